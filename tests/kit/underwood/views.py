"""Views of made-up tables, written as scenes write zones."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bukvitsa.games.underwood.cards import WILD, Card, Cards, face_of
from bukvitsa.games.underwood.laid import LaidWord
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.pack import Pack, pack_of
from bukvitsa.games.underwood.phases import Exchanging
from bukvitsa.games.underwood.scoring import word_points
from bukvitsa.games.underwood.seen import View
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.zones import tokens


def the_pack() -> Pack:
    """Give the cards of the room's own deck."""
    pack = pack_of(UnderwoodOptions(), 2)
    assert not isinstance(pack, Refusal)
    return pack


PACK = the_pack()


class Numbering:
    """Gives every card that is met the next number."""

    def __init__(self) -> None:
        self._next = 0

    def card(self, face: str) -> Card:
        self._next += 1
        return Card(CardId(self._next - 1), face)

    def zone(self, text: str) -> Cards:
        """Read `КО*[PR-1]`."""
        return tuple(
            self.card(token.strip("[]") if token.startswith("[") else token.lower())
            for token in tokens(text)
        )

    def word(self, text: str) -> LaidWord:
        """Read `с(о)н[PR-1]`."""
        letters, cards, wild, prize = "", [], False, None
        for sign in tokens(text):
            if sign in "()":
                wild = sign == "("
            elif sign.startswith("["):
                prize = self.card(sign.strip("[]"))
            else:
                letters += sign
                cards.append(self.card(WILD if wild else sign))
        points = word_points(tuple(cards), face_of(prize), PACK.prices)
        return LaidWord(letters, letters, tuple(cards), points, prize)


def a_view(
    own: str, ribbon: str = "", words: Sequence[Sequence[str]] = ((), ()), **more: Any
) -> View:
    """Make a view of seat 0, whose turn it is."""
    number = Numbering()
    hand = number.zone(own)
    view = View(
        you=Seat(0),
        options=UnderwoodOptions(),
        seats=len(words),
        round=1,
        dealer=Seat(len(words) - 1),
        turn=Seat(0),
        phase=Exchanging(None),
        deck=40,
        hands=(len(hand), *(7 for _ in words[1:])),
        own=hand,
        ribbon=number.zone(ribbon),
        words=tuple(tuple(map(number.word, listed)) for listed in words),
        out=(),
        totals=(0,) * len(words),
        scores=(0,) * len(words),
        sheet=(),
        counts=PACK.counts,
        prices=PACK.prices,
        ruled_in=(),
        ruled_out=(),
    )
    return replace(view, **more)


def faces_of(view: View) -> Mapping[CardId, str]:
    """Say what is printed on every card that a view shows."""
    laid = [card for words in view.words for word in words for card in word.cards]
    return {card.id: card.face for card in (*view.own, *view.ribbon, *laid)}
