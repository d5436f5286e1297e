"""Rules shown by example: scenes are read, played and compared."""
