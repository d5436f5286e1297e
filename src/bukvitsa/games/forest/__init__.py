"""Шёпот леса: secret words on a field of trees, won by marking letters."""
