"""The board as a graphics scene: pieces, background, highlights."""
