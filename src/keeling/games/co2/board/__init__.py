"""The board of CO₂ as a picture, a file an area."""
