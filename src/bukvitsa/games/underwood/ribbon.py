"""The ribbon: letters that lie open, from the oldest to the newest (UN-2, UN-11)."""

from collections.abc import Collection

from bukvitsa.letters.cards import CardId

from .cards import Cards


def oldest(ribbon: Cards, taken: Collection[CardId]) -> int:
    """Find the place of the oldest card taken; the ribbon's length where none is (UN-11)."""
    for place, card in enumerate(ribbon):
        if card.id in taken:
            return place
    return len(ribbon)


def torn_along(ribbon: Cards, start: int, wanted: Collection[CardId]) -> bool:
    """Tell whether all cards wanted of the ribbon lie after the one it is torn at (UN-15).

    Cards that are not of the ribbon are no concern of it.
    """
    return not wanted or all(card.id not in wanted for card in ribbon[: start + 1])


def kept(torn: Cards, used: Collection[CardId]) -> Cards:
    """Say which torn cards nothing used: they go to the hand (UN-11)."""
    return tuple(card for card in torn if card.id not in used)
