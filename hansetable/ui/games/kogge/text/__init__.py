"""What Kogge says: one module a subject."""
