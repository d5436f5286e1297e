"""Appends of many tables in one transaction of PostgreSQL, at most one of a table at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

import msgspec

from .postgres_ties import LONGEST_NOTICE, ROWS, Connection, sign_values
from .store import Row, Sign, TableId, Taken

T = TypeVar("T")


class Append(msgspec.Struct):
    """Rows that wait to be written, and who waits for them."""

    table: TableId
    rows: Sequence[Row]
    sign: Sign | None
    done: asyncio.Future[None]


class Connected(Protocol):
    """Who lends a connection."""

    async def with_connection(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do some work on a connection; what is wrong with it is told in the store's words."""
        ...


class Appends:
    """Writes what waits together, in the order of arrival."""

    def __init__(self, store: "Connected") -> None:
        """Begin to write."""
        self._store = store
        self._waiting: asyncio.Queue[Append | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write(), name="journal-write")

    def add(self, table: TableId, rows: Sequence[Row], sign: Sign | None) -> asyncio.Future[None]:
        """Have rows written; it is done when they are durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Append(table, rows, sign, done))
        return done

    async def stop(self) -> None:
        """Finish what was asked."""
        self._waiting.put_nowait(None)
        await self._task

    async def _write(self) -> None:
        """Write appends, as many as wait together, until there will be no more."""
        later: list[Append] = []
        going = True
        while going or later:
            batch = await self._gathered(later)
            going = going and None not in batch
            now, later = _one_of_each([append for append in batch if append is not None])
            if now:
                await self._written(now)

    async def _gathered(self, later: list[Append]) -> list[Append | None]:
        batch: list[Append | None] = [*later]
        if not batch:
            batch.append(await self._waiting.get())
        while not self._waiting.empty():
            batch.append(self._waiting.get_nowait())
        return batch

    async def _written(self, batch: Sequence[Append]) -> None:
        """Write a batch; if one spoils it for all, write them one by one."""
        try:
            taken = await self._store.with_connection(lambda connection: _append(connection, batch))
        except Taken as error:
            if len(batch) == 1:
                _answer(batch[0], error)
                return
            for append in batch:
                await self._written([append])
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, and others go on
            for append in batch:
                _answer(append, error)
        else:
            for append in batch:
                _answer(append, Taken(append.table) if append.table in taken else None)


async def _append(connection: Connection, batch: Sequence[Append]) -> set[TableId]:
    """Write a batch in one transaction, and name the tables whose place was taken."""
    async with connection.transaction():
        asked = [append.table for append in batch]
        found = await connection.fetch(
            "select id, last, people from tables where id = any($1) order by id for update", asked
        )
        known = {table: (last, people) for table, last, people in found}
        ours = [
            append
            for append in batch
            if append.table in known and known[append.table][0] == append.rows[0].number - 1
        ]
        if ours:
            await _move_on(connection, ours)
            signed = [(append.table, append.sign) for append in ours if append.sign is not None]
            if signed:
                await _sign(connection, signed)
                await _reseat(connection, signed, {table: known[table][1] for table, _ in signed})
            rows = [(append.table, row) for append in ours for row in append.rows]
            await write_rows(connection, rows)
            await wake(connection, [append.table for append in ours])
    return set(asked) - {append.table for append in ours}


async def _move_on(connection: Connection, appends: Sequence[Append]) -> None:
    await connection.execute(
        "update tables set touched = new.touched, last = new.last "
        "from unnest($1::text[], $2::bigint[], $3::integer[]) as new (id, touched, last) "
        "where tables.id = new.id",
        [append.table for append in appends],
        [append.rows[-1].at for append in appends],
        [append.rows[-1].number for append in appends],
    )


async def _sign(connection: Connection, signed: Sequence[tuple[TableId, Sign]]) -> None:
    columns = zip(*((table, *sign_values(sign)) for table, sign in signed), strict=True)
    await connection.execute(
        "update tables set game = new.game, status = new.status, public = new.public, "
        "code = new.code, wake_at = new.wake_at, people = new.people, card = new.card "
        "from unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::text[], "
        "$6::bigint[], $7::text[], $8::text[]) as new (id, game, status, public, code, "
        "wake_at, people, card) where tables.id = new.id",
        *map(list, columns),
    )


async def write_rows(connection: Connection, rows: Sequence[tuple[TableId, Row]]) -> None:
    """Add rows of any tables."""
    await connection.execute(
        'insert into rows ("table", number, at, command, body) '
        "select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[])",
        [table for table, _ in rows],
        [row.number for _, row in rows],
        [row.at for _, row in rows],
        [row.command for _, row in rows],
        [row.body.decode() for _, row in rows],
    )


async def _reseat(
    connection: Connection, signed: Sequence[tuple[TableId, Sign]], before: dict[TableId, str]
) -> None:
    """Write down who sits where, as far as that has changed."""
    come, gone = [], []
    for table, sign in signed:
        were = msgspec.json.decode(before[table], type=list[str])
        come += [(person, table) for person in sign.people if person not in were]
        gone += [(person, table) for person in were if person not in sign.people]
    await seat(connection, come, gone)


async def seat(
    connection: Connection,
    come: Sequence[tuple[str, TableId]],
    gone: Sequence[tuple[str, TableId]],
) -> None:
    """Write down who has sat down where, and who has got up."""
    if come:
        await connection.executemany(
            'insert into sitters (person, "table") values ($1, $2) on conflict do nothing', come
        )
    if gone:
        await connection.executemany('delete from sitters where person = $1 and "table" = $2', gone)


async def wake(connection: Connection, tables: Sequence[TableId]) -> None:
    """Tell all processes which tables have new rows, in notices that are not too long."""
    notice = ""
    for table in tables:
        if len(notice) + len(table) >= LONGEST_NOTICE:
            await connection.execute("select pg_notify($1, $2)", ROWS, notice)
            notice = ""
        notice = f"{notice},{table}" if notice else table
    await connection.execute("select pg_notify($1, $2)", ROWS, notice)


def _one_of_each(batch: Sequence[Append]) -> tuple[list[Append], list[Append]]:
    """Part a batch so that no table is in it twice: two with one number would both hear «done»."""
    now: dict[TableId, Append] = {}
    later: list[Append] = []
    for append in batch:
        if append.table in now:
            later.append(append)
        else:
            now[append.table] = append
    return list(now.values()), later


def _answer(append: Append, error: Exception | None) -> None:
    if append.done.done():
        return
    if error is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(error)
