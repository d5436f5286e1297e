"""Games played over the network while everything goes wrong, and what is left of them."""

import asyncio
import logging
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from traceback import format_exception
from typing import TypeVar

import httpx
import msgspec

from bukvitsa.bots.mind import Mind
from bukvitsa.bots.shelf import MINDS
from bukvitsa.client import NotPossible, Server
from bukvitsa.journal.store import Row, Store, TableId, Unreachable
from bukvitsa.lexicon.book import Book
from tests.kit.players import SubjectMind

from .hosts import Ground, Host, hosting
from .inquest import inquest
from .plan import ODD, PLAYED, Fault, GamePlan, Harm, faults, game_plans
from .players import Keeper

log = logging.getLogger(__name__)
T = TypeVar("T")
NAMES = ("Аня", "Боря", "Вера", "Гена", "Дина", "Егор", "Жора", "Зоя", "Инна", "Катя")
LONGEST_GAME = 300.0
"""Seconds after which a game that has not ended is said to have stopped."""
ENOUGH = 5
"""So many answers a server gives before it is killed again, be the machine ever so slow…"""
LONGEST_CALM = 20.0
"""…or it has had so many seconds."""


class Findings(msgspec.Struct):
    """What a run came to."""

    games: int = 0
    acts: int = 0
    refused: int = 0
    rows: int = 0
    messages: int = 0
    connections: int = 0
    begun: int = 0
    harms: Counter[str] = msgspec.field(default_factory=Counter)
    complaints: list[str] = msgspec.field(default_factory=list)


