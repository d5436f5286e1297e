"""A table, as one guest's program is connected to it."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import count
from random import random
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bukvitsa.games import shelf
from bukvitsa.kernel.people import Seat
from bukvitsa.tables import wire
from bukvitsa.tables.wire import Done, FromServer, Refused, TableView, Ways

from .errors import Gone, NotPossible

FOR_GOOD = frozenset({4001, 4401, 4404})
"""Goodbyes after which one does not come back."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 5.0
"""Seconds between attempts to come back: twice as many each time, and a little at random."""
PATIENCE = 60.0
"""Seconds to wait for an answer, through however many connections."""

_read = msgspec.json.Decoder(FromServer).decode
_write = msgspec.json.encode


class Table:
    """Knows the table as it was last told; what is asked is asked again until it is answered."""

    def __init__(self, address: str, cookie: str) -> None:
        """Name the table's socket and show the guest's cookie."""
        self._address, self._cookie = address, cookie
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._numbers, self._mark = count(1), secrets.token_hex(4)
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[Done | Ways]]] = {}
        self._heard: deque[FromServer] = deque(maxlen=10_000)
        self._news = asyncio.Event()
        self._gone: Exception | None = None
        self.seq = 0
        """How many events of the game this program was told of."""
        self.now = 0
        """The table's clock when something was last told."""
        self._table: TableView | None = None
        self.raw_view: bytes = b"null"
        self.raw_menu: bytes = b"null"
        self.connections = 0
        """How often a connection was made."""
        self.muted: set[int] = set()
        """Whose words this program will not hear, by seat; nobody is told of it."""

    async def __aenter__(self) -> Self:
        """Connect, and wait until the table has welcomed us."""
        self._task = asyncio.create_task(self._stay(), name="table")
        try:
            while self._table is None:
                await self._hear()
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Go."""
        await self.leave()

    async def leave(self) -> None:
        """Close the connection; the seat stays."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        for _, answer in self._unanswered.values():
            answer.cancel()

    # --- what is known --------------------------------------------------------------------------

    @property
    def table(self) -> TableView:
        """Show the table around the game."""
        assert self._table is not None, "not welcomed yet"
        return self._table

    @property
    def view(self) -> Any:
        """Give the view in the game's own type; None before the start."""
        kinds = shelf.ROOMS[self.table.game].game.kinds
        return msgspec.json.decode(self.raw_view, type=kinds.view | None)

    @property
    def menu(self) -> Any:
        """Give what can be done now, in the game's own type; None before the start."""
        kinds = shelf.ROOMS[self.table.game].game.kinds
        return msgspec.json.decode(self.raw_menu, type=kinds.menu | None)

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.table.status in {wire.Status.OVER, wire.Status.CLOSED}

    # --- what can be done -----------------------------------------------------------------------

    async def act(self, act: Any, seq: int | None = None) -> Done:
        """Try an act of the game, having seen so many events (all that were told, if not said)."""
        raw = act if isinstance(act, msgspec.Raw) else msgspec.Raw(_write(act))
        seen = self.seq if seq is None else seq
        return await self._done(wire.Act(self._id(), raw, seen))

    async def sit(self, name: str, seat: int | None = None) -> Done:
        """Sit down."""
        return await self._done(wire.Sit(self._id(), name, None if seat is None else Seat(seat)))

    async def ready(self, ready: bool = True) -> Done:  # noqa: FBT001, FBT002 - it reads as said
        """Be ready, or not yet."""
        return await self._done(wire.Ready(self._id(), ready))

    async def start(self) -> Done:
        """Begin (the host)."""
        return await self._done(wire.Start(self._id()))

    async def stand(self) -> Done:
        """Get up."""
        return await self._done(wire.Stand(self._id()))

    async def pause(self, pause: bool = True) -> Done:  # noqa: FBT001, FBT002
        """Agree to a pause, or to its end."""
        return await self._done(wire.Pause(self._id(), pause))

    async def rematch(self) -> Done:
        """Ask to play again."""
        return await self._done(wire.Rematch(self._id()))

    async def say(self, text: str) -> Done:
        """Say something."""
        return await self._done(wire.Say(self._id(), text))

    async def ways(self, word: str) -> tuple[msgspec.Raw, ...]:
        """Ask how a word could be made: acts that can be tried as they are."""
        answer = await self.ask(wire.AskWays(self._id(), word))
        assert isinstance(answer, Ways)
        return answer.ways

    async def ask(self, message: Any) -> Done | Ways:
        """Send a command and wait for its answer; `NotPossible` if it was refused."""
        if self._gone is not None:
            raise self._gone
        answer: asyncio.Future[Done | Ways] = asyncio.get_running_loop().create_future()
        data = _write(message)
        self._unanswered[message.id] = data, answer
        try:
            await self._send(data)
            return await asyncio.wait_for(answer, PATIENCE)
        finally:
            self._unanswered.pop(message.id, None)

    async def follow(self) -> AsyncIterator[FromServer]:
        """Hear whatever the table tells from now on, but for answers and pings."""
        self._heard.clear()
        while True:
            while self._heard:
                yield self._heard.popleft()
            await self._hear()

    async def wait(self, within: float) -> bool:
        """Wait until something is told; tell whether anything was within so many seconds."""
        try:
            await asyncio.wait_for(self._hear(), within)
        except TimeoutError:
            return False
        return True

    # --- the connection -------------------------------------------------------------------------

    def _id(self) -> str:
        return f"{self._mark}-{next(self._numbers)}"

    async def _done(self, message: Any) -> Done:
        answer = await self.ask(message)
        assert isinstance(answer, Done)
        return answer

    async def _hear(self) -> None:
        if self._gone is not None:
            raise self._gone
        self._news.clear()
        await self._news.wait()
        if self._gone is not None:
            raise self._gone

    async def _send(self, data: bytes) -> None:
        """Send if there is a connection; if there is none, the next one begins with it."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(data, text=True)

    async def _stay(self) -> None:
        """Be connected, again and again."""
        wait = FIRST_WAIT
        while True:
            before = self.connections
            try:
                await self._once()
            except (OSError, TimeoutError, InvalidHandshake):
                pass  # the server is away, or on its way back
            except Exception as fault:  # noqa: BLE001 - told to whoever asks or waits
                return self._end(fault)
            if self.connections > before:
                wait = FIRST_WAIT
            await asyncio.sleep(wait * (0.5 + random()))
            wait = min(2 * wait, LONGEST_WAIT)

    def _end(self, why: Exception) -> None:
        """Come back no more, and say so to whoever waits."""
        self._gone = why
        self._news.set()
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(why)

    async def _once(self) -> None:
        """Live through one connection."""
        headers = {"Cookie": self._cookie}
        async with connect(
            self._address, additional_headers=headers, compression=None, proxy=None
        ) as socket:
            try:
                await socket.send(_write(wire.Hello(self.seq)), text=True)
                while True:
                    data: Any = await socket.recv(decode=False)
                    for line in data.split(b"\n"):
                        await self._heed(socket, _read(line))
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                    raise Gone(closed.rcvd.code, closed.rcvd.reason) from closed
            finally:
                self._socket = None

    async def _heed(self, socket: ClientConnection, message: FromServer) -> None:
        match message:
            case wire.Ping(number):
                await socket.send(_write(wire.Pong(number)), text=True)
            case Done(id) | Ways(id):
                self._answer(id, message)
            case Refused():
                error = NotPossible(message.code, message.text, message.about, message.first)
                self._answer(message.id, error)
            case wire.Said(seat=seat) if seat in self.muted:
                pass
            case _:
                self._learn(message)
                if isinstance(message, wire.Welcome):
                    await self._greeted(socket)
                self._heard.append(message)
                self._news.set()

    async def _greeted(self, socket: ClientConnection) -> None:
        """Begin a connection by asking anew what is not answered; nothing is done twice."""
        self.connections += 1
        self._socket = socket
        for data, _ in list(self._unanswered.values()):
            await socket.send(data, text=True)

    def _learn(self, message: FromServer) -> None:
        match message:
            case wire.Welcome(table, seq, now, view, menu):
                self._table, self.seq, self.now = table, seq, now
                self.raw_view, self.raw_menu = view, menu
            case wire.Changed(seq, now, _, view, menu):
                self.seq, self.now, self.raw_view, self.raw_menu = seq, now, view, menu
            case wire.TableChanged(table, now):
                self._table, self.now = table, now
            case _:
                pass

    def _answer(self, command: str, answer: Done | Ways | NotPossible) -> None:
        _, waiting = self._unanswered.get(command, (b"", None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, NotPossible):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)
