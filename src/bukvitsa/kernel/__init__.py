"""What a game is, and the one place where acts become facts."""
