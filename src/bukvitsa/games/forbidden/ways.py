"""How a word can be made of the conversation."""

from collections.abc import Iterator, Sequence
from itertools import islice

from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.word import Misread, read_word

from .acts import Call
from .cards import Face, lacking
from .seen import View

MOST_WAYS = 60
"""Nobody looks through more; a strange deck and a long word could give millions."""

Named = tuple[int, ...]
"""Letters of a word, by their places in it, that are to be made by red cards."""


def ways(view: View, word: str) -> Sequence[Call]:
    """List the calls of a word, by the cards that serve it; none if a letter lacks (FW-10, FW-16).

    Who laid last pays for the black cards (FW-12), so the call that takes most of them comes
    first: it names no card. Then follow those by more and more red cards.
    """
    spelt = read_word(word)
    if isinstance(spelt, Misread) or lacking(view.conversation, spelt):
        return ()
    doubles = [named for named in _by_letter(view.conversation, spelt) if len(named) > 1]
    most = sum(len(named) - 1 for named in doubles)
    choices = (chosen for more in range(most + 1) for chosen in _choices(doubles, more))
    return [Call(spelt, tuple(sorted(chosen))) for chosen in islice(choices, MOST_WAYS)]


def _by_letter(faces: Sequence[Face], word: str) -> Iterator[list[Named]]:
    """Say for each letter which of its places may be named red: none, and then more and more."""
    for letter in dict.fromkeys(word):
        places = [place for place, sign in enumerate(word) if sign == letter]
        black = faces.count(Face(Letter(letter), red=False))
        red = faces.count(Face(Letter(letter), red=True))
        fewest, most = max(0, len(places) - black), min(len(places), red)
        yield [(), *(tuple(places[:count]) for count in range(fewest + 1, most + 1))]


def _choices(doubles: Sequence[list[Named]], more: int) -> Iterator[Named]:
    """Choose for each letter, so that so many more red cards than need be are used in all."""
    if not doubles:
        yield from [()] * (more == 0)
        return
    for extra, named in enumerate(doubles[0][: more + 1]):
        for others in _choices(doubles[1:], more - extra):
            yield named + others
