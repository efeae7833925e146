"""Positions of CO₂: Second Chance: written down and read back."""
