"""What the laws and machines need to know of Ундервуд."""
