"""The tables of the games: how each of them lies on the cloth and what it says."""
