"""How a word could be made of what a viewer sees."""

from collections.abc import Sequence

from bukvitsa.letters.word import Misread, read_word

from .acts import Call
from .best import best_way
from .seen import View


def ways(view: View, word: str) -> Sequence[Call]:
    """Name the way best for the viewer, if there is one (AN-9)."""
    spelling = read_word(word)
    if view.you is None or isinstance(spelling, Misread):
        return ()
    middle = "".join(card.face for card in view.middle)
    way = best_way(spelling, view.you, middle, view.words, view.seats)
    return () if way is None else (Call(spelling, tuple(each.id for each in way)),)
