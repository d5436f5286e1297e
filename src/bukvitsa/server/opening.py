"""Open the store that the settings name, and say in Russian why it does not open."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

from bukvitsa.journal.migrations import FromTheFuture
from bukvitsa.journal.postgres import open_postgres
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.journal.store import Store, Unreachable

from .settings import Settings

LOCK = "serving.lock"


class CannotOpen(Exception):  # noqa: N818 - what a host must mend, told in Russian
    """The store cannot be opened, and the sentence says why."""


@contextmanager
def sole(folder: Path) -> Iterator[None]:
    """Have a folder for oneself, or find that somebody has it."""
    folder.mkdir(parents=True, exist_ok=True)
    # A lock that the system lets go whenever and however the process ends.
    lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as taken:
        lock.close()
        raise CannotOpen(
            f"Столы в папке {folder} уже открыты другой «Буквицей». Закройте её, задайте "
            "другую папку в BUKVITSA_DATA или возьмите PostgreSQL (BUKVITSA_DATABASE)."
        ) from taken
    try:
        yield
    finally:
        lock.close()


@asynccontextmanager
async def serving_store(settings: Settings) -> AsyncIterator[Store]:
    """Open the store to serve it: SQLite's file by this process and no other."""
    with ExitStack() as held:
        with told(settings):
            if not settings.database:
                held.enter_context(sole(settings.folder))
            store = await _opened(settings)
        try:
            yield store
        finally:
            await store.close()


async def read_store(settings: Settings) -> Store:
    """Open the store beside whoever serves it."""
    with told(settings):
        return await _opened(settings)


async def _opened(settings: Settings) -> Store:
    if not settings.database:
        return SqliteStore(settings.folder / FILE)
    if not settings.database.startswith(("postgresql://", "postgres://")):
        raise CannotOpen("BUKVITSA_DATABASE начинается с postgresql://, другие базы не годятся.")
    try:
        return await open_postgres(settings.database)
    except Unreachable as silent:
        raise CannotOpen(
            "База не отвечает. Проверьте адрес в BUKVITSA_DATABASE и запущен ли сервер."
        ) from silent


@contextmanager
def told(settings: Settings) -> Iterator[None]:
    """Say in Russian why a store does not open."""
    try:
        yield
    except FromTheFuture as future:
        raise CannotOpen(
            "Базу писала более новая «Буквица». Обновите программу: старая могла бы её испортить."
        ) from future
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(
            f"В папке {settings.folder} базу не открыть ({error}). "
            "Другую папку задаёт BUKVITSA_DATA."
        ) from error
