"""What one move costs without its search for words, and what a state weighs."""

import statistics
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from bench._drive import AnyTable, opened, seed_from
from bukvitsa.bots.mind import Mind
from bukvitsa.games.shelf import ROOMS
from bukvitsa.kernel.chance import SeededChance
from bukvitsa.kernel.moments import START, Instant, TimeUp
from bukvitsa.kernel.people import CLOCK, WATCHER, Actor, Viewer, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.words import Lexicon, Verdict, WordPolicy
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.book import Book


class Stopwatch:
    """A lexicon that measures how long it was asked."""

    def __init__(self, book: Lexicon) -> None:
        """Stand before a lexicon."""
        self._book = book
        self.edition = book.edition
        self.asked = 0

    def judge(self, text: str, policy: WordPolicy) -> Verdict:
        """Judge, on the watch."""
        began = time.thread_time_ns()
        verdict = self._book.judge(text, policy)
        self.asked += time.thread_time_ns() - began
        return verdict

    def any_left(self, middle: str, table: Sequence[str], policy: WordPolicy) -> bool:
        """Search, on the watch."""
        began = time.thread_time_ns()
        left = self._book.any_left(middle, table, policy)
        self.asked += time.thread_time_ns() - began
        return left


class Weighed(msgspec.Struct):
    """What the moves of some games cost, in microseconds, and the heaviest state in KiB."""

    move: float
    worst: float
    memory: float
    json: float


def weighed(name: str, mind: Mind, seats: int, book: Book, games: int) -> Weighed:
    """Play some games and weigh every move: decide, evolve, every view and every veiled event."""
    game, dice = ROOMS[name].game, Random(7)
    moves: list[float] = []
    heaviest = written = 0
    for _ in range(games):
        viewers: tuple[Viewer, ...] = (*everyone(seats), WATCHER)
        watch, seed, now = Stopwatch(book), seed_from(dice), START
        table = opened(game, game.kinds.options(), seats, book, seed)
        while game.outcome(table.state) is None:
            by, act, now = _next(table, mind, dice, now)
            world = World(now, SeededChance(seed, table.seq), watch)
            before = watch.asked
            began = time.thread_time_ns()
            result = table.submit(by, act, world)
            if isinstance(result, Refusal):
                continue
            for viewer in viewers:
                game.view(result.table.state, viewer)
                for event in result.events:
                    game.veil(event, viewer)
            moves.append((time.thread_time_ns() - began - watch.asked + before) / 1000)
            table = result.table
        heaviest = max(heaviest, weight(table.state))
        written = max(written, len(msgspec.json.encode(table.state)))
    moves.sort()
    worst = moves[int(0.99 * (len(moves) - 1))]
    return Weighed(statistics.median(moves), worst, heaviest / 1024, written / 1024)


def _next(table: AnyTable, mind: Mind, dice: Random, now: Instant) -> tuple[Actor, Any, Instant]:
    for seat in dice.sample(everyone(table.seats), table.seats):
        act = mind.think(table.game.view(table.state, seat), dice)
        if act is not None:
            return seat, act, now
    deadline = table.game.deadline(table.state)
    assert deadline is not None
    return CLOCK, TimeUp(deadline.ticket), Instant(max(now, deadline.at))


def weight(thing: Any, seen: set[int] | None = None) -> int:
    """Give the bytes of a value with all that it holds, each thing once."""
    seen = set() if seen is None else seen
    if id(thing) in seen or thing is None or isinstance(thing, bool | type):
        return 0
    seen.add(id(thing))
    inner: Sequence[Any] = ()
    if isinstance(thing, msgspec.Struct):
        inner = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, dict):
        inner = [*thing, *thing.values()]
    elif isinstance(thing, tuple | list | frozenset | set):
        inner = list(thing)
    return sys.getsizeof(thing) + sum(weight(each, seen) for each in inner)
