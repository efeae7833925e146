"""Bad things that happen to a real server while people play: `python -m tools.faults --help`."""
