"""What happens in Ундервуд, with every outcome inside."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant, Span
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict

from .cards import Card, Cards, Face
from .laid import Claim, Placement
from .options import UnderwoodOptions


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """A match begins; with what cards it is played to its end (UN-1, UN-3)."""

    options: UnderwoodOptions
    seats: int
    counts: dict[Face, int]
    """How many of each card there are, in the order in which they are brought to a shuffle."""
    prices: dict[Face, int]


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A round begins: the cards are shuffled and dealt (UN-4, UN-23)."""

    dealer: Seat
    hands: tuple[Cards, ...]
    opened: Cards
    """What was turned up for the ribbon; all but the last, which opens it, went to the bottom."""
    deck: Cards


class TurnBegun(msgspec.Struct, frozen=True, tag="turn"):
    """A player's turn begins with drawing (UN-6)."""

    by: Seat
    drawn: Cards
    until: Instant | None


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """Prize cards were put out and others drawn for them (UN-7)."""

    by: Seat
    out: Cards
    drawn: Cards


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A word is laid that the others may doubt (WD-17)."""

    claim: Claim
    asked: tuple[Seat, ...]
    until: Instant
    left: Span | None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """Somebody lets the word stand (WD-17)."""

    by: Seat


class Doubted(msgspec.Struct, frozen=True, tag="doubted"):
    """Somebody doubts the word: it goes to the vote (WD-17)."""

    by: Seat
    until: Instant


class Appealed(msgspec.Struct, frozen=True, tag="appealed"):
    """A word that the dictionary refuses goes to the vote (WD-18)."""

    claim: Claim
    until: Instant
    left: Span | None


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """Somebody has voted (WD-14)."""

    by: Seat
    voice: Voice


class VoteEnded(msgspec.Struct, frozen=True, tag="vote_ended"):
    """A vote is counted; who voted how is shown now (WD-14)."""

    word: str
    passed: bool
    voices: dict[Seat, Voice]
    until: Instant | None


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """A word lies on the table (UN-8, UN-10…17)."""

    by: Seat
    placement: Placement
    verdict: Verdict
    until: Instant | None


class Fed(msgspec.Struct, frozen=True, tag="fed"):
    """A letter card went to the end of the ribbon, by hand or because time was up (UN-9, UN-24)."""

    by: Seat
    card: Card
    overdue: bool = False


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """A turn ended with nothing for the ribbon, there being no letter card (UN-9)."""

    by: Seat
    overdue: bool = False


class Ending(StrEnum):
    """Why a round ended."""

    OUT = "out"
    """Somebody had no cards left but prizes (UN-19)."""
    BLOCKED = "blocked"
    """With an empty deck nobody laid or put anything for a whole circle (UN-21)."""


class Reckoning(msgspec.Struct, frozen=True):
    """What a round brought one player (UN-20)."""

    words: int
    hand: int
    """What the cards left in the hand cost."""

    @property
    def points(self) -> int:
        """Give the points of the round."""
        return self.words - self.hand


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended"):
    """A round is over and counted (UN-19…22)."""

    ending: Ending
    last: Seat
    """Who took the last turn, and so deals the next round (UN-23)."""
    reckonings: tuple[Reckoning, ...]
    hands: tuple[Cards, ...]
    """What was left in the hands, shown for the counting."""


class MatchEnded(msgspec.Struct, frozen=True, tag="over"):
    """The match is over (UN-22, UN-25)."""

    outcome: Outcome


Event: TypeAlias = (
    Begun | Dealt | TurnBegun | Exchanged | Claimed | Accepted | Doubted | Appealed | Voted
    | VoteEnded | Laid | Fed | Finished | RoundEnded | MatchEnded
)  # fmt: skip
