"""What words and hands count (UN-18, UN-20)."""

from collections.abc import Collection, Mapping
from typing import assert_never

from .cards import WILD, Cards, Face
from .prizes import PRIZES, Again, Dearest, Effect, Plus, Respell, Times

WILD_IN_HAND = 5
"""What a wild card left in the hand costs (UN-20)."""


def word_points(cards: Cards, prize: Face | None, prices: Mapping[Face, int]) -> int:
    """Count a word by the cards that serve its letters (UN-16, UN-18, UN-20).

    A wild card counts nothing, a letter that PR-8 multiplied counts each time it stands.
    """
    values = [prices.get(card.face, 0) for card in cards]
    return sum(values) + (0 if prize is None else prize_points(PRIZES[prize].effect, values))


def prize_points(effect: Effect, values: Collection[int]) -> int:
    """Count what a prize adds to a word whose letters count so much each (UN-18)."""
    match effect:
        case Times(by):
            return (by - 1) * sum(values)
        case Plus(points):
            return points
        case Dearest(by):
            return (by - 1) * max(values)
        case Respell() | Again():
            return 0
        case _:
            assert_never(effect)


def hand_cost(hand: Cards, prices: Mapping[Face, int]) -> int:
    """Count what the cards left in a hand cost; prizes cost nothing (UN-20)."""
    return sum([WILD_IN_HAND if card.face == WILD else prices.get(card.face, 0) for card in hand])
