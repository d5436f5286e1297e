"""Tables kept in PostgreSQL: for any number of processes and machines.

A wake-up is a NOTIFY: never the data, which everybody reads from the rows. Appends of one process
go through one connection, many in a transaction, at most one of a table at a time.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg
import msgspec

from .migrations import migrations, missing
from .news import Board
from .postgres_appends import Appends, seat, wake, write_rows
from .postgres_notices import Listener
from .postgres_ties import LONGEST_NOTICE, LOST, TALK, Connection, sign_values
from .store import Listed, Moment, Outage, Row, Sign, TableId, Taken, Unreachable

T = TypeVar("T")

MIGRATING = 740_921
"""The lock under which one process at a time brings the database up to date."""

_COLUMNS = "id, created, touched, last, game, status, public, code, wake_at, people, card"


class PostgresStore:
    """The store of one of many processes; `open_postgres` makes it."""

    def __init__(self, url: str, pool: Connection) -> None:
        """Take an address and a pool of connections to it."""
        self._pool = pool
        self._board = Board()
        self._appends = Appends(self)
        self._listener = Listener(url, self._board)

    async def create(self, table: TableId, sign: Sign, row: Row) -> None:
        """Begin a table with its first row."""

        async def work(connection: Connection) -> None:
            values = (table, row.at, row.at, row.number, *sign_values(sign))
            marks = ", ".join(f"${place}" for place in range(1, len(values) + 1))
            async with connection.transaction():
                await connection.execute(
                    f"insert into tables ({_COLUMNS}) values ({marks})", *values
                )
                await write_rows(connection, [(table, row)])
                await seat(connection, [(person, table) for person in sign.people], [])
                await wake(connection, [table])

        await self.with_connection(work)

    def append(self, table: TableId, rows: Sequence[Row], sign: Sign | None) -> Awaitable[None]:
        """Add rows after the last one, or write nothing."""
        return self._appends.add(table, rows, sign)

    async def rows(self, table: TableId, after: int = 0) -> list[Row]:
        """Read the rows after a number."""
        found = await self._fetch(
            'select number, at, body, command from rows where "table" = $1 and number > $2 '
            "order by number",
            table,
            after,
        )
        return [
            Row(number, Moment(at), body.encode(), command) for number, at, body, command in found
        ]

    async def find(self, table: TableId) -> Listed | None:
        """Read a table's sign."""
        found = await self._fetch(f"select {_COLUMNS} from tables where id = $1", table)
        return _listed(found[0]) if found else None

    async def by_code(self, code: str) -> TableId | None:
        """Find the table that is called so."""
        found = await self._fetch(
            "select id from tables where code = $1 and code <> '' and status <> 'closed'", code
        )
        return TableId(found[0][0]) if found else None

    async def listed(
        self, status: str, *, game: str = "", person: str = "", most: int = 50
    ) -> list[Listed]:
        """List tables, the newest first: those of a person, or else the public ones."""
        whose = 'id in (select "table" from sitters where person = $2)'
        found = await self._fetch(
            f"select {_COLUMNS} from tables where status = $1 and "
            f"case when $2 = '' then public else {whose} end "
            "and ($3 = '' or game = $3) order by created desc, id limit $4",
            status,
            person,
            game,
            most,
        )
        return [_listed(values) for values in found]

    async def due(self, now: Moment, lease: int, most: int = 100) -> list[TableId]:
        """Take tables whose alarm has come, and put it off by a lease."""
        await self._fetch("delete from counts where until <= $1", now)
        found = await self._fetch(
            "update tables set wake_at = $1 where id in (select id from tables "
            "where wake_at <= $2 order by wake_at limit $3 for update skip locked) returning id",
            now + lease,
            now,
            most,
        )
        return [TableId(table) for (table,) in found]

    async def allow(self, key: str, now: Moment, most: int, span: int) -> bool:
        """Count one more event under a key, and tell whether there are not too many."""
        counted = await self._fetch(
            "insert into counts as c (key, until, count) values ($1, $2, 1) "
            "on conflict (key) do update set "
            "count = case when c.until <= $3 then 1 else c.count + 1 end, "
            "until = case when c.until <= $3 then $2 else c.until end returning count",
            key,
            now + span,
            now,
        )
        return bool(counted[0][0] <= most)

    async def kept(self, name: str, fresh: str) -> str:
        """Keep a value under a name unless one is kept already, and give the kept one."""
        await self._fetch(
            "insert into kept (name, value) values ($1, $2) on conflict do nothing", name, fresh
        )
        found = await self._fetch("select value from kept where name = $1", name)
        return str(found[0][0])

    async def beat(self, now: Moment, late: int, grace: int) -> None:
        """Say that tables are served; if nobody said so for long, write down since when."""
        await self._fetch(
            'with outage as (insert into outages (start, "end") '
            "select at, $2 from beats where at < $3 on conflict do nothing) "
            "insert into beats as b (one, at) values (1, $1) "
            "on conflict (one) do update set at = greatest(b.at, excluded.at)",
            now,
            now + grace,
            now - late,
        )

    async def outages(self, after: Moment) -> list[Outage]:
        """Read the outages that ended after a moment, in order."""
        found = await self._fetch(
            'select start, "end" from outages where "end" > $1 order by start', after
        )
        return [Outage(Moment(start), Moment(end)) for start, end in found]

    async def publish(self, table: TableId, message: bytes) -> None:
        """Send a passing message to all processes."""
        notice = f"{table} {message.decode()}"
        if len(notice.encode()) > LONGEST_NOTICE:
            raise ValueError("a passing message is short")
        await self._fetch("select pg_notify($1, $2)", TALK, notice)

    def news(self) -> AsyncIterator[tuple[TableId, bytes]]:
        """Hear which tables have new rows, and what was published."""
        return self._board.read()

    async def answers(self) -> bool:
        """Tell whether the store can write just now."""
        try:
            found = await asyncio.wait_for(self._fetch("select pg_is_in_recovery()"), 3)
        except (TimeoutError, Unreachable):
            return False
        return not found[0][0]

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await self._appends.stop()
        await self._listener.stop()
        self._board.take_down()
        with suppress(*LOST):
            await asyncio.wait_for(self._pool.close(), 3)

    async def hears(self) -> None:
        """Wait until notices are heard."""
        await self._listener.hears.wait()

    async def _fetch(self, query: str, *given: object) -> list[Any]:
        async def work(connection: Connection) -> list[Any]:
            found: list[Any] = await connection.fetch(query, *given)
            return found

        return await self.with_connection(work)

    async def with_connection(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do some work on a connection; what is wrong with it is told in the store's words."""
        try:
            async with self._pool.acquire(timeout=5) as connection:
                return await work(connection)
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from error
        except (asyncpg.PostgresError, *LOST) as error:
            raise Unreachable(str(error) or type(error).__name__) from error


async def open_postgres(url: str) -> PostgresStore:
    """Connect to a database and bring it up to date."""
    try:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=6, timeout=5, command_timeout=15)
        async with pool.acquire() as connection:
            await _migrate(connection)
    except (asyncpg.PostgresError, ValueError, *LOST) as error:
        raise Unreachable(str(error) or type(error).__name__) from error
    return PostgresStore(url, pool)


async def _migrate(connection: Connection) -> None:
    """Bring the database up to date; of many processes that begin at once one does it."""
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("create table if not exists schema_version (number integer)")
        version = await connection.fetchval("select coalesce(max(number), 0) from schema_version")
        for step in missing(migrations("postgres"), version):
            await connection.execute(step.sql)
            await connection.execute("insert into schema_version values ($1)", step.number)


def _listed(values: Any) -> Listed:
    table, created, touched, last, game, status, public, code, wake_at, people, card = values
    sign = Sign(
        game=game,
        status=status,
        public=public,
        code=code,
        wake_at=wake_at,
        people=tuple(msgspec.json.decode(people)),
        card=card.encode(),
    )
    return Listed(TableId(table), Moment(created), Moment(touched), last, sign)
