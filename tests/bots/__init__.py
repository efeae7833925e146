"""Tests of what bots know of a game."""
