"""Setting up: which trees make the field and the deck (FO-1, FO-5…FO-7)."""

from enum import StrEnum
from typing import NamedTuple

import msgspec

from bukvitsa.kernel.moments import later, seconds
from bukvitsa.kernel.people import everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.deck import Deck, deck_fault, installed_deck

from .events import Event, Opened, RoundBegun
from .options import ForestOptions

DECK = installed_deck(__package__ or "bukvitsa.games.forest")

TREES, STARTING, MARKED = "trees", "starting", "marked"
UNMARKED_STARTING, MARKED_STARTING = 8, 4


class Size(msgspec.Struct, frozen=True):
    """What depends on the number of players."""

    rows: int
    columns: int
    starting: int
    deck: int


SIZES = {
    2: Size(rows=3, columns=4, starting=8, deck=36),
    3: Size(rows=4, columns=4, starting=12, deck=46),
    4: Size(rows=4, columns=5, starting=12, deck=56),
    5: Size(rows=5, columns=5, starting=12, deck=66),
}
"""By the number of players: the field, the starting cards in it, the deck."""


class Back(StrEnum):
    """What a card's back shows before the game."""

    DARK = "dark"
    LIGHT = "light"
    MARKED = "marked"


class Card(NamedTuple):
    """A card as it lies in the box."""

    letter: Letter
    back: Back


def open_forest(options: ForestOptions, seats: int, world: World) -> tuple[Event, ...] | Refusal:
    """Lay the field and cut the deck, or say why that cannot be done with this deck."""
    size, deck = SIZES[seats], options.deck or DECK
    fault = tree_deck_fault(deck, options, size)
    if fault is not None:
        return fault
    box = world.chance.shuffled(cards_of(deck))
    light = [*_backs(box, Back.LIGHT), *_backs(box, Back.MARKED)]
    starting = _starting(options, size)
    others = size.rows * size.columns - starting
    dark = _backs(box, Back.DARK)
    field = world.chance.shuffled([*light[:starting], *dark[:others]])
    spared = seats == 2 and options.starting_cards is None
    out, left = (light[starting:], []) if spared else ([], light[starting:])
    rest = world.chance.shuffled(sorted([*left, *dark[others:]]))
    length = size.deck if options.deck_size is None else options.deck_size
    first = options.first
    if first is None:
        first = world.chance.shuffled(everyone(seats))[0]
    opened = Opened(
        options=options,
        seats=seats,
        first=first,
        faces="".join(card.letter for card in box),
        prices=deck.piles[TREES].prices(),
        columns=size.columns,
        field=field,
        deck=rest[:length],
        cut=(*rest[length:], *out),
    )
    return opened, RoundBegun(1, first, later(world.now, seconds(options.hourglass)))


def tree_deck_fault(deck: Deck, options: ForestOptions, size: Size) -> Refusal | None:
    """Say why a table's own deck cannot be played with here, if it cannot (FO-1, FO-5)."""
    fault = deck_fault(deck)
    if fault is not None:
        return fault
    if set(deck.piles) != {TREES, STARTING, MARKED} or deck.counts:
        return Refusal("deck_wrong_piles")
    if (len(deck.piles[STARTING]), len(deck.piles[MARKED])) != (UNMARKED_STARTING, MARKED_STARTING):
        return Refusal("deck_wrong_starting")
    trees = "".join(deck.piles[TREES].letters())
    light = "".join((*deck.piles[STARTING].letters(), *deck.piles[MARKED].letters()))
    for letter in light:
        if light.count(letter) > trees.count(letter):
            return Refusal("deck_starting_not_a_tree", {"letter": letter})
    needed = size.rows * size.columns - _starting(options, size) + 1
    if len(trees) - len(light) < needed:
        return Refusal("deck_too_small", {"needed": needed + len(light)})
    return None


def cards_of(deck: Deck) -> tuple[Card, ...]:
    """List all cards as they lie in the box."""
    light = deck.piles[STARTING].letters()
    marked = deck.piles[MARKED].letters()
    dark = list(deck.piles[TREES].letters())
    for letter in (*light, *marked):
        dark.remove(letter)
    return (
        *(Card(letter, Back.LIGHT) for letter in light),
        *(Card(letter, Back.MARKED) for letter in marked),
        *(Card(letter, Back.DARK) for letter in dark),
    )


def _starting(options: ForestOptions, size: Size) -> int:
    return size.starting if options.starting_cards is None else options.starting_cards


def _backs(box: tuple[Card, ...], back: Back) -> list[CardId]:
    return [CardId(number) for number, card in enumerate(box) if card.back is back]
