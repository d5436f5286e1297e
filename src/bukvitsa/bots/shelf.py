"""Every mind by game and name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bukvitsa.lexicon.book import Book

from .anagrams.greedy import GreedyMind as AnagramsGreedy
from .anagrams.random import RandomMind as AnagramsRandom
from .forbidden.greedy import GreedyMind as ForbiddenGreedy
from .forbidden.random import RandomMind as ForbiddenRandom
from .forest.greedy import GreedyMind as ForestGreedy
from .forest.random import RandomMind as ForestRandom
from .mind import Mind
from .underwood.greedy import GreedyMind as UnderwoodGreedy
from .underwood.random import RandomMind as UnderwoodRandom

Maker = Callable[[Book], Mind]
"""Makes a mind that knows the words of a lexicon; how many of them is its own affair."""

MINDS: Mapping[str, Mapping[str, Maker]] = MappingProxyType(
    {
        "forbidden": {"random": ForbiddenRandom, "greedy": ForbiddenGreedy},
        "forest": {"random": ForestRandom, "greedy": ForestGreedy},
        "underwood": {"random": UnderwoodRandom, "greedy": UnderwoodGreedy},
        "anagrams": {"random": AnagramsRandom, "greedy": AnagramsGreedy},
    }
)
"""For each game its minds by name, the weakest first."""
