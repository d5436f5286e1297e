"""A card of Ундервуд: a letter, the wild card, or a prize (UN-1)."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from bukvitsa.letters.cards import CardId

Face: TypeAlias = str
"""What is printed on a card: a letter of the alphabet, `WILD`, or the id of a prize (`PR-1`)."""

WILD: Face = "*"

_PRIZE = "PR-"


class Card(msgspec.Struct, frozen=True, gc=False):
    """One card: its place in the last shuffle, and its face."""

    id: CardId
    face: Face


Cards: TypeAlias = tuple[Card, ...]


def is_prize(face: Face) -> bool:
    """Tell a prize card.

    >>> is_prize("PR-1"), is_prize("*"), is_prize("а")
    (True, False, False)
    """
    return face.startswith(_PRIZE)


def is_letter_card(face: Face) -> bool:
    """Tell a letter card: neither wild nor a prize.

    >>> is_letter_card("а"), is_letter_card("*"), is_letter_card("PR-1")
    (True, False, False)
    """
    return face != WILD and not face.startswith(_PRIZE)


def face_of(card: Card | None) -> Face | None:
    """Read the face of a card, if there is one."""
    return None if card is None else card.face


def letter_cards(cards: Iterable[Card]) -> Cards:
    """Pick the letter cards."""
    return tuple([card for card in cards if is_letter_card(card.face)])


def prize_cards(cards: Iterable[Card]) -> Cards:
    """Pick the prize cards."""
    return tuple([card for card in cards if card.face.startswith(_PRIZE)])
