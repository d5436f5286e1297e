"""A multiset of letters as one number, so that «can it be made of these» is one AND.

Bit by bit the code says «at least one о», «at least two о» and so on, as mercury rises in a
thermometer. One multiset lies within another exactly if its bits are among the other's bits.
"""

from bukvitsa.letters.alphabet import ALPHABET

ORDER = (
    "рклснтипвмеадооуаьзгиебяцтчнрфсшхожкыйщлеавэипюмднтоьрусгезбфячи"
    "ъацлквоымшнхетржпйсэущадгиоблфеюнмтьржиотдчзкйсэяыцв"
)
"""The n-th о of this line is the bit «at least n of о». What most often tells a noun
from a handful of letters comes first: a search that reads 64 bits seldom needs the others."""

CAPS = {letter: ORDER.count(letter) for letter in ALPHABET}
"""How many of each letter the code can tell apart; no Russian noun holds more."""

WIDTH = 128
"""Bits in two machine words. Those above the letters are free for marks on a word."""

LETTER_BITS = (1 << len(ORDER)) - 1


def _levels(letter: str) -> tuple[int, ...]:
    """Give the code of no, one, two, … of a letter."""
    levels, code = [0], 0
    for place, sign in enumerate(ORDER):
        if sign == letter:
            code |= 1 << place
            levels.append(code)
    return tuple(levels) + (code,) * (WIDTH - len(levels))


_LEVELS = {letter: _levels(letter) for letter in ALPHABET}


def thermometer(letters: str) -> int:
    """Code how many there are of each letter; what is above the caps reads as the cap.

    >>> bin(thermometer("рок")), thermometer("ток") & ~thermometer("окот")
    ('0b10000000000011', 0)
    """
    code = 0
    count = (letters if len(letters) < WIDTH else _clipped(letters)).count
    for letter in set(letters):
        code |= _LEVELS[letter][count(letter)]
    return code


def _clipped(letters: str) -> str:
    return "".join(letter * min(letters.count(letter), CAPS[letter]) for letter in set(letters))


def codable(letters: str) -> bool:
    """Tell whether the code holds every single letter, none being above its cap.

    >>> codable("обороноспособность"), codable("ъъ")
    (True, False)
    """
    return all(letters.count(letter) <= CAPS[letter] for letter in set(letters))
