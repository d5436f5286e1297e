"""Шёпот леса a second time, read from the rules and done the plain way; closing up is beside."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

Spot = tuple[int, int]


class Card(NamedTuple):
    """A card of the field: a letter, or nothing if it lies face down; cubes by player."""

    letter: str | None
    cubes: Mapping[int, int]


Grid = Mapping[Spot, Card]

CUBES = {2: 14, 3: 16, 4: 18, 5: 18}
"""FO-2."""


def touching(one: Spot, other: Spot) -> bool:
    """Two places have a side in common."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def hang_together(spots: Sequence[Spot]) -> bool:
    """From any of these places one comes to each other over sides."""
    reached, rest = [spots[0]], list(spots[1:])
    while near := [spot for spot in rest if any(touching(spot, other) for other in reached)]:
        reached += near
        rest = [spot for spot in rest if spot not in near]
    return not rest


def word_fault(word: str, field: str, front: str, used: Sequence[str], cubes: int) -> str | None:
    """FO-10, FO-11, FO-18: what is wrong with a word whatever the dictionary says."""
    cards = Counter(field) + Counter(front)
    if Counter(word) - cards:
        return "letters_missing"
    if (Counter(word) - Counter(field)).total() > 2:
        return "too_many_of_front"
    if word in used:
        return "used_before"
    from_front = min(2, (Counter(word) & Counter(front)).total())
    return "too_few_cubes" if len(word) - from_front > cubes else None


def settled(grid: Grid, players: int) -> list[tuple[Spot, int | None]]:
    """FO-19, FO-20, FO-23: which cards are won by whom, or by nobody (None: turned face down)."""
    settled: list[tuple[Spot, int | None]] = []
    for spot in sorted(grid):
        card = grid[spot]
        if card.letter is None:
            continue
        full = [player for player in range(players) if card.cubes.get(player, 0) == 5]
        if len(full) > 1:
            settled.append((spot, None))
            continue
        for player in range(players):
            own = card.cubes.get(player, 0)
            others = [card.cubes.get(other, 0) for other in range(players) if other != player]
            if own == 5 or all(own >= other + 2 for other in others):
                settled.append((spot, player))
    return settled


def elders(grid: Grid, player: int) -> set[frozenset[Spot]]:
    """FO-24: every three face-down cards with the player's cubes that hang together."""
    own = [spot for spot, card in grid.items() if card.letter is None and card.cubes.get(player, 0)]
    return {frozenset(three) for three in combinations(own, 3) if hang_together(three)}


def next_elder(grid: Grid, deck: int, waiting: Sequence[int]) -> int | None:
    """FO-24: the first of those still to be asked who could be an elder."""
    if not deck:
        return None
    return next((player for player in waiting if elders(grid, player)), None)


def free_spots(grid: Grid) -> list[Spot]:
    """FO-26: the empty places beside a card, in reading order."""
    near = {
        (row + down, col + right)
        for row, col in grid
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
    }
    return sorted(near - set(grid))


def prunable(grid: Grid, axis: int) -> bool:
    """FO-27: every row (axis 0), or column, that holds a card holds a bare face-down one."""
    lines = {spot[axis] for spot in grid}
    return all(
        any(
            spot[axis] == line and card.letter is None and not any(card.cubes.values())
            for spot, card in grid.items()
        )
        for line in lines
    )


def must_end(grid: Grid, deck: int, players: int) -> bool:
    """FO-25: the deck is empty, or fewer cards lie face up than twice the players."""
    return deck == 0 or sum(card.letter is not None for card in grid.values()) < 2 * players


def points(letters: str, closed: int, prices: Mapping[str, int] | None) -> int:
    """FO-30, FO-31: cards, or with prices their prices and 2 for each face-down one."""
    if prices is None:
        return len(letters) + closed
    return sum(prices[letter] for letter in letters) + 2 * closed


def places(
    scores: Sequence[int], cards: Sequence[int], supply: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """FO-30, FO-31: most points; then most cards; then fewest cubes left; else shared."""

    def beats(one: int, other: int) -> bool:
        if scores[one] != scores[other]:
            return scores[one] > scores[other]
        if cards[one] != cards[other]:
            return cards[one] > cards[other]
        return supply[one] < supply[other]

    better = [sum(beats(other, one) for other in range(len(scores))) for one in range(len(scores))]
    return tuple(
        tuple(player for player, count in enumerate(better) if count == rank)
        for rank in sorted(set(better))
    )


def spare(grid: Grid, player: int, used: Sequence[Spot]) -> Iterator[Spot]:
    """FO-15, FO-16, FO-32: own cubes that may be moved, from the first cards on."""
    for spot in sorted(grid):
        for _ in range(grid[spot].cubes.get(player, 0) - (spot in used)):
            yield spot


class Marking(NamedTuple):
    """How a word is marked: a card for each letter, or the front; cubes put, cubes taken."""

    cards: tuple[Spot | None, ...]
    put: tuple[Spot, ...]
    taken: tuple[Spot, ...]


def simply_placed(grid: Grid, player: int, word: str, front: str, supply: int) -> Marking:
    """FO-32: the first cards in reading order, the front for what the field lacks."""
    cards: list[Spot | None] = []
    for letter in word:
        free = [spot for spot in sorted(grid) if grid[spot].letter == letter and spot not in cards]
        cards.append(free[0] if free else None)
    # FO-18: where there are too few cubes for that, the front serves the first letters it can.
    cubes = supply + sum(card.cubes.get(player, 0) for card in grid.values())
    for number, letter in enumerate(word):
        served = [sign for sign, card in zip(word, cards, strict=True) if card is None]
        if len(cards) - len(served) > cubes and front.count(letter) > served.count(letter):
            cards[number] = None
    used = [spot for spot in cards if spot is not None]
    put = [spot for spot in used if not grid[spot].cubes.get(player)]
    short = max(0, len(put) - supply)
    return Marking(tuple(cards), tuple(put), tuple(spare(grid, player, used))[:short])


def simply_marked(grid: Grid, player: int, supply: int) -> tuple[Spot, Spot | None] | None:
    """FO-17, FO-32: the first face-up card; with an empty supply a cube of the first other one."""
    face_up = [spot for spot in sorted(grid) if grid[spot].letter is not None]
    own = list(spare(grid, player, ())) if not supply else [None]
    return next(((at, taken) for at in face_up for taken in own if at != taken), None)
