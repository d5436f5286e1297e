"""One game between bots, on a clock that runs only when nobody wants to act."""

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from time import thread_time_ns
from typing import Any

import msgspec

from bukvitsa.bots.mind import Mind
from bukvitsa.journal.record import Codec, Entry, Head
from bukvitsa.kernel.chance import Seed, SeededChance, commitment
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.moments import START, Instant, TimeUp
from bukvitsa.kernel.options import TableOptions
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import CLOCK, Actor, Seat, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import Table, open_table, replayed
from bukvitsa.kernel.words import Lexicon
from bukvitsa.kernel.world import World

FIRST_WAIT = 250
"""While nobody acts the clock goes on by so many milliseconds, then by twice as many."""

LONGEST_WAIT = 3_600_000
"""If no alarm is set and nobody wants to act for so long, nobody ever will."""

MOST_ACTS = 100_000
"""A game that has not ended by then never will."""


class BrokenGameError(AssertionError):
    """A game that broke a law of the house; says which, and with which seed."""


class Result(msgspec.Struct, frozen=True):
    """What is remembered of a game that was played."""

    number: int
    outcome: Outcome
    acts: int
    alarms: int
    refusals: int
    span: int
    tags: dict[str, int]
    thinking: dict[int, list[int]]
    """Nanoseconds of every thought, by seat."""


class Match:
    """A table with bots on all seats."""

    def __init__(
        self,
        game: AnyGame,
        minds: Sequence[Mind],
        options: TableOptions,
        lexicon: Lexicon,
        inspect: Callable[[Any], None] | None = None,
    ) -> None:
        """Seat the bots; `inspect` is shown every state, and may raise `BrokenGameError`."""
        self.game, self.minds, self.options, self.lexicon = game, tuple(minds), options, lexicon
        self.inspect = inspect
        self._codec = Codec(game)

    def play(self, number: int, seed: Seed) -> tuple[Result, Head, list[Entry]]:
        """Play one game to its end."""
        return _Course(self, number, seed).run()

    def head(self, seed: Seed, names: tuple[str, ...]) -> Head:
        """Write the head of the game's journal."""
        return Head(
            game=self.game.facts.id,
            names=names,
            options=self._codec.raw(self.options),
            edition=self.lexicon.edition,
            promise=commitment(seed),
            seed=seed.hex(),
        )


class _Course:
    """The course of one game."""

    def __init__(self, match: Match, number: int, seed: Seed) -> None:
        self._match, self._number, self._seed = match, number, seed
        self._dice = Random(seed)
        self._now = START
        self._seats = everyone(len(match.minds))
        opened = open_table(match.game, match.options, len(self._seats), self._world(0))
        if isinstance(opened, Refusal):
            raise BrokenGameError(f"партия не открылась: {opened.code} {opened.about}")
        self._table: Table[Any, Any, Any, Any, Any, Any, Any] = opened.table
        self._entries = [Entry(seq=0, at=START, by=None, act=None, events=opened.events)]
        self._thinking: dict[int, list[int]] = {seat: [] for seat in self._seats}
        self._refusals = self._alarms = 0

    def run(self) -> tuple[Result, Head, list[Entry]]:
        game = self._match.game
        while (outcome := game.outcome(self._table.state)) is None:
            if len(self._entries) > MOST_ACTS:
                raise BrokenGameError(f"партия {self._number} не кончается")
            if not self._somebody_acts():
                self._wait()
        events = [event for entry in self._entries for event in entry.events]
        if replayed(game, len(self._seats), events).state != self._table.state:
            raise BrokenGameError(f"партия {self._number}: повтор по журналу ведёт не туда")
        tags = Counter(str(event.__struct_config__.tag) for event in events)
        result = Result(
            number=self._number,
            outcome=outcome,
            acts=len(self._entries) - 1 - self._alarms,
            alarms=self._alarms,
            refusals=self._refusals,
            span=self._now,
            tags=dict(tags),
            thinking=self._thinking,
        )
        names = tuple(f"Бот {seat + 1}" for seat in self._seats)
        return result, self._match.head(self._seed, names), self._entries

    def _somebody_acts(self) -> bool:
        for seat in self._dice.sample(self._seats, len(self._seats)):
            view = self._match.game.view(self._table.state, seat)
            began = thread_time_ns()
            act = self._match.minds[seat].think(view, self._dice)
            self._thinking[seat].append(thread_time_ns() - began)
            if act is not None and self._submit(seat, act):
                return True
        return False

    def _wait(self) -> None:
        """Let the clock go on until somebody wants to act or the alarm rings."""
        wait = FIRST_WAIT
        while True:
            deadline = self._match.game.deadline(self._table.state)
            if deadline is None and wait > LONGEST_WAIT:
                raise BrokenGameError(f"партия {self._number} застряла: никто ничего не ждёт")
            if deadline is not None and self._now + wait >= deadline.at:
                self._now = Instant(max(self._now, deadline.at))
                self._alarms += 1
                if not self._submit(CLOCK, TimeUp(deadline.ticket)):
                    raise BrokenGameError(f"партия {self._number}: будильник не принят")
                return
            self._now = Instant(self._now + wait)
            wait *= 2
            if self._somebody_acts():
                return

    def _submit(self, by: Actor, act: Any) -> bool:
        result = self._table.submit(by, act, self._world(self._table.seq))
        if isinstance(result, Refusal):
            self._refusals += 1
            return False
        self._entries.append(
            Entry(seq=self._table.seq, at=self._now, by=by, act=act, events=result.events)
        )
        self._table = result.table
        if self._match.inspect is not None:
            self._match.inspect(self._table.state)
        return True

    def _world(self, seq: int) -> World:
        return World(self._now, SeededChance(self._seed, seq), self._match.lexicon)


def seed_of(arena_seed: int, number: int) -> Seed:
    """Derive the seed of one game, the same on every machine.

    >>> seed_of(1, 2).hex()[:8]
    'd8439a62'
    """
    return Seed(hashlib.sha256(f"bukvitsa arena {arena_seed}/{number}".encode()).digest())


def rotated(minds: Sequence[Any], number: int) -> tuple[Any, ...]:
    """Change the seats from game to game, so that no seat favours a mind.

    >>> rotated("абв", 1)
    ('б', 'в', 'а')
    """
    shift = number % len(minds)
    return (*minds[shift:], *minds[:shift])


def places_of(count: int, number: int) -> dict[int, Seat]:
    """Tell at which seat each mind of the list sits in a game.

    >>> places_of(3, 1)
    {1: 0, 2: 1, 0: 2}
    """
    return {mind: Seat(seat) for seat, mind in enumerate(rotated(range(count), number))}
