"""Numbered steps that lead an empty database, or one of any earlier edition, to today's."""

from collections.abc import Sequence
from importlib.resources import files

import msgspec


class Migration(msgspec.Struct, frozen=True):
    """One step: its number and its statements."""

    number: int
    sql: str


class FromTheFuture(Exception):  # noqa: N818 - no fault of ours: a newer program was here
    """The database was written by a newer edition than this one."""


def migrations(dialect: str) -> tuple[Migration, ...]:
    """Read the steps for SQLite (`sqlite`) or PostgreSQL (`postgres`) in order.

    >>> [step.number for step in migrations("sqlite")] == [
    ...     step.number for step in migrations("postgres")
    ... ]
    True
    """
    found = [
        Migration(int(file.name.removesuffix(".sql").rpartition("-")[2]), file.read_text("utf-8"))
        for file in files(__name__).iterdir()
        if file.name.startswith(f"{dialect}-") and file.name.endswith(".sql")
    ]
    return tuple(sorted(found, key=lambda step: step.number))


def missing(steps: Sequence[Migration], version: int) -> Sequence[Migration]:
    """Say which steps a database of a version still needs."""
    if version > steps[-1].number:
        raise FromTheFuture(f"the database is of version {version}, this program knows less")
    return [step for step in steps if step.number > version]
