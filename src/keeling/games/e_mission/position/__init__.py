"""Positions of e-Mission: written down and read back."""
