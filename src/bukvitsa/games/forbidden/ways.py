"""How a word could be made of what a player sees."""

from collections.abc import Sequence

from .acts import Call
from .cards import lacking
from .seen import View


def ways(view: View, word: str) -> Sequence[Call]:
    """Give the call of a word that the conversation holds; of its legality nothing is said."""
    return [] if lacking(view.conversation, word) else [Call(word)]
