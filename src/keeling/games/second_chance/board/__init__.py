"""The board of CO₂: Second Chance as a picture, a file an area."""
