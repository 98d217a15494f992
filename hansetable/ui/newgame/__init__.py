"""The dialog for a new game, and what is chosen in it."""
