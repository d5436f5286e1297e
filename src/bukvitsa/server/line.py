"""One open socket, spoken to and heard without a task's delay.

A table tells all its seats in one go. Through ASGI every message would wake a task and be decoded
and encoded again; so the server's own protocol is asked to write bytes as they are, and to hand
over what comes in as it comes. What is told within one turn of the loop goes as one message, an
object a line. Nothing is ever dropped: who reads too slowly is let go (1013) and comes back.
"""

import asyncio
import logging
from collections.abc import Callable
from struct import Struct
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "bukvitsa.line"
"""Under this name a socket's scope carries its line."""

LONGEST_MESSAGE = 64 * 1024
"""What a socket takes at once, in bytes; a larger message closes it (1009)."""

TOO_SLOW, RESTART, TOO_MUCH = 1013, 1012, 1008
"""Why we close: read too slowly, we restart, said too much."""

LINGER = 10.0
"""Seconds until a peer that does not even take our goodbye is cut off."""

_FIN, _CODE, _MASKED = 0x80, 0x0F, 0x80
_TEXT, _BYTES, _CLOSE = 0x1, 0x2, 0x8
_FIN_TEXT = _FIN | _TEXT
_HEAD, _LONG_HEAD = Struct(">BBH").pack, Struct(">BBQ").pack
_END_OF_HEADERS = b"\r\n\r\n"

_LOG = logging.getLogger("bukvitsa.line")

Ears = Callable[[bytes], None]


def framed(text: bytes) -> bytes:
    r"""Put a text into a frame as a server sends it: whole and unmasked (RFC 6455, 5.2).

    >>> framed(b"hi"), framed(b"x" * 126)[:4], framed(b"x" * 65536)[:10]
    (b'\x81\x02hi', b'\x81~\x00~', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00')
    """
    length = len(text)
    if 126 <= length < 65536:
        return _HEAD(_FIN_TEXT, 126, length) + text
    if length < 126:
        return bytes((_FIN_TEXT, length)) + text
    return _LONG_HEAD(_FIN_TEXT, 127, length) + text


