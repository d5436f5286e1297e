"""Tables of Ундервуд in any position, told to a page in place of the server: for pictures."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from bukvitsa.games.underwood.game import Underwood
from bukvitsa.games.underwood.options import UnderwoodOptions
from bukvitsa.games.underwood.scene import UnderwoodBook
from bukvitsa.games.underwood.seen import View
from bukvitsa.games.underwood.state import State
from bukvitsa.games.underwood.ways import points, ways
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import WATCHER, Seat

GAME, BOOK = Underwood(), UnderwoodBook()
DELAY = 24


def place(players: list[str], **raw: Any) -> State:
    """Put a position together as scenes write it."""
    return BOOK.place(raw, UnderwoodOptions(), Names(tuple(players)))


def tell(page: Page, players: list[str], state: State, you: int | None, tale: str = "") -> None:
    """Let a page see a position: it may ask for ways, and is refused whatever it does."""
    view = GAME.view(state, WATCHER if you is None else Seat(you))

    def answer(socket: WebSocketRoute, said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == "hello":
            socket.send(json.dumps(_welcome(players, view, you, tale)))
        elif message["type"] == "ask_ways":
            found = list(ways(view, message["word"]))
            brought = [points(view, act) for act in found]
            socket.send(
                json.dumps(
                    {"type": "ways", "id": message["id"], "ways": _raw(found), "points": brought}
                )
            )
        elif message["type"] == "act":
            text = "«Привод» нет в словаре этого стола. Может быть, «провод»?"
            refused = {"code": "illegal_word", "text": text, "clause": "WD-12"}
            socket.send(json.dumps({"type": "refused", "id": message["id"], **refused}))

    def opened(socket: WebSocketRoute) -> None:
        socket.on_message(lambda said: answer(socket, said))

    page.route_web_socket("**/api/tables/*/socket", opened)
    page.goto("/table/told")


def _welcome(players: list[str], view: View, you: int | None, tale: str) -> dict[str, Any]:
    seats = [
        {"name": name, "presence": "here", **({"delay": DELAY} if seat == you else {"bot": True})}
        for seat, name in enumerate(players)
    ]
    table = {
        "id": "told",
        "code": "лес кот дом",
        "game": "underwood",
        "status": "playing",
        "public": False,
        "options": _raw(view.options),
        "leaving": "bot",
        "talk": True,
        "seats": seats,
        "you": you,
        "watchers": 0,
    }
    told = {"view": _raw(view), "menu": _raw(GAME.menu(view)), "tale": [tale] if tale else []}
    return {"type": "welcome", "table": table, "seq": 1, "now": 0, "missed": [], **told}


def _raw(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))
