"""The whole public table of one seat, laid over the board at full size."""
