"""Positions of Future Energy: written down and read back."""
