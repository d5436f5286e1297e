"""Whatever anybody may send to a server."""

import asyncio
import re
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bukvitsa.bots.shelf import MINDS
from bukvitsa.client import Server
from bukvitsa.tables.wire import FromServer
from tests.kit.garbage import STRANGE

_hear = msgspec.json.Decoder(FromServer).decode

LEAKS = re.compile(rb"Traceback|File \\?\"|site-packages|\.py\b|Error\b")
"""What an answer never shows."""
HALF_OPEN = 50
"""So many connections are begun and never go on."""

COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "hello", "seq": 0},
    {"type": "act", "id": "a", "seq": 0, "act": {"type": "call", "word": "кот"}},
    {"type": "act", "id": "a", "seq": 0, "act": {"type": "flip"}},
    {"type": "act", "id": "a", "seq": 0, "act": {"type": "lay", "word": "кот", "cards": [1, 2]}},
    {"type": "act", "id": "a", "seq": 0, "act": {"type": "write", "word": "кот"}},
    {"type": "act", "id": "a", "seq": 0, "act": {"type": "time_up", "ticket": 1}},
    {"type": "sit", "id": "a", "name": "Я", "seat": 1},
    {"type": "stand", "id": "a"},
    {"type": "ready", "id": "a", "ready": True},
    {"type": "start", "id": "a"},
    {"type": "kick", "id": "a", "seat": 1},
    {"type": "put_bot", "id": "a", "seat": 1, "level": "random"},
    {"type": "arrange", "id": "a", "options": {"vote": 5}, "seats": 2},
    {"type": "pause", "id": "a", "pause": True},
    {"type": "rematch", "id": "a"},
    {"type": "say", "id": "a", "text": "привет", "phrase": ""},
    {"type": "ask_ways", "id": "a", "word": "кот"},
    {"type": "look", "here": True},
    {"type": "pong", "number": 1},
)
RAW = (
    b"", b"\x00", b"\xff\xfe\x00", b"null", b"[]", b"{}", b"{", b'"', b"NaN", b"\xef\xbb\xbf{}",
    b'{"type":"hello","seq":1e400}', b'{"type":"hello","type":"hello"}', b'{"type":1}',
    b'{"type":"say","id":"a","text":"\\ud800"}', b'{"type":"say","id":"a","text":"\xed\xa0\x80"}',
    b"[" * 60_000, b'{"a":' * 10_000, b'{"type":"act","id":"a","seq":0,"act":' + b"[" * 60_000,
    b'{"type":"hello","seq":' + b"9" * 5_000 + b"}",
)  # fmt: skip
STRANGER: tuple[Any, ...] = (
    *STRANGE, 10**30, -(10**30), 1e308, "\u0007\u001b[2J", "\u202e\u2066", "а" * 5_000,
    "ъ" * 20_000, [[[[[[]]]]]], {"a": {"b": {"c": []}}}, "\ud7ff\ufffe", "'; drop table rows; --",
    "../../etc/passwd", "%s%n", "кот\n{}", [None] * 1_000, {str(n): n for n in range(500)},
)  # fmt: skip


def hostile(dice: Random) -> bytes:
    """Draw a message that no honest client would send, or would not send now."""
    roll = dice.random()
    if roll < 0.12:
        return dice.choice(RAW)
    data = msgspec.json.encode(_strange(dice.choice(COMMANDS), dice))
    if roll < 0.3:
        return _torn(data, dice)
    if roll < 0.35:
        return data.replace(b'"a"', b'"' + b"\\u0000" * dice.randint(1, 50) + b'"')
    return data


def _strange(message: dict[str, Any], dice: Random) -> dict[str, Any]:
    """Put something else where something was."""
    if dice.random() < 0.2:
        return message
    key = dice.choice(list(message))
    roll, value = dice.random(), message[key]
    if roll < 0.1:
        return {name: other for name, other in message.items() if name != key}
    if roll < 0.15:
        return {**message, dice.choice(("cookie", "guest", "by", "ö")): dice.choice(STRANGER)}
    if isinstance(value, dict) and roll < 0.8:
        return {**message, key: _strange(value, dice)}
    return {**message, key: dice.choice(STRANGER)}


def _torn(data: bytes, dice: Random) -> bytes:
    """Cut, double or change bytes somewhere."""
    place, other = sorted((dice.randrange(len(data) + 1), dice.randrange(len(data) + 1)))
    return dice.choice(
        (
            data[:place],
            data[:place] + data[other:],
            data[:place] + data[place:other] * 2 + data[other:],
            data[:place] + dice.randbytes(3) + data[place:],
        )
    )


