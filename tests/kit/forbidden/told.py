"""How acts of «Запретные слова» are written in scenes, for runs that tell themselves."""

from collections.abc import Sequence
from typing import Any, assert_never

from bukvitsa.games.forbidden.acts import Act, Appeal, Call, Doubt, Hush, Lay, Next, Open
from bukvitsa.games.forbidden.scene import ForbiddenBook
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


KIT = Kit(subject=ForbiddenSubject(), book=ForbiddenBook(), write=write, words=WORDS)
