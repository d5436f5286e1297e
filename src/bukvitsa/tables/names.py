"""Names and talk: what may be written where others read it."""

import unicodedata
from itertools import pairwise

from bukvitsa.kernel.refusal import Refusal

LONGEST_NAME = 20
LONGEST_TALK = 200

_JOINERS = "\u200d\ufe0f"
"""What holds pictures together: seen only between them."""
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing at all."""


def read_name(text: str) -> str | Refusal:
    """Read a name as others will see it, or say why it cannot be one.

    >>> read_name("  Анна   Б. ")
    'Анна Б.'
    """
    parts = unicodedata.normalize("NFC", text).split(" ")
    name = " ".join(part for part in parts if part)
    if not name:
        return Refusal("name_empty")
    if len(name) > LONGEST_NAME:
        return Refusal("name_too_long", {"most": LONGEST_NAME})
    if any(map(_strange, name)) or any(unicodedata.category(sign)[0] == "M" for sign in name):
        return Refusal("name_strange")
    if not any(sign.isalnum() for sign in name):
        return Refusal("name_empty")
    return name


def read_talk(text: str) -> str | Refusal:
    """Read what somebody says at the table, or say why it cannot be said.

    >>> read_talk("Хороший ход! ")
    'Хороший ход!'
    """
    said = unicodedata.normalize("NFC", text).strip()
    if not said:
        return Refusal("talk_empty")
    if len(said) > LONGEST_TALK:
        return Refusal("talk_too_long", {"most": LONGEST_TALK})
    if any(sign not in _JOINERS and _strange(sign) for sign in said) or _heaped(said):
        return Refusal("talk_strange")
    return said


def alike(one: str, other: str) -> bool:
    """Tell whether two names would be taken for each other.

    >>> alike("Алёна", "алена")
    True
    """
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().replace("ё", "е").replace(" ", "")


def _strange(sign: str) -> bool:
    """Tell whether a sign rules the line, turns it round, or cannot be seen."""
    category = unicodedata.category(sign)
    if category[0] == "C" or sign in _BLANKS:
        return True
    return category[0] == "Z" and sign != " "


def _heaped(text: str) -> bool:
    """Tell whether marks are heaped on a letter."""
    marks = [unicodedata.category(sign)[0] == "M" and sign not in _JOINERS for sign in text]
    return any(one and other for one, other in pairwise(marks))
