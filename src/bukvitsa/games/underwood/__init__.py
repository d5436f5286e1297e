"""Ундервуд: words out of the own hand and a shared ribbon of letters."""
