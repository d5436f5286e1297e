"""A player of Шёпот леса who does whatever may be done, sense or nonsense."""

from collections.abc import Sequence
from random import Random

from bukvitsa.games.forest.acts import (
    Act,
    Appeal,
    Doubt,
    Elder,
    Grow,
    Guard,
    Mark,
    NoElder,
    NoGuard,
    NoPrune,
    PlaceCubes,
    Prune,
    Ready,
    Write,
)
from bukvitsa.games.forest.seen import (
    MOST_OF_FRONT,
    Line,
    MarkMenu,
    Menu,
    Place,
    PlaceMenu,
    PruneMenu,
    View,
    menu,
)
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.people import Seat
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.vocabulary import CORE_ONLY

NONSENSE = 0.15
"""How often a word is a heap of letters, is written anew, is doubted, a front's card is used."""


class RandomMind:
    """Leaves everything to the dice."""

    def __init__(self, book: Book) -> None:
        """Know the words of a lexicon."""
        self._book = book

    def think(self, view: View, dice: Random) -> Act | None:
        """Name any act that the menu offers."""
        you, offered = view.you, menu(view)
        if you is None:
            return None
        if offered.write:
            return self._write(view, you, dice) if offered.ready else None
        if offered.accept:
            return _answer(offered, dice)
        if offered.vote:
            return Vote(dice.choice(list(Voice)))
        return _decision(view, you, offered, dice)

    def _write(self, view: View, you: Seat, dice: Random) -> Act:
        """Write a word, perhaps another one, then say «готово» (FO-8)."""
        letters = view.field.letters + view.fronts[you].letters
        if view.draft is not None and dice.random() > NONSENSE:
            return Ready()
        words = self._book.vocabulary(view.options.words(), CORE_ONLY).words(letters)
        if words and dice.random() > NONSENSE:
            return Write(dice.choice(words))
        return Write("".join(dice.choices(letters, k=dice.randint(2, 6)))) if letters else Ready()


def _answer(offered: Menu, dice: Random) -> Act:
    acts: list[Act] = [*map(Doubt, offered.doubt)]
    if offered.appeal:
        acts.append(Appeal())
    return dice.choice(acts) if acts and dice.random() < NONSENSE else Accept()


def _decision(view: View, you: Seat, offered: Menu, dice: Random) -> Act | None:
    if offered.place is not None:
        return _place(view, you, offered.place, dice)
    if offered.mark is not None:
        return _mark(offered.mark, dice)
    if offered.guard is not None:
        return Guard() if dice.random() < 0.5 else NoGuard()
    if offered.elder is not None:
        return Elder(dice.choice(offered.elder)) if dice.random() < 0.5 else NoElder()
    if offered.grow is not None:
        return Grow(dice.randrange(view.drawn), dice.choice(offered.grow))
    if offered.prune is not None:
        return _prune(offered.prune, dice)
    return None


def _place(view: View, you: Seat, offered: PlaceMenu, dice: Random) -> PlaceCubes:
    """Draw cards, added cubes and moved ones (FO-13…FO-16)."""
    cards = _cards(view, you, offered, dice)
    used = [place for place in cards if place is not None]
    own = [place for place in used if place in offered.spare]
    left = offered.supply - (len(used) - len(own))
    add = dice.sample(own, dice.randint(0, min(len(own), max(0, left))))
    spare = [
        tree.place
        for tree in view.field.trees
        for _ in range(tree.cubes[you] - (tree.place in used))
    ]
    return PlaceCubes(tuple(cards), tuple(add), tuple(dice.sample(spare, max(0, -left))))


def _cards(view: View, you: Seat, offered: PlaceMenu, dice: Random) -> Sequence[Place | None]:
    """Draw a card for each letter; the front serves where it must, and perhaps elsewhere."""
    word = view.words[you].word
    cards: list[Place | None] = [None] * len(word)
    for letter in dict.fromkeys(word):
        numbers = [number for number, sign in enumerate(word) if sign == letter]
        places = list(offered.letters[numbers[0]].places)
        found = dice.sample(places, min(len(places), len(numbers)))
        for number, place in zip(numbers, found, strict=False):
            cards[number] = place
    return _eased(view, you, word, cards, dice)


def _eased(
    view: View, you: Seat, word: str, cards: list[Place | None], dice: Random
) -> Sequence[Place | None]:
    """Let the front serve more letters: where there are too few cubes, or for fun (FO-18)."""
    cubes = view.supply[you] + view.field.cubes_of(you)
    front = list(view.fronts[you].letters)
    for number, card in enumerate(cards):
        if card is None:
            front.remove(word[number])
    for number in dice.sample(range(len(word)), len(word)):
        served = cards.count(None)
        may = served < MOST_OF_FRONT and cards[number] is not None and word[number] in front
        if may and (len(word) - served > cubes or dice.random() < NONSENSE):
            cards[number] = None
            front.remove(word[number])
    return cards


def _mark(offered: MarkMenu, dice: Random) -> Mark:
    """Draw a card, and with an empty supply another one to move a cube from (FO-17)."""
    if not offered.spare:
        return Mark(dice.choice(offered.at))
    pairs = [(at, moved) for at in offered.at for moved in offered.spare if at != moved]
    return Mark(*dice.choice(pairs))


def _prune(offered: PruneMenu, dice: Random) -> Act:
    acts: list[Act] = [NoPrune()]
    for line, lines in ((Line.ROWS, offered.rows), (Line.COLUMNS, offered.columns)):
        if lines:
            acts.append(Prune(line, tuple(dice.choice(places) for places in lines)))
    return dice.choice(acts)
