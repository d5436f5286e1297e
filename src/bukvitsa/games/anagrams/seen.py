"""What a viewer sees of a table of Анаграммы, and what may be done by the view alone."""

from typing import TypeAlias, assert_never

import msgspec

from bukvitsa.games.court import Rulings
from bukvitsa.kernel.ballot import BallotSeen
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import Seat

from .events import (
    Accepted,
    Appealed,
    Claimed,
    Doubted,
    Ended,
    Failed,
    Flipped,
    LastCallStarted,
    Made,
    NoMore,
    Stood,
    VoteEnded,
)
from .lying import OpenCard, TableWord
from .options import AnagramsOptions
from .phases import Answer, Claim, Held, LastCall, Over, Play


class VotingSeen(msgspec.Struct, frozen=True, tag="vote"):
    """A called word is voted on; others' voices stay closed (WD-14)."""

    claim: Claim
    ballot: BallotSeen
    then: Play | LastCall
    held: Held


PhaseSeen: TypeAlias = Play | LastCall | Answer | VotingSeen | Over


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it: all but the order of the deck is open."""

    you: Seat | None
    options: AnagramsOptions
    seats: int
    phase: PhaseSeen
    deck: int
    """How many cards are still closed."""
    middle: tuple[OpenCard, ...]
    """In the order in which they were opened, so that in a heap later ones lie on top (AN-14)."""
    words: tuple[TableWord, ...]
    """Everybody's words, the oldest first."""
    letters: tuple[int, ...]
    """How many letters lie before each player (AN-13)."""
    rests: tuple[Instant, ...]
    """From when each player may call; while a phase holds the clocks, it says what is left."""
    appealable: tuple[str, ...]
    """Words of the viewer's own calls that may be put to the vote (WD-18)."""
    rulings: Rulings


def questioned(view: View) -> str | None:
    """Name the word that the table is asked about, if it is (WD-14, WD-17)."""
    phase = view.phase
    return phase.claim.word.word if isinstance(phase, Answer | VotingSeen) else None


class OpenedSeen(msgspec.Struct, frozen=True, tag="opened"):
    """The table is set; of the deck only the number of cards is known (AN-1)."""

    options: AnagramsOptions
    seats: int
    first: Seat
    deck: int
    until: Instant | None


class VotedSeen(msgspec.Struct, frozen=True, tag="voted"):
    """Somebody has voted, and how is not shown yet (WD-14)."""

    by: Seat


Seen: TypeAlias = (
    OpenedSeen | Flipped | LastCallStarted | Made | Failed | Claimed | Accepted | Stood | Doubted
    | Appealed | VotedSeen | VoteEnded | NoMore | Ended
)  # fmt: skip


class Menu(msgspec.Struct, frozen=True):
    """What a viewer may do now."""

    flip: bool = False
    """Open the top card (AN-2)."""
    call: Instant | None = None
    """From when a word may be called (AN-11); None: not while the table waits for something."""
    appeal: tuple[str, ...] = ()
    """Words that may be put to the vote (WD-18)."""
    done: bool = False
    """Say «больше не вижу» (AN-12)."""
    answer: bool = False
    """Accept or doubt the called word (WD-17)."""
    vote: bool = False
    """Vote on the called word (WD-14)."""


NOTHING = Menu()


def menu(view: View) -> Menu:
    """Say what a viewer may do now, by what the viewer sees."""
    you, phase = view.you, view.phase
    if you is None:
        return NOTHING
    match phase:
        case Play(turn):
            return Menu(flip=turn == you, call=view.rests[you], appeal=view.appealable)
        case LastCall(_, done):
            return Menu(call=view.rests[you], appeal=view.appealable, done=you not in done)
        case Answer(_, answers):
            return Menu(answer=answers.awaits(you))
        case VotingSeen(_, ballot):
            return Menu(vote=you in ballot.voters and you not in ballot.voted)
        case Over():
            return NOTHING
        case _:
            assert_never(phase)
