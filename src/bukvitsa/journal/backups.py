"""Copies of a SQLite file of tables: put back, never over what is there."""

import sqlite3
import time
from pathlib import Path

from .migrations import migrations, missing
from .sqlite import FILE


class NoBackup(Exception):  # noqa: N818 - what a host chose, and may choose better
    """A file that holds no tables."""


def put_back(backup: Path, folder: Path) -> Path | None:
    """Put a copy in the place of the tables there, which are kept aside; say where.

    Nobody may serve the folder meanwhile. What is wrong with the copy is found out before
    anything is moved.
    """
    _check(backup)
    folder.mkdir(parents=True, exist_ok=True)
    place, fresh = folder / FILE, folder / f"{FILE}.new"
    fresh.unlink(missing_ok=True)
    _copy(backup, fresh)
    aside = None
    if place.exists():
        aside = folder / f"{FILE}.before-{time.strftime('%Y%m%d-%H%M%S')}"
        _copy(place, aside)  # with what may still stand in its log
        for part in (place, Path(f"{place}-wal"), Path(f"{place}-shm")):
            part.unlink(missing_ok=True)
    fresh.replace(place)
    return aside


def _check(backup: Path) -> None:
    """Find out whether a file is a sound copy that this program can read."""
    try:
        connection = sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)
        try:
            version = connection.execute("pragma user_version").fetchone()[0]
            connection.execute("select count(*) from tables").fetchone()
            sound = connection.execute("pragma quick_check").fetchone()[0] == "ok"
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise NoBackup(str(error)) from error
    if not sound:
        raise NoBackup("the file is damaged")
    missing(migrations("sqlite"), version)


def _copy(source: Path, target: Path) -> None:
    reading, writing = sqlite3.connect(source), sqlite3.connect(target)
    try:
        reading.backup(writing)
    finally:
        reading.close()
        writing.close()
