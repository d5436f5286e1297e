"""One thread that writes for all, many writers' work in one transaction (group commit)."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

from .sqlite_appends import Append, append_all
from .store import TableId, Taken, Unreachable

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Waiting = asyncio.Future[Any]
Answered = tuple[Work | Append, Waiting, Any]

MOST_IN_BATCH = 256
"""So much work goes into one transaction, so that the first in it does not wait for ever."""

BETWEEN = 0.002
"""Seconds from one transaction to the next: where many write, each carries the work of many. Who
writes alone does not wait."""


class Writer:
    """Runs work on the one connection that writes; what is told as done is on the disk."""

    def __init__(
        self, connection: sqlite3.Connection, appended: Callable[[Sequence[TableId]], object]
    ) -> None:
        """Take a connection that nobody else uses, in autocommit mode.

        `appended` is told which tables have new rows, before whoever appended them.
        """
        self._connection, self._appended = connection, appended
        self._jobs: SimpleQueue[tuple[Work | Append, Waiting] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work in the next transaction, and come back when it is durable."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        return await done

    def append(self, append: Append) -> asyncio.Future[None]:
        """Add rows in the next transaction; it is done when they are durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put((append, done))
        return done

    def stop(self) -> None:
        """Finish what was asked, and close."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        going, again = True, 0.0
        while going:
            jobs = [self._jobs.get()]
            time.sleep(max(0.0, again - time.monotonic()))
            again = time.monotonic() + BETWEEN
            while len(jobs) < MOST_IN_BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get())
            going = None not in jobs
            self._batch([job for job in jobs if job is not None])

    def _batch(self, jobs: list[tuple[Work | Append, Waiting]]) -> None:
        answers: list[Any] = []
        try:
            self._connection.execute("begin immediate")
            answers = self._all([job for job, _ in jobs])
            self._connection.execute("commit")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("rollback")
            answers = [Unreachable(str(error))] * len(jobs)
        loops: dict[asyncio.AbstractEventLoop, list[Answered]] = {}
        for (job, done), answer in zip(jobs, answers, strict=True):
            loops.setdefault(done.get_loop(), []).append((job, done, answer))
        for loop, answered in loops.items():
            with suppress(RuntimeError):  # a loop that was closed has nobody waiting
                loop.call_soon_threadsafe(self._answer, answered)

    def _all(self, jobs: Sequence[Work | Append]) -> list[Any]:
        """Do the jobs in their order; neighbours that add to different tables do it together."""
        answers: list[Any] = []
        appends: dict[TableId, Append] = {}
        for job in jobs:
            if not isinstance(job, Append) or job.table in appends:
                answers += append_all(self._connection, list(appends.values()))
                appends = {}
            if isinstance(job, Append):
                appends[job.table] = job
            else:
                answers.append(self._one(job))
        return answers + append_all(self._connection, list(appends.values()))

    def _one(self, work: Work) -> Any:
        """Do one writer's work; if its place was taken, the others' work stays."""
        self._connection.execute("savepoint one")
        try:
            answer = work(self._connection)
        except (Taken, sqlite3.IntegrityError) as taken:
            self._connection.execute("rollback to one")
            answer = taken if isinstance(taken, Taken) else Taken(str(taken))
        self._connection.execute("release one")
        return answer

    def _answer(self, answered: Sequence[Answered]) -> None:
        """Tell whoever waits; one wake-up of the loop serves a whole batch."""
        self._appended(
            [job.table for job, _, failed in answered if isinstance(job, Append) and failed is None]
        )
        for _, done, answer in answered:
            if done.done():
                continue
            if isinstance(answer, BaseException):
                done.set_exception(answer)
            else:
                done.set_result(answer)
