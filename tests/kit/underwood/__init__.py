"""What the tests know of Ундервуд."""
