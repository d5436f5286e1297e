"""Every mind by game and name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bukvitsa.lexicon.book import Book

from .mind import Mind

Maker = Callable[[Book], Mind]
"""Makes a mind that knows the words of a lexicon; how many of them is its own affair."""

MINDS: Mapping[str, Mapping[str, Maker]] = MappingProxyType({})
"""For each game its minds by name, the weakest first."""
