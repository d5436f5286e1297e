"""Which cards a table plays with (AN-1)."""

from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.cards import Pile
from bukvitsa.letters.deck import Deck, deck_fault, installed_deck

from .options import AnagramsOptions

LETTERS = "letters"

STANDARD = installed_deck(__package__ or "bukvitsa.games.anagrams")


def letter_cards(options: AnagramsOptions) -> Pile | Refusal:
    """Take the letters out of a table's deck; wild and prize cards stay in the box (AN-1)."""
    deck = options.deck or STANDARD
    fault = _fault(deck)
    return deck.piles[LETTERS] if fault is None else fault


def _fault(deck: Deck) -> Refusal | None:
    """Say why a deck cannot be played with here, if it cannot."""
    if LETTERS not in deck.piles:
        return Refusal("deck_without_letters")
    strange = next((name for name in deck.piles if name != LETTERS), None)
    if strange is not None:
        return Refusal("deck_strange_pile", {"pile": strange})
    return deck_fault(deck)
