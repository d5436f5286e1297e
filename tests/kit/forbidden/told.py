"""How acts of «Запретные слова» are written in scenes, for runs that tell themselves."""

from collections.abc import Sequence
from random import Random
from typing import Any, assert_never

from bukvitsa.games.forbidden.acts import Act, Appeal, Call, Doubt, Hush, Lay, Next, Open
from bukvitsa.games.forbidden.scene import ForbiddenBook
from bukvitsa.games.forbidden.seen import Menu, View
from bukvitsa.games.forbidden.state import State
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from tests.kit.told import Kit, Written

from .subject import WORDS, ForbiddenSubject


def write(act: Act, state: State, by: Seat, _names: Names) -> Written:
    """Write an act as a scene does; a card that the player has not cannot be named."""
    match act:
        case Lay(card):
            held = card in state.hands[by]
            return ("lay", state.cards[card].face.letter.upper()) if held else None
        case Open(card):
            return ("open", state.cards[card].face.letter) if card in state.showcase else None
        case Call(word, red):
            return "call", _called(word, red)
        case Appeal(word, red):
            return "appeal", _called(word, red)
        case Hush():
            return "hush", None
        case Accept():
            return "accept", None
        case Doubt():
            return "doubt", None
        case Vote(voice):
            return "vote", voice.value
        case Next(mover):
            return "next", mover.value
        case _:
            assert_never(act)


def _called(word: str, red: Sequence[int]) -> Any:
    """Write a called word, with its red letters counted from 1 (FW-16)."""
    return {"word": word, "red": [place + 1 for place in red]} if red else word


class NamingSubject(ForbiddenSubject):
    """Of equal letters in a hand only the one held longest is laid: scenes cannot tell others."""

    def offers(self, view: View, menu: Menu, dice: Random) -> Sequence[Act]:
        return [_named(view, act) for act in super().offers(view, menu, dice)]

    def wild(self, view: View, dice: Random) -> Act:
        return _named(view, super().wild(view, dice))


def _named(view: View, act: Act) -> Act:
    faces = {card.id: card.face for card in view.own}
    if isinstance(act, Lay) and act.card in faces:
        return Lay(next(card for card, face in faces.items() if face == faces[act.card]))
    return act


KIT = Kit(subject=NamingSubject(), book=ForbiddenBook(), write=write, words=WORDS)
