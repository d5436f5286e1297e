"""What the referee says of a word, outside of any game."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import FromQuery, QueryParameter
from msgspec.structs import replace

from bukvitsa.games import shelf as games
from bukvitsa.kernel.words import Forms, Tier, WordPolicy, WordReason
from bukvitsa.lexicon.policies import POLICIES, STRICT
from bukvitsa.lexicon.sentences import explain
from bukvitsa.server.desk import Desk
from bukvitsa.server.problems import trouble

from .answers import AnyRequest, OurDesk, OurGuest, fails


class InGame(msgspec.Struct, frozen=True):
    """What the referee of one game says of a word."""

    game: str
    title: str
    legal: bool
    reason: WordReason
    text: str


class Checked(msgspec.Struct, frozen=True):
    """A verdict with its sentence and the word's meaning."""

    word: str
    """The spelling judged: lower case, ё read as е."""
    shown: str
    """The same as people write it."""
    legal: bool
    reason: WordReason
    text: str
    lemma: str
    tier: Tier | None
    near: tuple[str, ...]
    definitions: tuple[str, ...]
    games: tuple[InGame, ...]
    """What each game says of it, whichever was asked for, with the same wishes."""


class Words(Controller):
    """The dictionary on the shelf."""

    path = "/api/words"
    tags = ("words",)

    @get(responses=fails(400, 404, 429))
    async def check(
        self,
        request: AnyRequest,
        desk: OurDesk,
        guest: OurGuest,
        word: Annotated[str, QueryParameter(min_length=1, max_length=64)],
        game: FromQuery[str] = STRICT,
        extended: FromQuery[bool] = False,
        proper_names: FromQuery[bool] = False,
        slang: FromQuery[bool] = False,
        family: FromQuery[bool] = False,
    ) -> Checked:
        """Judge a word as a game would, and explain it; and say what the other games would."""
        await desk.count(desk.limits.words, guest.id, request.scope["client"])
        if game not in POLICIES:
            raise trouble(404, "no_such_game")
        wish = WordPolicy(
            forms=Forms.ANY if extended else Forms.NOUN,
            proper_names=proper_names,
            slang=slang,
            family=family,
        )
        # The dictionaries of forms and meanings are large: nobody's table waits for them.
        return await asyncio.to_thread(_checked, desk, word, game, wish)


def _checked(desk: Desk, word: str, game: str, wish: WordPolicy) -> Checked:
    verdict = desk.book.judge(word, _policy(game, wish))
    headword = verdict.lemma or verdict.shown
    return Checked(
        word=verdict.word,
        shown=verdict.shown,
        legal=verdict.legal,
        reason=verdict.reason,
        text=explain(verdict),
        lemma=verdict.lemma,
        tier=verdict.tier,
        near=verdict.near,
        definitions=desk.definitions.of(headword) if headword else (),
        games=tuple(_in_game(desk, word, each, wish) for each in games.ROOMS if each in POLICIES),
    )


def _in_game(desk: Desk, word: str, game: str, wish: WordPolicy) -> InGame:
    kinds, facts = games.ROOMS[game].game.kinds, games.ROOMS[game].game.facts
    if "extended" not in kinds.options.__struct_fields__:
        wish = replace(wish, forms=Forms.NOUN)
    verdict = desk.book.judge(word, _policy(game, wish))
    return InGame(game, facts.title, verdict.legal, verdict.reason, explain(verdict))


def _policy(game: str, wish: WordPolicy) -> WordPolicy:
    """Join what a game asks of a word with what the asker wishes of a table."""
    own = POLICIES[game]
    return replace(wish, shortest=own.shortest, plurals=own.plurals)
