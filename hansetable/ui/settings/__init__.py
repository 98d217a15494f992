"""Settings: stored, and changed in a dialog."""
