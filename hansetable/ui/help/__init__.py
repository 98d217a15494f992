"""Rulebook, keys, guided games, and what this program is."""
