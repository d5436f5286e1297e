"""Zones of cards written as text, as scenes and playthroughs write them.

A card is one letter, `*` for a wild card, `[PR-1]` for a prize, `#` for a closed card (`#К` where
its face is known), `?` for one that may not be seen. Blanks mean nothing.
"""

import re

_TOKEN = re.compile(r"\[[^\]\s]+\]|#[А-Яа-яЁё*]?|\S")


def tokens(text: str) -> tuple[str, ...]:
    """Take a zone's text apart into cards.

    >>> tokens("КО т*[PR-1] #К # ?")
    ('К', 'О', 'т', '*', '[PR-1]', '#К', '#', '?')
    """
    return tuple(_TOKEN.findall(text))


def same_row(expected: object, got: object) -> bool:
    """Compare zones whose order matters.

    >>> same_row("А Б", "АБ"), same_row("БА", "АБ")
    (True, False)
    """
    return tokens(str(expected or "")) == tokens(str(got or ""))


def same_bag(expected: object, got: object) -> bool:
    """Compare zones whose order means nothing.

    >>> same_bag("БА", "АБ"), same_bag("ББ", "Б")
    (True, False)
    """
    return sorted(tokens(str(expected or ""))) == sorted(tokens(str(got or "")))
