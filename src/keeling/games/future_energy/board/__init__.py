"""The board of Future Energy as a picture, a file an area."""
