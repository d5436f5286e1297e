"""Запретные слова: lay letters so that no word can be made of them."""
