"""What is true of a table, by its rows alone."""

from collections.abc import Iterable
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from bukvitsa.journal.store import Moment, TableId
from bukvitsa.kernel.moments import START, Deadline, Instant
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import WATCHER, Seat
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
    Why,
)
from .rooms import codec_of, room
from .times import Anchor
from .wire import Leaving, Status

AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any, Any, Any]


class TableState(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A table as its rows left it."""

    id: TableId
    made: Made
    options: msgspec.Raw
    host: GuestId
    chairs: tuple[Chair, ...]
    status: Status = Status.LOBBY
    game: AnyTable | None = None
    open: int = 0
    """How many events of the game everybody has heard of: the `seq` of the wire."""
    deadline: Deadline | None = None
    """The game's one next alarm."""
    outcome: Outcome | None = None
    seed: str = ""
    anchor: Anchor | None = None
    """None while the game's clock stands still."""
    stands: Instant = START
    """What the game's clock said when something last happened."""
    paused: bool = False
    alone: bool = False
    """Whether it is paused because nobody is there."""
    pause_asked: tuple[Seat, ...] = ()
    rematch_asked: tuple[Seat, ...] = ()
    kicked: tuple[GuestId, ...] = ()
    next: TableId = TableId("")
    last: int = 0
    """The number of the last row."""
    touched: Moment = Moment(0)

    @property
    def leaving(self) -> Leaving:
        """Say what becomes of a seat that is left."""
        return self.made.leaving

    @property
    def running(self) -> bool:
        """Tell whether the game's clock runs."""
        return self.anchor is not None

    @property
    def seats(self) -> dict[GuestId, Seat]:
        """Say where each guest sits."""
        return {chair.guest: Seat(seat) for seat, chair in enumerate(self.chairs) if chair.guest}

    def seat_of(self, guest: GuestId) -> Seat | None:
        """Find where a guest sits."""
        for seat, chair in enumerate(self.chairs):
            if guest and chair.guest == guest:
                return Seat(seat)
        return None

    def playing_people(self) -> tuple[Seat, ...]:
        """Name the seats of people who have not left."""
        return tuple(
            Seat(seat) for seat, chair in enumerate(self.chairs) if chair.guest and not chair.left
        )


class Step(msgspec.Struct, frozen=True):
    """A table after one more row, and what happened in its game by that row."""

    state: TableState
    events: tuple[Any, ...] = ()


def after(table: TableId, state: TableState | None, cause: Cause) -> Step:
    """Let one more row happen."""
    events: tuple[Any, ...] = ()
    for fact in cause.facts:
        if state is None:
            state = _first(table, fact)
        elif isinstance(fact, Begun | Acted):
            happened = codec_of(state.made.game).events(fact.events)
            state = (
                _begun(state, fact, happened)
                if isinstance(fact, Begun)
                else _acted(state, fact, happened)
            )
            state = replace(state, anchor=_anchor(state, cause.at))
            events += happened
        else:
            state = _around(state, fact, cause.at)
    assert state is not None
    return Step(replace(state, last=cause.number, touched=cause.at), events)


def _first(table: TableId, fact: Fact) -> TableState:
    assert isinstance(fact, Made)
    return TableState(id=table, made=fact, options=fact.options, host=fact.host, chairs=fact.chairs)


def _around(state: TableState, fact: Fact, at: Moment) -> TableState:  # noqa: C901 - flat
    """Let something happen around the game."""
    match fact:
        case Made() | Begun() | Acted():
            raise AssertionError(fact)
        case Sat(seat, guest, name):
            return _seated(state, seat, Chair(guest=guest, name=name))
        case Stood(seat, kicked):
            gone = (*state.kicked, state.chairs[seat].guest) if kicked else state.kicked
            return replace(_seated(state, seat, Chair()), kicked=gone)
        case Readied(seat, ready):
            return _seated(state, seat, replace(state.chairs[seat], ready=ready))
        case BotPut(seat, level, name):
            return _seated(state, seat, Chair(level=level, name=name))
        case Arranged():
            return _arranged(state, fact)
        case HostPassed(host):
            return replace(state, host=host)
        case Left(seat):
            asked = tuple(each for each in state.pause_asked if each != seat)
            gone_ = _seated(state, seat, replace(state.chairs[seat], left=True))
            return replace(gone_, pause_asked=asked)
        case Returned(seat):
            return _seated(state, seat, replace(state.chairs[seat], left=False))
        case PauseAsked(seat, pause):
            others = tuple(each for each in state.pause_asked if each != seat)
            wants = pause != state.paused
            return replace(state, pause_asked=(*others, seat) if wants else others)
        case Paused(now, why):
            return replace(
                state,
                paused=True,
                alone=why is Why.ALONE,
                anchor=None,
                stands=now,
                pause_asked=(),
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


def _arranged(state: TableState, fact: Arranged) -> TableState:
    chairs = (*state.chairs, *(Chair() for _ in range(fact.seats)))[: fact.seats]
    calm = tuple(replace(chair, ready=False) for chair in chairs)
    made = replace(
        state.made,
        public=state.made.public if fact.public is None else fact.public,
        leaving=fact.leaving or state.made.leaving,
        talk=state.made.talk if fact.talk is None else fact.talk,
    )
    return replace(state, made=made, options=fact.options, chairs=calm)


def _seated(state: TableState, seat: Seat, chair: Chair) -> TableState:
    return replace(state, chairs=(*state.chairs[:seat], chair, *state.chairs[seat + 1 :]))


def _begun(state: TableState, fact: Begun, events: tuple[Any, ...]) -> TableState:
    """Open the game as it was opened then: by its events, not by its seed."""
    chairs = tuple(state.chairs[seat] for seat in fact.chairs) or state.chairs
    table = replayed(room(state.made.game).game, len(chairs), events)
    return replace(
        state,
        chairs=chairs,
        status=Status.PLAYING,
        game=table,
        open=opened(table, events),
        deadline=table.game.deadline(table.state),
        outcome=table.game.outcome(table.state),
        seed=fact.seed,
        stands=START,
    )


def _acted(state: TableState, fact: Acted, events: tuple[Any, ...]) -> TableState:
    assert state.game is not None
    table = state.game.after(events)
    outcome = table.game.outcome(table.state)
    return replace(
        state,
        game=table,
        open=state.open + opened(table, events),
        deadline=table.game.deadline(table.state),
        outcome=outcome,
        status=state.status if outcome is None else Status.OVER,
        stands=fact.now,
    )


def _anchor(state: TableState, at: Moment) -> Anchor | None:
    return Anchor(at, state.stands) if state.outcome is None else None


def opened(table: AnyTable, events: Iterable[Any]) -> int:
    """Count the events that everybody hears of; only they move the number that is told.

    So nobody can count what was hidden from them.
    """
    veil = table.game.veil
    return sum([veil(event, WATCHER) is not None for event in events])


def played(
    state: TableState, table: AnyTable, events: tuple[Any, ...], now: Instant, at: Moment
) -> TableState:
    """Give the table after an act that was decided here, without reading it again."""
    outcome = table.game.outcome(table.state)
    return replace(
        state,
        game=table,
        open=state.open + opened(table, events),
        deadline=table.game.deadline(table.state),
        outcome=outcome,
        status=state.status if outcome is None else Status.OVER,
        anchor=Anchor(at, now) if outcome is None else None,
        stands=now,
        last=state.last + 1,
        touched=at,
    )
