"""Bots against bots, many games, for figures: who wins, how long it lasts, how it ends."""
