"""Fifty claim the same letters at one instant, again and again: one has them, all hear who.

`python3 run.py bench races [--times N] [--sockets N] [--save]`
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bench._table import Row, save_section, text_table
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.lexicon.book import Book, open_lexicon
from bukvitsa.server.settings import Settings
from bukvitsa.tables.house import House
from bukvitsa.tables.settings import HouseSettings
from tests.kit.claims import MOST, AtHome, Claimants, OverSockets, race, seat_many
from tests.kit.house import World
from tests.kit.servers import running

ROUNDS = 25
"""Claims at a table before the next table."""
QUIET = HouseSettings(ping_every=10**9)

Seated = Callable[[], AbstractAsyncContextManager[Claimants]]


@asynccontextmanager
async def at_home(book: Book) -> AsyncIterator[Claimants]:
    """Seat all at a table of a house in this process, whose clock is turned by hand."""
    with tempfile.TemporaryDirectory() as folder:
        world, store = World(), SqliteStore(Path(folder) / FILE)
        house = await world.house(store, book, settings=QUIET)
        yield await AtHome.seated(world, [house], MOST, ROUNDS)
        await world.close()
        await store.close()


@asynccontextmanager
async def over_sockets(book: Book) -> AsyncIterator[Claimants]:
    """Seat all at a table through real sockets."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / FILE)
        house = House(store, book, settings=QUIET)
        await house.open()
        plenty = Settings(messages=1000, joins_minutely=1000)
        async with (
            running(store, house, plenty) as server,
            OverSockets.seated(server.address, MOST, ROUNDS) as table,
        ):
            yield table
        await house.close()
        await store.close()


async def raced(seated: Seated, times: int, seed: int) -> list[int]:
    """Race so many times, and give by how many ms the losers were late."""
    dice, margins, number = Random(seed), list[int](), 0
    while number < times:
        async with seated() as table:
            for place in range(min(ROUNDS, times - number)):
                margins += await race(table, MOST, place, dice)
                number += 1
    return margins


def row_of(how: str, times: int, margins: Sequence[int], seconds: float) -> Row:
    """Tell how the races went."""
    told = f"{times} races of {MOST}: one winner each, all told who; "
    late = f"late by {min(margins)}–{max(margins)} ms, half by {statistics.median(margins):g}"
    holds = len(margins) == times * (MOST - 1)
    return Row(how, f"{told}{late}; {seconds:.0f} s", "one winner", holds)


def main(argv: Sequence[str] | None = None) -> int:
    """Print how the races went; a race with two winners or none stops it."""
    parser = argparse.ArgumentParser(prog="bench races", description=main.__doc__)
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true", help="keep the table in bench/results.md")
    options = parser.parse_args(argv)
    book, rows = open_lexicon(), []
    kinds: tuple[tuple[str, Seated, int], ...] = (
        ("in the house, by a clock turned by hand", lambda: at_home(book), options.times),
        ("over sockets", lambda: over_sockets(book), options.sockets),
    )
    with pytest.MonkeyPatch.context() as patch:
        seat_many(patch)
        for how, seated, times in kinds:
            began = time.perf_counter()
            margins = asyncio.run(raced(seated, times, options.seed))
            rows.append(row_of(how, times, margins, time.perf_counter() - began))
            print(text_table(rows[-1:]), flush=True)
    if options.save:
        command = f"python3 run.py bench races --times {options.times} --sockets {options.sockets}"
        save_section("races", command, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
