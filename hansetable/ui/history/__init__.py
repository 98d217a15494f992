"""The games on disk; people read “Chronicle” on the screen."""
