"""The sidebar of the table: seats, log, moves and the card."""
