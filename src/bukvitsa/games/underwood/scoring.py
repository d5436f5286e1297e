"""What words and hands count (UN-18, UN-20)."""

from collections.abc import Mapping
from typing import assert_never

from .cards import WILD, Cards, Face
from .prizes import PRIZES, Again, Dearest, Plus, Respell, Times

WILD_IN_HAND = 5
"""What a wild card left in the hand costs (UN-20)."""


def word_points(cards: Cards, prize: Face | None, prices: Mapping[Face, int]) -> int:
    """Count a word by the cards that serve its letters (UN-16, UN-18, UN-20).

    A wild card counts nothing, a letter that PR-8 multiplied counts each time it stands.
    """
    values = [prices.get(card.face, 0) for card in cards]
    total = sum(values)
    if prize is None:
        return total
    effect = PRIZES[prize].effect
    match effect:
        case Times(by):
            return total * by
        case Plus(points):
            return total + points
        case Dearest(by):
            return total + (by - 1) * max(values)
        case Respell() | Again():
            return total
        case _:
            assert_never(effect)


def hand_cost(hand: Cards, prices: Mapping[Face, int]) -> int:
    """Count what the cards left in a hand cost; prizes cost nothing (UN-20)."""
    return sum(WILD_IN_HAND if card.face == WILD else prices.get(card.face, 0) for card in hand)
