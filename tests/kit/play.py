"""Games played at random, the same way for the same seed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias, TypeVar

from bukvitsa.kernel.chance import Seed, SeededChance
from bukvitsa.kernel.moments import Instant, TimeUp
from bukvitsa.kernel.people import CLOCK, WATCHER, Actor, Viewer, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import Accepted, Table, open_table
from bukvitsa.kernel.world import World

from .subject import Subject

AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any, Any, Any]
Result: TypeAlias = Accepted[AnyTable, Any] | Refusal

T = TypeVar("T")


@dataclass(frozen=True)
class Step:
    """One act as it was tried, with the table before it."""

    before: AnyTable
    by: Actor
    act: Any
    now: Instant
    result: Result


class Unshuffled:
    """Chance that leaves everything as it was."""

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(things)


class Reversed:
    """Chance that turns everything round."""

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        return tuple(reversed(things))


def seats_of(subject: Subject, dice: Random) -> int:
    """Draw a number of players that the game takes."""
    return dice.randint(subject.game.facts.fewest, subject.game.facts.most)


def world_of(subject: Subject, seed: int, moment: int, now: int) -> World:
    """Make the world of one act."""
    chance = SeededChance(Seed(seed.to_bytes(32, "big")), moment)
    return World(Instant(now), chance, subject.lexicon)


def opened(subject: Subject, seed: int) -> tuple[AnyTable, tuple[Any, ...]]:
    """Open a table with random options and players, and give the events that opened it."""
    dice = Random(seed)
    options = subject.options(dice)
    accepted = open_table(
        subject.game, options, seats_of(subject, dice), world_of(subject, seed, 0, 0)
    )
    assert not isinstance(accepted, Refusal), accepted
    return accepted.table, accepted.events


def viewers(table: AnyTable) -> tuple[Viewer, ...]:
    """Name everybody who may look at a table."""
    return (*everyone(table.seats), WATCHER)


def offered(subject: Subject, table: AnyTable, dice: Random) -> list[tuple[Actor, Any]]:
    """Sample what the menus of all seats promise."""
    game = table.game
    acts: list[tuple[Actor, Any]] = []
    for seat in everyone(table.seats):
        view = game.view(table.state, seat)
        acts += [(seat, act) for act in subject.offers(view, game.menu(view), dice)]
    return acts


def next_act(subject: Subject, table: AnyTable, dice: Random, now: int) -> tuple[Actor, Any, int]:
    """Draw an act to try: promised, wild, or the alarm; and the instant at which it is tried."""
    deadline = table.game.deadline(table.state)
    acts = offered(subject, table, dice)
    roll = dice.random()
    if deadline is not None and (roll < 0.1 or not acts):
        return CLOCK, TimeUp(deadline.ticket), max(now, deadline.at)
    now += dice.choice((0, 10, 400, 2500))
    if deadline is not None:
        now = min(now, deadline.at)
    if roll < 0.3 or not acts:
        seat = dice.choice(everyone(table.seats))
        return seat, subject.wild(table.game.view(table.state, seat), dice), now
    by, act = dice.choice(acts)
    return by, act, now


def play(subject: Subject, seed: int, most: int = 400) -> Iterator[Step]:
    """Play a game with random acts until it ends, or for so many acts."""
    dice = Random(seed)
    table, _ = opened(subject, seed)
    now = 0
    for _ in range(most):
        if table.game.outcome(table.state) is not None:
            return
        by, act, now = next_act(subject, table, dice, now)
        result = table.submit(by, act, world_of(subject, seed, table.seq, now))
        yield Step(table, by, act, Instant(now), result)
        if not isinstance(result, Refusal):
            table = result.table
