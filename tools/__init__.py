"""Tools for contributors."""
