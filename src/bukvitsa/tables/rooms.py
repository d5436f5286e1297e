"""The games and the minds as the tables find them on their shelves."""

from functools import cache

from bukvitsa.bots import shelf as minds
from bukvitsa.bots.mind import Mind
from bukvitsa.games import shelf as games
from bukvitsa.games.shelf import Room
from bukvitsa.journal.record import Codec
from bukvitsa.lexicon.book import Book


def room_of(game: str) -> Room | None:
    """Find a game's room."""
    return games.ROOMS.get(game)


def room(game: str) -> Room:
    """Give the room of a game that a table plays."""
    return games.ROOMS[game]


@cache
def codec_of(game: str) -> Codec:
    """Give the readers of a game's types, made once."""
    return Codec(games.ROOMS[game].game)


def levels_of(game: str) -> tuple[str, ...]:
    """Name the levels of a game's bots, the weakest first."""
    return tuple(minds.MINDS.get(game, {}))


def mind_of(game: str, level: str, book: Book) -> Mind:
    """Make a bot's mind."""
    return minds.MINDS[game][level](book)
