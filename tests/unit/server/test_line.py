"""A line reads what comes as the parser would, in whatever pieces and with whatever manners."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from uvicorn.server import ServerState

from bukvitsa.server.doors import configured
from bukvitsa.server.line import LONGEST_MESSAGE, Line, Outbox
from bukvitsa.server.settings import Settings

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, REST, CLOSE, PING, PONG = 0x1, 0x0, 0x8, 0x9, 0xA
FIN = 0x80


class Wire(asyncio.Transport):
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.closing = self.aborted = False
        self.waiting = 0

    def write(self, data: Any) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Talk:
    """A line past its handshake, what it heard, and a loop to turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop, self.wire = loop, Wire()
        self.heard: list[bytes] = []
        config = configured(Settings())
        config.app, config.interface = self._app, "asgi3"
        config.load()
        self.line = Line(config, ServerState(), {}, loop)
        self.line.connection_made(self.wire)
        self.line.data_received(HANDSHAKE)
        self.turn()
        self.wire.sent = b""

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self.line.hear(self.heard.append)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    def turn(self) -> None:
        for _ in range(5):
            self.loop.run_until_complete(asyncio.sleep(0))

    def end(self) -> None:
        self.line.connection_lost(None)
        self.turn()


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    made = asyncio.new_event_loop()
    yield made
    made.close()


@pytest.fixture
def talk(loop: asyncio.AbstractEventLoop) -> Iterator[Talk]:
    opened = Talk(loop)
    yield opened
    opened.end()


def frame(text: bytes, code: int = FIN | TEXT, mask: bytes = b"\x9a\x02\xff\x31") -> bytes:
    """Write a frame as a client does."""
    length = len(text)
    if length < 126:
        head = bytes((code, 0x80 | length))
    elif length < 65536:
        head = bytes((code, 0x80 | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((code, 0x80 | 127)) + length.to_bytes(8, "big")
    return head + mask + bytes(each ^ mask[place & 3] for place, each in enumerate(text))


LENGTHS = (0, 1, 3, 4, 125, 126, 127, 1000)


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 64, 100_000])
def test_texts_are_heard_whole_and_in_order_in_whatever_pieces_they_come(
    talk: Talk, piece: int
) -> None:
    texts = [Random(length).randbytes(length) for length in LENGTHS]
    stream = b"".join(map(frame, texts))
    for start in range(0, len(stream), piece):
        talk.line.data_received(stream[start : start + piece])
    assert talk.heard == texts


def test_all_that_comes_at_once_is_heard_at_once(talk: Talk) -> None:
    talk.line.data_received(b"".join(frame(b"%d" % number) for number in range(40)))
    assert talk.heard == [b"%d" % number for number in range(40)]


def test_a_message_in_pieces_is_one_with_a_ping_between(talk: Talk) -> None:
    """A cut message is put together again, a ping within it is answered, and all goes on."""
    parts = frame(b"he", TEXT) + frame(b"?", FIN | PING) + frame(b"llo", FIN | REST)
    talk.line.data_received(parts + frame(b"next"))
    assert talk.heard == [b"hello", b"next"]
    assert talk.wire.sent == bytes((FIN | PONG, 1)) + b"?"


def test_a_text_of_the_longest_length_is_heard_and_a_longer_one_ends_it(talk: Talk) -> None:
    longest = b"x" * LONGEST_MESSAGE
    talk.line.data_received(frame(longest))
    assert talk.heard == [longest]
    talk.line.data_received(frame(longest + b"x"))
    assert talk.heard == [longest]
    assert talk.wire.sent[:4] == bytes((FIN | CLOSE,)) + talk.wire.sent[1:2] + (1009).to_bytes(
        2, "big"
    )


def test_who_masks_nothing_is_let_go(talk: Talk) -> None:
    """A frame without a mask breaks the protocol (1002), and is not heard."""
    talk.line.data_received(bytes((FIN | TEXT, 2)) + b"hi")
    assert talk.heard == []
    assert talk.wire.sent[2:4] == (1002).to_bytes(2, "big")


def test_a_goodbye_is_answered_and_nothing_is_heard_after_it(talk: Talk) -> None:
    talk.line.data_received(frame((1000).to_bytes(2, "big"), FIN | CLOSE) + frame(b"late"))
    talk.turn()
    assert talk.heard == []
    assert talk.wire.sent[:4] == bytes((FIN | CLOSE, 2)) + (1000).to_bytes(2, "big")


def test_nothing_is_heard_once_we_have_said_goodbye(talk: Talk) -> None:
    talk.line.hang_up(1012, "restart")
    talk.line.data_received(frame(b"late"))
    assert talk.heard == []


def test_what_comes_with_the_handshake_itself_is_heard_too(
    loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who speaks before our answer is read by the parser, frame for frame."""
    monkeypatch.setitem(globals(), "HANDSHAKE", HANDSHAKE + frame(b"early"))
    talk = Talk(loop)
    talk.line.data_received(frame(b"later"))
    assert talk.heard == [b"early", b"later"]
    talk.end()


def test_all_lines_of_a_turn_speak_at_its_end_each_once(loop: asyncio.AbstractEventLoop) -> None:
    talks = [Talk(loop), Talk(loop)]
    for talk in talks:
        talk.line.say(b"a")
        talk.line.say(b"b")
        assert talk.wire.sent == b""
    talks[0].turn()
    assert [talk.wire.sent for talk in talks] == [b"\x81\x03a\nb"] * 2
    for talk in talks:
        talk.end()


def test_a_line_that_fails_silences_no_other(
    loop: asyncio.AbstractEventLoop, caplog: pytest.LogCaptureFixture
) -> None:
    talks = [Talk(loop), Talk(loop)]

    def fails(_: bytes) -> None:
        raise OSError("broken")

    talks[0].wire.write = fails  # type: ignore[method-assign, assignment]
    for talk in talks:
        talk.line.say(b"a")
    talks[0].turn()
    assert talks[0].wire.aborted
    assert talks[1].wire.sent == b"\x81\x01a"
    assert "a line failed" in caplog.text
    for talk in talks:
        talk.end()


def test_only_a_reader_that_does_not_keep_up_is_let_go(talk: Talk) -> None:
    """The transport says when it holds too much; before that nobody counts, after it we do."""
    talk.wire.waiting = Line.most_waiting + 1
    talk.line.say(b"a")
    talk.turn()
    assert not talk.line.close_sent
    talk.line.pause_writing()
    talk.line.say(b"b")
    talk.turn()
    assert talk.line.close_sent


def test_a_loop_has_one_outbox(loop: asyncio.AbstractEventLoop) -> None:
    assert Outbox.of(loop) is Outbox.of(loop)
