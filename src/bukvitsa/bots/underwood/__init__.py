"""Minds that play Ундервуд."""
