"""How spellings go wrong: by ear, by rule, by finger."""

from collections.abc import Iterator
from itertools import pairwise

from bukvitsa.letters.alphabet import ALPHABET, VOWELS

_PAIRS = ("оа", "еи", "еэ", "иы", "яе", "яи", "уо", "ую", "ое", "ая", "ый", "ий", "ьъ",
          "бп", "вф", "гк", "дт", "жш", "зс", "шщ", "чщ", "гх", "цс", "чш", "лр", "тц")  # fmt: skip
_SOUNDS = (
    ("тс", "ц"), ("дс", "ц"), ("сч", "щ"), ("зч", "щ"), ("стн", "сн"), ("здн", "зн"),
    ("вств", "ств"), ("рдц", "рц"), ("стл", "сл"), ("лнц", "нц"), ("ндск", "нск"), ("чн", "шн"),
    ("сш", "ш"), ("щн", "шн"), ("ье", "ие"), ("тч", "ч"),
    ("гк", "хк"), ("жч", "щ"), ("йо", "е"), ("ьо", "е"), ("ио", "ие"), ("иа", "ия"),
)  # fmt: skip
_ROWS = ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю")


def _swaps() -> dict[str, str]:
    """Say which letters each letter is mistaken for."""
    found: dict[str, set[str]] = {letter: set() for letter in ALPHABET}
    for pair in _PAIRS:
        one, other = pair[0], pair[1]
        found[one].add(other)
        found[other].add(one)
    return {letter: "".join(sorted(others)) for letter, others in found.items()}


def _neighbours() -> dict[str, str]:
    """Say which keys lie beside each letter's key."""
    found: dict[str, set[str]] = {letter: set() for letter in ALPHABET}
    for row in _ROWS:
        for left, right in pairwise(row):
            found[left].add(right)
            found[right].add(left)
    for upper, lower in pairwise(_ROWS):
        for above, below in zip(upper, lower, strict=False):
            found[above].add(below)
            found[below].add(above)
    return {letter: "".join(sorted(others)) for letter, others in found.items()}


SWAPS = _swaps()
NEIGHBOURS = _neighbours()


def confusions(word: str) -> Iterator[str]:
    """Give the spellings that a word could be a common mistake for.

    >>> "корова" in set(confusions("карова"))
    True
    """
    for place, letter in enumerate(word):
        head, tail = word[:place], word[place + 1 :]
        for other in SWAPS[letter]:
            yield f"{head}{other}{tail}"
        if letter in "ьъй" or tail[:1] == letter:
            yield head + tail
        yield from _added(head, letter, tail)
        if letter in VOWELS and _between_consonants(head, tail):
            yield head + tail
    for place in range(1, len(word)):
        if _between_consonants(word[:place], word[place:]):
            yield from (f"{word[:place]}{vowel}{word[place:]}" for vowel in "еои")
    for one, other in _SOUNDS:
        yield from _replaced(word, one, other)
        yield from _replaced(word, other, one)


def finger_slips(word: str) -> Iterator[str]:
    """Give the spellings that a hasty finger makes: a key beside, two swapped, one missed."""
    places = range(len(word))
    for place in places:
        for other in NEIGHBOURS[word[place]]:
            yield word[:place] + other + word[place + 1 :]
    for place in places[1:]:
        yield word[: place - 1] + word[place] + word[place - 1] + word[place + 1 :]
    for place in places:
        yield word[:place] + word[place + 1 :]


def edits(word: str) -> Iterator[str]:
    """Give every spelling one edit away: slips of the finger first."""
    yield from finger_slips(word)
    for place in range(len(word) + 1):
        for letter in ALPHABET:
            yield word[:place] + letter + word[place:]
    for place in range(len(word)):
        for letter in ALPHABET:
            yield word[:place] + letter + word[place + 1 :]


def _between_consonants(head: str, tail: str) -> bool:
    """Tell whether a vowel lost or put in here would hardly be heard."""
    signs = VOWELS | {"ь", "ъ", "й"}
    return head != "" and tail != "" and head[-1] not in signs and tail[0] not in signs


def _added(head: str, letter: str, tail: str) -> Iterator[str]:
    """Double a consonant, or put in a sign that is not heard."""
    if letter not in VOWELS:
        yield f"{head}{letter}{letter}{tail}"
        yield f"{head}{letter}ь{tail}"
        yield f"{head}{letter}ъ{tail}"
    else:
        yield f"{head}{letter}й{tail}"


def _replaced(word: str, one: str, other: str) -> Iterator[str]:
    """Replace each occurrence of one row of letters by another."""
    start = word.find(one)
    while start >= 0:
        yield word[:start] + other + word[start + len(one) :]
        start = word.find(one, start + 1)
