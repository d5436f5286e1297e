"""What a cube is worth on a card: how near it brings its owner to the card, or others away from it.

Worth is counted in hundredths of a card. It says nothing of rules; by it the ways to mark a word
are put in order, and bots choose their words. The figures were tried against each other in
thousands of games between bots.
"""

from functools import lru_cache

from bukvitsa.kernel.people import Seat

from .control import clash, leader
from .cubes import counted

CARD = 100
"""A card that is led, where cards count (FO-30)."""

POINT = 45
"""A point of a price, where prices count (FO-31): the mean price is a little above two."""

STEP = 40
"""One cube more, and the card is led."""

LOST, DANGER = 100, 40
"""A card that somebody else leads, or nearly leads: all others lose it together."""

CLOSED = 30
"""A cube on a face-down card: a third of an elder's card."""

CUBE, SCARCE, ENOUGH = 2, 2, 10
"""A cube in the supply, how much more it is for each cube that is missing to enough of them."""


def cube_worth(supply: int) -> int:
    """Say what one cube in the supply is worth: the fewer are left, the more.

    >>> cube_worth(12), cube_worth(2)
    (2, 18)
    """
    return CUBE + SCARCE * max(0, ENOUGH - supply)


@lru_cache(1 << 14)
def gain(cubes: tuple[int, ...], seat: Seat, card: int, cube: int) -> int:
    """Say what one more cube is worth on a face-up card.

    >>> gain((0, 0), Seat(0), CARD, CUBE), gain((1, 0), Seat(0), CARD, CUBE)
    (38, 62)
    """
    return weight(counted(cubes, seat, 1), seat, card, cube) - weight(cubes, seat, card, cube)


@lru_cache(1 << 14)
def loss(cubes: tuple[int, ...], seat: Seat, card: int, cube: int) -> int:
    """Say what is lost with one cube that is taken off a face-up card."""
    return weight(cubes, seat, card, cube) - weight(counted(cubes, seat, -1), seat, card, cube)


def weight(cubes: tuple[int, ...], seat: Seat, card: int, cube: int) -> int:
    """Weigh a card as it stands; cubes on a card that is led or bursts come home (FO-19, FO-21)."""
    lead, others = leader(cubes), len(cubes) - 1
    if lead is not None:
        return card if lead == seat else -LOST * card // (CARD * others)
    if clash(cubes):
        return 0
    own = cubes[seat]
    rival = max([*cubes[:seat], *cubes[seat + 1 :]])
    near = 0 if own == rival else STEP if own > rival else -DANGER // others
    return near * card // CARD - own * cube
