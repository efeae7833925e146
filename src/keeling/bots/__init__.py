"""Bots: they use only what the kernel offers, and get imagined states only."""
