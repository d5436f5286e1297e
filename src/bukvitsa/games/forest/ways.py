"""How a word could be marked with what a viewer sees, best first (FO-10, FO-13…FO-16, FO-18).

A way is put together letter by letter, as if there were cubes enough: which cards of the field, how
many of the front. Of the ways that have come equally far only the best go on, so that a long word
takes hardly longer than a short one. At the end each is paid with the cubes that there are.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import NamedTuple, TypeAlias

from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.word import Misread, read_word

from .acts import Mark, PlaceCubes
from .cubes import counted
from .drafts import MOST_OF_FRONT
from .field import Place, Tree
from .seen import View
from .worth import CARD, CLOSED, POINT, cube_worth, gain, loss

Places: TypeAlias = tuple[Place, ...]

MOST_WAYS = 16
"""No more ways are told."""

AT_A_GLANCE = 4
"""So many are looked into where only the best is asked for."""

MOST_CHOICES = 64
"""No more choices of cards are weighed for the equal letters of a word."""


class Spot(NamedTuple):
    """A face-up card, and what one more cube is worth there."""

    gain: int
    place: Place
    letter: Letter
    own: bool
    """An own cube stands there already."""


class Way(NamedTuple):
    """A way to serve some letters; a card of the front is None."""

    worth: int = 0
    need: int = 0
    """Cubes for cards without an own one."""
    front: int = 0
    cards: tuple[Place | None, ...] = ()
    more: tuple[Spot, ...] = ()
    """The cards with an own cube where one more wins something."""


def ways(view: View, text: str) -> Sequence[PlaceCubes]:
    """List ways to mark a word, best first; none if its letters or the cubes are not there.

    The best way wins most: cards led, others' leads broken, cards brought nearer, less the cubes
    that stay on the field (`worth`). Among equals that which spends fewer cubes is better, then
    that which takes fewer cards of the front. Each choice of cards is told once, with the cubes
    that suit it best; cubes are moved from where they are missed least.
    """
    word = read_word(text)
    if view.you is None or isinstance(word, Misread):
        return ()
    paid = sorted(_paid_ways(view, word, MOST_WAYS), key=_paid_rank)
    return [_act(word, *each) for each in paid[:MOST_WAYS]]


def best_way(view: View, word: str) -> PlaceCubes:
    """Mark a word in the best way that is seen at a glance; there is one, as the word stands."""
    return _act(word, *min(_paid_ways(view, word, AT_A_GLANCE), key=_paid_rank))


def _paid_ways(view: View, word: str, width: int) -> Iterator[tuple[Way, Places]]:
    """Put ways together, going on with so many of the best at each letter, and pay for them."""
    assert view.you is not None
    front = view.fronts[view.you].letters
    trees: dict[str, list[Spot]] = {letter: [] for letter in word}
    for spot in spots(view):
        if spot.letter in trees:
            trees[spot.letter].append(spot)
    begun = [Way()]
    for letter, fit in trees.items():
        choices = list(_choices(fit, word.count(letter), front.count(letter)))
        begun = _best([_joined(way, choice) for way in begun for choice in choices], width)
    for way in begun:
        paid = _paid(view, way)
        if paid is not None:
            yield paid


def spots(view: View) -> list[Spot]:
    """Say what one more cube of the viewer's is worth on each face-up card, the best card first.

    The viewer has a seat.
    """
    you = view.you
    assert you is not None
    cube, plain = cube_worth(view.supply[you]), not view.options.prices
    found = [
        Spot(
            gain(tree.cubes, you, CARD if plain else _card(view, tree.letter), cube),
            tree.place,
            tree.letter,
            tree.cubes[you] > 0,
        )
        for tree in view.field.trees
        if tree.letter is not None
    ]
    found.sort(key=_gain, reverse=True)
    return found


def least_missed(view: View, used: Sequence[Place | None] = ()) -> Iterator[tuple[int, Place]]:
    """Name cubes that may be moved, one after another where it is missed least, and what is lost.

    A used card keeps one (FO-15, FO-16). The viewer has a seat.
    """
    you = view.you
    assert you is not None
    cube = cube_worth(view.supply[you])
    spare = {
        (_loss(view, tree, cube), tree.place): tree
        for tree in view.field.trees
        if tree.cubes[you] > (tree.place in used)
    }
    while spare:
        least = min(spare)
        yield least
        tree = spare.pop(least)
        left = Tree(tree.place, tree.letter, counted(tree.cubes, you, -1))
        if left.cubes[you] > (tree.place in used):
            spare[_loss(view, left, cube), tree.place] = left


def best_mark(view: View) -> Mark:
    """Choose the card where a cube wins most, and where it comes from if none is left (FO-17).

    The viewer is to mark a card, so there is one.
    """
    you, (best, *_) = view.you, spots(view)
    assert you is not None
    if view.supply[you]:
        return Mark(best.place)
    cube = cube_worth(0)
    _, at, moved = max(
        (
            (spot.gain - _loss(view, tree, cube), spot.place, tree.place)
            for spot in spots(view)
            for tree in view.field.trees
            if tree.cubes[you] and tree.place != spot.place
        ),
        key=lambda way: way[0],
    )
    return Mark(at, moved)


def _gain(spot: Spot) -> int:
    return spot.gain


def _card(view: View, letter: Letter) -> int:
    return POINT * view.prices[letter] if view.options.prices else CARD


def _loss(view: View, tree: Tree, cube: int) -> int:
    assert view.you is not None
    if tree.letter is None:
        return CLOSED
    return loss(tree.cubes, view.you, _card(view, tree.letter), cube)


def _choices(trees: Sequence[Spot], count: int, front: int) -> Iterator[Way]:
    """Serve all equal letters of a word by cards of the field and at most two of the front."""
    for served in range(min(count, front, MOST_OF_FRONT) + 1):
        for chosen in islice(combinations(trees, count - served), MOST_CHOICES):
            need = [spot for spot in chosen if not spot.own]
            more = tuple([spot for spot in chosen if spot.own and spot.gain > 0])
            worth = sum([spot.gain for spot in need]) + sum([spot.gain for spot in more])
            cards = (*sorted([spot.place for spot in chosen]), *(None,) * served)
            yield Way(worth, len(need), served, cards, more)


def _joined(way: Way, more: Way) -> Way:
    return Way(
        way.worth + more.worth,
        way.need + more.need,
        way.front + more.front,
        way.cards + more.cards,
        way.more + more.more,
    )


def _best(joined: Sequence[Way], width: int) -> list[Way]:
    """Keep the best of the ways that leave as many cards of the front for the letters to come."""
    if len(joined) <= width:
        return [way for way in joined if way.front <= MOST_OF_FRONT]
    best: list[Way] = []
    for front in range(MOST_OF_FRONT + 1):
        alike = [way for way in joined if way.front == front]
        if len(alike) > width:
            alike = sorted(alike, key=_rank)[:width]
        best += alike
    return best


def _rank(way: Way) -> tuple[int, int, int]:
    return -way.worth, way.need + len(way.more), way.front


def _paid(view: View, way: Way) -> tuple[Way, Places] | None:
    """Take cubes out of the supply, needed ones first; move those that it lacks (FO-14, FO-16)."""
    assert view.you is not None
    left = view.supply[view.you] - way.need
    if left >= len(way.more):
        return way, ()
    more = sorted(way.more, key=_gain, reverse=True)
    given_up = sum([spot.gain for spot in more[max(0, left) :]])
    taken = list(islice(least_missed(view, way.cards), -left)) if left < 0 else []
    if len(taken) < -left:
        return None
    worth = way.worth - given_up - sum([lost for lost, _ in taken])
    paid = way._replace(worth=worth, more=tuple(more[: max(0, left)]))
    return paid, tuple([place for _, place in taken])


def _paid_rank(paid: tuple[Way, Places]) -> tuple[int, int, int]:
    return _rank(paid[0])


def _act(word: str, way: Way, moved: Places) -> PlaceCubes:
    """Write a way down letter by letter; its cards stand there with equal letters together."""
    order = sorted(range(len(word)), key=lambda number: word.index(word[number]))
    cards = dict(zip(order, way.cards, strict=True))
    add = tuple([spot.place for spot in way.more])
    return PlaceCubes(tuple([cards[number] for number in range(len(word))]), add, moved)
