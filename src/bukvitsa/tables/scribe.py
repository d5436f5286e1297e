"""Has a table's rows written, and knows news of others' rows from the echo of its own."""

import asyncio

from bukvitsa.journal.store import TableId

from .draft import Draft
from .means import Means
from .signs import SignMaker

Writing = asyncio.Future[None]


class Scribe:
    """Writes for one table, one append at a time."""

    __slots__ = ("_began", "_echoes", "_means", "_signs", "_table", "_writing")

    def __init__(self, table: TableId, means: Means) -> None:
        """Have nothing to write."""
        self._table, self._means = table, means
        self._signs = SignMaker()
        self._writing: Writing | None = None
        self._echoes = self._began = 0

    def write(self, draft: Draft) -> Writing:
        """Have a draft's rows appended, with a sign where it must be another."""
        self._began = self._means.clock.ticks()
        sign = self._signs.fresh(draft.state, self._means)
        append = self._means.store.append(self._table, draft.rows, sign)
        if not isinstance(append, asyncio.Future):
            append = asyncio.ensure_future(append)
        self._writing = append
        return append

    def wrote(self) -> bool:
        """Count what was written; tell whether there was news of somebody else's rows meanwhile."""
        self._writing = None
        self._echoes += 1
        self._means.tally.commits.add((self._means.clock.ticks() - self._began) / 1e6)
        return self._echoes < 0

    def failed(self) -> None:
        """Hear that nothing is written, or that nobody knows."""
        self._writing = None
        self._signs.forget()

    def news(self) -> bool:
        """Hear that there are new rows; tell whether they may be somebody else's."""
        self._echoes -= 1
        return self._echoes < 0 and self._writing is None

    def reads(self) -> None:
        """Read on: all that there was news of is known then."""
        self._echoes = 0

    def forget_sign(self) -> None:
        """Put up a new sign next time: somebody has changed the one that stands."""
        self._signs.forget()

    def stop(self) -> None:
        """Wait for no answer any more."""
        if self._writing is not None:
            self._writing.cancel()
