"""The screen of Riga: faces, geometry and words."""
