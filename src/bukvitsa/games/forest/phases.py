"""Whose act is awaited and until when; a phase is no secret, so everybody sees the same value.

The tags are the phases of the scene language. `until` is None where the table has switched the
clock of single decisions off (FO-32).
"""

from typing import TypeAlias

import msgspec

from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import Seat

from .field import Place


class Writing(msgspec.Struct, frozen=True, tag="write"):
    """The sand runs; everybody writes (FO-8)."""

    until: Instant


class Answering(msgspec.Struct, frozen=True, tag="answer"):
    """Shown words may be doubted, refused ones appealed (WD-17, WD-18)."""

    until: Instant
    accepted: tuple[Seat, ...] = ()
    """Who has nothing more to say."""
    contested: tuple[Seat, ...] = ()
    """Whose words go to the vote."""


class Voting(msgspec.Struct, frozen=True, tag="vote"):
    """One contested word is voted on; the ballot lies beside the phase (WD-14)."""

    of: Seat
    word: str
    """As its writer wrote it."""
    waiting: tuple[Seat, ...] = ()
    """Whose words are voted on afterwards, in this order."""


class Placing(msgspec.Struct, frozen=True, tag="place"):
    """One player marks the own word, or a card instead (FO-13, FO-17)."""

    turn: Seat
    until: Instant | None


class Leading(msgspec.Struct, frozen=True, tag="lead"):
    """A leader decides whether to put a cube on the card laid down in place (FO-21, FO-23)."""

    turn: Seat
    at: Place
    until: Instant | None


class Electing(msgspec.Struct, frozen=True, tag="elder"):
    """A player with three face-down cards that hang together may give them up (FO-24)."""

    turn: Seat
    until: Instant | None


class Growing(msgspec.Struct, frozen=True, tag="grow"):
    """The first player lays one of the cards drawn (FO-26)."""

    turn: Seat
    until: Instant | None


class Pruning(msgspec.Struct, frozen=True, tag="prune"):
    """The first player may thin out the field (FO-27)."""

    turn: Seat
    until: Instant | None


class Ended(msgspec.Struct, frozen=True, tag="over"):
    """The game is over (FO-25)."""


Phase: TypeAlias = (
    Writing | Answering | Voting | Placing | Leading | Electing | Growing | Pruning | Ended
)
