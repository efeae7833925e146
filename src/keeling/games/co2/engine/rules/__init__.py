"""The rules of CO₂, a file a chapter."""
