"""All tables that this process serves, and the doors to all that are kept.

Begin with a store and a lexicon, `open`, let people `create` and `enter`; `close` when the process
stops. Any number of houses may serve one store.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from bukvitsa.journal.record import Head, Line
from bukvitsa.journal.store import Moment, Store, TableId, Unreachable
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.lexicon.book import Book

from .codes import heard
from .export import journal_of
from .facts import GuestId
from .live import LiveTable
from .making import Wanted, made, opened
from .means import Means
from .post import Post
from .sayings import say
from .settings import HouseSettings
from .signs import TableListed, listed
from .tally import Tally
from .telling import around
from .times import BEAT, GRACE, LATE, SystemClock, WorldClock, sleep
from .visit import Visit
from .wire import Status, TableView

log = logging.getLogger(__name__)

USUAL = HouseSettings()

LONGEST_FAREWELL = 5.0
"""Seconds to wait for a store that may be silent: whoever was not answered will ask again."""


class House:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        book: Book,
        *,
        clock: WorldClock | None = None,
        dice: Callable[[int], bytes] = os.urandom,
        settings: HouseSettings = USUAL,
    ) -> None:
        """Take what a house is built of; `dice` gives so many bytes that nobody can foresee."""
        clock = SystemClock() if clock is None else clock
        self.means = Means(store, book, clock=clock, luck=dice, settings=settings)
        self.means.forget = self._forget
        self._live: dict[TableId, LiveTable] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._beating = False

    @property
    def tally(self) -> Tally:
        """Give the counts of this process."""
        return self.means.tally

    @property
    def live(self) -> int:
        """Count the tables in memory."""
        return len(self._live)

    @property
    def connected(self) -> int:
        """Count the connections that have said hello."""
        return sum(len(table.people.visits) for table in self._live.values())

    @property
    def quiet(self) -> bool:
        """Tell whether nothing is being judged, written, told or thought about."""
        if self._beating or self.means.busy:
            return False
        return not any(table.busy for table in self._live.values())

    async def open(self) -> None:
        """Find out whether tables were left alone, then serve them."""
        await self._beat()
        self.means.warm()
        news = self.means.store.news()
        for chore in (self._hear(news), self._beats(), self._watch()):
            self._chores.append(asyncio.get_running_loop().create_task(chore))

    async def close(self) -> None:
        """Finish what is being judged, say goodbye to everybody, and let go."""
        for chore in self._chores:
            chore.cancel()
        for chore in self._chores:
            with suppress(asyncio.CancelledError):
                await chore
        for table in self._live.values():
            table.closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_FAREWELL):
                while any(table.writes for table in self._live.values()):
                    await asyncio.sleep(0.005)
        with suppress(Unreachable):
            await self._beat()
        for table in list(self._live.values()):
            self._forget(table.id)
        await self.means.rest()
        self.means.thinkers.shutdown(wait=False, cancel_futures=True)

    # --- doors ---------------------------------------------------------------------------------

    async def create(self, guest: GuestId, wanted: Wanted) -> TableId | Refusal:
        """Open a new table."""
        fact = made(guest, wanted, self.means)
        if isinstance(fact, Refusal):
            return fact
        return await opened(fact, self.means)

    async def enter(self, table: TableId, guest: GuestId, post: Post) -> Visit | None:
        """Let somebody in at a table; None where there is no such table."""
        live = await self._found(table)
        return None if live is None else live.enter(guest, post)

    async def table(self, table: TableId) -> TableView | None:
        """Show a table around its game."""
        live = await self._found(table)
        if live is None or live.state is None:
            return None
        return around(live.state, live.people)

    async def listed(
        self,
        status: Status = Status.LOBBY,
        *,
        game: str = "",
        person: GuestId = GuestId(""),  # noqa: B008 - a plain string
        most: int = 50,
    ) -> list[TableListed]:
        """List public tables, or those of a person, the newest first."""
        found = await self.means.store.listed(status, game=game, person=person, most=most)
        return [listed(each, person) for each in found]

    async def called(self, code: str) -> TableId | None:
        """Find the table that is called so; codes are read as people say and type them."""
        return await self.means.store.by_code(heard(code))

    async def journal(self, table: TableId) -> tuple[Head, list[Line]] | None:
        """Give the journal of a finished game; None where no game was finished."""
        rows = await self.means.store.rows(table)
        return journal_of(rows) if rows else None

    def explain(self, refusal: Refusal, game: str = "") -> str:
        """Say a refusal of `create` in Russian."""
        return say(refusal, game)

    # --- within ----------------------------------------------------------------------------------

    async def _found(self, table: TableId) -> LiveTable | None:
        """Find a table; who stops before it is read does not know whether there is one."""
        live = self._brought(table)
        if await asyncio.shield(live.loaded):
            return live
        if live.unknown:
            return None
        raise Unreachable(table)

    def _brought(self, table: TableId) -> LiveTable:
        live = self._live.get(table)
        if live is None:
            live = self._live[table] = LiveTable(table, self.means)
        return live

    def _forget(self, table: TableId) -> None:
        live = self._live.pop(table, None)
        if live is not None:
            live.stop()

    async def _hear(self, news: AsyncIterator[tuple[TableId, bytes]]) -> None:
        """Hear which tables have new rows, and what passes by."""
        async for table, message in news:
            if not table:
                with suppress(Unreachable):
                    await self._refresh()
                for live in list(self._live.values()):
                    live.look_again()
                continue
            known = self._live.get(table)
            if known is None:
                continue
            if message:
                known.aside.passing(message)
            else:
                known.news()

    async def _beats(self) -> None:
        """Say every so often that tables are served here."""
        while True:
            await sleep(self.means.clock, BEAT)
            with suppress(Unreachable):
                await self._beat()

    async def _beat(self) -> None:
        """Say that tables are served; if nobody had said so for long, no clock ran meanwhile."""
        store, now = self.means.store, self.means.clock.now()
        self._beating = True
        try:
            await store.beat(now, LATE, GRACE)
            await self._refresh()
            self.means.lived.beat = now
        finally:
            self._beating = False

    async def _refresh(self) -> None:
        known = self.means.lived.outages
        found = await self.means.store.outages(Moment(0))
        if len(found) != len(known):
            self.means.lived.outages = found
            for live in list(self._live.values()):
                if live.state is not None:
                    live.look()

    async def _watch(self) -> None:
        """Look after tables that nobody serves: their alarms, their bots, their end."""
        means = self.means
        while True:
            await sleep(means.clock, means.settings.due_every)
            with suppress(Unreachable):
                for table in await means.store.due(means.clock.now(), means.settings.lease):
                    known = self._live.get(table)
                    if known is None:
                        self._brought(table)
                    elif known.state is not None:
                        known.put_off()
