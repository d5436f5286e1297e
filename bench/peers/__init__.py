"""What the word search is measured against."""