class Chaos:
    """One run on one store."""

    def __init__(self, seed: int, book: Book, ground: Ground, hosts: Sequence[Host]) -> None:
        self._seed, self._book, self._ground, self._hosts = seed, book, ground, hosts
        self.findings = Findings()
        self._guests: list[Keeper] = []
        self._tables: dict[TableId, list[Row]] = {}
        self._repairs: set[asyncio.Task[None]] = set()
        self._harmed: set[int] = set()

    @property
    def _addresses(self) -> list[str]:
        return [host.address for host in self._hosts]

    # --- games ---------------------------------------------------------------------------------

    async def play(self, plans: Sequence[GamePlan], at_once: int, longest_gap: float) -> None:
        """Play all games, some at once, while faults come."""
        waiting = list(reversed(plans))

        async def worker() -> None:
            while waiting:
                plan = waiting.pop()
                try:
                    async with asyncio.timeout(LONGEST_GAME):
                        await self._game(plan)
                except Exception as fault:  # noqa: BLE001 - told with the rest
                    self._complain(plan, ["".join(format_exception(fault))])

        harming = asyncio.create_task(self._harm(longest_gap))
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(at_once):
                    group.create_task(worker())
        finally:
            harming.cancel()
            with suppress(asyncio.CancelledError):
                await harming
        for repair in list(self._repairs):
            await repair

    async def _game(self, plan: GamePlan) -> None:
        dice = Random(plan.dice)
        async with AsyncExitStack() as leaving:
            table, cookies = await self._opened(plan, dice)
            keepers = []
            for seat, cookie in enumerate(cookies):
                keeper = await leaving.enter_async_context(self._arrived(table, cookie, dice))
                keepers.append(keeper)
                if 0 < seat < len(plan.minds):
                    await keeper.sit(NAMES[seat], seat)
            people = keepers[: len(plan.minds)]
            async with asyncio.TaskGroup() as playing:
                for keeper in keepers[len(people) :]:
                    playing.create_task(keeper.until_over())
                for keeper in people:
                    await keeper.ready()
                for keeper, name in zip(people, plan.minds, strict=True):
                    mind = self._mind(plan.game, name)
                    playing.create_task(keeper.play(mind, Random(dice.getrandbits(32))))
        await self._judge(plan, table, keepers)

    async def _opened(self, plan: GamePlan, dice: Random) -> tuple[TableId, list[str]]:
        """Open the table, and give the cookies of all who will come: the host's is the first."""
        level = len(plan.minds)
        bots = [{"seat": level + place, "level": name} for place, name in enumerate(plan.bots)]

        async def host() -> tuple[TableId, str]:
            async with Server(dice.choice(self._addresses)) as guest:
                made = await guest.create(
                    plan.game, plan.seats, name=NAMES[0], options=plan.options, bots=bots
                )
                return TableId(made.id), guest.cookie

        async def stranger() -> str:
            async with Server(dice.choice(self._addresses)) as guest:
                return guest.cookie

        table, first = await _at_last(host)
        others = [await _at_last(stranger) for _ in range(len(plan.minds) - 1 + plan.watched)]
        return table, [first, *others]

    @asynccontextmanager
    async def _arrived(self, table: TableId, cookie: str, dice: Random) -> AsyncIterator[Keeper]:
        keeper = Keeper(self._addresses, table, cookie, Random(dice.getrandbits(32)))
        async with keeper:
            self._guests.append(keeper)
            try:
                yield keeper
            finally:
                self._guests.remove(keeper)

    def _mind(self, game: str, name: str) -> Mind:
        return SubjectMind(PLAYED[game], 0.5) if name == ODD else MINDS[game][name](self._book)

    # --- judging -------------------------------------------------------------------------------

    async def _judge(self, plan: GamePlan, table: TableId, keepers: list[Keeper]) -> None:
        rows = await self._rows(table)
        self._tables[table] = rows
        findings = self.findings
        findings.games += 1
        findings.rows += len(rows)
        findings.acts += sum(len(keeper.done) for keeper in keepers)
        findings.refused += sum(len(keeper.refused) for keeper in keepers)
        findings.messages += sum(len(keeper.told) for keeper in keepers)
        findings.connections += sum(keeper.connections for keeper in keepers)
        self._complain(plan, inquest(table, rows, keepers, self._book))

    async def settle(self) -> None:
        """Look again at all tables when it is over: what stood there stands there still."""
        for host in self._hosts:
            self.findings.begun += host.begun
            self.findings.complaints += host.complaints()
        for table, rows in self._tables.items():
            if (await self._rows(table))[: len(rows)] != rows:
                self.findings.complaints.append(f"rows of {table} are others than they were")

    async def _rows(self, table: TableId) -> list[Row]:
        async def read() -> list[Row]:
            store: Store = await self._ground.store()
            try:
                return await store.rows(table)
            finally:
                await store.close()

        return await _at_last(read)

    def _complain(self, plan: GamePlan, what: Sequence[str]) -> None:
        told = f"game {plan.number} of {self._seed} ({plan.game}, {plan.seats} seats)"
        for each in what:
            self.findings.complaints.append(f"{told}: {each[:2000]}")
            log.warning("%s: %s", told, each[:2000])

    # --- harm ----------------------------------------------------------------------------------

    async def _harm(self, longest_gap: float) -> None:
        for fault in faults(self._seed, longest_gap=longest_gap):
            await asyncio.sleep(fault.gap)
            if await self._happens(fault):
                self.findings.harms[fault.harm] += 1

    async def _happens(self, fault: Fault) -> bool:
        host = self._hosts[fault.whom % len(self._hosts)]
        match fault.harm:
            case Harm.KILL | Harm.STOP | Harm.FREEZE if host.number in self._harmed:
                return False
            case Harm.KILL:
                self._beside(self._harms(host, host.end(signal.SIGKILL, fault.span)))
            case Harm.STOP:
                self._beside(self._harms(host, host.end(signal.SIGTERM, fault.span)))
            case Harm.FREEZE:
                self._beside(self._harms(host, host.freeze(fault.span)))
            case Harm.DROP:
                return bool(self._guests) and self._guests[fault.whom % len(self._guests)].drop()
            case Harm.DROP_ALL:
                return sum(guest.drop() for guest in self._guests) > 0
            case Harm.JUMP:
                host.jump(fault.jump)
            case Harm.CUT:
                self._beside(self._ground.cut(fault.span))
            case Harm.SILENCE:
                self._beside(self._ground.silence(fault.span))
        return True

    async def _harms(self, host: Host, harm: Awaitable[None]) -> None:
        """Harm a server; it is not harmed again before its guests got on a little."""
        self._harmed.add(host.number)
        try:
            await harm
            answered = self._answered()
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_CALM):
                    while self._guests and self._answered() < answered + ENOUGH:
                        await asyncio.sleep(0.1)
        finally:
            self._harmed.discard(host.number)

    def _answered(self) -> int:
        here = sum(len(guest.done) + len(guest.refused) for guest in self._guests)
        return self.findings.acts + self.findings.refused + here

    def _beside(self, work: Awaitable[None]) -> None:
        async def done() -> None:
            try:
                await work
            except Exception as fault:  # noqa: BLE001 - told with the rest
                self.findings.complaints.append(f"harm went wrong: {fault!r}")

        task = asyncio.create_task(done())
        self._repairs.add(task)
        task.add_done_callback(self._repairs.discard)


async def _at_last(what: Callable[[], Awaitable[T]]) -> T:
    """Try until the server or the store is there again."""
    while True:
        try:
            return await what()
        except (httpx.HTTPError, Unreachable, OSError, TimeoutError):
            await asyncio.sleep(0.2)
        except NotPossible as refused:
            if refused.code not in {"store_silent", "broken"}:
                raise
            await asyncio.sleep(0.2)


async def chaos(  # noqa: PLR0917 - all that a run can be told
    seed: int,
    games: int,
    kind: str,
    folder: Path,
    book: Book,
    at_once: int = 6,
    speed: float = 5.0,
    longest_gap: float = 1.5,
    tell: Callable[[Findings], object] = lambda _: None,
) -> Findings:
    """Play some games through a storm, and give what came of it."""
    async with hosting(kind, folder, speed) as (ground, hosts):
        run = Chaos(seed, book, ground, hosts)
        telling = asyncio.create_task(_tell(run, tell))
        try:
            await run.play(game_plans(seed, games), at_once, longest_gap)
        finally:
            telling.cancel()
    await run.settle()
    return run.findings


async def _tell(run: Chaos, tell: Callable[[Findings], object]) -> None:
    while True:
        await asyncio.sleep(15)
        tell(run.findings)
