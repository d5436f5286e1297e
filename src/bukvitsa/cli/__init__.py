"""The second door to the house: the same rules and words, asked from a terminal."""
