"""How fast the rules and the screen are."""
