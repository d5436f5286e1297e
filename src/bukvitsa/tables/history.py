"""What is true of a table, by its rows alone."""

from functools import cache
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.record import Codec
from bukvitsa.journal.store import Moment, TableId
from bukvitsa.kernel.moments import START, Instant
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.table import Table, replayed

from .facts import (
    Acted,
    Arranged,
    Begun,
    BotPut,
    Cause,
    Chair,
    Closed,
    Fact,
    GuestId,
    HostPassed,
    Left,
    Made,
    PauseAsked,
    Paused,
    Readied,
    RematchAsked,
    Rematched,
    Resumed,
    Returned,
    Sat,
    Stood,
)
from .wire import Leaving, Status

AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any, Any, Any]

MOST_COMMANDS = 100
"""So many of the last commands are known again when they are repeated."""


@cache
def codec_of(game: str) -> Codec:
    """Give the readers of a game's types, made once."""
    return Codec(ROOMS[game].game)


class Anchor(msgspec.Struct, frozen=True):
    """From this moment of the world the game's clock goes on from that instant."""

    moment: Moment
    instant: Instant


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its rows left it."""

    id: TableId
    made: Made
    options: msgspec.Raw
    host: GuestId
    chairs: tuple[Chair, ...]
    status: Status = Status.LOBBY
    game: AnyTable | None = None
    seed: str = ""
    anchor: Anchor | None = None
    """None while the game's clock stands still."""
    stands: Instant = START
    """Where the game's clock stands while it does."""
    paused: bool = False
    alone: bool = False
    """Whether it is paused because nobody is there."""
    pause_asked: tuple[Seat, ...] = ()
    rematch_asked: tuple[Seat, ...] = ()
    next: TableId = TableId("")
    last: int = 0
    """The number of the last row."""
    touched: Moment = Moment(0)
    commands: dict[str, int] = {}
    """By the ids of the last commands: how many events of the game had happened after each."""

    @property
    def leaving(self) -> Leaving:
        """Say what becomes of a seat that is left."""
        return self.made.leaving

    @property
    def outcome(self) -> Outcome | None:
        """Say how the game ended, if it has."""
        return None if self.game is None else self.game.game.outcome(self.game.state)

    @property
    def seq(self) -> int:
        """Count the events of the game."""
        return 0 if self.game is None else self.game.seq

    def seat_of(self, guest: GuestId) -> Seat | None:
        """Find where a guest sits."""
        for seat, chair in enumerate(self.chairs):
            if guest and chair.guest == guest:
                return Seat(seat)
        return None


def lived(table: TableId, causes: list[Cause]) -> TableState:
    """Lead a table to where its rows lead."""
    state: TableState | None = None
    for cause in causes:
        state = after(table, state, cause)
    assert state is not None
    return state


def after(table: TableId, state: TableState | None, cause: Cause) -> TableState:
    """Let one more row happen."""
    for fact in cause.facts:
        state = _first(table, fact) if state is None else _evolved(state, fact, cause.at)
    assert state is not None
    commands = state.commands
    if cause.command:
        commands = {**commands, cause.command: state.seq}
        if len(commands) > MOST_COMMANDS:
            del commands[next(iter(commands))]
    return replace(state, last=cause.number, touched=cause.at, commands=commands)


def _first(table: TableId, fact: Fact) -> TableState:
    assert isinstance(fact, Made)
    return TableState(id=table, made=fact, options=fact.options, host=fact.host, chairs=fact.chairs)


def _evolved(state: TableState, fact: Fact, at: Moment) -> TableState:  # noqa: C901 - flat
    match fact:
        case Made():
            raise AssertionError(fact)
        case Sat(seat, guest, name):
            return _seated(state, seat, Chair(guest=guest, name=name))
        case Stood(seat):
            return _seated(state, seat, Chair())
        case Readied(seat, ready):
            return _seated(state, seat, replace(state.chairs[seat], ready=ready))
        case BotPut(seat, level, name):
            return _seated(state, seat, Chair(level=level, name=name))
        case Arranged(options, seats):
            chairs = (*state.chairs, *(Chair() for _ in range(seats)))[:seats]
            calm = tuple(replace(chair, ready=False) for chair in chairs)
            return replace(state, options=options, chairs=calm)
        case HostPassed(host):
            return replace(state, host=host)
        case Begun():
            return _begun(state, fact, at)
        case Acted():
            return _acted(state, fact, at)
        case Left(seat):
            asked = tuple(each for each in state.pause_asked if each != seat)
            gone = _seated(state, seat, replace(state.chairs[seat], left=True))
            return replace(gone, pause_asked=asked)
        case Returned(seat):
            return _seated(state, seat, replace(state.chairs[seat], left=False))
        case PauseAsked(seat, pause):
            others = tuple(each for each in state.pause_asked if each != seat)
            wants = pause != state.paused
            return replace(state, pause_asked=(*others, seat) if wants else others)
        case Paused(now, why):
            return replace(
                state, paused=True, alone=why == "alone", anchor=None, stands=now, pause_asked=()
            )
        case Resumed():
            anchor = Anchor(at, state.stands)
            return replace(state, paused=False, alone=False, anchor=anchor, pause_asked=())
        case RematchAsked(seat):
            return replace(state, rematch_asked=(*state.rematch_asked, seat))
        case Rematched(table):
            return replace(state, next=table)
        case Closed():
            return replace(state, status=Status.CLOSED, anchor=None)
        case _:
            assert_never(fact)


def _seated(state: TableState, seat: Seat, chair: Chair) -> TableState:
    return replace(state, chairs=(*state.chairs[:seat], chair, *state.chairs[seat + 1 :]))


def _begun(state: TableState, fact: Begun, at: Moment) -> TableState:
    """Open the game as it was opened then: by its events, not by its seed."""
    game = ROOMS[state.made.game].game
    events = codec_of(state.made.game).events(fact.events)
    return replace(
        state,
        status=Status.PLAYING,
        game=replayed(game, len(state.chairs), events),
        seed=fact.seed,
        anchor=Anchor(at, START),
    )


def _acted(state: TableState, fact: Acted, at: Moment) -> TableState:
    assert state.game is not None
    events = codec_of(state.made.game).events(fact.events)
    return played(state, state.game.after(events), fact.now, at)


def played(state: TableState, table: AnyTable, now: Instant, at: Moment) -> TableState:
    """Let the game be where an act led it at some instant, which was this moment of the world."""
    over = table.game.outcome(table.state) is not None
    return replace(
        state,
        game=table,
        anchor=None if over else Anchor(at, now),
        stands=now,
        status=Status.OVER if over else state.status,
    )
