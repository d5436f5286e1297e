"""What can happen at a table around and in its game: the bodies of its rows.

A row is what one cause led to; its body is a list of facts, JSON. What belongs to a game stands in
them as the game wrote it, so that a table can be listed or exported by who does not know the game.
"""

from enum import StrEnum
from typing import NewType, TypeAlias

import msgspec

from bukvitsa.journal.store import Moment, TableId
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.people import Clock, Seat

from .wire import Leaving

GuestId = NewType("GuestId", str)
"""Who a browser or a program is, by its signed cookie; told to nobody else."""


class Why(StrEnum):
    """Why a table is paused."""

    AGREED = "agreed"
    ALONE = "alone"


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person, a bot, or nobody yet."""

    guest: GuestId = GuestId("")
    name: str = ""
    level: str = ""
    """The bot's level, where a bot sits."""
    ready: bool = False
    left: bool = False
    """The person left in the middle of the game, and may come back."""

    @property
    def free(self) -> bool:
        """Tell whether anybody may sit down here."""
        return not self.guest and not self.level


class Made(msgspec.Struct, frozen=True, kw_only=True, tag="made"):
    """Somebody opened a table; the first row of every table."""

    game: str
    options: msgspec.Raw
    chairs: tuple[Chair, ...]
    host: GuestId
    code: str
    public: bool
    leaving: Leaving
    talk: bool
    previous: TableId = TableId("")
    """The table of which this is the rematch."""
    score: tuple[int, ...] = ()
    """Games won by each seat's player in the row of rematches before."""


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person sat down."""

    seat: Seat
    guest: GuestId
    name: str


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """Somebody got up, or was asked to, before the start."""

    seat: Seat
    kicked: bool = False


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    """Somebody is ready, or no longer."""

    seat: Seat
    ready: bool


class BotPut(msgspec.Struct, frozen=True, tag="bot_put"):
    """A bot sat down."""

    seat: Seat
    level: str
    name: str


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    """The host changed what the table agrees on, and how many seats it has."""

    options: msgspec.Raw
    seats: int
    public: bool | None = None
    """None, here and below: as before."""
    leaving: Leaving | None = None
    talk: bool | None = None


class HostPassed(msgspec.Struct, frozen=True, tag="host_passed"):
    """The host is gone: somebody else is host now."""

    host: GuestId


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The game began: its shuffles are made from the seed, whose hash is shown from now on."""

    seed: str
    edition: str
    events: tuple[msgspec.Raw, ...]
    chairs: tuple[Seat, ...] = ()
    """Which chairs play, in order, where some stayed free."""


class Acted(msgspec.Struct, frozen=True, gc=False, tag="acted"):
    """An act was done, or an alarm went off."""

    by: Seat | Clock
    act: msgspec.Raw
    now: Instant
    events: tuple[msgspec.Raw, ...]


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A person left in the middle of the game."""

    seat: Seat


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A person who had left is back on the own seat."""

    seat: Seat


class PauseAsked(msgspec.Struct, frozen=True, tag="pause_asked"):
    """Somebody would have the game paused, or go on; or no longer."""

    seat: Seat
    pause: bool


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The game's clock stands still from now on."""

    now: Instant
    why: Why


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """The game's clock goes on."""


class RematchAsked(msgspec.Struct, frozen=True, tag="rematch_asked"):
    """Somebody would play again."""

    seat: Seat


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: TableId


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The table is over for good; its rows are kept."""


Fact: TypeAlias = (
    Made | Sat | Stood | Readied | BotPut | Arranged | HostPassed | Begun | Acted | Left | Returned
    | PauseAsked | Paused | Resumed | RematchAsked | Rematched | Closed
)  # fmt: skip

_READ = msgspec.json.Decoder(tuple[Fact, ...])
_WRITE = msgspec.json.Encoder()


def read_facts(body: bytes) -> tuple[Fact, ...]:
    """Read a row's body."""
    return _READ.decode(body)


def written(facts: tuple[Fact, ...]) -> bytes:
    """Write a row's body."""
    return _WRITE.encode(facts)


class Cause(msgspec.Struct, frozen=True):
    """A row with its body read."""

    number: int
    at: Moment
    command: str
    facts: tuple[Fact, ...]
