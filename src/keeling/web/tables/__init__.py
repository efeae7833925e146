"""Tables: opened from their logs, changed by commands of people, played on by bots."""
