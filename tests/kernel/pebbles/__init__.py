"""Pebbles: a game of a page, to test the kernel with a user that is not compiled."""
