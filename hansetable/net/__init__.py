"""One table, several computers: what is sent, how it is kept private, and who answers whom."""
