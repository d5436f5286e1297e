"""What the tests need to know of Шёпот леса."""
