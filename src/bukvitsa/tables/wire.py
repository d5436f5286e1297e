"""What crosses the wire between a table and those who sit at it or watch it.

One JSON object a message, told apart by `type`. What belongs to a game (acts, views, what is
seen, menus, ways) is of the game's own types, named in its `kinds`.
"""

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import About

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the client, new for each command; a repeat of it is answered, not done again."""


def nothing() -> msgspec.Raw:
    """Give what is seen of a game that has not begun: null."""
    return msgspec.Raw(b"null")


class Status(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Presence(StrEnum):
    """Whether a person is at the table."""

    HERE = "here"
    AWAY = "away"
    LOST = "lost"


class Leaving(StrEnum):
    """What becomes of a seat whose player left in the middle of a game."""

    BOT = "bot"
    WAIT = "wait"


# --- what people say ---------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """Come to the table, or come back; `seq` is the number that was told last, if any was."""

    seq: int | None = None


class Act(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="act"):
    """Try an act of the game, having seen so many events."""

    id: CommandId
    act: msgspec.Raw
    seq: int


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take a free seat (any, if none is named) under a name; or take back a seat that was left."""

    id: CommandId
    name: str
    seat: Seat | None = None


class Stand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stand"):
    """Get up: before the start the seat is free again, later the table's agreement decides."""

    id: CommandId


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ready"):
    """Say that one is ready, or not yet."""

    id: CommandId
    ready: bool


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Begin the game (the host)."""

    id: CommandId


class Kick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="kick"):
    """Free somebody's seat before the start (the host)."""

    id: CommandId
    seat: Seat


class PutBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="put_bot"):
    """Put a bot on a free seat before the start, or take it away with no level (the host)."""

    id: CommandId
    seat: Seat
    level: str | None


class Arrange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="arrange"):
    """Change what the table agrees on before the start (the host); nobody stays ready."""

    id: CommandId
    options: msgspec.Raw
    seats: int
    public: bool | None = None
    """Null, here and below: as before."""
    leaving: Leaving | None = None
    talk: bool | None = None


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pause"):
    """Agree to a pause, or to its end; it begins and ends when all people at the table agree."""

    id: CommandId
    pause: bool


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """After the end: play again with the same people and options, seats rotated."""

    id: CommandId


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Say something at the table, or one of the set phrases by its code."""

    id: CommandId
    text: str = ""
    phrase: str = ""


class AskWays(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask_ways"):
    """Ask how a word could be made of what one sees; says nothing of whether it is legal."""

    id: CommandId
    word: str


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Say whether one is looking at the table just now (its tab may be hidden)."""

    here: bool


class Pong(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pong"):
    """Send a ping's number back, so that the server measures the way."""

    number: int


FromClient: TypeAlias = (
    Hello | Act | Sit | Stand | Ready | Start | Kick | PutBot | Arrange | Pause | Rematch | Say
    | AskWays | Look | Pong
)  # fmt: skip


# --- what the table says -----------------------------------------------------------------------


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who sits on a seat."""

    name: str = ""
    """Empty where the seat is free."""
    level: str = ""
    """The bot's level, where a bot sits; beside a name of a person who left, who plays for them."""
    bot: bool = False
    """Whether a bot acts for this seat now."""
    host: bool = False
    ready: bool = False
    presence: Presence = Presence.LOST
    delay: int | None = None
    """Milliseconds from here to the player and back, as the server measured them."""
    left: bool = False
    """A person of this name left in the middle of the game and may come back."""


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The table around the game, the same for all but for `you`."""

    id: str
    code: str
    game: str
    status: Status
    public: bool
    options: msgspec.Raw
    leaving: Leaving
    talk: bool
    seats: tuple[SeatView, ...]
    you: Seat | None
    watchers: int
    paused: bool = False
    pause_asked: tuple[Seat, ...] = ()
    """Who wants the pause to begin, or to end, while not all agree."""
    promise: str = ""
    """The hash of the seed, from the start on."""
    seed: str = ""
    """The seed, once the game is over."""
    outcome: Outcome | None = None
    next: str = ""
    """The table of the rematch."""
    previous: str = ""
    """The table of which this is the rematch."""
    score: tuple[int, ...] = ()
    """Games won by each seat's player in a row of rematches."""


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The table as it is for you now, and what you missed of the game (up to a limit)."""

    table: TableView
    seq: int
    """How many events of the game have happened that all may hear of."""
    now: Instant
    """The table's clock at this moment; it stands still while the table is paused."""
    view: msgspec.Raw = msgspec.field(default_factory=nothing)
    menu: msgspec.Raw = msgspec.field(default_factory=nothing)
    missed: tuple[msgspec.Raw, ...] = ()
    """What was seen since the `seq` of your hello, the oldest first."""
    cut: bool = False
    """Whether there was more than that."""
    tale: tuple[str, ...] = ()
    """The same in Russian sentences."""


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Something happened in the game: what you saw of it, and what you see and may do now."""

    seq: int
    now: Instant
    events: tuple[msgspec.Raw, ...]
    view: msgspec.Raw
    menu: msgspec.Raw
    tale: tuple[str, ...] = ()
    """The same in Russian sentences, for the line of events and for screen readers."""


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """Something happened around the game."""

    table: TableView
    now: Instant
    told: str = ""
    """What, in a Russian sentence; empty where it is not worth a word."""


class First(msgspec.Struct, frozen=True):
    """Who was quicker, and by how much."""

    seat: Seat
    ms: int


class Done(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="done"):
    """Your command was done; a repeat of it is answered so, too."""

    id: str
    seq: int
    first: First | None = None
    """Where your call failed since somebody else was quicker; told once."""


class Refused(msgspec.Struct, frozen=True, omit_defaults=True, tag="refused"):
    """Your command was not possible; nobody else hears of it."""

    id: str
    code: str
    text: str
    clause: str = ""
    about: dict[str, About] = {}
    first: First | None = None
    """Where somebody else was quicker."""


class Ways(msgspec.Struct, frozen=True, omit_defaults=True, tag="ways"):
    """How a word could be made, best first: acts that can be submitted as they are."""

    id: str
    ways: tuple[msgspec.Raw, ...]
    points: tuple[int, ...] = ()
    """What each of them would bring, in a game whose words count points."""


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag="said"):
    """Somebody said something at the table."""

    name: str
    seat: Seat | None = None
    text: str = ""
    phrase: str = ""


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Measure the way: send the number back at once."""

    number: int


class Replaced(msgspec.Struct, frozen=True, tag="replaced"):
    """You opened this table in another tab, which plays on; this one will only be closed."""


FromServer: TypeAlias = (
    Welcome | Changed | TableChanged | Done | Refused | Ways | Said | Ping | Replaced
)
