"""The secrecy law: what a viewer cannot see makes no difference to what the viewer gets."""

from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any

from msgspec.structs import replace

from bukvitsa.kernel.people import Actor, Viewer
from bukvitsa.kernel.refusal import Refusal

from .play import AnyTable, Result, next_act, opened, play, viewers, world_of
from .subject import Subject


def secrets_make_no_difference(subject: Subject, seed: int, most: int = 40) -> None:
    """Play the same acts in two worlds that a viewer cannot tell apart, until one tells."""
    dice = Random(seed)
    table = a_table(subject, seed, dice)
    viewer = dice.choice(viewers(table))
    twin = replace(table, state=subject.twin(table.state, viewer, dice))
    assert looks(table, viewer) == looks(twin, viewer), "the twin differs at once"
    now = 0
    deadline = table.game.deadline(table.state)
    if deadline is not None:
        now = deadline.at
    for _ in range(most):
        if table.game.outcome(table.state) is not None:
            return
        by, act, now = next_act(subject, table, dice, now)
        # Both get the same shuffles, though a secret act may have moved the count of one of them.
        first, second = (
            it.submit(by, act, world_of(subject, seed, table.seq, now)) for it in (table, twin)
        )
        before = table
        table, twin = after(table, first), after(twin, second)
        if not same(subject, before, (by, first, second), viewer):
            return
        if looks(table, viewer) != looks(twin, viewer):
            assert discloses(subject, first, viewer), f"{viewer} sees what {act} of {by} hid"
            return


def same(
    subject: Subject, table: AnyTable, act: tuple[Actor, Result, Result], viewer: Viewer
) -> bool:
    """Compare what a viewer is told in both worlds, event by event, up to a lawful difference."""
    by, first, second = act
    heard = [heard_of(table, result, by, viewer) for result in (first, second)]
    for one, other in zip_longest(*heard):
        if one is None or other is None or one.told != other.told:
            lawful = any(
                it is not None
                and not isinstance(it.event, Refusal)
                and subject.discloses(it.event, viewer)
                for it in (one, other)
            )
            assert lawful, f"{viewer} can tell by {one} against {other}"
            return False
    return True


def a_table(subject: Subject, seed: int, dice: Random) -> AnyTable:
    """Pick a table somewhere in a random game that has not ended."""
    table, _ = opened(subject, seed)
    for step in play(subject, seed, most=dice.randrange(60)):
        table = step.before
    return table


def looks(table: AnyTable, viewer: Viewer) -> Any:
    """Give everything a viewer can ask of a table."""
    game = table.game
    view = game.view(table.state, viewer)
    return view, game.menu(view), game.deadline(table.state), game.outcome(table.state)


@dataclass(frozen=True)
class Heard:
    """Something that happened, and what a viewer was told of it."""

    event: Any
    told: Any


def heard_of(table: AnyTable, result: Result, by: Actor, viewer: Viewer) -> list[Heard]:
    """List what a viewer is told of an act: of a refusal only if it is the own."""
    if isinstance(result, Refusal):
        return [Heard(result, result)] if by == viewer else []
    told = [Heard(event, table.game.veil(event, viewer)) for event in result.events]
    return [heard for heard in told if heard.told is not None]


def after(table: AnyTable, result: Result) -> AnyTable:
    """Give the table as it is after an act."""
    return table if isinstance(result, Refusal) else result.table


def discloses(subject: Subject, result: Result, viewer: Viewer) -> bool:
    """Tell whether an act lawfully showed the viewer something."""
    if isinstance(result, Refusal):
        return False
    return any(subject.discloses(event, viewer) for event in result.events)
