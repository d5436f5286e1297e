"""A law that cannot fail proves nothing: each is shown a game that breaks it."""

from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.kernel.moments import Deadline, Instant, TimeUp
from bukvitsa.kernel.people import Actor, Seat, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from tests.kit import laws
from tests.kit.secrecy import secrets_make_no_difference
from tests.kit.toy.game import Toy
from tests.kit.toy.subject import ToySubject
from tests.kit.toy.values import (
    Act,
    Call,
    Drawn,
    DrawnSeen,
    Event,
    Laid,
    Menu,
    Note,
    Seen,
    State,
    Taken,
    View,
)


class ShowsADrawnCard(Toy):
    def veil(self, event: Event, viewer: Viewer) -> Seen | None:
        if isinstance(event, Drawn):
            return DrawnSeen(event.by, event.face)
        return super().veil(event, viewer)


class ShowsANote(Toy):
    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), note=state.notes[0])


class RefusesByAHiddenFace(Toy):
    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        if isinstance(act, Call) and state.deck and state.faces[state.deck[0]] == "о":
            return Refusal("not_now")
        return super().decide(state, by, act, world)


class WaitsByAHiddenFace(Toy):
    def deadline(self, state: State) -> Deadline | None:
        told = super().deadline(state)
        if told is None or not state.hands[0]:
            return told
        return Deadline(Instant(told.at + ord(state.faces[state.hands[0][0]])), told.ticket)


class NumbersCardsAsPrinted(Toy):
    def open(self, options: Any, seats: int, world: World) -> tuple[Event, ...] | Refusal:
        return super().open(options, seats, World(world.now, Sorted(), world.lexicon))


class Sorted:
    def shuffled(self, things: Any) -> Any:
        return tuple(sorted(things))


class ForgetsALaidCard(Toy):
    def evolve(self, state: State | None, event: Event) -> State:
        after = super().evolve(state, event)
        return replace(after, heap=after.heap[1:]) if isinstance(event, Laid) else after


class RemembersInSecret(Toy):
    """Its state depends on more than its events."""

    def __init__(self) -> None:
        self.count = 0

    def evolve(self, state: State | None, event: Event) -> State:
        self.count += 1
        after = super().evolve(state, event)
        return replace(after, round=after.round + self.count // 60)


class AsksForChanceElsewhere(Toy):
    def __init__(self) -> None:
        self.count = 0

    def open(self, options: Any, seats: int, world: World) -> tuple[Event, ...] | Refusal:
        self.count += 1
        seat = Seat(self.count % seats)
        return super().open(replace(options, first=seat), seats, world)


class ChangesOnRefusal(Toy):
    def __init__(self) -> None:
        self.refusals = 0

    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        events = super().decide(state, by, act, world)
        if isinstance(events, Refusal):
            self.refusals += 1
            return Refusal(events.code, {"times": self.refusals})
        return events


class PromisesTooMuch(Toy):
    def menu(self, view: View) -> Menu:
        return replace(super().menu(view), lay=tuple(card for card, _ in view.own))


class PromisesTooLittle(Toy):
    def menu(self, view: View) -> Menu:
        return replace(super().menu(view), note=False)


class SetsNoAlarm(Toy):
    def deadline(self, state: State) -> Deadline | None:
        return None if state.ballot is None else super().deadline(state)


class WaitsForEver(Toy):
    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        if isinstance(act, TimeUp):
            return super().decide(state, Seat(0), Note("ещё"), world)
        return super().decide(state, by, act, world)


class LosesOnTheWire(Toy):
    def veil(self, event: Event, viewer: Viewer) -> Seen | None:
        seen = super().veil(event, viewer)
        if isinstance(seen, Taken):
            return Taken(seen.by, list(seen.cards))  # type: ignore[arg-type]
        return seen


BROKEN: list[tuple[laws.Law, type[Toy]]] = [
    (laws.replay_equals_live, RemembersInSecret),
    (laws.refusals_change_nothing, ChangesOnRefusal),
    (laws.same_world_same_events, AsksForChanceElsewhere),
    (laws.every_card_is_in_one_place, ForgetsALaidCard),
    (laws.offered_is_accepted, PromisesTooMuch),
    (laws.offered_is_accepted, PromisesTooLittle),
    (laws.never_stuck, SetsNoAlarm),
    (laws.ends_by_the_clock_alone, WaitsForEver),
    (laws.codecs_round_trip, LosesOnTheWire),
    (laws.ids_follow_the_shuffle, NumbersCardsAsPrinted),
    (secrets_make_no_difference, ShowsADrawnCard),
    (secrets_make_no_difference, ShowsANote),
    (secrets_make_no_difference, RefusesByAHiddenFace),
    (secrets_make_no_difference, WaitsByAHiddenFace),
]


@pytest.mark.parametrize(("law", "broken"), BROKEN, ids=lambda it: it.__name__)
def test_a_broken_game_is_caught(law: laws.Law, broken: type[Toy]) -> None:
    """Within a hundred seeds the law finds what was broken on purpose."""
    with pytest.raises(AssertionError):
        within_a_hundred_seeds(law, broken)


def within_a_hundred_seeds(law: laws.Law, broken: type[Toy]) -> None:
    """Show the law one game after another."""
    for seed in range(100):
        law(ToySubject(broken()), seed)


def test_the_toy_itself_passes_the_same_seeds() -> None:
    """What the broken games are caught by is the break, not the law."""
    for law, _ in BROKEN:
        for seed in range(20):
            law(ToySubject(), seed)
