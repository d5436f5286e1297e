"""Which card to lay: first of all one after which nobody can make a word."""

from functools import cache
from typing import NamedTuple

from bukvitsa.games.forbidden.acts import Lay, Open
from bukvitsa.games.forbidden.seen import View
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.deck import installed_deck

from .words import Words, black_of, cost, letters_of

HAND = 3
"""So many closed cards has every player to choose among (FW-4)."""

SHOWCASE = 5
"""With fewer red cards in the showcase none may be laid (FW-7)."""


class Card(NamedTuple):
    """A card that may be laid, by the act that lays it."""

    letter: Letter
    act: Lay | Open


class Prospects:
    """What would come of each card."""

    def __init__(self, view: View, words: Words) -> None:
        """Look at the table before a card is laid."""
        self._words, self._talk = words, letters_of(view)
        self._black = black_of(view)
        self._hand = [card.face.letter for card in view.own]
        self._showcase = [card.face.letter for card in view.showcase]
        self._unseen = _unseen(view)
        self._deadly = words.deadly(self._talk)
        self.cards = [Card(card.face.letter, Lay(card.id)) for card in view.own]
        if len(view.showcase) >= SHOWCASE:
            self.cards += [Card(card.face.letter, Open(card.id)) for card in view.showcase]

    def safe(self) -> list[Card]:
        """List the cards after which there is no word (FW-10)."""
        return [card for card in self.cards if card.letter not in self._deadly]

    def best(self) -> Lay | Open:
        """Name the safe card with the best prospects, or else the least harmful one."""
        safe = self.safe()
        return (max(safe, key=self._worth) if safe else min(self.cards, key=self._harm)).act

    def _worth(self, card: Card) -> float:
        """Weigh how likely the next player is in trouble after a safe card, and I after that.

        A safe red card of the showcase is a way out for everybody. Who holds none that is safe is
        in trouble as often as unseen cards are deadly: of three cards the next player would need
        all to be so, I only the one that I draw. The narrower the table the better.
        """
        hand, showcase = self._hand.copy(), self._showcase.copy()
        (hand if isinstance(card.act, Lay) else showcase).remove(card.letter)
        deadly = self._words.deadly(self._talk + card.letter)
        narrow = sum(map(self._unseen.count, deadly)) / max(1, len(self._unseen))
        if len(showcase) >= SHOWCASE and not all(letter in deadly for letter in showcase):
            return narrow / 10
        mine = narrow if all(letter in deadly for letter in hand) else 0
        return float(narrow**HAND - mine / 2 + narrow / 10)

    def _harm(self, card: Card) -> tuple[int, int]:
        """Say what the dearest word would cost, and how many words somebody may see."""
        black = self._black + card.letter * isinstance(card.act, Lay)
        words = self._words.within(self._talk + card.letter)
        return max((cost(word, black) for word in words), default=0), len(words)


def _unseen(view: View) -> str:
    """List the black cards that lie closed, as far as one who has just come can tell."""
    deck = view.options.deck
    letters = _standard() if deck is None else "".join(deck.piles["black"].letters())
    seen = [card.face.letter for card in view.own]
    seen += [*black_of(view), *(letter for pile in view.penalties for letter in pile)]
    for letter in seen:
        letters = letters.replace(letter, "", 1)
    return letters


@cache
def _standard() -> str:
    """Write the black letters of the installed deck."""
    return "".join(installed_deck("bukvitsa.games.forbidden").piles["black"].letters())
