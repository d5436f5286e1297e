"""The games that can be played, each with what its room offers besides the rules."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.names import Names

from .anagrams.game import Anagrams
from .anagrams.tale import tell as tell_anagrams
from .anagrams.ways import ways as anagrams_ways
from .forbidden.game import Forbidden
from .forbidden.tale import tell as tell_forbidden
from .forbidden.ways import ways as forbidden_ways
from .forest.game import Forest
from .forest.tale import tell as tell_forest
from .forest.ways import ways as forest_ways
from .refusals import Sayings, read_sayings
from .underwood.game import Underwood
from .underwood.tale import tell as tell_underwood
from .underwood.ways import points as underwood_points
from .underwood.ways import ways as underwood_ways


class Room(msgspec.Struct, frozen=True):
    """A game and what its room offers besides the rules."""

    game: AnyGame
    ways: Callable[[Any, str], Sequence[Any]]
    """How a word could be made of what a viewer sees, best first: acts that can be submitted."""
    tell: Callable[[Any, Names], str | None]
    """A Russian sentence of the protocol for what was seen, or nothing."""
    sayings: Sayings
    points: Callable[[Any, Any], int] | None = None
    """What a way would bring its player, in a game whose words count points."""


ROOMS: Mapping[str, Room] = MappingProxyType(
    {
        "forbidden": Room(
            Forbidden(), forbidden_ways, tell_forbidden, read_sayings("bukvitsa.games.forbidden")
        ),
        "forest": Room(Forest(), forest_ways, tell_forest, read_sayings("bukvitsa.games.forest")),
        "underwood": Room(
            Underwood(),
            underwood_ways,
            tell_underwood,
            read_sayings("bukvitsa.games.underwood"),
            underwood_points,
        ),
        "anagrams": Room(
            Anagrams(), anagrams_ways, tell_anagrams, read_sayings("bukvitsa.games.anagrams")
        ),
    }
)
"""Every room by the id of its game, in the order in which people are shown them."""
