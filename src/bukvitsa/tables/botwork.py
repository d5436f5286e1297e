"""Bots at a table: they look when something changes, think off the loop, hesitate, and then act.

What a bot wants goes the way of everybody's acts, with the number of events that it had seen. If
the table changes while it thinks or hesitates, it thinks again.
"""

import asyncio
import logging
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import msgspec

from bukvitsa.journal.store import Moment
from bukvitsa.kernel.people import Seat

from .facts import Chair
from .history import TableState
from .judge import BotActs
from .means import Means
from .rooms import levels_of
from .times import Timer
from .wire import Leaving

log = logging.getLogger(__name__)

NOTICES = 150
"""Milliseconds until a bot looks at what has changed."""
LOOKS_AGAIN = 1_000
"""A bot that had nothing to do looks again after so long, then after twice as long."""
LONGEST_WAIT = 30_000
MOST_SECOND_THOUGHTS = 3
"""Who has changed the mind so often hesitates no more."""


class Race(msgspec.Struct, frozen=True):
    """A lognormal distribution, in seconds."""

    median: float
    spread: float


class Pauses(msgspec.Struct, frozen=True):
    """How long bots of a level hesitate."""

    turn: tuple[float, float]
    race: Race


@cache
def _pauses() -> tuple[dict[str, Pauses], dict[str, frozenset[str]]]:
    text = files(f"{__package__}.data").joinpath("pauses.toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text)
    races = msgspec.convert(tables.pop("races"), dict[str, frozenset[str]])
    return msgspec.convert(tables, dict[str, Pauses]), races


def pause_of(game: str, level: str, act: Any, dice: Random) -> int:
    """Draw how many milliseconds a bot of some level hesitates before an act."""
    levels, races = _pauses()
    pauses = levels.get(level, levels["usual"])
    if act.__struct_config__.tag in races.get(game, ()):
        race = pauses.race
        return round(1000 * race.median * dice.lognormvariate(0, race.spread))
    return round(1000 * dice.uniform(*pauses.turn))


def level_on(state: TableState, chair: Chair) -> str | None:
    """Say which bot acts for a chair, if one does."""
    if chair.level:
        return chair.level
    if chair.left and state.leaving is Leaving.BOT:
        return next(reversed(levels_of(state.made.game)), None)
    return None


def _levels(state: TableState) -> dict[Seat, str]:
    """Name the seats for which bots act."""
    found = {Seat(seat): level_on(state, chair) for seat, chair in enumerate(state.chairs)}
    return {seat: level for seat, level in found.items() if level is not None}


class _Plan:
    """What one bot is about."""

    __slots__ = ("act", "due", "level", "patience", "seat", "seq", "thinks", "thoughts", "timer")

    def __init__(self, seat: Seat, level: str) -> None:
        self.seat, self.level = seat, level
        self.timer: Timer | None = None
        self.thinks = False
        self.act: Any = None
        self.due = Moment(0)
        self.seq = -1
        self.thoughts = 0
        self.patience = LOOKS_AGAIN


class Botwork:
    """The bots of one table, as far as this process acts for them."""

    def __init__(self, means: Means, submit: Callable[[BotActs], None]) -> None:
        """Take the way to the table's inbox."""
        self._means, self._submit = means, submit
        self._state: TableState | None = None
        self._plans: dict[Seat, _Plan] = {}
        self._levels: dict[Seat, str] = {}
        self._dice: Random | None = None
        self.thinking = 0

    @property
    def idle(self) -> bool:
        """Tell whether no bot sits here, nor is about anything."""
        return not (self._levels or self._plans)

    def stir(self, state: TableState, *, leads: bool) -> None:
        """See the table as it is now."""
        known, self._state = self._state, state
        if known is None or known.chairs is not state.chairs:
            self._levels = _levels(state)
        if not (self._levels and state.running and leads):
            self.stop()
            return
        if known is not None and known.game is state.game and self._plans.keys() == self._levels:
            return
        for plan in list(self._plans.values()):
            if self._levels.get(plan.seat) == plan.level:
                self._changed(plan)
            else:
                self._drop(plan)
        for seat, level in self._levels.items():
            if seat not in self._plans:
                self._plans[seat] = plan = _Plan(seat, level)
                self._look_in(plan, self._paced(NOTICES))

    def stop(self) -> None:
        """Think no more."""
        for plan in list(self._plans.values()):
            self._drop(plan)

    def _changed(self, plan: _Plan) -> None:
        """Look again soon, unless the bot is looking or thinking just now."""
        plan.patience = LOOKS_AGAIN
        if not plan.thinks:
            self._look_in(plan, self._paced(NOTICES))

    def _drop(self, plan: _Plan) -> None:
        if plan.timer is not None:
            plan.timer.cancel()
        if self._plans.get(plan.seat) is plan:
            del self._plans[plan.seat]

    def _look_in(self, plan: _Plan, span: int) -> None:
        if plan.timer is not None:
            plan.timer.cancel()
        at = Moment(self._means.clock.now() + span)
        plan.timer = self._means.clock.at(at, lambda: self._think(plan))

    def _paced(self, span: float) -> int:
        return round(span * self._means.settings.bot_pace)

    def _think(self, plan: _Plan) -> None:
        """Let a bot think about what its player sees, in a thread."""
        plan.timer, state = None, self._state
        if state is None or state.game is None or self._plans.get(plan.seat) is not plan:
            return
        if self._dice is None:
            self._dice = Random(self._means.luck(8))
        game, seq = state.game.game, state.game.seq
        view = game.view(state.game.state, plan.seat)
        mind = self._means.mind(state.made.game, plan.level)
        dice = Random(self._dice.getrandbits(64))
        plan.thinks = True
        self.thinking += 1
        thought = self._means.think(lambda: mind.think(view, dice))
        thought.add_done_callback(lambda done: self._thought(plan, seq, done))

    def _thought(self, plan: _Plan, seq: int, thought: "asyncio.Future[Any]") -> None:
        self.thinking -= 1
        plan.thinks = False
        state = self._state
        act = None
        if not thought.cancelled():
            fault = thought.exception()
            if fault is not None:
                log.error("a bot failed", exc_info=fault)
                self._means.tally.broken += 1
            else:
                act = thought.result()
        if state is None or state.game is None or self._plans.get(plan.seat) is not plan:
            return
        if state.game.seq != seq:
            self._look_in(plan, 0)
        elif act is None:
            plan.act = None
            self._wait(plan)
        else:
            self._hesitate(plan, act, seq, state)

    def _hesitate(self, plan: _Plan, act: Any, seq: int, state: TableState) -> None:
        """Act when a person of the level would; who wants the same as before goes on waiting."""
        now = self._means.clock.now()
        if act != plan.act:
            plan.thoughts += 1
            plan.act = act
            dice = self._dice or Random()
            pause = self._paced(pause_of(state.made.game, plan.level, act, dice))
            if plan.thoughts <= MOST_SECOND_THOUGHTS:
                plan.due = Moment(now + pause)
        plan.seq = seq
        if plan.timer is not None:
            plan.timer.cancel()
        plan.timer = self._means.clock.at(max(plan.due, now), lambda: self._act(plan))

    def _act(self, plan: _Plan) -> None:
        plan.timer = None
        act, plan.act, plan.thoughts = plan.act, None, 0
        self._submit(BotActs(plan.seat, act, plan.seq, self._means.clock.now()))
        self._wait(plan)

    def _wait(self, plan: _Plan) -> None:
        """Look again though nothing has changed: time alone may have made an act possible."""
        self._look_in(plan, plan.patience)
        plan.patience = min(2 * plan.patience, LONGEST_WAIT)
