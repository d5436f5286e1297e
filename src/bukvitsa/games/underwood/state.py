"""The state of a match of Ундервуд, and how each event changes it."""

from typing import TypeAlias

import msgspec

from bukvitsa.games.court import Rulings
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Span, Ticket
from bukvitsa.kernel.people import Seat

from .cards import Cards, Face
from .laid import Claim, Words
from .options import UnderwoodOptions
from .phases import Answering, Exchanging, Feeding, Over, Second


class Voting(msgspec.Struct, frozen=True, tag="vote"):
    """A word is put to the vote (WD-14)."""

    claim: Claim
    ballot: Ballot
    doubter: Seat | None
    left: Span | None
    back: Exchanging | Second


Phase: TypeAlias = Exchanging | Second | Feeding | Answering | Voting | Over


class State(msgspec.Struct, frozen=True):
    """A match under way, as the referee knows it."""

    options: UnderwoodOptions
    seats: int
    counts: dict[Face, int]
    prices: dict[Face, int]
    totals: tuple[int, ...]
    scores: tuple[int, ...]
    phase: Phase
    dealer: Seat = Seat(0)
    turn: Seat = Seat(0)
    round: int = 0
    deck: Cards = ()
    """The top first."""
    hands: tuple[Cards, ...] = ()
    """The cards held longest first."""
    ribbon: Cards = ()
    words: tuple[Words, ...] = ()
    out: Cards = ()
    idle: int = 0
    """Turns in a row with an empty deck in which nothing was laid or put (UN-21)."""
    rulings: Rulings = Rulings()
    ticket: Ticket = Ticket(0)
