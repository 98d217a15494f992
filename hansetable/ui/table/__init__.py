"""The table of any game: pieces, seats, log, moves and the question, without a rule in them."""
