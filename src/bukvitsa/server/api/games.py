"""Which games there are, and what a table of each may agree on."""

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from bukvitsa.bots import shelf as bots
from bukvitsa.games import shelf as games
from bukvitsa.games.agreement import Offer, offers
from bukvitsa.server.problems import trouble

from .answers import fails


class GameOffer(msgspec.Struct, frozen=True):
    """A game as a page offers it."""

    id: str
    title: str
    fewest: int
    most: int
    options: tuple[Offer, ...]
    levels: tuple[str, ...]
    """How well its bots can play, the weakest first."""


class Games(Controller):
    """The shelf of games."""

    path = "/api/games"
    tags = ("games",)

    @get(sync_to_thread=False, responses=fails())
    def every(self) -> list[GameOffer]:
        """Show all games in their order."""
        return [offer_of(game) for game in games.ROOMS]

    @get("/{game:str}", sync_to_thread=False, responses=fails(400, 404))
    def one(self, game: FromPath[str]) -> GameOffer:
        """Show one game."""
        if game not in games.ROOMS:
            raise trouble(404, "no_such_game")
        return offer_of(game)


def offer_of(game: str) -> GameOffer:
    """Describe a game for a page."""
    facts, kinds = games.ROOMS[game].game.facts, games.ROOMS[game].game.kinds
    levels = tuple(bots.MINDS.get(game, {}))
    return GameOffer(facts.id, facts.title, facts.fewest, facts.most, offers(kinds.options), levels)
