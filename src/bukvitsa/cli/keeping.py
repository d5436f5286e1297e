"""What the commands about kept tables share: settings, the store, and complaints about both."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from bukvitsa.cli.settings import settings_here
from bukvitsa.cli.text import Complaint

if TYPE_CHECKING:
    from bukvitsa.journal.sqlite import SqliteStore
    from bukvitsa.journal.store import Store

T = TypeVar("T")


def with_store(work: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with the store that the settings name; others may be serving it."""
    from bukvitsa.journal.store import Unreachable
    from bukvitsa.server.opening import CannotOpen, read_store

    settings = settings_here()
    if not settings.database:
        sqlite_file()

    async def working() -> T:
        store = await read_store(settings)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(working())
    except CannotOpen as trouble:
        raise Complaint(str(trouble)) from trouble
    except Unreachable as silent:
        raise Complaint("База не отвечает. Попробуйте ещё раз через минуту.") from silent


def sqlite_folder() -> Path:
    """Find the folder of SQLite's file, or send a host of PostgreSQL to its own tools."""
    settings = settings_here()
    if settings.database:
        raise Complaint(
            "Эта команда — для SQLite, а столы лежат в PostgreSQL.\n"
            "Копию делает pg_dump, возвращает pg_restore."
        )
    return settings.folder


def sqlite_file() -> Path:
    """Find SQLite's file; none is made by asking for it."""
    from bukvitsa.journal.sqlite import FILE

    place = settings_here().folder / FILE
    if not place.exists():
        raise Complaint(f"В папке {place.parent} столов ещё нет. Папку задаёт BUKVITSA_DATA.")
    return place


def with_sqlite(work: "Callable[[SqliteStore], Awaitable[T]]") -> T:
    """Do something with SQLite's file alone."""
    from bukvitsa.journal.sqlite import SqliteStore

    sqlite_folder()

    async def working(store: "Store") -> T:
        assert isinstance(store, SqliteStore)
        return await work(store)

    return with_store(working)
