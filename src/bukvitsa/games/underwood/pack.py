"""Which cards a match is played with (UN-1), and how a round deals them (UN-4)."""

import msgspec

from bukvitsa.kernel.chance import Chance
from bukvitsa.kernel.people import Seat, clockwise, left_of
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.deck import Deck, deck_fault, installed_deck

from .cards import WILD, Card, Face, is_letter_card
from .events import Dealt
from .options import UnderwoodOptions
from .prizes import PRIZES

HAND = 7
MOST_CARDS = 500
"""Four boxes; a table's own deck of more would only be a burden."""
LETTERS, WILDS = "letters", "wild"

STANDARD = installed_deck(__package__)


class Pack(msgspec.Struct, frozen=True):
    """The cards of a match: how many of each, and the prices printed on them."""

    counts: dict[Face, int]
    prices: dict[Face, int]


def pack_of(options: UnderwoodOptions, seats: int) -> Pack | Refusal:
    """Name the cards of a table's deck, or say why that deck will not do (UN-1, UN-4)."""
    deck = STANDARD if options.deck is None else options.deck
    fault = _fault(deck, seats)
    if fault is not None:
        return fault
    stacks = deck.piles[LETTERS].stacks
    counts: dict[Face, int] = {stack.letter: stack.count for stack in stacks}
    counts[WILD] = deck.counts.get(WILDS, 0)
    if options.prizes:
        counts |= {face: deck.counts.get(face, prize.count) for face, prize in PRIZES.items()}
    if sum(counts.values()) > MOST_CARDS:
        return Refusal("deck_too_large", {"cards": sum(counts.values()), "most": MOST_CARDS})
    return Pack(
        counts={face: count for face, count in counts.items() if count},
        prices={stack.letter: stack.price for stack in stacks},
    )


def _fault(deck: Deck, seats: int) -> Refusal | None:
    """Ask that a letter is left for the ribbon, however the hands fall (UN-4)."""
    fault = deck_fault(deck)
    if fault is not None:
        return fault
    if set(deck.piles) != {LETTERS}:
        return Refusal("deck_of_other_piles")
    strange = next((name for name in deck.counts if name != WILDS and name not in PRIZES), None)
    if strange is not None:
        return Refusal("deck_of_other_cards", {"name": strange})
    letters, needed = len(deck.piles[LETTERS]), HAND * seats + 1
    if letters < needed:
        return Refusal("deck_too_small", {"letters": letters, "needed": needed})
    return None


def deal(counts: dict[Face, int], dealer: Seat, seats: int, chance: Chance) -> Dealt:
    """Shuffle all cards and deal 7 to each; the first letter that turns up opens the ribbon (UN-4).

    Hand by hand, from the player who moves first. What turns up before a letter goes to the bottom.
    """
    faces = chance.shuffled([face for face, count in counts.items() for _ in range(count)])
    cards = tuple(map(Card, map(CardId, range(len(faces))), faces))
    hands = {
        seat: cards[number * HAND : (number + 1) * HAND]
        for number, seat in enumerate(clockwise(left_of(dealer, seats), seats))
    }
    rest = cards[HAND * seats :]
    letter = next(place for place, card in enumerate(rest) if is_letter_card(card.face))
    opened, deck = rest[: letter + 1], rest[letter + 1 :] + rest[:letter]
    return Dealt(dealer, tuple(hands[seat] for seat in sorted(hands)), opened, deck)
