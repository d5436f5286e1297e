"""A house under virtual time: a clock that the test turns, and people whose posts are kept."""

import asyncio
import heapq
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import msgspec

from bukvitsa.journal.store import Moment, Store, TableId
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.facts import GuestId
from bukvitsa.tables.house import House
from bukvitsa.tables.making import Wanted
from bukvitsa.tables.settings import HouseSettings
from bukvitsa.tables.visit import Visit
from tests.kit.stores import Frail

START = 1_700_000_000_000


class _Timer:
    def __init__(self, what: Callable[[], object]) -> None:
        self.what: Callable[[], object] | None = what

    def cancel(self) -> None:
        self.what = None


class VirtualClock:
    """The world's clock, standing still until it is turned."""

    def __init__(self) -> None:
        self._now = START
        self._timers: list[tuple[int, int, _Timer]] = []
        self._numbers = count()

    def now(self) -> Moment:
        return Moment(self._now)

    def ticks(self) -> int:
        return self._now * 1_000_000

    def at(self, moment: Moment, what: Callable[[], object]) -> _Timer:
        timer = _Timer(what)
        heapq.heappush(self._timers, (max(moment, self._now), next(self._numbers), timer))
        return timer

    def next(self) -> int | None:
        """Tell when something is going to happen."""
        while self._timers and self._timers[0][2].what is None:
            heapq.heappop(self._timers)
        return self._timers[0][0] if self._timers else None

    def turn(self, moment: int) -> None:
        """Go on to a moment, and let the first thing happen that is due by then."""
        due = self.next()
        self._now = max(self._now, min(moment, moment if due is None else due))
        if due is not None and due <= self._now:
            what = heapq.heappop(self._timers)[2].what
            assert what is not None
            what()

    def jump(self, span: int) -> None:
        """Let the world go on without anything happening here: the machine slept."""
        self._now += span


class World:
    """Some houses on one clock."""

    def __init__(self) -> None:
        self.clock = VirtualClock()
        self.houses: list[House] = []

    async def house(
        self, store: Store, book: Book, *, seed: int = 1, settings: HouseSettings | None = None
    ) -> House:
        dice = Random(seed)
        made = House(
            store,
            book,
            clock=self.clock,
            dice=dice.randbytes,
            settings=settings or HouseSettings(),
        )
        await made.open()
        self.houses.append(made)
        return made

    async def quiet(self) -> None:
        """Wait until nobody has anything to do but to wait."""
        calm = 0
        while calm < 3:
            await asyncio.sleep(0)
            if all(house.quiet for house in self.houses):
                calm += 1
            else:
                calm = 0
                await asyncio.sleep(0.0005)

    async def settled(self, ready: Callable[[], bool], most: float = 10.0) -> None:
        """Wait, by the real clock, until word has gone round from process to process."""
        async with asyncio.timeout(most):
            while not ready():
                await self.quiet()
                await asyncio.sleep(0.002)
        await self.quiet()

    async def until_busy(self, ready: Callable[[], bool], most: float = 20.0) -> None:
        """Let time go by, by both clocks, until something is so that a store holds up."""
        async with asyncio.timeout(most):
            while not ready():
                self.clock.turn(self.clock.now() + 50)
                await asyncio.sleep(0.002)

    async def wait_busy(self, span: int, store: Frail) -> None:
        """Let time go by though somebody may be waiting for a store that is silent."""
        end = self.clock.now() + span
        while (due := self.clock.next()) is not None and due <= end:
            self.clock.turn(end)
            await self._answered(store)
        self.clock.turn(end)
        await self._answered(store)

    async def _answered(self, store: Frail) -> None:
        """Wait until a store owes nobody an answer."""
        calm = 0
        while calm < 5:
            await asyncio.sleep(0.0005 if store.under_way else 0)
            calm = 0 if store.under_way else calm + 1

    async def wait(self, span: int) -> None:
        """Let so many milliseconds go by."""
        end = self.clock.now() + span
        await self.quiet()
        while (due := self.clock.next()) is not None and due <= end:
            self.clock.turn(end)
            await self.quiet()
        self.clock.turn(end)
        await self.quiet()

    async def until(self, ready: Callable[[], bool], most: int = 3_600_000) -> None:
        """Let time go by until something is so."""
        end = self.clock.now() + most
        await self.quiet()
        while not ready():
            due = self.clock.next()
            assert due is not None, "nothing will ever happen"
            assert due <= end, "too long"
            self.clock.turn(due)
            await self.quiet()

    def kill(self, house: House) -> None:
        """Let a house vanish without a word, as by kill -9: what waits to be told is not."""
        self.houses.remove(house)
        for chore in house._chores:
            chore.cancel()
        for table in house._live.values():
            for visit in table._entered:
                visit._end()
            table.stop()
        house._live.clear()

    async def close(self) -> None:
        for house in self.houses:
            await house.close()
        self.houses.clear()


