"""Asking a store that has gone silent until it answers."""

from itertools import chain, repeat

from bukvitsa.journal.store import Row, TableId, Unreachable

from .means import Means
from .times import sleep

WAITS = (50, 100, 200, 500, 1_000)
"""Milliseconds before the store is asked again; the last one for ever."""


async def read_rows(means: Means, table: TableId, after: int) -> list[Row]:
    """Read a table's rows, however long it takes."""
    for wait in chain(WAITS, repeat(WAITS[-1])):
        try:
            return await means.store.rows(table, after)
        except Unreachable:
            means.tally.unreachable += 1
            await sleep(means.clock, wait)
    raise AssertionError
