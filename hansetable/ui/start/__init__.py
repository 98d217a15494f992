"""The start page and the welcome."""
