"""The games that can be played, each with what its room offers besides the rules."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.names import Names

from .refusals import Sayings


class Room(msgspec.Struct, frozen=True):
    """A game and what its room offers besides the rules."""

    game: AnyGame
    ways: Callable[[Any, str], Sequence[Any]]
    """How a word could be made of what a viewer sees, best first: acts that can be submitted."""
    tell: Callable[[Any, Names], str | None]
    """A Russian sentence of the protocol for what was seen, or nothing."""
    sayings: Sayings


ROOMS: Mapping[str, Room] = MappingProxyType({})
"""Every room by the id of its game, in the order in which people are shown them."""
