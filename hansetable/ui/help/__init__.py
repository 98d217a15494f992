"""Rulebook, keys, lessons, and what this program is."""
