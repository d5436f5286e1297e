"""Chance as a scene tells it: what each next shuffle brings to the top."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bukvitsa.letters.alphabet import fold
from bukvitsa.letters.zones import tokens

T = TypeVar("T")


class ToldChance:
    """Shuffles that bring the told cards to the top, in turn; the rest stays in order.

    Capitals or not, Е or Ё: cards of different kinds are never shuffled together.

    >>> chance = ToldChance(["ое"], sign=str)
    >>> chance.shuffled("аеиоу"), chance.shuffled("аеиоу")
    (('о', 'е', 'а', 'и', 'у'), ('а', 'е', 'и', 'о', 'у'))
    """

    def __init__(self, tops: Sequence[str], sign: Callable[[Any], str]) -> None:
        """Take the tops of the shuffles to come, and how a thing is written."""
        self._tops = list(tops)
        self._sign = sign

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Bring the next told cards to the top."""
        rest, top = list(things), []
        for token in tokens(self._tops.pop(0)) if self._tops else ():
            signs = [fold(self._sign(thing)) for thing in rest]
            if fold(token) not in signs:
                raise ValueError(f"chance: карты «{token}» среди тасуемых больше нет")
            top.append(rest.pop(signs.index(fold(token))))
        return (*top, *rest)
