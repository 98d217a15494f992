"""The games on disk; people read “Chronicle” on the screen."""

GAMES_TAB, FIGURES_TAB = "games", "figures"
"""The two sides of the page: the list of games, and what they tell together."""
