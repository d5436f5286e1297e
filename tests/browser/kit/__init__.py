"""What tests in a real browser are made of."""
