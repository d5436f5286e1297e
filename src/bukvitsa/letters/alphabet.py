"""The letters on cards: thirty-two of them, for Ё is read as Е (WD-7)."""

from typing import NewType

Letter = NewType("Letter", str)
"""One lower-case letter of `ALPHABET`."""

ALPHABET = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
VOWELS = frozenset("аеиоуыэюя")
_LETTERS = frozenset(ALPHABET)


def fold(text: str) -> str:
    """Make small letters of capitals and е of ё, as cards and comparisons do.

    >>> fold("ЁлкА")
    'елка'
    """
    return text.lower().replace("ё", "е")


def is_letter(sign: str) -> bool:
    """Tell whether a sign is a letter that a card can carry.

    >>> is_letter("ъ"), is_letter("ё"), is_letter("a")
    (True, False, False)
    """
    return sign in _LETTERS


def are_letters(signs: str) -> bool:
    """Tell whether cards can carry every one of some signs.

    >>> are_letters("объезд"), are_letters("объ-езд")
    (True, False)
    """
    return _LETTERS.issuperset(signs)


def is_vowel(letter: str) -> bool:
    """Tell a vowel from a consonant or a sign.

    >>> is_vowel("ы"), is_vowel("й")
    (True, False)
    """
    return letter in VOWELS
