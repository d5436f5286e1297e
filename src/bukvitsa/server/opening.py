"""Open the store that the settings name, and say in Russian why it does not open."""

import sqlite3
from pathlib import Path

from bukvitsa.journal.migrations import FromTheFuture
from bukvitsa.journal.postgres import open_postgres
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.journal.store import Store, Unreachable

from .settings import Settings

LOCK = "serving.lock"


class CannotOpen(Exception):  # noqa: N818 - what a host must mend, told in Russian
    """The store cannot be opened, and the sentence says why."""


class AloneWithSqlite(SqliteStore):
    """SQLite's file, served by this process and no other."""

    def __init__(self, folder: Path) -> None:
        """Take the folder, or find that somebody has it."""
        folder.mkdir(parents=True, exist_ok=True)
        # A lock that the system lets go whenever and however the process ends.
        self._lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
        try:
            self._lock.execute("begin exclusive")
        except sqlite3.OperationalError as taken:
            self._lock.close()
            raise CannotOpen(
                f"Столы в папке {folder} уже открыты другой «Буквицей». Закройте её, задайте "
                "другую папку в BUKVITSA_DATA или возьмите PostgreSQL (BUKVITSA_DATABASE)."
            ) from taken
        super().__init__(folder / FILE)

    async def close(self) -> None:
        """Let go of the file, then of the folder."""
        await super().close()
        self._lock.close()


async def open_store(settings: Settings) -> Store:
    """Open SQLite in the data folder, or the PostgreSQL that is named."""
    try:
        if settings.database:
            return await _postgres(settings.database)
        return AloneWithSqlite(settings.folder)
    except FromTheFuture as future:
        raise CannotOpen(
            "Базу писала более новая «Буквица». Обновите программу: старая могла бы её испортить."
        ) from future
    except Unreachable as silent:
        raise CannotOpen(
            "База не отвечает. Проверьте адрес в BUKVITSA_DATABASE и запущен ли сервер."
        ) from silent
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(
            f"В папке {settings.folder} базу не открыть ({error}). "
            "Другую папку задаёт BUKVITSA_DATA."
        ) from error


async def _postgres(url: str) -> Store:
    if not url.startswith(("postgresql://", "postgres://")):
        raise CannotOpen("BUKVITSA_DATABASE начинается с postgresql://, другие базы не годятся.")
    return await open_postgres(url)
