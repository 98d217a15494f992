"""What Novgorod says: one module a subject."""
