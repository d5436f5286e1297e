"""What a table says in Russian: why something is not possible, and what has happened around."""

import tomllib
from functools import cache
from importlib.resources import files

from bukvitsa.games.court import ILLEGAL_WORD, judged
from bukvitsa.games.refusals import Saying, Sayings, explain, read_sayings
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.lexicon.sentences import explain as explain_verdict

from .rooms import room_of
from .wire import First, Refused


@cache
def _own() -> Sayings:
    return read_sayings(__package__ or "bukvitsa.tables")


@cache
def _told() -> dict[str, str]:
    text = files(f"{__package__}.data").joinpath("told.toml").read_text(encoding="utf-8")
    return {code: str(sentence) for code, sentence in tomllib.loads(text).items()}


@cache
def bot_names() -> tuple[str, ...]:
    """Read the names that bots may have."""
    text = files(f"{__package__}.data").joinpath("bot-names.txt").read_text(encoding="utf-8")
    return tuple(text.split())


def told(code: str, name: str = "") -> str:
    """Say what happened around the game."""
    return _told()[code].format(name=name)


def saying_of(code: str, game: str) -> Saying:
    """Find what a table of a game answers; a code without a sentence is a fault that harms none."""
    room = room_of(game)
    own = _own()
    if room is not None and code in room.sayings:
        return room.sayings[code]
    return own.get(code, own["impossible"])


def say(refusal: Refusal, game: str) -> str:
    """Say a refusal as a Russian sentence."""
    if refusal.code == ILLEGAL_WORD:
        return explain_verdict(judged(refusal))
    return explain(refusal, {refusal.code: saying_of(refusal.code, game)})


def refused(command: str, refusal: Refusal, game: str, first: First | None = None) -> Refused:
    """Answer a command that is not possible."""
    clause = saying_of(refusal.code, game).clause
    return Refused(command, refusal.code, say(refusal, game), clause, refusal.about, first)
