"""Tables kept in one SQLite file: nothing to install, and as durable as the disk."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .migrations import migrations, missing
from .news import Board
from .sqlite_appends import Append, create
from .store import Listed, Moment, Outage, Row, Sign, TableId, Unreachable
from .writer import Writer

T = TypeVar("T")

FILE = "bukvitsa.sqlite"

_LISTED = (
    "select tables.id, created, log.at, last, game, status, public, code, wake_at, people, card "
    'from tables join tips on tips."table" = tables.id join log on log.id = tip where '
)
_ROWS = (
    "with recursive chain (before, number, at, body, command) as ("
    "select before, number, at, body, command from tips join log on log.id = tip "
    'where tips."table" = :table and number > :after '
    "union all select log.before, log.number, log.at, log.body, log.command "
    "from chain join log on log.id = chain.before where log.number > :after) "
    "select number, at, body, command from chain order by number"
)
"""From a table's last row back to the first that is asked for."""


class SqliteStore:
    """The store of a single process."""

    def __init__(self, path: Path) -> None:
        """Open the file, make it if there is none, and bring it up to date."""
        writing = _connected(path)
        _migrate(writing)
        self._board = Board()
        self._writer = Writer(writing, self._board.pin_rows)
        self._reading = _connected(path)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="journal-read")

    async def create(self, table: TableId, sign: Sign, row: Row) -> None:
        """Begin a table with its first row."""

        def work(connection: sqlite3.Connection) -> None:
            create(connection, table, sign, row)

        await self._writer.do(work)
        self._board.pin(table, b"")

    def append(self, table: TableId, rows: Sequence[Row], sign: Sign | None) -> Awaitable[None]:
        """Add rows after the last one, or write nothing."""
        return self._writer.append(Append(table, rows, sign))

    async def rows(self, table: TableId, after: int = 0) -> list[Row]:
        """Read the rows after a number."""
        found = await self._read(_ROWS, {"table": table, "after": after})
        return [
            Row(number, Moment(at), body.encode(), command) for number, at, body, command in found
        ]

    async def find(self, table: TableId) -> Listed | None:
        """Read a table's sign."""
        found = await self._read(f"{_LISTED} tables.id = ?", (table,))
        return _listed(found[0]) if found else None

    async def by_code(self, code: str) -> TableId | None:
        """Find the table that is called so."""
        found = await self._read(
            "select id from tables where code = ? and code <> '' and status <> 'closed'", (code,)
        )
        return TableId(found[0][0]) if found else None

    async def listed(
        self, status: str, *, game: str = "", person: str = "", most: int = 50
    ) -> list[Listed]:
        """List tables, the newest first: those of a person, or else the public ones."""
        whose = (
            'tables.id in (select "table" from sitters where person = ?)'
            if person
            else "public = 1"
        )
        given = [status, *([person] if person else []), game, game, most]
        found = await self._read(
            f"{_LISTED} status = ? and {whose} "
            "and (? = '' or game = ?) order by created desc, tables.id limit ?",
            given,
        )
        return [_listed(values) for values in found]

    async def due(self, now: Moment, lease: int, most: int = 100) -> list[TableId]:
        """Take tables whose alarm has come, and put it off by a lease."""

        def work(connection: sqlite3.Connection) -> list[TableId]:
            connection.execute("delete from counts where until <= ?", (now,))
            found = connection.execute(
                "update tables set wake_at = ? where id in (select id from tables "
                "where wake_at <= ? order by wake_at limit ?) returning id",
                (now + lease, now, most),
            )
            return [TableId(table) for (table,) in found.fetchall()]

        return await self._writer.do(work)

    async def allow(self, key: str, now: Moment, most: int, span: int) -> bool:
        """Count one more event under a key, and tell whether there are not too many."""

        def work(connection: sqlite3.Connection) -> bool:
            counted = connection.execute(
                "insert into counts (key, until, count) values (:key, :until, 1) "
                "on conflict (key) do update set "
                "count = case when until <= :now then 1 else count + 1 end, "
                "until = case when until <= :now then :until else until end returning count",
                {"key": key, "until": now + span, "now": now},
            )
            return bool(counted.fetchone()[0] <= most)

        return await self._writer.do(work)

    async def kept(self, name: str, fresh: str) -> str:
        """Keep a value under a name unless one is kept already, and give the kept one."""

        def work(connection: sqlite3.Connection) -> str:
            connection.execute(
                "insert or ignore into kept (name, value) values (?, ?)", (name, fresh)
            )
            found = connection.execute("select value from kept where name = ?", (name,))
            return str(found.fetchone()[0])

        return await self._writer.do(work)

    async def beat(self, now: Moment, late: int, grace: int) -> None:
        """Say that tables are served; if nobody said so for long, write down since when."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                'insert or ignore into outages (start, "end") select at, ? from beats where at < ?',
                (now + grace, now - late),
            )
            connection.execute(
                "insert into beats (one, at) values (1, ?) "
                "on conflict (one) do update set at = max(at, excluded.at)",
                (now,),
            )

        await self._writer.do(work)

    async def outages(self, after: Moment) -> list[Outage]:
        """Read the outages that ended after a moment, in order."""
        found = await self._read(
            'select start, "end" from outages where "end" > ? order by start', (after,)
        )
        return [Outage(Moment(start), Moment(end)) for start, end in found]

    async def publish(self, table: TableId, message: bytes) -> None:
        """Send a passing message to whoever listens."""
        self._board.pin(table, message)

    def news(self) -> AsyncIterator[tuple[TableId, bytes]]:
        """Hear which tables have new rows, and what was published."""
        return self._board.read()

    async def answers(self) -> bool:
        """Tell whether the store can write just now."""
        try:
            await self._writer.do(lambda connection: connection.execute("select 1").fetchone())
        except Unreachable:
            return False
        return True

    async def close(self) -> None:
        """Finish what is being written and let go."""
        self._board.take_down()
        await asyncio.to_thread(self._writer.stop)
        self._readers.shutdown()
        self._reading.close()

    async def backup(self, path: Path) -> None:
        """Write a copy of everything as it is now, while the tables play on."""

        def copy() -> None:
            with sqlite3.connect(path) as target:
                self._reading.backup(target)
            target.close()

        await self._in_reader(copy)

    async def _read(
        self, query: str, given: Sequence[object] | Mapping[str, object]
    ) -> list[tuple[Any, ...]]:
        return await self._in_reader(lambda: self._reading.execute(query, given).fetchall())

    async def _in_reader(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except sqlite3.Error as error:
            raise Unreachable(str(error)) from error


def _connected(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma wal_autocheckpoint = 4000")
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the file up to date; of two processes that begin at once one does it."""
    connection.execute("begin exclusive")
    try:
        version = connection.execute("pragma user_version").fetchone()[0]
        for step in missing(migrations("sqlite"), version):
            for statement in filter(str.strip, step.sql.split(";")):
                connection.execute(statement)
            connection.execute(f"pragma user_version = {step.number}")
        connection.execute("commit")
    except BaseException:
        connection.execute("rollback")
        raise


def _listed(values: Sequence[Any]) -> Listed:
    table, created, touched, last, game, status, public, code, wake_at, people, card = values
    sign = Sign(
        game=game,
        status=status,
        public=bool(public),
        code=code,
        wake_at=wake_at,
        people=tuple(msgspec.json.decode(people)),
        card=card.encode(),
    )
    return Listed(TableId(table), Moment(created), Moment(touched), last, sign)
