"""A server, asked by plain requests as one guest."""

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from bukvitsa.kernel.refusal import About
from bukvitsa.tables.wire import TableView

from .errors import NotPossible
from .table import Table

T = TypeVar("T")

KEPT = 2.0
"""Seconds for which an idle connection is asked by again: the server hangs up after five, and who
asks at that very moment is not answered."""


class Me(msgspec.Struct, frozen=True):
    """Who asks."""

    name: str
    token: str


class Made(msgspec.Struct, frozen=True):
    """A table that was opened."""

    id: str
    code: str


class _Problem(msgspec.Struct, frozen=True):
    code: str
    text: str
    about: dict[str, About] = {}


class Server:
    """One guest's way to one server; a cookie kept from before makes it the same guest again."""

    kind: type[Table] = Table
    """What `table` gives: a program may have its own."""

    def __init__(self, address: str, cookie: str = "") -> None:
        """Name the server: `http://localhost:8000`."""
        self.address = address.rstrip("/")
        headers = {"Cookie": cookie} if cookie else {}
        self._http = httpx.AsyncClient(
            base_url=self.address,
            headers=headers,
            timeout=30,
            limits=httpx.Limits(keepalive_expiry=KEPT),
        )
        self._cookie = cookie

    async def __aenter__(self) -> Self:
        """Get to know each other."""
        me = await self.get("/api/me", Me)
        self._http.headers["X-Bukvitsa-Token"] = me.token
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave."""
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        """Give the cookie by which the server knows this guest."""
        given = (f"{name}={value}" for name, value in self._http.cookies.items())
        return "; ".join(given) or self._cookie

    async def get(self, path: str, kind: type[T], **asked: str | int | bool) -> T:
        """Ask."""
        return _read(await self._http.get(path, params=asked), kind)

    async def create(self, game: str, seats: int, **wanted: Any) -> Made:
        """Open a table; `wanted` are the other fields of `NewTable`, such as `name`, `bots`."""
        body: Mapping[str, Any] = {"game": game, "seats": seats, **wanted}
        return _read(await self._http.post("/api/tables", json=body), Made)

    async def find(self, code: str) -> str:
        """Find a table by the words that were said over the phone."""
        return (await self.get("/api/codes", dict[str, str], code=code))["id"]

    async def show(self, table: str) -> TableView:
        """Look at a table from outside."""
        return await self.get(f"/api/tables/{table}", TableView)

    async def journal(self, table: str) -> bytes:
        """Get the journal of a game that is over."""
        answer = await self._http.get(f"/api/finished/{table}/journal")
        return answer.content if answer.is_success else _read(answer, bytes)

    def table(self, table: str) -> Table:
        """Come to a table: `async with server.table(id) as table`."""
        socket = f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket"
        return self.kind(socket, self.cookie)


def _read(answer: httpx.Response, kind: type[T]) -> T:
    if answer.is_success:
        return msgspec.json.decode(answer.content, type=kind)
    problem = msgspec.json.decode(answer.content, type=_Problem)
    raise NotPossible(problem.code, problem.text, problem.about)
