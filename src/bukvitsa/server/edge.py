"""The outermost shell: guards, headers and counts around every answer, whoever gives it."""

import logging
import time
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from .allowed import allowed
from .desk import Desk
from .guests import Guest
from .origins import foreign, headers_of, trusted_of
from .problems import Problem, problem
from .sockets import Sockets

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
TOKEN = b"x-bukvitsa-token"
"""The header that carries a guest's word with every request that changes something."""
NOW, FRESH = "bukvitsa_guest", "bukvitsa_fresh"
"""In a request's state: who asks, and whether the answer gives them a cookie."""

STRICT = b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
HEADERS = (
    (b"content-security-policy", STRICT),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
"""On every answer, unless it says otherwise itself."""
TWO_YEARS = b"max-age=63072000"

_LOG = logging.getLogger("bukvitsa.requests")


class Edge:
    """The application that the server runs."""

    def __init__(self, desk: Desk, pages: Litestar, sockets: Sockets) -> None:
        """Put the shell around the pages and the sockets."""
        self._desk, self._pages, self._sockets = desk, pages, sockets
        self._trusted = trusted_of(desk.settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        match scope["type"]:
            case "http":
                await self._answer(scope, receive, send)  # type: ignore[arg-type]
            case "websocket":
                await self._sockets(scope, receive, send)  # type: ignore[arg-type]
            case _:
                await self._pages(scope, receive, send)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = HTTPStatus.INTERNAL_SERVER_ERROR.value
        self._know(scope)

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._headers(scope, message["headers"])
            await send(message)

        refused = self._refused(scope)
        try:
            if refused is not None:
                await _say(guarded, HTTPStatus.FORBIDDEN, refused)
            elif scope["method"] == "OPTIONS" and (methods := allowed(self._pages, scope["path"])):
                await _offer(guarded, methods)
            else:
                await self._pages(scope, receive, guarded)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _know(self, scope: HTTPScope) -> None:
        """Find out who asks; a stranger is nobody until an answer needs them to be somebody."""
        cookies = headers_of(scope).get(b"cookie", b"").decode("latin-1")
        read = self._desk.guests.read(cookies) if cookies else None
        state: dict[str, Any] = scope.setdefault("state", {})
        if read is not None:
            state[NOW], state[FRESH] = read.guest, read.old

    def _refused(self, scope: HTTPScope) -> Problem | None:
        """Say why a request that changes something may be forged, if it may."""
        method = scope["method"]
        if method in SAFE or method not in allowed(self._pages, scope["path"]):
            return None  # nothing will be changed
        headers, guest = headers_of(scope), scope["state"].get(NOW)
        if foreign(headers, self._trusted):
            return problem("wrong_origin")
        if guest is None:
            return problem("no_guest")
        token = headers.get(TOKEN, b"").decode("latin-1")
        return None if self._desk.guests.knows(token, guest) else problem("wrong_token")

    def _headers(
        self, scope: HTTPScope, own: Iterable[tuple[bytes, bytes]]
    ) -> list[tuple[bytes, bytes]]:
        own = list(own)
        said = {name.lower() for name, _ in own}
        headers = [*own, *(each for each in HEADERS if each[0] not in said)]
        secure = scope["scheme"] == "https"
        if secure:
            headers.append((b"strict-transport-security", TWO_YEARS))
        if b"cache-control" in said:
            return headers  # an answer that a cache may keep carries nobody's cookie
        headers.append((b"cache-control", b"no-store"))
        guest: Guest | None = scope["state"].get(NOW)
        if guest is not None and scope["state"].get(FRESH):
            cookie = self._desk.guests.cookie(guest, secure=secure)
            headers.append((b"set-cookie", cookie.encode()))
        return headers

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """Count the answer, by its route alone: an address may hold a word or a table's name."""
        route = str(scope.get("path_template") or "-")
        self._desk.meters.requests.add(scope["method"], route, str(status))
        self._desk.meters.asked.observe(seconds)
        told = {"method": scope["method"], "route": route, "status": status}
        _LOG.info("request", extra={**told, "ms": round(1000 * seconds, 1)})


async def _say(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _offer(send: Send, methods: list[str]) -> None:
    """Name the methods that an address takes; no other site's page is invited by it."""
    headers = [(b"allow", ", ".join(methods).encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
