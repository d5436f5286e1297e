"""Анаграммы: whoever sees a word first takes it."""
