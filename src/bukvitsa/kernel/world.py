"""What a rule may ask of the world: the time, chance, and the lexicon, all handed in."""

from typing import NamedTuple

from .chance import Chance
from .moments import Instant
from .words import Lexicon


class World(NamedTuple):
    """The world at the moment of one act."""

    now: Instant
    chance: Chance
    lexicon: Lexicon
