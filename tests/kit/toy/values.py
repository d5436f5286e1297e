"""The toy's acts, events, state and what a viewer sees of them."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from bukvitsa.kernel.ballot import Ballot, BallotSeen, Voice
from bukvitsa.kernel.moments import Instant, Ticket
from bukvitsa.kernel.options import TableOptions
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.words import Verdict
from bukvitsa.letters.cards import CardId


class ToyOptions(TableOptions, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=3, title="Сколько конов", description="Коны.")] = 1
    turn: Annotated[int, Meta(ge=5, le=60, title="Время на ход", description="Секунды.")] = 10


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    card: CardId


class Call(msgspec.Struct, frozen=True, tag="call"):
    word: str


class Vote(msgspec.Struct, frozen=True, tag="vote"):
    voice: Voice


class Note(msgspec.Struct, frozen=True, tag="note"):
    text: Annotated[str, Meta(max_length=20)]


Act: TypeAlias = Lay | Call | Vote | Note


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    options: ToyOptions
    seats: int
    first: Seat


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    faces: tuple[str, ...]
    hands: tuple[tuple[CardId, ...], ...]
    until: Instant


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    by: Seat
    card: CardId
    face: str
    until: Instant


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    by: Seat
    card: CardId
    face: str


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    by: Seat
    verdict: Verdict


class VoteBegun(msgspec.Struct, frozen=True, tag="vote_begun"):
    by: Seat
    verdict: Verdict
    until: Instant


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    by: Seat
    voice: Voice


class VoteEnded(msgspec.Struct, frozen=True, tag="vote_ended"):
    passed: bool
    until: Instant


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    by: Seat
    cards: tuple[CardId, ...]


class Noted(msgspec.Struct, frozen=True, tag="noted"):
    by: Seat
    text: str


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended"):
    points: tuple[int, ...]
    notes: tuple[str, ...]


class Over(msgspec.Struct, frozen=True, tag="over"):
    outcome: Outcome


Event: TypeAlias = (
    Opened | Dealt | Laid | Drawn | Judged | VoteBegun | Voted | VoteEnded | Taken | Noted
    | RoundEnded | Over
)  # fmt: skip


class State(msgspec.Struct, frozen=True):
    options: ToyOptions
    seats: int
    turn: Seat
    round: int = 0
    faces: tuple[str, ...] = ()
    deck: tuple[CardId, ...] = ()
    hands: tuple[tuple[CardId, ...], ...] = ()
    heap: tuple[CardId, ...] = ()
    taken: tuple[tuple[CardId, ...], ...] = ()
    points: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()
    last: Seat | None = None
    until: Instant = Instant(0)
    ticket: Ticket = Ticket(0)
    ballot: Ballot | None = None
    claim: tuple[Seat, str] | None = None
    outcome: Outcome | None = None


class View(msgspec.Struct, frozen=True):
    you: Seat | None
    turn: Seat
    deck: int
    hands: tuple[int, ...]
    own: tuple[tuple[CardId, str], ...]
    heap: tuple[tuple[CardId, str], ...]
    taken: tuple[str, ...]
    points: tuple[int, ...]
    note: str
    last: Seat | None
    until: Instant
    ballot: BallotSeen | None
    outcome: Outcome | None


class DrawnSeen(msgspec.Struct, frozen=True, tag="drawn"):
    by: Seat
    face: str | None


class DealtSeen(msgspec.Struct, frozen=True, tag="dealt"):
    own: tuple[str, ...]
    until: Instant


class NotedSeen(msgspec.Struct, frozen=True, tag="noted"):
    by: Seat


class VotedSeen(msgspec.Struct, frozen=True, tag="voted"):
    by: Seat


Seen: TypeAlias = (
    Opened | DealtSeen | Laid | DrawnSeen | Judged | VoteBegun | VotedSeen | VoteEnded
    | Taken | NotedSeen | RoundEnded | Over
)  # fmt: skip


class Menu(msgspec.Struct, frozen=True):
    lay: tuple[CardId, ...]
    call: bool
    vote: bool
    note: bool
