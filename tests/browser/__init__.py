"""Tests in a real browser: the interface as people meet it."""
