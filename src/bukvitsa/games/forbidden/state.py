"""The state of a table of «Запретные слова», its phases, and how each event changes it."""

from typing import TypeAlias

import msgspec

from bukvitsa.games.court import Rulings
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Instant, Ticket
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.cards import CardId

from .cards import Card
from .events import Claim
from .options import ForbiddenOptions


class Laying(msgspec.Struct, frozen=True, tag="lay"):
    """A card is to be laid; a word may be called against who laid last (FW-6, FW-10)."""

    turn: Seat
    last: Seat | None
    opens: Instant | None
    until: Instant | None
    hushed: tuple[Seat, ...] = ()


class Answering(msgspec.Struct, frozen=True, tag="answer"):
    """Who laid last is asked for a doubt; all other clocks stand still (FW-19, WD-14)."""

    turn: Seat
    claim: Claim
    until: Instant
    held: Laying
    since: Instant


class Voting(msgspec.Struct, frozen=True, tag="vote"):
    """The table votes on a called word; all other clocks stand still (WD-14)."""

    claim: Claim
    ballot: Ballot
    held: Laying
    since: Instant


class Choosing(msgspec.Struct, frozen=True, tag="choose"):
    """Who took the penalty says who moves next (FW-14)."""

    turn: Seat
    claim: Claim
    until: Instant


class Ended(msgspec.Struct, frozen=True, tag="over"):
    """The series is over."""

    outcome: Outcome


Phase: TypeAlias = Laying | Answering | Voting | Choosing | Ended


class Series(msgspec.Struct, frozen=True):
    """What stays as it is while cards are laid (FW-23)."""

    options: ForbiddenOptions
    seats: int
    game: int
    """Which game of the series this is, from 1."""
    first: Seat
    totals: tuple[int, ...]
    rulings: Rulings
    refused: tuple[tuple[str, ...], ...]
    """Per seat the words that the dictionary alone refused, for an appeal (WD-18)."""


class State(msgspec.Struct, frozen=True):
    """A table."""

    series: Series
    cards: tuple[Card, ...]
    """Every card by its number: the red ones first."""
    conversation: tuple[CardId, ...]
    showcase: tuple[CardId, ...]
    deck: int
    """The number of the next card to draw; all that follow are in the deck."""
    hands: tuple[tuple[CardId, ...], ...]
    """The card held longest first."""
    penalties: tuple[tuple[CardId, ...], ...]
    discard: tuple[CardId, ...]
    rests: tuple[Instant | None, ...]
    phase: Phase
    ticket: Ticket
