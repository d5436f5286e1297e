"""Acts that no honest client would send: lawful ones bent, foreign, repeated, of a wrong shape."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from .play import AnyTable, offered, opened, play
from .subject import Subject

STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 7, 99, 2**31, 2**63, -(2**63), 1.5, "", "а", "ъъъ", "kot",
    "кот", "слово" * 40, "\u0000", "\u202eкот", "й\u0306", [], [0], [0, 0], [[]], [[0, 0]], {},
    {"0": 0}, {"type": "vote"}, "yes", "left",
)  # fmt: skip
"""What is put where something else was."""


class Tables:
    """Tables in every state that random games lead to, and acts that were tried at them."""

    def __init__(self, subject: Subject, games: int, seed: int) -> None:
        """Play some games and remember where they went."""
        dice = Random(seed)
        self.tables: list[AnyTable] = []
        self.acts: list[Any] = []
        for number in range(games):
            table, _ = opened(subject, seed + number)
            stays = [table, *(step.before for step in play(subject, seed + number, most=300))]
            self.tables += dice.sample(stays, min(len(stays), 12))
        for table in self.tables:
            tried = [act for _, act in offered(subject, table, dice)]
            tried += [
                subject.wild(table.game.view(table.state, 0), dice)  # type: ignore[arg-type]
                for _ in range(3)
            ]
            self.acts += map(msgspec.to_builtins, tried)


def bent(act: Any, acts: Sequence[Any], dice: Random) -> Any:
    """Bend an act a little, or leave it as it was: it will be tried where it does not belong."""
    roll = dice.random()
    if roll < 0.25:
        return act
    if roll < 0.27:
        return dice.choice(STRANGE)
    return _changed(act, acts, dice)


def _changed(value: Any, acts: Sequence[Any], dice: Random) -> Any:
    """Change one thing somewhere inside."""
    if isinstance(value, dict) and value:
        key = dice.choice(list(value))
        roll = dice.random()
        if roll < 0.1:
            return {name: inner for name, inner in value.items() if name != key}
        if roll < 0.15:
            return {**value, dice.choice(("extra", "by", "seat", "id")): dice.choice(STRANGE)}
        if roll < 0.3:
            other = dice.choice(acts)
            return {**value, key: other.get(key, dice.choice(STRANGE))}
        return {**value, key: _changed(value[key], acts, dice)}
    if isinstance(value, list) and value:
        place = dice.randrange(len(value))
        roll = dice.random()
        if roll < 0.25:
            return [*value, value[place]]
        if roll < 0.4:
            return value[:place] + value[place + 1 :]
        return [*value[:place], _changed(value[place], acts, dice), *value[place + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool) and dice.random() < 0.7:
        return value + dice.choice((-2, -1, 1, 2, 10))
    return dice.choice(STRANGE)
