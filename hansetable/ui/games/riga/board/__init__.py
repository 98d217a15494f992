"""How the table of Riga looks."""
