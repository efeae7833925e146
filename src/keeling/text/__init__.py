"""Texts: everything a person reads, in English, German and Polish."""
