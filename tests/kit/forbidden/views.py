"""Views of a table, written as in scenes: red letters small, black ones in capitals."""

from typing import Any

from msgspec.structs import replace

from bukvitsa.games.court import Rulings
from bukvitsa.games.forbidden.cards import Card, Face
from bukvitsa.games.forbidden.events import Claim
from bukvitsa.games.forbidden.options import ForbiddenOptions
from bukvitsa.games.forbidden.seen import LaySeen, PhaseSeen, View
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict, WordReason
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

ME, LEFT, RIGHT = Seat(0), Seat(1), Seat(2)

MY_MOVE = LaySeen(turn=ME, last=RIGHT, opens=None, until=None, hushed=False)


def faces(text: str) -> tuple[Face, ...]:
    """Read a zone."""
    signs = text.replace(" ", "")
    return tuple(Face(Letter(sign.lower()), red=sign.islower()) for sign in signs)


def cards(text: str, first: int = 0) -> tuple[Card, ...]:
    """Read a zone whose cards can be named, numbered from some number."""
    return tuple(Card(CardId(first + place), face) for place, face in enumerate(faces(text)))


def a_view(
    conversation: str = "ао",
    *,
    own: str = "КЛН",
    showcase: str = "аеиоие",
    phase: PhaseSeen = MY_MOVE,
    options: ForbiddenOptions | None = None,
    you: Seat | None = ME,
    **rest: Any,
) -> View:
    """Look at a table of three from the first seat."""
    view = View(
        you=you,
        options=options or ForbiddenOptions(),
        game=1,
        first=ME,
        phase=phase,
        conversation=faces(conversation),
        showcase=cards(showcase, first=0),
        own=cards(own, first=8),
        hands=(3, 3, 3),
        deck=40,
        discard=0,
        penalties=((), (), ()),
        totals=(0, 0, 0),
        rests=(None, None, None),
        rulings=Rulings(),
        refused=((), (), ()),
    )
    return replace(view, **rest)


def a_claim(word: str, by: Seat = LEFT) -> Claim:
    """Claim a word; by which cards does not matter."""
    verdict = Verdict(word, WordReason.LEGAL, "test", shown=word)
    return Claim(by, verdict, tuple(range(len(word))))
