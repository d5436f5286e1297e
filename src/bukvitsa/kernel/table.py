"""The one place where deciding and evolving meet."""

from collections.abc import Iterable
from typing import Generic, TypeVar

import msgspec

from .game import Act, Event, Game, Menu, Options, Seen, State, View
from .moments import TimeUp
from .people import CLOCK, Actor
from .refusal import NO_SUCH_SEAT, ONLY_THE_CLOCK, OVER, STALE_TICKET, TOO_EARLY, Refusal
from .world import World

T = TypeVar("T")


class Accepted(msgspec.Struct, Generic[T, Event], frozen=True, gc=False):
    """An act that was done: what happened, and the table after it."""

    table: T
    events: tuple[Event, ...]


class Table(
    msgspec.Struct, Generic[Options, State, Act, Event, View, Seen, Menu], frozen=True, gc=False
):
    """A game under way: its state and the number of events that led to it."""

    game: Game[Options, State, Act, Event, View, Seen, Menu]
    seats: int
    state: State
    seq: int

    def submit(
        self, by: Actor, act: Act | TimeUp, world: World
    ) -> "Accepted[Table[Options, State, Act, Event, View, Seen, Menu], Event] | Refusal":
        """Let an act be judged, and done if it can be."""
        if self.game.outcome(self.state) is not None:
            return Refusal(OVER)
        refusal = self._manners(by, act, world)
        if refusal is not None:
            return refusal
        events = self.game.decide(self.state, by, act, world)
        if isinstance(events, Refusal):
            return events
        return Accepted(self.after(events), events)

    def after(
        self, events: Iterable[Event]
    ) -> "Table[Options, State, Act, Event, View, Seen, Menu]":
        """Let events happen that were decided elsewhere or earlier."""
        state, seq = self.state, self.seq
        for event in events:
            state = self.game.evolve(state, event)
            seq += 1
        return Table(self.game, self.seats, state, seq)

    def _manners(self, by: Actor, act: Act | TimeUp, world: World) -> Refusal | None:
        if isinstance(act, TimeUp):
            if by is not CLOCK:
                return Refusal(ONLY_THE_CLOCK)
            deadline = self.game.deadline(self.state)
            if deadline is None or deadline.ticket != act.ticket:
                return Refusal(STALE_TICKET)
            return Refusal(TOO_EARLY) if world.now < deadline.at else None
        if by is CLOCK:
            return Refusal(ONLY_THE_CLOCK)
        return None if 0 <= by < self.seats else Refusal(NO_SUCH_SEAT)


def open_table(
    game: Game[Options, State, Act, Event, View, Seen, Menu],
    options: Options,
    seats: int,
    world: World,
) -> Accepted[Table[Options, State, Act, Event, View, Seen, Menu], Event] | Refusal:
    """Begin a game, or say why it cannot be played so."""
    facts = game.facts
    if not facts.fewest <= seats <= facts.most:
        return Refusal("wrong_number_of_players", {"fewest": facts.fewest, "most": facts.most})
    if options.first is not None and not 0 <= options.first < seats:
        return Refusal(NO_SUCH_SEAT)
    events = game.open(options, seats, world)
    if isinstance(events, Refusal):
        return events
    return Accepted(replayed(game, seats, events), events)


def replayed(
    game: Game[Options, State, Act, Event, View, Seen, Menu], seats: int, events: Iterable[Event]
) -> Table[Options, State, Act, Event, View, Seen, Menu]:
    """Lead a table to where its events lead, without dice, dictionary or clock."""
    steps = iter(events)
    table = Table(game=game, seats=seats, state=game.evolve(None, next(steps)), seq=1)
    return table.after(steps)
