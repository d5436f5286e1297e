"""What a viewer of «Запретные слова» sees and hears, and what a player may do by that."""

from typing import TypeAlias, assert_never

import msgspec

from bukvitsa.games.court import Rulings
from bukvitsa.kernel.ballot import BallotSeen
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

from .acts import Mover
from .cards import FEWEST_IN_SHOWCASE, Card, Face, lacking
from .events import (
    Accepted,
    Appealed,
    CallFailed,
    Claim,
    Claimed,
    Doubted,
    GameEnded,
    Hushed,
    MoverChosen,
    Opened,
    Over,
    RedLaid,
    Renewed,
    Rested,
    Taken,
    TimeRanOut,
    VoteEnded,
    WindowClosed,
)
from .options import ForbiddenOptions


class LaySeen(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """A card is to be laid; a word may be called against who laid last."""

    turn: Seat
    last: Seat | None
    """Who laid the letter that may be called now; None: nothing may be called."""
    opens: Instant | None
    """Until when the player to move has to wait; None: no longer (FW-18)."""
    until: Instant | None
    """When the clock lays a card instead; None: never (FW-25)."""
    hushed: bool
    """Whether the viewer has said «молчу»."""


class AnswerSeen(msgspec.Struct, frozen=True, tag="answer"):
    """Who laid last is asked to accept a called word or to doubt it (FW-19)."""

    turn: Seat
    claim: Claim
    until: Instant
    held: LaySeen
    """What goes on if the word falls."""
    since: Instant
    """When its clocks were stopped."""


class VoteSeen(msgspec.Struct, frozen=True, tag="vote"):
    """The table votes on a called word (WD-14)."""

    claim: Claim
    ballot: BallotSeen
    held: LaySeen
    since: Instant


class ChooseSeen(msgspec.Struct, frozen=True, tag="choose"):
    """Who took the penalty says who moves next (FW-14)."""

    turn: Seat
    claim: Claim
    until: Instant


class OverSeen(msgspec.Struct, frozen=True, tag="over"):
    """The series is over."""

    outcome: Outcome


PhaseSeen: TypeAlias = LaySeen | AnswerSeen | VoteSeen | ChooseSeen | OverSeen


class View(msgspec.Struct, frozen=True, gc=False):
    """What one viewer sees of the table."""

    you: Seat | None
    options: ForbiddenOptions
    game: int
    """Which game of the series this is, from 1."""
    first: Seat
    """Who moved first in this game."""
    phase: PhaseSeen
    conversation: tuple[Face, ...]
    """As laid, the oldest first."""
    showcase: tuple[Card, ...]
    own: tuple[Card, ...]
    """The viewer's hand, the card held longest first."""
    hands: tuple[int, ...]
    deck: int
    discard: int
    penalties: tuple[tuple[Letter, ...], ...]
    totals: tuple[int, ...]
    """Points of the ended games of the series."""
    rests: tuple[Instant | None, ...]
    """Until when each player may not call; None: no rest (FW-17). A held phase holds these, too."""
    rulings: Rulings
    refused: tuple[tuple[str, ...], ...]
    """Per player the words that may be appealed once the conversation holds them (WD-18)."""


class DealtSeen(msgspec.Struct, frozen=True, tag="dealt"):
    """A game begins: the red cards in order, the first two of them in the conversation."""

    first: Seat
    red: tuple[Letter, ...]
    own: tuple[Card, ...]
    until: Instant | None


class LaidSeen(msgspec.Struct, frozen=True, gc=False, tag="laid"):
    """A black card is laid; its number and what is drawn are shown to who laid it alone."""

    by: Seat
    letter: Letter
    opens: Instant | None
    until: Instant | None
    card: CardId | None = None
    drawn: Card | None = None


class VotedSeen(msgspec.Struct, frozen=True, tag="voted"):
    """Somebody has voted."""

    by: Seat


Seen: TypeAlias = (
    Opened | DealtSeen | LaidSeen | RedLaid | Hushed | WindowClosed | CallFailed | Rested
    | Claimed | Accepted | Doubted | Appealed | VotedSeen | VoteEnded | Taken | Renewed
    | MoverChosen | TimeRanOut | GameEnded | Over
)  # fmt: skip


class Menu(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a viewer may do now; what is left out cannot be done."""

    lay: tuple[CardId, ...] = ()
    """Cards of the hand that may be laid."""
    open: tuple[CardId, ...] = ()
    """Red cards that may be laid."""
    opens: Instant | None = None
    """From when the viewer may lay a card, having to wait first."""
    call: bool = False
    rests: Instant | None = None
    """From when the viewer may call, having to rest first."""
    hush: bool = False
    appeal: tuple[str, ...] = ()
    """Words that may be put to the vote."""
    answer: bool = False
    """Whether to accept or to doubt."""
    vote: bool = False
    next: tuple[Mover, ...] = ()


NOTHING = Menu()


def menu(view: View) -> Menu:
    """Say what a viewer may do now, by what the viewer sees."""
    you, phase = view.you, view.phase
    if you is None:
        return NOTHING
    match phase:
        case LaySeen():
            return _laying(view, you, phase)
        case AnswerSeen(turn):
            return Menu(answer=True) if turn == you else NOTHING
        case VoteSeen(ballot=ballot):
            return Menu(vote=True) if ballot.own is None else NOTHING
        case ChooseSeen(turn):
            return Menu(next=tuple(Mover)) if turn == you else NOTHING
        case OverSeen():
            return NOTHING
        case _:
            assert_never(phase)


def _laying(view: View, you: Seat, phase: LaySeen) -> Menu:
    """Say what may be done while a card is to be laid (FW-6, FW-7, FW-10, FW-17, FW-18)."""
    lay: tuple[CardId, ...] = ()
    reds: tuple[CardId, ...] = ()
    opens, last, moves = phase.opens, phase.last, you == phase.turn
    if moves and opens is None:
        lay = tuple([card.id for card in view.own])
        if len(view.showcase) >= FEWEST_IN_SHOWCASE:
            reds = tuple([card.id for card in view.showcase])
    if last is None or you == last:
        return Menu(lay, reds)
    rests = view.rests[you]
    return Menu(
        lay,
        reds,
        opens if moves else None,
        rests is None,
        rests,
        hush=not (moves or opens is None or phase.hushed),
        appeal=_appeals(view, you) if view.options.referee is Referee.APPEAL else (),
    )


def _appeals(view: View, you: Seat) -> tuple[str, ...]:
    """List the player's refused words that the conversation holds now (WD-18)."""
    voted = (*view.rulings.passed, *view.rulings.failed)
    return tuple(
        word
        for word in view.refused[you]
        if word not in voted and not lacking(view.conversation, word)
    )
