"""A spelling forgiven its clothing, or what else was typed (WD-11)."""

import unicodedata
from typing import NewType

import msgspec

from bukvitsa.kernel.words import WordReason

from .alphabet import are_letters, fold, is_letter

Word = NewType("Word", str)
"""Letters of the alphabet only, lower case, ё read as е; not necessarily in any dictionary."""

LONGEST = 40
"""No noun is longer; what is longer was not meant as a word."""

LOOKALIKES = {
    "a": "а", "b": "в", "c": "с", "e": "е", "h": "н", "k": "к", "m": "м",
    "o": "о", "p": "р", "t": "т", "x": "х", "y": "у",
}  # fmt: skip
"""Latin letters that look like Russian ones, typed by mistake."""

_DASHES = frozenset("-‐‑‒–—−'’ʼ`")


class Misread(msgspec.Struct, frozen=True):
    """Why an input is no spelling at all, and the signs that show it."""

    reason: WordReason
    signs: str = ""


def read_word(text: str) -> Word | Misread:
    """Take off case, blanks at the ends and composition; refuse what is not Cyrillic.

    >>> read_word("  ЁЖ ")
    'еж'
    >>> read_word("кoт")
    Misread(reason=<WordReason.LATIN_LOOKALIKE: 'latin_lookalike'>, signs='o')
    """
    bare = fold(unicodedata.normalize("NFC", text.strip()[: 2 * LONGEST]))
    if not bare:
        return Misread(WordReason.EMPTY)
    if are_letters(bare):
        return Word(bare) if len(bare) <= LONGEST else Misread(WordReason.TOO_LONG)
    return _misread(bare)


def _misread(bare: str) -> Misread:
    strange = "".join(dict.fromkeys(sign for sign in bare if not is_letter(sign)))
    if all(sign in LOOKALIKES for sign in strange):
        return Misread(WordReason.LATIN_LOOKALIKE, strange)
    russian = any(is_letter(sign) for sign in bare)
    if russian and all(sign in _DASHES for sign in strange):
        return Misread(WordReason.HYPHENATED, strange)
    if russian and all(sign.isspace() for sign in strange):
        return Misread(WordReason.SEVERAL_WORDS)
    return Misread(WordReason.NOT_CYRILLIC, strange[:8])
