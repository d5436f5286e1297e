"""Let one process at a time make what all of them need."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from tools.places import ROOT

PATIENCE = 300.0
"""Seconds: unpacking a browser or building the client takes a fraction of it."""


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Be the only one here; the system opens the lock again however a process ends."""
    folder = ROOT / ".cache"
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.lock"
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as lock:
        lock.execute("begin exclusive")
        yield
