"""What is going to happen in a chaos run: all of it is drawn from one seed."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import count
from random import Random
from typing import Any

import msgspec

from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.agreement import Kind, offers
from tests.kit.shelf import SUBJECTS
from tests.kit.subject import Subject

DRAWS = 10
FULL = 0.08
"""How many tables are full."""
ODD = "odd"
"""The mind that does anything that the menu promises."""
PLAYED: dict[str, Subject] = {
    subject.game.facts.id: subject for subject in SUBJECTS if subject.game.facts.id in MINDS
}


class GamePlan(msgspec.Struct, frozen=True, kw_only=True):
    """One game: where, by whom, and what was agreed on."""

    number: int
    game: str
    options: dict[str, Any]
    minds: tuple[str, ...]
    """How each person plays."""
    bots: tuple[str, ...] = ()
    """The levels of the server's own bots, who sit behind the people."""
    watched: bool = False
    dice: int = 0
    """Seeds what the players do."""

    @property
    def seats(self) -> int:
        return len(self.minds) + len(self.bots)


class Harm(StrEnum):
    """What can be done to a server and its guests."""

    KILL = "killed"
    STOP = "stopped"
    FREEZE = "frozen"
    DROP = "sockets dropped"
    DROP_ALL = "all sockets dropped"
    JUMP = "clock jumps"
    CUT = "database cut"
    SILENCE = "database silent"


WEIGHTS = {
    Harm.KILL: 3, Harm.STOP: 1, Harm.FREEZE: 2, Harm.DROP: 12, Harm.DROP_ALL: 1, Harm.JUMP: 3,
    Harm.CUT: 4, Harm.SILENCE: 1,
}  # fmt: skip
JUMPS = (-3_000, -500, 800, 5_000, 60_000, 3_600_000)
"""Milliseconds by which a clock is set."""


class Fault(msgspec.Struct, frozen=True):
    """One thing that goes wrong."""

    gap: float
    """Seconds after the one before."""
    harm: Harm
    whom: int
    """Which server or guest: counted round those that are there."""
    span: float
    """Seconds that it lasts."""
    jump: int = 0


def game_plans(seed: int, games: int) -> list[GamePlan]:
    """Draw the games."""
    return [_game(seed, number) for number in range(games)]


def _game(seed: int, number: int) -> GamePlan:
    dice = Random(f"game {number} of {seed}")
    name = list(PLAYED)[number % len(PLAYED)]
    subject = PLAYED[name]
    facts = subject.game.facts
    seats = facts.most if dice.random() < FULL else dice.choice((2, 2, 3, 3, 4, 5))
    bots = dice.choice((0, 0, 1)) if seats > 2 else 0
    levels = [*MINDS[name], ODD]
    return GamePlan(
        number=number,
        game=name,
        options=quick(subject, dice),
        minds=tuple(dice.choice(levels) for _ in range(seats - bots)),
        bots=tuple(dice.choice(list(MINDS[name])) for _ in range(bots)),
        watched=dice.random() < 0.5,
        dice=dice.getrandbits(32),
    )


def quick(subject: Subject, dice: Random) -> dict[str, Any]:
    """Draw what the table agrees on: a small deck if one is drawn, as little time as may be."""
    drawn: list[dict[str, Any]] = [msgspec.to_builtins(subject.options(dice)) for _ in range(DRAWS)]
    chosen = next((options for options in drawn if options.get("deck")), drawn[0])
    kinds = offers(subject.game.kinds.options)
    least = {offer.name: offer.least for offer in kinds if offer.kind is Kind.NUMBER}
    return chosen | least


def faults(seed: int, *, longest_gap: float) -> Iterator[Fault]:
    """Draw what goes wrong, for as long as anybody asks; first a killing, however soon it ends."""
    dice = Random(f"faults of {seed}")
    for number in count():
        (harm,) = dice.choices(list(WEIGHTS), list(WEIGHTS.values()))
        if number == 0:
            harm = Harm.KILL
        yield Fault(
            gap=dice.uniform(0.05, longest_gap),
            harm=harm,
            whom=dice.randrange(1000),
            span=dice.uniform(0.0, 2.0),
            jump=dice.choice(JUMPS) if harm is Harm.JUMP else 0,
        )
