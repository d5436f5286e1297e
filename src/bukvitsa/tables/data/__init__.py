"""Lists and sentences that a non-programmer can correct."""
