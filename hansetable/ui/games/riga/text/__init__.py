"""What Riga says: one module a subject."""
