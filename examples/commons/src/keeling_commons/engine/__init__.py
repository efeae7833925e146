"""The rules of Commons."""
