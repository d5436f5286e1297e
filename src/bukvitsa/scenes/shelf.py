"""How each game's scenes are written."""

from collections.abc import Mapping
from types import MappingProxyType

from bukvitsa.games.anagrams.scene import AnagramsBook
from bukvitsa.games.forbidden.scene import ForbiddenBook
from bukvitsa.games.forest.scene import ForestBook
from bukvitsa.games.underwood.scene import UnderwoodBook

from .book import SceneBook

BOOKS: Mapping[str, SceneBook] = MappingProxyType(
    {
        "forbidden": ForbiddenBook(),
        "forest": ForestBook(),
        "underwood": UnderwoodBook(),
        "anagrams": AnagramsBook(),
    }
)
"""Every scene book by the id of its game."""
