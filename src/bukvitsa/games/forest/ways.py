"""How a word could be marked with what a viewer sees, best first (FO-10, FO-13…FO-16, FO-18).

A way is put together letter by letter: which cards of the field, how many of the front, which of
the used cards get a cube. Of ways that have come equally far with as many cubes, only the best go
on, so that a long word takes hardly longer than a short one.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.word import Misread, read_word

from .acts import Mark, PlaceCubes
from .cubes import counted
from .drafts import MOST_OF_FRONT
from .field import Place, Tree
from .seen import View
from .worth import CLOSED, card_worth, cube_worth, gain, loss

Places: TypeAlias = tuple[Place, ...]

MOST_WAYS = 16
"""No more ways are told."""

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
    front: int = 0
    need: int = 0
    """Cubes for cards without an own one."""
    added: int = 0
    """Cubes for cards that have one."""
    cards: tuple[Place | None, ...] = ()
    cubes: Places = ()
    """The cards that have an own cube and get one more."""


def ways(view: View, text: str, most: int = MOST_WAYS) -> Sequence[PlaceCubes]:
    """List ways to mark a word, best first; none if its letters or the cubes are not there.

    The best way wins most: cards led, others' leads broken, cards brought nearer, less the cubes
    that stay on the field (`worth`). Among equals that which spends fewer cubes is better, then
    that which takes fewer cards of the front. Each choice of cards is told once, with the cubes
    that suit it best; cubes are moved from where they are missed least.
    """
    word = read_word(text)
    if view.you is None or isinstance(word, Misread):
        return ()
    supply, front = view.supply[view.you], view.fronts[view.you].letters
    trees: dict[str, list[Spot]] = {}
    for spot in spots(view):
        trees.setdefault(spot.letter, []).append(spot)
    begun = [Way()]
    for letter in dict.fromkeys(word):
        count = word.count(letter)
        most_front = min(front.count(letter), MOST_OF_FRONT, count)
        choices = [
            choice
            for chosen, served in _chosen(trees.get(letter, []), count, most_front)
            for choice in _with_cubes(chosen, served, ample=supply >= len(word))
        ]
        begun = _best((_joined(way, choice) for way in begun for choice in choices), most)
    paid = sorted(_paid(view, supply, begun), key=lambda pair: _rank(pair[0]))
    told: dict[tuple[Place | None, ...], PlaceCubes] = {}
    for way, moved in paid:
        told.setdefault(way.cards, _act(word, way, moved))
    return list(told.values())[:most]


def spots(view: View) -> list[Spot]:
    """Say what one more cube of the viewer's is worth on each face-up card, the best card first.

    The viewer has a seat.
    """
    you = view.you
    assert you is not None
    cube = cube_worth(view.supply[you])
    found = [
        Spot(
            gain(tree.cubes, you, _card(view, tree.letter), cube),
            tree.place,
            tree.letter,
            tree.cubes[you] > 0,
        )
        for tree in view.field.trees
        if tree.letter is not None
    ]
    found.sort(key=_gain, reverse=True)
    return found


def least_missed(
    view: View, count: int, used: Sequence[Place | None] = ()
) -> tuple[int, Places] | None:
    """Choose cubes to be moved, one after another where it is missed least, and say what is lost.

    A used card keeps one (FO-15, FO-16). None if there are not so many; the viewer has a seat.
    """
    you = view.you
    assert you is not None
    cube = cube_worth(view.supply[you])
    spare = {
        tree.place: tree for tree in view.field.trees if tree.cubes[you] > (tree.place in used)
    }
    lost = 0
    moved: list[Place] = []
    while len(moved) < count:
        if not spare:
            return None
        least, place = min((_loss(view, tree, cube), place) for place, tree in spare.items())
        tree = spare.pop(place)
        cubes = counted(tree.cubes, you, -1)
        if cubes[you] > (place in used):
            spare[place] = Tree(place, tree.letter, cubes)
        lost += least
        moved.append(place)
    return lost, tuple(moved)


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
    return card_worth(view.prices[letter], prices=view.options.prices)


def _loss(view: View, tree: Tree, cube: int) -> int:
    assert view.you is not None
    if tree.letter is None:
        return CLOSED
    return loss(tree.cubes, view.you, _card(view, tree.letter), cube)


def _chosen(
    trees: Sequence[Spot], count: int, most_front: int
) -> Iterator[tuple[Sequence[Spot], int]]:
    """Choose the cards for all equal letters of a word, and how many of the front beside them."""
    for served in range(most_front + 1):
        for number, chosen in enumerate(combinations(trees, count - served)):
            if number == MOST_CHOICES:
                break
            yield sorted(chosen, key=lambda spot: spot.place), served


def _with_cubes(chosen: Sequence[Spot], front: int, *, ample: bool) -> Iterator[Way]:
    """Put the cubes that must be put, and those that may be put where they win something.

    With an ample supply each of them is put; else the best of them, as many as there may be.
    """
    need = [spot for spot in chosen if not spot.own]
    worth = sum([spot.gain for spot in need])
    free = sorted([spot for spot in chosen if spot.own and spot.gain > 0], key=_gain, reverse=True)
    cards = (*[spot.place for spot in chosen], *(None,) * front)
    for added in range(len(free) if ample else 0, len(free) + 1):
        more = free[:added]
        gained = worth + sum([spot.gain for spot in more])
        yield Way(gained, front, len(need), added, cards, tuple([spot.place for spot in more]))


def _best(candidates: Iterable[Way], most: int) -> list[Way]:
    """Keep the best of those that have taken as many cards of the front and as many cubes."""
    alike: dict[tuple[int, int, int], list[Way]] = {}
    for way in candidates:
        if way.front <= MOST_OF_FRONT:
            alike.setdefault((way.front, way.need, way.added), []).append(way)
    return [way for group in alike.values() for way in sorted(group, key=_rank)[:most]]


def _rank(way: Way) -> tuple[int, int, int]:
    return -way.worth, way.need + way.added, way.front


def _joined(way: Way, more: Way) -> Way:
    return Way(
        way.worth + more.worth,
        way.front + more.front,
        way.need + more.need,
        way.added + more.added,
        way.cards + more.cards,
        way.cubes + more.cubes,
    )


def _paid(view: View, supply: int, begun: Iterable[Way]) -> Iterator[tuple[Way, Places]]:
    """Take the cubes out of the supply, needed ones first; move those that it lacks (FO-16)."""
    for way in begun:
        if way.need + way.added <= supply:
            yield way, ()
        elif not way.added:
            paid = least_missed(view, way.need - supply, way.cards)
            if paid is not None:
                lost, moved = paid
                yield way._replace(worth=way.worth - lost), moved


def _act(word: str, way: Way, moved: Places) -> PlaceCubes:
    """Write a way down letter by letter; its cards stand there with equal letters together."""
    order = sorted(range(len(word)), key=lambda number: word.index(word[number]))
    cards = dict(zip(order, way.cards, strict=True))
    return PlaceCubes(tuple([cards[number] for number in range(len(word))]), way.cubes, moved)
