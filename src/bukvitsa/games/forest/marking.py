"""Marking a word, or a card instead: what is allowed, and the simplest way (FO-13…FO-17)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal

from .acts import Mark, PlaceCubes
from .drafts import MOST_OF_FRONT
from .field import Field, Place
from .state import State


def place_fault(state: State, by: Seat, act: PlaceCubes) -> Refusal | None:
    """Say why a word cannot be marked so, if it cannot (FO-13…FO-16)."""
    word = state.words[by].word
    return (
        _cards_fault(state, by, act, word)
        or _add_fault(state.field, by, act)
        or _supply_fault(state, by, act)
    )


def needing(field: Field, seat: Seat, cards: Sequence[Place | None]) -> tuple[Place, ...]:
    """Name the used cards that need a cube, as the seat has none there (FO-15)."""
    return tuple(
        place
        for place in cards
        if place is not None and not field.trees[field.index[place]].cubes[seat]
    )


def _cards_fault(state: State, by: Seat, act: PlaceCubes, word: str) -> Refusal | None:
    """Each letter has a card of its own, at most two of the front (FO-10, FO-13)."""
    if len(act.cards) != len(word):
        return Refusal("wrong_number_of_cards", {"needed": len(word), "named": len(act.cards)})
    front = [letter for letter, place in zip(word, act.cards, strict=True) if place is None]
    if len(front) > MOST_OF_FRONT:
        return Refusal("too_many_of_front", {"most": MOST_OF_FRONT})
    for letter in front:
        if front.count(letter) > state.fronts[by].letters.count(letter):
            return Refusal("not_in_front", {"letter": letter})
    for letter, place in zip(word, act.cards, strict=True):
        if place is not None:
            fault = _card_fault(state.field, letter, place)
            if fault is not None:
                return fault
    return Refusal("card_twice") if _twice(act.cards) else None


def _card_fault(field: Field, letter: str, place: Place) -> Refusal | None:
    tree = field.at(place)
    if tree is None:
        return Refusal("no_card_there", {"place": place})
    if tree.letter is None:
        return Refusal("card_is_closed", {"place": place})
    if tree.letter != letter:
        return Refusal("another_letter", {"letter": letter, "there": tree.letter, "place": place})
    return None


def _add_fault(field: Field, by: Seat, act: PlaceCubes) -> Refusal | None:
    """One cube more goes only on used cards with an own one, one a card (FO-14)."""
    for place in act.add:
        if place not in act.cards:
            return Refusal("add_to_unused", {"place": place})
        if not field.trees[field.index[place]].cubes[by]:
            return Refusal("add_without_own", {"place": place})
    return Refusal("add_twice") if _twice(act.add) else None


def _supply_fault(state: State, by: Seat, act: PlaceCubes) -> Refusal | None:
    """Needed cubes come from the supply first, and only what it lacks is moved (FO-16)."""
    needed, supply = len(needing(state.field, by, act.cards)), state.supply[by]
    short = max(0, needed - supply)
    if len(act.add) > max(0, supply - needed):
        return Refusal("nothing_to_add", {"left": max(0, supply - needed)})
    if len(act.moved) != short:
        return Refusal("wrong_number_moved", {"needed": short, "named": len(act.moved)})
    if not short:
        return None
    spare = Counter(_spare(state.field, by, act.cards))
    taken = Counter(act.moved)
    if any(count > spare[place] for place, count in taken.items()):
        return Refusal("nothing_to_move")
    return None


def _spare(field: Field, by: Seat, used: Sequence[Place | None]) -> Iterator[Place]:
    """Name the cards that can spare a cube, once for each: a used card keeps one (FO-15, FO-16)."""
    for tree in field.trees:
        if tree.cubes[by]:
            kept = 1 if tree.place in used else 0
            yield from [tree.place] * (tree.cubes[by] - kept)


def _twice(places: Sequence[Place | None]) -> bool:
    named = [place for place in places if place is not None]
    return len(set(named)) < len(named)


def simplest_place(state: State, by: Seat) -> PlaceCubes:
    """Mark a word without thinking: first cards, nothing added, moved from first cards (FO-32).

    The front serves for letters that the field lacks, and where there are too few cubes (FO-18).
    """
    field, word = state.field, state.words[by].word
    cards: list[Place | None] = []
    for letter in word:
        free = (place for place in field.places_of(letter) if place not in cards)
        cards.append(next(free, None))
    own = field.cubes_of(by) + state.supply[by]
    for number, letter in enumerate(word):
        if len(cards) - cards.count(None) <= own:
            break
        served = [word[place] for place, card in enumerate(cards) if card is None]
        if served.count(letter) < state.fronts[by].letters.count(letter):
            cards[number] = None
    short = max(0, len(needing(field, by, cards)) - state.supply[by])
    return PlaceCubes(tuple(cards), moved=tuple(islice(_spare(field, by, cards), short)))


def mark_fault(state: State, by: Seat, act: Mark) -> Refusal | None:
    """Say why a card cannot be marked instead of a word, if it cannot (FO-17)."""
    tree = state.field.at(act.at)
    if tree is None:
        return Refusal("no_card_there", {"place": act.at})
    if tree.letter is None:
        return Refusal("card_is_closed", {"place": act.at})
    if state.supply[by]:
        return None if act.moved is None else Refusal("wrong_number_moved", {"needed": 0})
    if act.moved is None:
        return Refusal("wrong_number_moved", {"needed": 1})
    source = state.field.at(act.moved)
    if act.moved == act.at or source is None or not source.cubes[by]:
        return Refusal("nothing_to_move")
    return None


def simplest_mark(state: State, by: Seat) -> Mark | None:
    """Mark the first face-up card, or none where no cube can be had for any (FO-17, FO-32)."""
    trees = state.field.trees
    own = [None] if state.supply[by] else [tree.place for tree in trees if tree.cubes[by]]
    ways = (
        Mark(tree.place, place)
        for tree in trees
        for place in own
        if tree.letter is not None and place != tree.place
    )
    return next(ways, None)
