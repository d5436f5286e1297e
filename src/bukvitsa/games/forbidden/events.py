"""What happens in «Запретные слова», with every outcome inside.

A card that lies in the conversation is named by its place there, from 0 for the one that has lain
longest: the number of a black card is nobody's business but its holder's.
"""

from typing import TypeAlias

import msgspec

from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

from .cards import Card
from .options import ForbiddenOptions


class Claim(msgspec.Struct, frozen=True):
    """A word that was called, and the cards of the conversation that make it, letter by letter."""

    by: Seat
    verdict: Verdict
    places: tuple[int, ...]


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of a table as they go on after standing still (WD-14)."""

    opens: Instant | None
    until: Instant | None
    rests: tuple[Instant | None, ...]


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A table begins its series (FW-23)."""

    options: ForbiddenOptions
    seats: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """A game begins: the letters of all cards in their shuffled order (FW-3…FW-5)."""

    first: Seat
    red: tuple[Letter, ...]
    black: tuple[Letter, ...]
    hands: tuple[tuple[CardId, ...], ...]
    until: Instant | None


class Laid(msgspec.Struct, frozen=True, gc=False, tag="laid"):
    """A black card is laid, and another drawn (FW-6, FW-8)."""

    by: Seat
    card: Card
    drawn: Card | None
    opens: Instant | None
    """Until when the next player has to wait; None: not at all (FW-18)."""
    until: Instant | None
    """Until when the next player has to have laid a card (FW-25)."""


class RedLaid(msgspec.Struct, frozen=True, gc=False, tag="red_laid"):
    """A red card is laid (FW-6, FW-7)."""

    by: Seat
    card: Card
    opens: Instant | None
    until: Instant | None


class Hushed(msgspec.Struct, frozen=True, tag="hushed"):
    """A player said «молчу»; nobody else hears of it (FW-18)."""

    by: Seat


class WindowClosed(msgspec.Struct, frozen=True, tag="window_closed"):
    """The next player need wait no longer (FW-18)."""

    until: Instant | None


class CallFailed(msgspec.Struct, frozen=True, tag="call_failed"):
    """A word was called that is none, or that the conversation does not hold (FW-17)."""

    by: Seat
    verdict: Verdict
    lacking: str
    """The letters of which the conversation holds too few."""
    appealable: bool
    """Whether the dictionary alone is against it, at a table that hears appeals (WD-18)."""
    rests: Instant | None
    """Until when this player may not call."""


class Rested(msgspec.Struct, frozen=True, tag="rested"):
    """A player may call again (FW-17)."""

    by: Seat


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """A word was called, and who laid last is asked for a doubt (FW-19); clocks stand still."""

    claim: Claim
    at: Instant
    until: Instant


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The word may stand; clocks go on."""

    by: Seat
    clocks: Clocks


class Doubted(msgspec.Struct, frozen=True, tag="doubted"):
    """The word is doubted: the table votes (FW-19)."""

    by: Seat
    until: Instant


class Appealed(msgspec.Struct, frozen=True, tag="appealed"):
    """A refused word is put to the vote (WD-18); clocks stand still."""

    claim: Claim
    at: Instant
    until: Instant


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A voice was given; how, is told when the vote ends (WD-14)."""

    by: Seat
    voice: Voice


class VoteEnded(msgspec.Struct, frozen=True, tag="vote_ended"):
    """The voices are counted (WD-14); clocks go on."""

    word: str
    voices: dict[Seat, Voice]
    passed: bool
    clocks: Clocks


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """A call stands: black cards to the penalty pile, red ones to the showcase (FW-12)."""

    payer: Seat
    claim: Claim
    penalty: tuple[Letter, ...]
    """The letters of the black cards."""
    until: Instant
    """Until when the payer says who moves next (FW-14, FW-25)."""


class Renewed(msgspec.Struct, frozen=True, tag="renewed"):
    """A new conversation: the red letters in their shuffled order (FW-13)."""

    red: tuple[Letter, ...]


class MoverChosen(msgspec.Struct, frozen=True, tag="mover_chosen"):
    """Who took the penalty says who moves next (FW-14)."""

    by: Seat
    turn: Seat
    until: Instant | None


class TimeRanOut(msgspec.Struct, frozen=True, tag="time_ran_out"):
    """A player was waited for in vain; what follows happens without their word (FW-19, FW-25)."""

    by: Seat


class GameEnded(msgspec.Struct, frozen=True, tag="game_ended"):
    """A game of the series is over: why, and its points (FW-20…FW-22)."""

    reason: str
    points: tuple[int, ...]


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The series is over (FW-23)."""

    outcome: Outcome


Event: TypeAlias = (
    Opened | Dealt | Laid | RedLaid | Hushed | WindowClosed | CallFailed | Rested
    | Claimed | Accepted | Doubted | Appealed | Voted | VoteEnded | Taken | Renewed
    | MoverChosen | TimeRanOut | GameEnded | Over
)  # fmt: skip
