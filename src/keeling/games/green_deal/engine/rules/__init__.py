"""The rules of Green Deal, a file a chapter."""
