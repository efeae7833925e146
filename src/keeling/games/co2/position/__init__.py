"""Positions of CO₂: written down and read back."""
