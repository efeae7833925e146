"""The board of Green Deal as a picture, a file an area."""
