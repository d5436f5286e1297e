"""Which games there are, and what a table of each may agree on."""

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from bukvitsa.bots import levels
from bukvitsa.bots import shelf as bots
from bukvitsa.games import shelf as games
from bukvitsa.games.agreement import TITLES, Group, Offer, offers
from bukvitsa.server.problems import trouble
from bukvitsa.tables.talk import phrases

from .answers import fails


class BotOffer(msgspec.Struct, frozen=True):
    """A level of bots as a page offers it."""

    level: str
    title: str
    """What people read; the level itself is for programs."""
    about: str


class GroupOffer(msgspec.Struct, frozen=True):
    """A heading under which options stand."""

    group: Group
    title: str


class GameOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A game as a page offers it."""

    id: str
    title: str
    gist: str
    """What it is about, in a line."""
    minutes: tuple[int, int]
    """How long it usually takes, from and to."""
    fewest: int
    most: int
    groups: tuple[GroupOffer, ...]
    """Among what the options stand, in the order of the page."""
    options: tuple[Offer, ...]
    levels: tuple[str, ...]
    """How well its bots can play, the weakest first."""
    bots: tuple[BotOffer, ...]
    """The same levels as people read of them."""


class Phrase(msgspec.Struct, frozen=True):
    """A set phrase that can be said at a table with one tap."""

    phrase: str
    """What goes over the wire, in `say` and in `said`."""
    text: str


@get("/api/phrases", tags=("games",), sync_to_thread=False, responses=fails())
def set_phrases() -> list[Phrase]:
    """Show the set phrases in the order in which a page offers them."""
    return [Phrase(phrase, text) for phrase, text in phrases().items()]


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
    names, read = tuple(bots.MINDS.get(game, {})), levels.described()
    return GameOffer(
        id=facts.id,
        title=facts.title,
        gist=facts.gist,
        minutes=facts.minutes,
        fewest=facts.fewest,
        most=facts.most,
        groups=tuple(GroupOffer(group, title) for group, title in TITLES.items()),
        options=offers(kinds.options),
        levels=names,
        bots=tuple(BotOffer(name, read[name].title, read[name].about) for name in names),
    )
