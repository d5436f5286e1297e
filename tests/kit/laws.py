"""What must hold for every game, each law a function that fails by an assertion."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from bukvitsa.kernel.moments import Instant, Ticket, TimeUp
from bukvitsa.kernel.people import CLOCK, WATCHER, Actor
from bukvitsa.kernel.refusal import NO_SUCH_SEAT, ONLY_THE_CLOCK, STALE_TICKET, TOO_EARLY, Refusal
from bukvitsa.kernel.table import replayed
from bukvitsa.kernel.world import World

from .play import (
    AnyTable,
    Reversed,
    Step,
    Unshuffled,
    offered,
    opened,
    play,
    viewers,
    world_of,
)
from .subject import Subject

Law = Callable[[Subject, int], None]


def replay_equals_live(subject: Subject, seed: int) -> None:
    """The events alone lead to the state that the live game reached."""
    table, events = opened(subject, seed)
    history = list(events)
    for step in play(subject, seed):
        if not isinstance(step.result, Refusal):
            history += step.result.events
            table = step.result.table
    assert replayed(subject.game, table.seats, history) == table


def refusals_change_nothing(subject: Subject, seed: int) -> None:
    """An act that is refused leaves table, views and alarm as they were, and has a reason."""
    for step in play(subject, seed, most=150):
        if isinstance(step.result, Refusal):
            before = msgspec.json.encode(step.before.state)
            world = world_of(subject, seed, step.before.seq, step.now)
            again = step.before.submit(step.by, step.act, world)
            assert again == step.result
            assert step.result.code
            assert msgspec.json.encode(step.before.state) == before


def same_world_same_events(subject: Subject, seed: int) -> None:
    """Deciding asks nothing but its arguments."""
    first = [(step.by, step.act, step.result) for step in play(subject, seed, most=120)]
    second = [(step.by, step.act, step.result) for step in play(subject, seed, most=120)]
    assert first == second


def every_card_is_in_one_place(subject: Subject, seed: int) -> None:
    """No card is lost or doubled, through deals and rounds."""
    for table in tables(subject, seed):
        cards = Counter(card for zone in subject.zones(table.state) for card in zone)
        assert set(cards) == set(subject.everything(table.state))
        assert not [card for card, count in cards.items() if count > 1]


def only_what_is_own_differs(subject: Subject, seed: int) -> None:
    """Of a view all is alike for all viewers but for the fields that the game says are own."""
    common = set(subject.game.kinds.view.__struct_fields__) - set(subject.game.kinds.own)
    for table in tables(subject, seed, most=60):
        watched = table.game.view(table.state, WATCHER)
        for viewer in viewers(table):
            view = table.game.view(table.state, viewer)
            for name in common:
                assert getattr(view, name) == getattr(watched, name), name


def offered_is_accepted(subject: Subject, seed: int) -> None:
    """What a menu promises can be done; what it leaves no room for cannot."""
    dice = Random(seed)
    for table in tables(subject, seed, most=60):
        for by in viewers(table):
            if not isinstance(by, int):
                continue
            view = table.game.view(table.state, by)
            menu = table.game.menu(view)
            world = world_of(subject, seed, table.seq, now_of(table))
            for act in subject.offers(view, menu, dice):
                assert subject.permits(menu, act), act
                assert not isinstance(table.submit(by, act, world), Refusal), act
            act = subject.wild(view, dice)
            if not subject.permits(menu, act):
                assert isinstance(table.submit(by, act, world), Refusal), act


def never_stuck(subject: Subject, seed: int) -> None:
    """There is always an outcome or an alarm, or an act where a clock was switched off."""
    patient = waits_for_players(subject, seed)
    for table in tables(subject, seed):
        over = table.game.outcome(table.state) is not None
        quiet = table.game.deadline(table.state) is None
        assert over <= quiet
        if quiet and not over:
            assert patient
            assert offered(subject, table, Random(seed))


def ends_by_the_clock_alone(subject: Subject, seed: int, most: int = 5000) -> None:
    """If nobody ever does anything, alarms bring the end, or a clock that was switched off."""
    table, _ = opened(subject, seed)
    now = 0
    for _ in range(most):
        deadline = table.game.deadline(table.state)
        if deadline is None:
            break
        now = max(now, deadline.at)
        world = world_of(subject, seed, table.seq, now)
        result = table.submit(CLOCK, TimeUp(deadline.ticket), world)
        assert not isinstance(result, Refusal), result
        assert result.events
        table = result.table
    ended = table.game.outcome(table.state) is not None
    assert ended or waits_for_players(subject, seed)


def strangers_are_refused(subject: Subject, seed: int) -> None:
    """Stale and early alarms, players who play the clock, and seats that are not there."""
    dice = Random(seed)
    for table in tables(subject, seed, most=40):
        deadline = table.game.deadline(table.state)
        if deadline is None:
            continue
        world = world_of(subject, seed, table.seq, deadline.at)
        act = subject.wild(table.game.view(table.state, viewers(table)[0]), dice)
        late, early = Ticket(deadline.ticket - 1), World(Instant(deadline.at - 1), *world[1:])
        assert refused(table, CLOCK, TimeUp(late), world) == STALE_TICKET
        assert refused(table, CLOCK, TimeUp(deadline.ticket), early) == TOO_EARLY
        assert refused(table, viewers(table)[0], TimeUp(deadline.ticket), world) == ONLY_THE_CLOCK
        assert refused(table, CLOCK, act, world) == ONLY_THE_CLOCK
        assert refused(table, table.seats, act, world) == NO_SUCH_SEAT
        assert refused(table, -1, act, world) == NO_SUCH_SEAT


def codecs_round_trip(subject: Subject, seed: int) -> None:
    """Acts, events, views, what is seen, and menus come back from the wire as they went."""
    kinds = subject.game.kinds
    for step in play(subject, seed, most=80):
        if not isinstance(step.act, TimeUp):
            assert there_and_back(step.act, kinds.act) == step.act
        if isinstance(step.result, Refusal):
            continue
        for event in step.result.events:
            assert there_and_back(event, kinds.event) == event
        for viewer in viewers(step.before):
            view = step.before.game.view(step.before.state, viewer)
            assert there_and_back(view, kinds.view) == view
            menu = step.before.game.menu(view)
            assert there_and_back(menu, kinds.menu) == menu
            for event in step.result.events:
                seen = step.before.game.veil(event, viewer)
                assert seen is None or there_and_back(seen, kinds.seen) == seen


def ids_follow_the_shuffle(subject: Subject, seed: int) -> None:
    """A card's id is its place in the shuffled order, so it tells nothing of the face."""
    options = subject.options(Random(seed))
    seats = subject.game.facts.fewest
    faces = []
    for chance in (Unshuffled(), Reversed()):
        world = World(Instant(0), chance, subject.lexicon)
        events = subject.game.open(msgspec.structs.replace(options, first=0), seats, world)
        assert not isinstance(events, Refusal)
        faces.append(list(subject.faces(replayed(subject.game, seats, events).state)))
    assert faces[0] == faces[1][::-1]
    assert faces[0] != faces[1]


