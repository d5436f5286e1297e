"""What the referee says of a word, outside of any game."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.params import FromQuery, QueryParameter
from msgspec.structs import replace

from bukvitsa.kernel.words import Forms, Tier, WordPolicy, WordReason
from bukvitsa.lexicon.policies import POLICIES, STRICT
from bukvitsa.lexicon.sentences import explain
from bukvitsa.server.desk import Desk
from bukvitsa.server.problems import trouble

from .answers import AnyRequest, OurDesk, OurGuest, fails


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
        """Judge a word as a game would, and explain it."""
        await desk.count(desk.limits.words, guest.id, request.scope["client"])
        if game not in POLICIES:
            raise trouble(404, "no_such_game")
        policy = replace(
            POLICIES[game],
            forms=Forms.ANY if extended else Forms.NOUN,
            proper_names=proper_names,
            slang=slang,
            family=family,
        )
        # The dictionaries of forms and meanings are large: nobody's table waits for them.
        return await asyncio.to_thread(_checked, desk, word, policy)


def _checked(desk: Desk, word: str, policy: WordPolicy) -> Checked:
    verdict = desk.book.judge(word, policy)
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
    )
