"""The end of a game: scores, course and decisive turns."""
