"""Many games between the same bots, on one core or several, the same by the same seed."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.record import Codec, written
from bukvitsa.lexicon.book import Book, open_lexicon

from .match import Match, Result, rotated, seed_of

BATCH = 8
"""So many games go to another process at a time: fewer would wait for the post."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played; it crosses to other processes as it is."""

    game: str
    minds: tuple[str, ...]
    seed: int
    options: Any
    keep: Path | None = None
    """Where the games' journals are kept."""


class Hall:
    """One process' tables: a match for every order of the seats."""

    def __init__(self, plan: Plan, book: Book) -> None:
        """Make the minds; each knows the words that its name promises."""
        self._plan = plan
        game = ROOMS[plan.game].game
        minds = [MINDS[plan.game][name](book) for name in plan.minds]
        self._codec = Codec(game)
        self._matches = [
            Match(game, rotated(minds, shift), plan.options, book) for shift in range(len(minds))
        ]

    def play(self, number: int) -> Result:
        """Play the game of a number, and keep its journal if that is wanted."""
        match = self._matches[number % len(self._matches)]
        result, head, entries = match.play(number, seed_of(self._plan.seed, number))
        if self._plan.keep is not None:
            names = rotated(_called(self._plan.minds), number)
            lines = written(
                msgspec.structs.replace(head, names=names), map(self._codec.line, entries)
            )
            name = f"{self._plan.game}-{self._plan.seed}-{number}.jsonl"
            (self._plan.keep / name).write_bytes(b"".join(lines))
        return result


def tournament(plan: Plan, games: int, jobs: int, book: Book) -> Iterator[Result]:
    """Play games as they come; with several jobs not in the order of their numbers."""
    if jobs == 1:
        hall = Hall(plan, book)
        yield from map(hall.play, range(games))
        return
    batches = (range(first, min(games, first + BATCH)) for first in range(0, games, BATCH))
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=(plan,)
    )
    try:
        waiting = {pool.submit(_played, batch) for batch in islice(batches, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(_played, batch) for batch in islice(batches, len(done))}
            yield from _results(done)
    finally:
        pool.shutdown(cancel_futures=True)


_halls: list[Hall] = []
"""The hall of this process, where it is one of several."""


def _begin(plan: Plan) -> None:
    """Open this process' hall; Ctrl-C is the affair of the process that began it all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _halls[:] = [Hall(plan, open_lexicon())]


def _played(numbers: Sequence[int]) -> list[Result]:
    return [_halls[0].play(number) for number in numbers]


def _results(done: set[Future[list[Result]]]) -> Iterator[Result]:
    for future in done:
        yield from future.result()


def _called(minds: Sequence[str]) -> tuple[str, ...]:
    """Name the players by their minds, told apart by a number where a mind plays twice.

    >>> _called(("greedy", "random", "greedy"))
    ('greedy 1', 'random', 'greedy 2')
    """
    return tuple(
        f"{mind} {minds[: place + 1].count(mind)}" if minds.count(mind) > 1 else mind
        for place, mind in enumerate(minds)
    )
