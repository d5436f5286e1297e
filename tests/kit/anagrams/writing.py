"""How acts of Анаграммы are written in scenes."""

from typing import Any

from bukvitsa.games.anagrams.acts import Act, Appeal, Call, Done, Doubt, Flip
from bukvitsa.games.anagrams.lying import WordId, words_of
from bukvitsa.games.anagrams.state import State
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from tests.kit.told import Written

GONE = 0
"""A place at which nobody has a word: in scenes it means one that was used up."""


def write(act: Act, state: State, _by: Seat, names: Names) -> Written:
    """Name an act; words that never lay on the table have no name."""
    match act:
        case Flip():
            return "flip", None
        case Done():
            return "done", None
        case Accept():
            return "accept", None
        case Doubt():
            return "doubt", None
        case Vote(voice):
            return "vote", voice.value
        case Call(word, None):
            return "call", word
        case Appeal(word, None):
            return "appeal", word
        case Call(word, take):
            return _naming("call", word, take or (), state, names)
        case Appeal(word, take):
            return _naming("appeal", word, take or (), state, names)


def _naming(
    verb: str, word: str, take: tuple[WordId, ...], state: State, names: Names
) -> tuple[str, Any] | None:
    if len(set(take)) < len(take) or not all(0 <= each < state.made for each in take):
        return None
    places = {
        each.id: [names.name(owner), place]
        for owner in map(Seat, range(state.seats))
        for place, each in enumerate(words_of(state.words, owner), 1)
    }
    gone = [[names.name(by), GONE] for by in [Seat(0)] if any(each not in places for each in take)]
    return verb, {"word": word, "take": gone + [places[each] for each in take if each in places]}
