"""Positions of Green Deal: written down and read back."""