def unmasked(mask: bytes, text: bytes) -> bytes:
    r"""Take the mask off a text (RFC 6455, 5.3).

    >>> unmasked(b"\x01\x02\x03\x04", b"ikkle")
    b'hihhd'
    """
    length = len(text)
    veil = (mask * (length // 4 + 1))[:length]
    plain = int.from_bytes(text, "little") ^ int.from_bytes(veil, "little")
    return plain.to_bytes(length, "little")


def cut(reason: str) -> str:
    """Shorten a reason to what a goodbye carries: 123 bytes of whole letters.

    >>> len(cut("ы" * 100)), cut("до свидания")
    (61, 'до свидания')
    """
    return reason.encode()[:123].decode(errors="ignore")


class Outbox:
    """The lines of one loop that have something to say; all say it at the end of this turn."""

    __slots__ = ("_lines", "_loop")

    _known: ClassVar["WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]"] = WeakKeyDictionary()

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin with nobody."""
        self._loop = loop
        self._lines: list[Line] = []

    @classmethod
    def of(cls, loop: asyncio.AbstractEventLoop) -> "Outbox":
        """Give the one outbox of a loop."""
        return cls._known.setdefault(loop, cls(loop))

    def add(self, line: "Line") -> None:
        """Let a line speak at the end of this turn."""
        if not self._lines:
            self._loop.call_soon(self._empty)
        self._lines.append(line)

    def _empty(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.flush()
            except Exception:  # noqa: BLE001 - whatever is wrong with one, the others speak
                _LOG.exception("a line failed")
                line.transport.abort()


class Line(WebSocketsSansIOProtocol):
    """A socket of uvicorn's that can be spoken to at once."""

    most_waiting = 512 * 1024
    """So many bytes may wait for a slow reader."""

    def __init__(self, *given: Any, **named: Any) -> None:
        """Have nothing to say yet."""
        super().__init__(*given, **named)
        self._unsaid: list[bytes] = []
        self._outbox = Outbox.of(self.loop)
        self._choked = False
        """Whether the transport holds more than it would like."""
        self._ears: Ears | None = None
        self._coming = b""
        """The beginning of a frame whose end has not come yet."""
        self._parted = False
        """Whether a message is coming that is cut into several frames."""
        self._unusual = False
        """Whether all that comes is left to the parser, for it knows every rule."""

    def data_received(self, data: bytes) -> None:
        """Read whole texts at once; the parser gets whatever else there may be."""
        if self._unusual:
            super().data_received(data)
        elif self._ears is not None:  # so the handshake is over
            self._coming = self._read(self._coming + data if self._coming else data)
        elif self.conn.state is State.CONNECTING:
            self._unusual = self.handshake_initiated  # spoke without waiting for our answer
            super().data_received(data)
            self._unusual |= self.handshake_initiated and not data.endswith(_END_OF_HEADERS)
        else:
            self._coming = self._read(self._coming + data if self._coming else data)

    def _read(self, data: bytes) -> bytes:
        """Read the frames that have come, and give what is left over (RFC 6455, 5.2)."""
        while len(data) >= 2:
            first, length = data[0], data[1] - _MASKED
            begin = 6
            if length == 126:
                begin, length = 8, int.from_bytes(data[2:4], "big")
            elif not 0 <= length < 126 or first & _CODE == _CLOSE:
                self._unusual = True  # not masked, very long, or a goodbye that ends all
                super().data_received(data)
                return b""
            end = begin + length
            if len(data) < end:
                break
            plain = first == _FIN_TEXT and not self._parted
            if plain and self._ears is not None and not self.close_sent:
                self._ears(unmasked(data[begin - 4 : begin], data[begin:end]))
            else:
                if first & _CODE <= _BYTES:
                    self._parted = not first & _FIN
                super().data_received(data[:end])
            data = data[end:]
        return data

    def handle_connect(self, event: Request) -> None:
        """Let the application find this line in the scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Hand a message over as it came."""
        if self._ears is None:
            self.curr_msg_data_type = "bytes"  # whoever will hear it reads it, or says why not
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._ears(data)

    def hear(self, ears: Ears) -> None:
        """From now on hand over what comes in, first of all what has come already."""
        came = []
        while not self.queue.empty():
            came.append(self.queue.get_nowait())
        self._ears = ears
        for message in came:
            if message["type"] == "websocket.receive":
                ears(message["bytes"] or b"")
            else:
                self.queue.put_nowait(message)
        self._read_on()

    def say(self, message: bytes) -> None:
        """Say something; it goes out at the end of this turn of the loop."""
        unsaid = self._unsaid
        if not unsaid:
            self._outbox.add(self)
        unsaid.append(message)

    def hang_up(self, code: int, reason: str) -> None:
        """Say what is still unsaid, then goodbye."""
        self.flush()
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        try:
            self.conn.send_close(code, cut(reason))
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self._read_on()  # or the peer's own goodbye would never be read
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Cut off a peer that answers no ping: it will not take a goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def _read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        """Hear that the reader does not keep up: from now on look how much waits."""
        super().pause_writing()
        self._choked = True

    def resume_writing(self) -> None:
        """Hear that the reader has caught up."""
        super().resume_writing()
        self._choked = False

    def flush(self) -> None:
        """Let what is unsaid go out."""
        unsaid, transport = self._unsaid, self.transport
        if not unsaid:
            return
        text = b"\n".join(unsaid)
        unsaid.clear()
        if self.close_sent or self.disconnected or transport.is_closing():
            return
        transport.write(framed(text))
        if self._choked and self.transport.get_write_buffer_size() > self.most_waiting:
            self.hang_up(TOO_SLOW, "вы читаете слишком медленно, вернитесь")
