"""Tables of Шёпот леса in positions written as scenes write them."""

from typing import Any

from bukvitsa.games.forest.game import Forest
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.scene import ForestBook
from bukvitsa.games.forest.seen import View
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat, Viewer
from bukvitsa.kernel.table import Table

PLAYERS = ("Аня", "Боря", "Вера", "Гоша", "Дима")
FIRST = Seat(0)
GAME, BOOK = Forest(), ForestBook()


def table_at(
    position: dict[str, Any], options: ForestOptions | None = None, players: int = 2
) -> Table[Any, Any, Any, Any, Any, Any, Any]:
    """Set a position up."""
    names = Names(PLAYERS[:players])
    return Table(GAME, players, BOOK.place(position, options or ForestOptions(), names), 1)


def view_at(
    position: dict[str, Any],
    options: ForestOptions | None = None,
    players: int = 2,
    viewer: Viewer = FIRST,
) -> View:
    """Look at a position."""
    return GAME.view(table_at(position, options, players).state, viewer)
