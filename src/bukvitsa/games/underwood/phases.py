"""The phases of a turn, as everybody may know them."""

from typing import TypeAlias

import msgspec

from bukvitsa.games.court import Answers
from bukvitsa.kernel.moments import Instant, Span
from bukvitsa.kernel.outcome import Outcome

from .laid import Claim


class Exchanging(msgspec.Struct, frozen=True, tag="exchange"):
    """Cards are drawn; prizes may be exchanged, a word laid, or the turn ended (UN-7…9)."""

    until: Instant | None


class Second(msgspec.Struct, frozen=True, tag="second"):
    """A second word may be laid, or the turn ended (PR-9, UN-26)."""

    until: Instant | None


class Feeding(msgspec.Struct, frozen=True, tag="feed"):
    """A word is laid; the turn is to be ended (UN-9)."""

    until: Instant | None


class Answering(msgspec.Struct, frozen=True, tag="answer"):
    """A word is on trial: the others may doubt it (WD-17)."""

    claim: Claim
    answers: Answers
    left: Span | None
    """What the turn has left when this is over."""
    back: Exchanging | Second
    """Where the turn stood."""


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The match has ended."""

    outcome: Outcome


Turn: TypeAlias = Exchanging | Second | Feeding
"""The phases in which the player whose turn it is acts."""
