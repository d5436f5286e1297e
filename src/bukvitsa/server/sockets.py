"""A table's socket: who may open one, what is said through it, and how it ends."""

import logging
import re
from typing import Any

from litestar.types import Receive, Send, WebSocketScope

from bukvitsa.journal.store import TableId, Unreachable
from bukvitsa.tables.visit import Visit

from .desk import Desk
from .guests import Guest
from .limits import Bucket
from .line import EXTENSION, TOO_MUCH, TOO_SLOW, Line
from .metrics import Meters
from .origins import foreign, headers_of, trusted_of
from .problems import Trouble, problem

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/socket")
WHO, WHERE, OFTEN = 4401, 4404, 4429
"""Why a socket closes at once: no guest, no such table, too often."""

SILENT = 4408
"""Why a socket closes that never says hello."""

PATIENCE = 20.0
"""Seconds until who has come must have said hello."""

_LOG = logging.getLogger("bukvitsa.sockets")


class Sockets:
    """The door for sockets: plain ASGI, for these are the busiest of all."""

    def __init__(self, desk: Desk) -> None:
        """Take the desk."""
        self._desk = desk
        self._trusted = trusted_of(desk.settings.origins)
        Line.most_waiting = desk.settings.waiting * 1024

    async def __call__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Serve one socket until it is closed."""
        await receive()
        path = PATH.fullmatch(scope["path"])
        if path is None or foreign(headers_of(scope), self._trusted):
            # Before it is accepted, so that a foreign page learns nothing at all.
            await send({"type": "websocket.close", "code": 1000, "reason": ""})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        extensions: Any = scope["extensions"]
        line: Line = extensions[EXTENSION]
        post = LinePost(line, self._desk.meters)
        visit = await self._enter(scope, TableId(path[1]), post)
        if visit is not None:
            await self._attend(visit, line, post, receive)

    async def _enter(self, scope: WebSocketScope, table: TableId, post: "LinePost") -> Visit | None:
        """Let somebody in who is a guest, asks not too often, and names a table."""
        desk = self._desk
        guest = self._guest(scope)
        if guest is None:
            post.end(WHO, "no_guest")
            return None
        try:
            await desk.count(desk.limits.joins, guest.id, scope["client"])
            visit = await desk.house.enter(table, guest.id, post)
        except Trouble as trouble:
            post.end(OFTEN, trouble.problem.code)
            return None
        except Unreachable:
            post.end(TOO_SLOW, "store_silent")
            return None
        if visit is None:
            post.end(WHERE, "no_such_table")
        return visit

    def _guest(self, scope: WebSocketScope) -> Guest | None:
        cookies = headers_of(scope).get(b"cookie", b"").decode("latin-1")
        read = self._desk.guests.read(cookies)
        return None if read is None else read.guest

    async def _attend(self, visit: Visit, line: Line, post: "LinePost", receive: Receive) -> None:
        """Hand over what is heard, as long as it is not too much, until the socket is closed."""
        loop, meters = line.loop, self._desk.meters
        bucket = Bucket(self._desk.settings.messages, loop.time())

        def hear(data: bytes) -> None:
            meters.heard.add()
            if bucket.take(loop.time()):
                visit.heard(data)
            else:
                post.end(TOO_MUCH, "too_often")

        def look() -> None:
            if not visit.greeted:
                post.end(SILENT, "no_hello")

        meters.connections += 1
        waiting = loop.call_later(PATIENCE, look)
        try:
            line.hear(hear)
            while (message := await receive())["type"] != "websocket.disconnect":
                pass  # all that comes is heard by the line itself
            _LOG.info("socket closed", extra={"code": message.get("code")})
        finally:
            waiting.cancel()
            meters.connections -= 1
            visit.left()


class LinePost:
    """Where a table's messages to one socket go: `tables.post.Post`."""

    __slots__ = ("_line", "_meters", "send")

    def __init__(self, line: Line, meters: Meters) -> None:
        """Take the line; what is sent goes to it without a step between."""
        self._line, self._meters = line, meters
        self.send = line.say

    def close(self, code: int, reason: str) -> None:
        """Say goodbye."""
        self._meters.closed.add(str(code))
        self._line.hang_up(code, reason)

    def end(self, code: int, why: str) -> None:
        """Say goodbye for a reason of the edge's own."""
        self.close(code, problem(why).text)