def waits_for_players(subject: Subject, seed: int) -> bool:
    """Tell whether the table that a seed opens has switched a clock off."""
    options = subject.options(Random(seed))
    clocks = [
        field.encode_name
        for field in msgspec.inspect.type_info(type(options)).fields  # type: ignore[attr-defined]
        if isinstance(field.type, msgspec.inspect.Metadata)
        and (field.type.extra_json_schema or {}).get("unit") == "s"
    ]
    return any(getattr(options, clock) is None for clock in clocks)


def tables(subject: Subject, seed: int, most: int = 400) -> list[AnyTable]:
    """List the tables that a random game goes through."""
    seen: list[AnyTable] = []
    last: Step | None = None
    for step in play(subject, seed, most):
        seen.append(step.before)
        last = step
    if last is not None and not isinstance(last.result, Refusal):
        seen.append(last.result.table)
    return seen


def now_of(table: AnyTable) -> int:
    """Pick an instant at which the alarm has not gone off yet."""
    deadline = table.game.deadline(table.state)
    return 0 if deadline is None else deadline.at


def refused(table: AnyTable, by: Any, act: Any, world: World) -> str:
    """Give the code of a refusal that must come."""
    actor: Actor = by
    result = table.submit(actor, act, world)
    assert isinstance(result, Refusal), result
    return result.code


def there_and_back(value: Any, kind: Any) -> Any:
    """Send a value over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)
