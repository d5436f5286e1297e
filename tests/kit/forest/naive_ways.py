"""Every lawful way to mark a word, by trying everything; written from FO-10 and FO-13…FO-16."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, combinations_with_replacement, product
from typing import Any

from bukvitsa.games.forest.acts import PlaceCubes
from bukvitsa.games.forest.seen import Place, View
from bukvitsa.games.forest.worth import CARD, CLOSED, POINT, cube_worth, weight


def all_ways(view: View, word: str) -> Iterator[PlaceCubes]:
    """Name cards for the letters, then cubes to add, then cubes to move, each in every way."""
    you = view.you
    assert you is not None
    trees = {tree.place: tree for tree in view.field.trees}
    choices = [
        [None, *(place for place, tree in trees.items() if tree.letter == letter)]
        for letter in word
    ]
    for cards in product(*choices):
        served = Counter(letter for letter, card in zip(word, cards, strict=True) if card is None)
        used = [card for card in cards if card is not None]
        if served.total() > 2 or not served <= Counter(view.fronts[you].letters):
            continue
        if len(set(used)) < len(used):
            continue
        own = [card for card in used if trees[card].cubes[you]]
        needed = len(used) - len(own)
        for add in subsets(own):
            if add and needed + len(add) > view.supply[you]:
                continue
            short = max(0, needed - view.supply[you])
            for moved in combinations_with_replacement(trees, short):
                left = {place: trees[place].cubes[you] - moved.count(place) for place in moved}
                if all(count >= (place in used) for place, count in left.items()):
                    yield PlaceCubes(tuple(cards), tuple(add), tuple(moved))


def subsets(things: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """Choose some of these, or none."""
    return chain.from_iterable(combinations(things, size) for size in range(len(things) + 1))


def won_by(view: View, act: PlaceCubes) -> int:
    """Weigh the field after an act against the field before it."""
    you = view.you
    assert you is not None
    cube, total = cube_worth(view.supply[you]), 0
    for tree in view.field.trees:
        put = tree.place in act.cards and (tree.place in act.add or not tree.cubes[you])
        taken = act.moved.count(tree.place)
        if tree.letter is None:
            total -= CLOSED * taken
            continue
        after = list(tree.cubes)
        after[you] += put - taken
        card = POINT * view.prices[tree.letter] if view.options.prices else CARD
        total += weight(tuple(after), you, card, cube) - weight(tree.cubes, you, card, cube)
    return total


def cards_named(word: str, cards: Sequence[Place | None]) -> frozenset[tuple[Any, int]]:
    """Forget which of equal letters is served by which card."""
    named = Counter(zip(word, cards, strict=True))
    return frozenset(named.items())
