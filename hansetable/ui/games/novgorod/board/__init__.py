"""How the table of Novgorod looks."""
