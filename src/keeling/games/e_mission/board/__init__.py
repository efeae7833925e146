"""The board of e-Mission as a picture, a file an area."""