class Person:
    """Somebody with a cookie, and all that was ever told over the connections."""

    def __init__(self, name: str, world: World) -> None:
        self.name, self.guest, self.world = name, GuestId(f"guest-{name}"), world
        self.raw: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.visit: Visit | None = None
        self.answers_pings = True
        self._ids = (f"{name}{number}" for number in count(1))

    # The post.

    def send(self, message: bytes) -> None:
        self.raw.append(message)
        if self.answers_pings and message.startswith(b'{"type":"ping"'):
            assert self.visit is not None
            number = msgspec.json.decode(message)["number"]
            self.visit.heard(b'{"type":"pong","number":%d}' % number)

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    # What the person does.

    async def enters(self, house: House, table: TableId, *, seq: int | None = None) -> "Person":
        visit = await house.enter(table, self.guest, self)
        assert visit is not None
        self.visit, self.closed = visit, None
        self.say_raw({"type": "hello"} if seq is None else {"type": "hello", "seq": seq})
        await self.world.quiet()
        return self

    def say_raw(self, message: Any) -> None:
        assert self.visit is not None
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self.visit.heard(data)

    async def does(self, kind: str, **about: Any) -> dict[str, Any]:
        """Send a command and give the answer."""
        command = about.pop("id", None) or next(self._ids)
        heard = len(self.raw)
        self.say_raw({"type": kind, "id": command, **about})
        await self.world.quiet()
        return next(
            message
            for message in self.messages(heard)
            if message.get("id") == command and message["type"] in {"done", "refused", "ways"}
        )

    async def acts(self, act: Any, seq: int | None = None, **about: Any) -> dict[str, Any]:
        return await self.does("act", act=act, seq=self.seq if seq is None else seq, **about)

    def leaves(self) -> None:
        assert self.visit is not None
        self.visit.left()
        self.visit = None

    # What the person knows.

    def messages(self, after: int = 0) -> Iterator[dict[str, Any]]:
        for raw in self.raw[after:]:
            yield msgspec.json.decode(raw)

    def told(self, kind: str, after: int = 0) -> list[dict[str, Any]]:
        return [message for message in self.messages(after) if message["type"] == kind]

    def _last(self, name: str) -> Any:
        for raw in reversed(self.raw):
            message = msgspec.json.decode(raw)
            if message["type"] in {"welcome", "changed", "table"} and message.get(name) is not None:
                return message[name]
        raise AssertionError(name)

    @property
    def table(self) -> Any:
        return self._last("table")

    @property
    def view(self) -> Any:
        return self._last("view")

    @property
    def menu(self) -> Any:
        return self._last("menu")

    @property
    def seq(self) -> int:
        with suppress(AssertionError):
            return int(self._last("seq"))
        return 0


async def table_of(house: House, host: Person, **wanted: Any) -> TableId:
    """Create a table that must be possible."""
    wish = msgspec.convert({"name": host.name, **wanted}, Wanted)
    made = await house.create(host.guest, wish)
    assert not isinstance(made, Refusal), made
    return made
