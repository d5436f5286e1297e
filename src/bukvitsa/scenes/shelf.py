"""How each game's scenes are written."""

from collections.abc import Mapping
from types import MappingProxyType

from .book import SceneBook

BOOKS: Mapping[str, SceneBook] = MappingProxyType({})
"""Every scene book by the id of its game."""
