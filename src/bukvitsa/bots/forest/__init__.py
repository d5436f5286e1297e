"""Players of Шёпот леса."""
