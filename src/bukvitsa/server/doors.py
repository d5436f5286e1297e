"""Open the doors: listen on an address and serve until told to stop."""

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import uvicorn

from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.house import House
from bukvitsa.tables.settings import HouseSettings

from .app import make_app
from .board import Notices
from .desk import Desk, make_desk
from .limits import HOUR
from .line import LONGEST_MESSAGE, Line
from .metrics import Meters
from .opening import serving_store
from .settings import Settings

STOPS = (signal.SIGINT, signal.SIGTERM)
COLLECTIONS = (2_000, 5, 2_000)
"""How many new objects, and how many smaller rounds, the collector waits for: a round over what is
young takes a few milliseconds, one over a thousand tables more than a second."""
EVERY = 5.0
"""Seconds between notices of what was counted."""


def make_house(store: Store, book: Book, settings: Settings) -> House:
    """Furnish the house as the settings say."""
    chosen = HouseSettings(stays=settings.alone * HOUR, bot_pace=settings.bots_pace / 100)
    return House(store, book, settings=chosen)


class Announced(uvicorn.Server):
    """A server that tells when its doors are open, and sends its guests home in good order."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[], None]) -> None:
        """Keep what is to be done at the beginning and at the end."""
        super().__init__(config)
        self._house, self._opened = house, opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and tell."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in; when all is committed say goodbye (1012); then close."""
        for server in self.servers:
            server.close()
        await self._house.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take the signals to stop; a clean stop is no failure, so they are not raised again."""
        before = {stop: signal.signal(stop, self.handle_exit) for stop in STOPS}
        try:
            yield
        finally:
            for stop, handler in before.items():
                signal.signal(stop, handler)


def listen(host: str, port: int) -> socket.socket:
    """Take an address before anything is started, so that a taken one is found out at once."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    door = socket.socket(family, kind, protocol)
    try:
        if _remains_taken_after_exit():
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        # Binding alone succeeds beside a listener on some systems; listening does not.
        door.listen(128)
    except OSError:
        door.close()
        raise
    return door


def _remains_taken_after_exit() -> bool:
    """Tell Unix, where a port rests after use, from Windows, where the same option steals it."""
    return not hasattr(socket, "SO_EXCLUSIVEADDRUSE")


def serve(
    door: socket.socket,
    settings: Settings,
    book: Book,
    opened: Callable[[], None],
    notices: Notices | None = None,
) -> None:
    """Serve at an open door until a signal ends it; `notices` is set for one of many processes."""
    config = configured(settings)

    async def serving() -> None:
        async with furnished(settings, book, notices) as (house, app):
            config.app = app
            clear_up_seldom()
            await Announced(config, house, opened).serve(sockets=[door])

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serving())


def clear_up_seldom() -> None:
    """Let the collector of cycles look seldom, and never at what was here from the beginning.

    Walking through all tables again and again is a tenth of the work, and everybody waits for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


@asynccontextmanager
async def furnished(
    settings: Settings, book: Book, notices: Notices | None
) -> AsyncIterator[tuple[House, Any]]:
    """Open the store and the house, and put the application around them."""
    async with serving_store(settings) as store:
        meters = Meters()
        house = make_house(store, book, settings)
        await house.open()
        try:
            desk = await make_desk(house, store, book, settings, meters, notices)
            async with hung(desk):
                yield house, make_app(desk)
        finally:
            await house.close()


@asynccontextmanager
async def hung(desk: Desk) -> AsyncIterator[None]:
    """Hang up this process's counts for the others every few seconds."""

    async def hanging(notices: Notices) -> None:
        while True:
            await asyncio.to_thread(notices.hang, desk.own())
            await asyncio.sleep(EVERY)

    task = None if desk.notices is None else asyncio.create_task(hanging(desk.notices))
    try:
        yield
    finally:
        if task is not None:
            task.cancel()


def configured(settings: Settings) -> uvicorn.Config:
    """Say how the server serves."""
    return uvicorn.Config(
        app="",
        ws=Line,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # it costs more memory a socket than a table does
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=3,
    )


TAKEN = frozenset({errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE)})
"""What the system says of a port that somebody else has."""
