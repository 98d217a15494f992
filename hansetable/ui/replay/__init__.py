"""The page on which a record is looked at."""
