"""Every act that lays a word, found by trying everything."""

from collections.abc import Iterator
from itertools import combinations, product

from bukvitsa.games.underwood.acts import Lay, Swap
from bukvitsa.games.underwood.seen import View
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.cards import CardId

from .naive import BrokenRuleError, Position, lay


def all_ways(view: View, word: str) -> Iterator[tuple[Lay, Position]]:
    """Try every card for every letter, every swap, prize and surplus; keep what no rule forbids."""
    known = [*view.own, *view.ribbon]
    prizes = [None, *(card.id for card in view.own if card.face.startswith("PR-"))]
    for swaps, freed in _swaps(view):
        choices = [
            [card.id for card in known if card.face in {letter, "*"}] + freed for letter in word
        ]
        for cards in product(*choices):
            if not set(freed) <= set(cards):
                continue
            for prize in prizes:
                for extra in _surplus(view, word, cards, prize):
                    act = Lay(word, tuple(cards), swaps, prize, extra)
                    try:
                        yield act, lay(view, act)
                    except BrokenRuleError:
                        continue


def _swaps(view: View) -> Iterator[tuple[tuple[Swap, ...], list[CardId]]]:
    places = [
        (Seat(owner), number, place, card.id, laid.word[place])
        for owner, words in enumerate(view.words)
        for number, laid in enumerate(words)
        for place, card in enumerate(laid.cards)
        if card.face == "*"
    ]
    for count in range(len(places) + 1):
        for chosen in combinations(places, count):
            letters = [
                [card.id for card in (*view.own, *view.ribbon) if card.face == letter]
                for *_, letter in chosen
            ]
            for cards in product(*letters):
                swaps = tuple(
                    Swap(owner, number, place, card)
                    for (owner, number, place, *_), card in zip(chosen, cards, strict=True)
                )
                yield swaps, [wild for *_, wild, _ in chosen]


def _surplus(
    view: View, word: str, cards: tuple[CardId, ...], prize: CardId | None
) -> Iterator[tuple[CardId, ...]]:
    yield ()
    if prize is None or next(c.face for c in view.own if c.id == prize) != "PR-8":
        return
    for letter in sorted(set(word)):
        free = [
            card.id
            for card in (*view.own, *view.ribbon)
            if card.face == letter and card.id not in cards
        ]
        for count in range(1, len(free) + 1):
            yield from combinations(free, count)