class Attack:
    """Many who send what they should not, and what came of it."""

    def __init__(self, address: str, seed: int) -> None:
        self.address, self._seed = address, seed
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.complaints: list[str] = []

    def _heard(self, data: bytes, after: object) -> None:
        if LEAKS.search(data):
            self.complaints.append(f"{data[:300]!r} after {after!r}"[:1000])

    # --- the socket ------------------------------------------------------------------------------

    async def sockets(self, most: int, attackers: int = 4) -> None:
        """Send so many messages to tables of the attackers' own."""
        async with asyncio.TaskGroup() as group:
            for number in range(attackers):
                group.create_task(self._attacker(number, most // attackers))

    async def _attacker(self, number: int, most: int) -> None:
        dice = Random(f"{self._seed} socket {number}")
        left = most
        while left > 0:
            async with Server(self.address) as guest:
                game = dice.choice(list(MINDS))
                bots = [{"seat": 1, "level": "random"}]
                made = await guest.create(game, 2, name="Злой", bots=bots)
                if dice.random() < 0.7:
                    async with guest.table(made.id) as table:
                        await table.start()
                part = min(left, 2_000)
                await self._rage(made.id, guest.cookie, part, dice)
                left -= part

    async def _rage(self, table: str, cookie: str, most: int, dice: Random) -> None:
        address = f"ws{self.address[4:]}/api/tables/{table}/socket"
        done = 0
        while done < most:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with connect(
                    address, additional_headers={"Cookie": cookie}, compression=None, proxy=None
                ) as socket:
                    reading = asyncio.create_task(self._read(socket))
                    try:
                        if dice.random() < 0.9:
                            await socket.send(b'{"type":"hello"}', text=True)
                        while done < most:
                            await self._send(socket, dice)
                            done += 1
                            if done % 20 == 0:
                                await (await socket.ping())  # so much has been read
                    finally:
                        reading.cancel()

    async def _send(self, socket: ClientConnection, dice: Random) -> None:
        """Send a message whole, in parts, or as bytes that are no text."""
        data = hostile(dice)
        self.sent["messages"] += 1
        roll = dice.random()
        if roll < 0.002:
            data *= 64 * 1024 // max(1, len(data)) + 1  # too long: the socket will be closed
        if roll < 0.9:
            await socket.send(data, text=True)
        elif roll < 0.97:
            await socket.send(data)
        else:
            middle = len(data) // 2
            await socket.send([data[:middle], data[middle:]], text=True)

    async def _read(self, socket: ClientConnection) -> None:
        """Read all that comes: it is the protocol's, whatever was sent."""
        try:
            while True:
                data: Any = await socket.recv(decode=False)
                self._heard(data, "the socket")
                for line in bytes(data).split(b"\n"):
                    message = _hear(line)
                    name = getattr(message, "code", type(message).__name__)
                    self.answers[f"socket {name}"] += 1
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else "cut"
            self.answers[f"socket closed {code}"] += 1
        except msgspec.MsgspecError as strange:
            self.complaints.append(f"the server said what the protocol has not: {strange}")

    # --- requests --------------------------------------------------------------------------------

    async def requests(self, most: int, attackers: int = 3) -> None:
        """Send so many requests, some of which are none."""
        async with Server(self.address) as guest:
            made = await guest.create("anagrams", 2, name="Злой")
            token = guest._http.headers["X-Bukvitsa-Token"]
            known = Known(made.id, guest.cookie, token)
            async with asyncio.TaskGroup() as group:
                for number in range(attackers):
                    group.create_task(self._requester(number, most // attackers, known))

    async def _requester(self, number: int, most: int, known: "Known") -> None:
        dice = Random(f"{self._seed} request {number}")
        host = urlsplit(self.address)
        ways: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        for _ in range(most):
            ways = ways or await asyncio.open_connection(host.hostname, host.port)
            reader, writer = ways
            request = known.request(dice)
            self.sent["requests"] += 1
            writer.write(request)
            answer = await self._answer(reader)
            if answer is None or answer[2]:
                await hang_up(writer)
                ways = None
            if answer is None:
                self.answers["request unanswered"] += 1
                continue
            status, body, _ = answer
            self.answers[f"request {status}"] += 1
            self._heard(body, request[:300])
            if status >= 500:
                self.complaints.append(f"{status} {body[:200]!r} after {request[:500]!r}")
        if ways is not None:
            await hang_up(ways[1])

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, bytes, bool] | None:
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            return None
        status = int(head.split(b" ", 2)[1])
        found = re.search(rb"(?i)content-length: (\d+)", head)
        body = await reader.readexactly(int(found[1])) if found and status != 304 else b""
        return status, body, found is None or b"connection: close" in head.lower()

    # --- bytes -----------------------------------------------------------------------------------

    async def bytes(self, most: int) -> None:
        """Send so many times what is neither HTTP nor a frame, and leave some connections open."""
        dice = Random(f"{self._seed} bytes")
        host = urlsplit(self.address)
        left_open: list[asyncio.StreamWriter] = []
        async with Server(self.address) as guest:
            made = await guest.create("anagrams", 2, name="Злой")
            handshake = known_handshake(made.id, guest.cookie)
            for number in range(most):
                reader, writer = await asyncio.open_connection(host.hostname, host.port)
                self.sent["broken connections"] += 1
                with suppress(OSError):
                    writer.write(_begun(dice, handshake))
                    await writer.drain()
                if number < HALF_OPEN:
                    left_open.append(writer)
                    continue
                with suppress(TimeoutError, OSError):
                    self._heard(await asyncio.wait_for(reader.read(4096), 0.02), "bytes")
                if dice.random() < 0.5:
                    writer.transport.abort()
                await hang_up(writer)
        for writer in left_open:
            await hang_up(writer)


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """Close, whatever the other side has done already."""
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


def known_handshake(table: str, cookie: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
    ).encode()


def _begun(dice: Random, handshake: bytes) -> bytes:
    """Begin something and do not go on, or go on with rubbish."""
    frame = dice.choice(
        (
            b"\x81\x05hello",  # unmasked
            b"\xff\x80\x00\x00\x00\x00",  # reserved
            b"\x89\xfe\xff\xff\x00\x00\x00\x00",  # a ping of 64 KiB
            b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # longer than the world
            b"\x80\x80\x00\x00\x00\x00",  # the end of what never began
            b"\x01\x81\x00\x00\x00\x00a",  # a beginning without an end
            b"\x88\x81\x00\x00\x00\x00a",  # a goodbye of one byte
            b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # a text that is none, before anybody listens
            dice.randbytes(40),
        )
    )
    return dice.choice(
        (
            handshake + frame,
            handshake[: dice.randrange(len(handshake))],
            handshake.replace(b"13", b"99"),
            handshake.replace(b"dGhl", b"\xff\x00"),
            dice.randbytes(dice.randrange(1, 500)),
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET /" + b"a" * 70_000,
            b"GET /healthz HTTP/1.1\r\n" + b"X: y\r\n" * 2_000 + b"\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n{",
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFF\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00",  # somebody speaks TLS
        )
    )


class Known:
    """What a guest knows: it is used and misused in requests."""

    def __init__(self, table: str, cookie: str, token: str) -> None:
        self._table, self._cookie, self._token = table, cookie, token

    def request(self, dice: Random) -> bytes:
        """Draw a request."""
        path = dice.choice(
            (
                "/api/tables", "/api/tables", "/api/tables", f"/api/tables/{self._table}",
                "/api/codes?code=" + dice.choice(("кот", "%00", "a" * 300, "%FF%FE", "")),
                "/api/words?word=" + dice.choice(("кот", "%F0%9F", "ъ" * 99, "", "a%00b")),
                "/api/words?word=кот&game=" + dice.choice(("anagrams", "../..", "")),
                "/api/games", "/api/games/" + dice.choice(("anagrams", "x", "%2e%2e")),
                "/api/finished?most=" + dice.choice(("5", "-1", "9" * 30, "x", "1e3")),
                f"/api/finished/{self._table}/journal", "/api/finished/%00/journal", "/api/me",
                # Not the client's own pages: a server without a built client says 503 there.
                "/paper.css", "/assets/%2e%2e", "/schema/openapi.json", "/healthz", "/%C0%AF..",
                "/c/" + dice.choice(("кот", "%00", "а" * 300, "%FF%FE", "%2F..%2F", "лес" * 90)),
                "/api/phrases", "/api/words?word=%D1%91%D0%B6&extended=" + dice.choice("1x"),
                "/api/tables?most=" + dice.choice(("0", "101", "NaN")) + "&mine=maybe",
                "/api/tables?status=" + dice.choice(("lobby", "playing", "nothing", "%00")),
                f"/api/tables/{self._table}/socket",
            )
        )  # fmt: skip
        method = dice.choice(("GET", "GET", "POST", "POST", "PUT", "DELETE", "HEADS", "PATCH"))
        body = self._body(dice) if method in {"POST", "PUT", "PATCH"} else b""
        headers = [
            "Host: x",
            f"Content-Length: {len(body)}",
            f"Cookie: {self._cookie}" if dice.random() < 0.9 else "Cookie: bukvitsa_guest=\xff;;=",
            f"X-Bukvitsa-Token: {self._token if dice.random() < 0.9 else 'x'}",
            "Content-Type: " + ("application/json" if dice.random() < 0.9 else "text/\x7f"),
        ]
        if dice.random() < 0.1:
            headers.append("Origin: " + dice.choice(("null", "http://evil", "://", "http://[")))
        if dice.random() < 0.05:
            headers.append("X-Forwarded-For: " + dice.choice(("1.2.3.4", "::", "кот", ",,,")))
        lines = [f"{method} {path} HTTP/1.1", *headers, "", ""]
        return "\r\n".join(lines).encode() + body

    def _body(self, dice: Random) -> bytes:
        wanted: dict[str, Any] = {
            "game": dice.choice(list(MINDS)), "seats": dice.randint(2, 4), "name": "Злой",
            "options": {"vote": 5}, "bots": [{"seat": 1, "level": "random"}], "public": True,
        }  # fmt: skip
        roll = dice.random()
        if roll < 0.1:
            return dice.choice(RAW)
        data = msgspec.json.encode(_strange(wanted, dice))
        return _torn(data, dice) if roll < 0.3 else data
