"""What is told to whom: each viewer's own view, and never more.

All that goes over the wire of a game is `view`, `veil` and `menu` of that one viewer, and the tale
of what was veiled. A message is encoded once for all who see the same.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bukvitsa.games.shelf import Room
from bukvitsa.kernel.chance import Seed, commitment
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import WATCHER, Seat, Viewer

from .alike import alike_of
from .facts import Chair
from .history import AnyTable, TableState
from .presence import People
from .rooms import room
from .wire import (
    FromServer,
    Leaving,
    Presence,
    SeatView,
    Status,
    TableChanged,
    TableView,
    Welcome,
)

_encoder = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    """Write a message."""
    return _encoder.encode(message)


def viewer_of(state: TableState, seat: Seat | None) -> Viewer:
    """Say whose eyes somebody has: a player's, unless the seat was left."""
    return WATCHER if seat is None or state.chairs[seat].left else seat


def names_of(state: TableState) -> Names:
    """Give the players' names, as the protocol of the game says them."""
    return Names(tuple([chair.name for chair in state.chairs]))


class Telling:
    """One thing that happened in a game, as it is told to each viewer."""

    def __init__(
        self, before: AnyTable | None, state: TableState, events: Sequence[Any], now: Instant
    ) -> None:
        """Take what happened, and the table before and after."""
        assert state.game is not None
        self._before, self._state, self._events, self._now = before, state, events, now
        self._table, self._room = state.game, room(state.made.game)
        self._alike = alike_of(state.made.game)
        self._names: Names | None = None
        self._tales: list[tuple[list[Any], tuple[str, ...]]] = []

    def to(self, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
        """Give the messages for viewers; none where nothing changed for those eyes."""
        game, state, number, now = self._table.game, self._table.state, self._state.open, self._now
        alike, common, messages = self._alike, b"", {}
        for viewer in viewers:
            if viewer in messages:
                continue
            seen = self._seen(viewer)
            view = game.view(state, viewer)
            if not seen and self._unchanged(view, viewer):
                continue
            common = common or alike.common(view)
            told = (number, now, seen, game.menu(view), self._tale(seen))
            messages[viewer] = alike.changed(told, view, common)
        return messages

    def _seen(self, viewer: Viewer) -> list[Any]:
        """Lay the veil for a viewer on what happened."""
        veil, seen = self._table.game.veil, []
        for event in self._events:
            each = veil(event, viewer)
            if each is not None:
                seen.append(each)
        return seen

    def _unchanged(self, view: Any, viewer: Viewer) -> bool:
        before = self._before
        return before is not None and before.game.view(before.state, viewer) == view

    def _tale(self, seen: list[Any]) -> tuple[str, ...]:
        """Say once what many hear alike."""
        for known, tale in self._tales:
            if known == seen:
                return tale
        if self._names is None:
            self._names = names_of(self._state)
        tale = tale_of(self._room, seen, self._names)
        self._tales.append((seen, tale))
        return tale


def tale_of(rooms: Room, seen: Iterable[Any], names: Names) -> tuple[str, ...]:
    """Say what was seen; not all of it is worth a sentence."""
    return tuple([told for each in seen if (told := rooms.tell(each, names))])


def around(state: TableState, people: People | None, seat: Seat | None = None) -> TableView:
    """Show the table around the game."""
    over = state.outcome is not None
    return TableView(
        id=state.id,
        code=state.made.code,
        game=state.made.game,
        status=state.status,
        public=state.made.public,
        options=state.options,
        leaving=state.made.leaving,
        talk=state.made.talk,
        seats=tuple([_seat(state, people, chair) for chair in state.chairs]),
        you=seat,
        watchers=0 if people is None else people.watchers(state),
        paused=state.paused,
        pause_asked=state.pause_asked,
        promise=commitment(Seed(bytes.fromhex(state.seed))) if state.seed else "",
        seed=state.seed if over else "",
        outcome=state.outcome,
        next=state.next,
        previous=state.made.previous,
        score=state.made.score,
    )


def _seat(state: TableState, people: People | None, chair: Chair) -> SeatView:
    if chair.level:
        return SeatView(name=chair.name, level=chair.level, bot=True, presence=Presence.HERE)
    if chair.free:
        return SeatView()
    where, delay = (Presence.LOST, None) if people is None else people.presence(chair.guest)
    bot = chair.left and state.leaving is Leaving.BOT and state.status is Status.PLAYING
    return SeatView(
        name=chair.name,
        bot=bot,
        host=chair.guest == state.host,
        ready=chair.ready,
        presence=where,
        delay=delay,
        left=chair.left,
    )


class TellingAround:
    """A change around the game, as it is told to each seat."""

    def __init__(self, state: TableState, people: People, now: Instant, told: str) -> None:
        """Look at the table once."""
        self._view = around(state, people)
        self._now, self._told = now, told
        self._known: dict[Seat | None, bytes] = {}

    def to(self, seat: Seat | None) -> bytes:
        """Give the message for whoever sits there, or nowhere."""
        if seat not in self._known:
            view = self._view if seat is None else replace(self._view, you=seat)
            self._known[seat] = _encoder.encode(TableChanged(view, self._now, self._told))
        return self._known[seat]


def welcome(
    state: TableState, people: People, seat: Seat | None, now: Instant, missed: "Missed"
) -> bytes:
    """Tell somebody who comes, or comes back, all that there is to know."""
    table = around(state, people, seat)
    if state.game is None:
        return _encoder.encode(Welcome(table, 0, now))
    viewer, game = viewer_of(state, seat), state.game.game
    view = game.view(state.game.state, viewer)
    seen: Any = [each for event in missed.events if (each := game.veil(event, viewer)) is not None]
    tale = tale_of(room(state.made.game), seen, names_of(state))
    menu: Any = game.menu(view)
    return _encoder.encode(
        Welcome(table, state.open, now, view, menu, tuple(seen), missed.cut, tale)
    )


class Missed(msgspec.Struct, frozen=True):
    """What happened while somebody was away."""

    events: tuple[Any, ...] = ()
    cut: bool = False


NOTHING = Missed()
