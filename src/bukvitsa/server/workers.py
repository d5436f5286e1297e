"""Many processes at one door: begun, watched, begun again when one dies, and stopped together."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import FrameType

from bukvitsa.lexicon.book import open_lexicon

from .board import Notices
from .doors import STOPS, serve
from .logs import begin_logging
from .opening import CannotOpen, read_store
from .settings import Settings

PATIENCE = 10.0
"""Seconds for a worker to end in good order."""
TRIES = 5
"""A worker that dies so often in a row before it opened will never open."""

_LOG = logging.getLogger("bukvitsa.workers")
_spawn = multiprocessing.get_context("spawn")


class Worker:
    """One process, and the line by which it says that it is open and learns that we are gone."""

    def __init__(self, door: socket.socket, settings: Settings, notices: Notices) -> None:
        """Begin it."""
        self.line, theirs = _spawn.Pipe()
        self.notices = notices
        self.open = False
        self.process: SpawnProcess = _spawn.Process(
            target=work, args=(door, settings, theirs, notices)
        )
        self.process.start()
        theirs.close()

    def stop(self) -> None:
        """Ask it to end."""
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGTERM)

    def end(self, patience: float) -> None:
        """Wait until it has ended, and do not wait for ever."""
        self.process.join(max(0.0, patience))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()


class Workers:
    """All processes of one `bukvitsa serve`."""

    def __init__(
        self, door: socket.socket, settings: Settings, count: int, opened: Callable[[], None]
    ) -> None:
        """Keep what each needs."""
        self._door, self._settings, self._count, self._opened = door, settings, count, opened
        self._stop = False
        self._told = False
        self._failed = 0

    def run(self, board: Path) -> None:
        """Watch over the workers until a signal ends it."""
        asyncio.run(_probe(self._settings))
        before = {stop: signal.signal(stop, self._stopped) for stop in STOPS}
        try:
            self.watch(board)
        finally:
            for stop, handler in before.items():
                signal.signal(stop, handler)

    def watch(self, board: Path) -> None:
        """Begin the workers, watch over them, and end them."""
        workers = [self._begin(Notices(number, board)) for number in range(self._count)]
        try:
            while not self._stop and self._failed < TRIES:
                workers = self._watched(workers)
        finally:
            for worker in workers:
                worker.stop()
            last = time.monotonic() + PATIENCE
            for worker in workers:
                worker.end(last - time.monotonic())
        if not self._stop:
            raise CannotOpen("Рабочие процессы не открываются один за другим; см. журнал сервера.")

    def _stopped(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self._stop = True

    def _begin(self, notices: Notices) -> Worker:
        return Worker(self._door, self._settings, notices)

    def _watched(self, workers: list[Worker]) -> list[Worker]:
        """Wait a moment for news, and begin again whoever died."""
        silent = [worker.line for worker in workers if not worker.open]
        wait([*silent, *(worker.process.sentinel for worker in workers)], timeout=0.2)
        for worker in workers:
            if not worker.open and _said(worker.line):
                worker.open = True
                self._failed = 0
                self._tell()
        return [self._alive(worker) for worker in workers]

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self._opened()

    def _alive(self, worker: Worker) -> Worker:
        if worker.process.is_alive() or self._stop:
            return worker
        told = {"worker": worker.notices.number, "exit": worker.process.exitcode}
        _LOG.error("worker died", extra=told)
        self._failed += not worker.open
        worker.end(0)
        return self._begin(worker.notices)


def work(door: socket.socket, settings: Settings, line: Connection, notices: Notices) -> None:
    """Serve as one of many, until told to stop or left alone."""
    begin_logging(settings.log)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()
    serve(door, settings, open_lexicon(), lambda: line.send_bytes(b"open"), notices)


def _end_with(line: Connection) -> None:
    """Stop when the watching process is gone, however it ended."""
    try:
        line.recv_bytes()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)


def _said(line: Connection) -> bool:
    """Tell whether a worker has said that it is open; one that died says nothing."""
    try:
        return line.poll() and bool(line.recv_bytes())
    except (EOFError, OSError):
        return False


async def _probe(settings: Settings) -> None:
    """Open the store once, so that what is wrong with it is told once."""
    await (await read_store(settings)).close()
