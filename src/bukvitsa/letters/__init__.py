"""Letters and cards as things on a table; no dictionary, no rules."""
