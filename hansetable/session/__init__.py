"""A table with people at it: player slots, the session, its record as text, the autosave. No Qt."""
