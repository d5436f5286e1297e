"""How a word could be made of what a viewer sees."""

from collections.abc import Sequence

from bukvitsa.letters.word import Misread, read_word

from .acts import Call
from .best import best_ways
from .seen import View


def ways(view: View, word: str) -> Sequence[Call]:
    """List calls of a word that name the words used, the way best for the viewer first (AN-9)."""
    spelling = read_word(word)
    if view.you is None or isinstance(spelling, Misread):
        return ()
    middle = "".join([card.face for card in view.middle])
    found = best_ways(spelling, view.you, middle, view.words, view.seats)
    return tuple(Call(spelling, tuple(each.id for each in used)) for used in found)
