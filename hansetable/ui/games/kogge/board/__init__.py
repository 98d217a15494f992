"""How the table of Kogge looks."""
