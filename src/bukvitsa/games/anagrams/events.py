"""What happened at a table of Анаграммы, with every outcome inside."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

from .options import AnagramsOptions
from .phases import Claim, Held


class Fault(StrEnum):
    """Why a call failed (AN-4)."""

    LETTERS_MISSING = "letters_missing"
    """Some letters do not lie open at all."""
    LETTERS_BOUND = "letters_bound"
    """Some letters lie in words only that cannot be used whole (AN-6)."""
    NO_MIDDLE_CARD = "no_middle_card"
    """Words alone would make it, with no card from the middle (AN-6)."""
    NOT_WHOLE = "not_whole"
    """A word that the caller named has letters which the called one lacks (AN-6)."""
    WORD_GONE = "word_gone"
    """A word that the caller named has been used up by somebody (AN-7, AN-11)."""
    ILLEGAL = "illegal"
    """The cards are there, but the word is not legal; the verdict says why (AN-5)."""


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table is set: the deck is shuffled, and somebody is to open the first card (AN-1)."""

    options: AnagramsOptions
    seats: int
    first: Seat
    faces: str
    """The letter of each card by its id, the deck's top first."""
    until: Instant | None


class Flipped(msgspec.Struct, frozen=True, tag="flipped"):
    """A card went face up to the middle, and the turn passed (AN-2)."""

    by: Seat
    card: CardId
    face: Letter
    by_itself: bool
    """Whether the time to open it had run out (AN-3)."""
    until: Instant | None
    """When the next card opens by itself."""


class LastCallStarted(msgspec.Struct, frozen=True, tag="last_call_started"):
    """The time of the last call runs from now, and nobody has said «больше не вижу» (AN-12)."""

    until: Instant


class Made(msgspec.Struct, frozen=True, tag="made"):
    """A word was taken and lies before its caller; the words used are gone (AN-4, AN-7)."""

    claim: Claim


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A call was judged wrong; nothing moves, and all are told why (AN-4)."""

    by: Seat
    word: str
    """As it is compared: lower case, ё read as е."""
    shown: str
    """As people write it, with its ё."""
    fault: Fault
    rest: Instant
    """From when the caller may call again (AN-11)."""
    letters: str = ""
    """Which letters are missing or bound, or which the named word has too many."""
    verdict: Verdict | None = None
    """What the referee said, where the word was illegal."""
    appealable: bool = False
    """Whether the caller may put it to the vote (WD-18)."""


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A word was called at a table that votes: the others may doubt it (WD-17)."""

    claim: Claim
    asked: tuple[Seat, ...]
    until: Instant
    held: Held


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """Somebody lets the called word stand (WD-17)."""

    by: Seat


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """Nobody doubted the called word; the clocks go on (WD-17)."""

    until: Instant | None
    rests: tuple[Instant, ...]


class Doubted(msgspec.Struct, frozen=True, tag="doubted"):
    """Somebody doubts the called word: the table votes (WD-17)."""

    by: Seat
    until: Instant


class Appealed(msgspec.Struct, frozen=True, tag="appealed"):
    """A word that the dictionary refused was put to the vote (WD-18)."""

    claim: Claim
    until: Instant
    held: Held


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """Somebody has voted (WD-14)."""

    by: Seat
    voice: Voice


class VoteEnded(msgspec.Struct, frozen=True, tag="vote_ended"):
    """The vote is over, and all see who voted how; the clocks go on (WD-14)."""

    word: str
    """As it is compared: lower case, ё read as е."""
    shown: str
    """As people write it, with its ё."""
    passed: bool
    voices: dict[Seat, Voice]
    until: Instant | None
    rests: tuple[Instant, ...]


class NoMore(msgspec.Struct, frozen=True, tag="no_more"):
    """Somebody said «больше не вижу» (AN-12)."""

    by: Seat


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over (AN-12, AN-13)."""

    outcome: Outcome


Event: TypeAlias = (
    Opened | Flipped | LastCallStarted | Made | Failed | Claimed | Accepted | Stood | Doubted
    | Appealed | Voted | VoteEnded | NoMore | Ended
)  # fmt: skip
