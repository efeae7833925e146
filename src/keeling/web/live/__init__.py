"""Who is looking, and how they hear of changes: streams of open pages, messages to others."""
