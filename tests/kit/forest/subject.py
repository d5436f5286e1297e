"""What the laws need to know of Шёпот леса."""

from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import assert_never

from msgspec.structs import replace

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
from bukvitsa.games.forest.drafts import MOST_OF_FRONT, Draft
from bukvitsa.games.forest.events import CardsDrawn, Event, Grown, VoteEnded, WordsRevealed
from bukvitsa.games.forest.field import Field, Line, Place, neighbours
from bukvitsa.games.forest.game import Forest
from bukvitsa.games.forest.judging import draft_of
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.seen import Menu, PlaceMenu, PruneMenu, View
from bukvitsa.games.forest.state import State
from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.ballot import Ballot, Voice
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat, Viewer
from bukvitsa.kernel.words import Lexicon
from bukvitsa.letters.deck import Deck, read_deck
from bukvitsa.lexicon.listed import ListedLexicon

WORDS = (
    "ар", "ас", "акт", "кот", "кто", "ток", "рот", "ров", "рак", "рис", "сор", "сок", "рок", "тон",
    "нос", "сон", "лес", "ель", "пар", "мак", "ил", "лак", "оса", "роса", "каре", "тара", "кора",
    "соль", "липа", "мост", "порт", "спор", "корт", "река", "сила", "тело", "село", "ёлка",
)  # fmt: skip
STRANGE = ("", "kot", "кто-то", "кот кот", "к", "ъъъ", "щщщщ", "экзосома", "о" * 50)

SMALL = read_deck(
    """
    title = "Роща"
    [trees]
    total = 44
    cards = "А6/1 О6/1 Е5/1 К4/2 Р4/1 Т4/2 С5/2 Л4/2 И2/1 Н2/2 П1/2 М1/3"
    [starting]
    total = 8
    cards = "А1 О1 Е1 К1 Р1 Т1 С1 Л1"
    [marked]
    total = 4
    cards = "И1 Н1 П1 М1"
    """
)
"""A deck that is used up within a few rounds."""


class ForestSubject:
    def __init__(self, game: AnyGame | None = None) -> None:
        self.game: AnyGame = game or Forest()
        self.lexicon: Lexicon = ListedLexicon(WORDS)

    def options(self, dice: Random) -> ForestOptions:
        deck: Deck | None = dice.choice((None, SMALL))
        return ForestOptions(
            referee=dice.choice(list(Referee)),
            vote=dice.choice((5, 20)),
            proper_names=dice.random() < 0.2,
            slang=dice.random() < 0.2,
            family=dice.random() < 0.2,
            allow=dice.choice(((), ("бяк", "оо"))),
            ban=dice.choice(((), ("кот", "сор"))),
            hourglass=dice.choice((30, 60)),
            decide=dice.choice((10, 45, None)),
            doubt=dice.choice((3, 20)),
            spellcheck=dice.random() < 0.3,
            prices=dice.random() < 0.4,
            starting_cards=dice.choice((None, None, 8, 12, 9)),
            deck_size=dice.choice((None, None, 4, 12)),
            deck=deck,
        )

    def offers(self, view: View, menu: Menu, dice: Random) -> Sequence[Act]:
        acts: list[Act] = [Doubt(seat) for seat in menu.doubt]
        acts += [Write(a_word(view, dice)), Write(a_word(view, dice))] if menu.write else []
        acts += [Ready()] if menu.ready else []
        acts += [Accept()] if menu.accept else []
        acts += [Appeal()] if menu.appeal else []
        acts += [Vote(dice.choice(list(Voice)))] if menu.vote else []
        # Tables of two moods, so that some games come to elders and others to pruning.
        guards: list[Act] = [Guard()] if view.options.hourglass == 60 else [NoGuard(), NoGuard()]
        acts += [Guard(), *guards] if menu.guard is not None else []
        acts += [] if menu.place is None else [a_placing(view, menu.place, dice)]
        acts += [] if menu.mark is None else a_mark(view, menu, dice)
        acts += [] if menu.elder is None else [NoElder(), *map(Elder, menu.elder)]
        if menu.grow is not None:
            rows = {tree.place.row for tree in view.field.trees}
            broad = [it for it in menu.grow if it.row in rows and view.options.hourglass == 30]
            acts.append(Grow(dice.randrange(view.drawn), dice.choice(broad or menu.grow)))
        return acts + ([] if menu.prune is None else prunings(menu.prune, dice))

    def wild(self, view: View, dice: Random) -> Act:
        some = [Place(dice.randrange(-1, 6), dice.randrange(-1, 6)) for _ in range(4)]
        return dice.choice(
            (
                Write(dice.choice((*WORDS, *STRANGE))),
                Ready(),
                Accept(),
                Doubt(Seat(dice.randrange(-1, 6))),
                Appeal(),
                Vote(dice.choice(list(Voice))),
                PlaceCubes(
                    tuple(dice.choice((*some, None)) for _ in range(dice.randrange(5))),
                    tuple(some[: dice.randrange(3)]),
                    tuple(some[: dice.randrange(3)]),
                ),
                Mark(some[0], dice.choice((None, some[1]))),
                Guard(),
                NoGuard(),
                Elder(tuple(some[: dice.randrange(5)])),
                NoElder(),
                Grow(dice.randrange(-1, 4), some[0]),
                Prune(dice.choice(list(Line)), tuple(some)),
                NoPrune(),
            )
        )

    def permits(self, menu: Menu, act: Act) -> bool:  # noqa: C901 - flat: a line an act
        match act:
            case Write():
                return menu.write
            case Ready():
                return menu.ready
            case Accept():
                return menu.accept
            case Doubt(of):
                return of in menu.doubt
            case Appeal():
                return menu.appeal
            case Vote():
                return menu.vote
            case PlaceCubes():
                return menu.place is not None
            case Mark(at):
                return menu.mark is not None and at in menu.mark.at
            case Guard() | NoGuard():
                return menu.guard is not None
            case Elder(places):
                return menu.elder is not None and tuple(sorted(places)) in menu.elder
            case NoElder():
                return menu.elder is not None
            case Grow(at=at):
                return menu.grow is not None and at in menu.grow
            case Prune(line, places):
                return menu.prune is not None and picked(menu.prune, line, places)
            case NoPrune():
                return menu.prune is not None
            case _:
                assert_never(act)

    def zones(self, state: State) -> Sequence[Sequence[Hashable]]:
        piles = (state.lying, state.deck, state.discard, state.drawn, state.cut)
        return [*piles, *state.won, *state.hidden]

    def everything(self, state: State) -> frozenset[Hashable]:
        return frozenset(range(len(state.faces)))

    def faces(self, state: State) -> Sequence[Hashable]:
        return state.faces

    def twin(self, state: State, viewer: Viewer, dice: Random) -> State:
        return replace(
            state,
            faces=other_faces(state, viewer, dice),
            drafts=tuple(other_drafts(state, viewer, dice)),
            ballot=other_voices(state, viewer, dice),
        )

    def discloses(self, event: Event, viewer: Viewer) -> bool:
        match event:
            case WordsRevealed() | Grown() | VoteEnded():
                return True
            case CardsDrawn(by):
                return by == viewer
            case _:
                return False


def a_word(view: View, dice: Random) -> str:
    """Pick a word: a listed one that the cards hold, any, or a heap of letters."""
    letters = view.field.letters
    held = [it for it in WORDS if all(it.count(sign) <= letters.count(sign) for sign in it)]
    heap = "".join(dice.choice(letters or "а") for _ in range(dice.randint(1, 4)))
    choice: list[str] = [dice.choice(held or WORDS), dice.choice(held or WORDS), heap]
    return dice.choice((*choice, dice.choice(WORDS)))


def a_placing(view: View, menu: PlaceMenu, dice: Random) -> PlaceCubes:
    """Mark the own word in a lawful way drawn at random."""
    assert view.you is not None
    cards = random_cards(view, menu, dice)
    own = {place for place in cards if place is not None and cubes_at(view.field, place, view.you)}
    needed = sum(place is not None and place not in own for place in cards)
    most = max(0, min(len(own), menu.supply - needed))
    extra = dice.choice((most, dice.randint(0, most)))
    add = dice.sample(sorted(own), extra)
    spare = [
        place
        for place in menu.spare
        for _ in range(cubes_at(view.field, place, view.you) - (place in own))
    ]
    moved = dice.sample(spare, max(0, needed - menu.supply))
    return PlaceCubes(tuple(cards), tuple(add), tuple(moved))


def random_cards(view: View, menu: PlaceMenu, dice: Random) -> list[Place | None]:
    """Name a card for each letter: any of the field, and of the front what it must or may."""
    assert view.you is not None
    owned = view.field.cubes_of(view.you) + view.supply[view.you]
    word, front = view.words[view.you].word, view.fronts[view.you].letters
    while True:
        cards: list[Place | None] = []
        served: list[str] = []
        for letter, choice in zip(word, menu.letters, strict=True):
            free: list[Place | None] = [place for place in choice.places if place not in cards]
            if choice.front and served.count(letter) < front.count(letter):
                free.append(None)
            cards.append(liked(view, free, dice) if free else None)
            served += letter if cards[-1] is None else ""
        stolen = any(served.count(letter) > front.count(letter) for letter in served)
        if not stolen and len(served) <= MOST_OF_FRONT and len(cards) - len(served) <= owned:
            return cards


def liked(view: View, places: Sequence[Place | None], dice: Random) -> Place | None:
    """Pick a card: often one that is nearly won, or where an elder may grow, so that games move."""
    assert view.you is not None
    trees = {tree.place: tree for tree in view.field.trees if tree.cubes[view.you]}
    homes = {place for place, tree in trees.items() if tree.letter is None}
    tastes = (
        [it for it in places if it in trees],
        [it for it in places if it is not None and homes & set(neighbours(it))],
        places,
    )
    return dice.choice(next(it for it in tastes if it and (it is places or dice.random() < 0.7)))


def cubes_at(field: Field, place: Place, seat: Seat) -> int:
    tree = field.at(place)
    assert tree is not None
    return tree.cubes[seat]


def a_mark(view: View, menu: Menu, dice: Random) -> list[Act]:
    """Mark a card, with a cube moved if the supply is empty."""
    assert menu.mark is not None
    at = liked(view, menu.mark.at, dice)
    assert at is not None
    spare = [place for place in menu.mark.spare if place != at]
    if menu.mark.spare and not spare:
        return []
    return [Mark(at, dice.choice(spare) if spare else None)]


def prunings(menu: PruneMenu, dice: Random) -> list[Act]:
    acts: list[Act] = [NoPrune()]
    for line, lines in ((Line.ROWS, menu.rows), (Line.COLUMNS, menu.columns)):
        if lines:
            acts.append(Prune(line, tuple(dice.choice(places) for places in lines)))
    return acts


def picked(menu: PruneMenu, line: Line, places: Sequence[Place]) -> bool:
    """Tell whether one card of each line is named."""
    lines = menu.rows if line is Line.ROWS else menu.columns
    named = len(set(places)) == len(places) == len(lines)
    return bool(lines) and named and all(set(places) & set(each) for each in lines)


def other_faces(state: State, viewer: Viewer, dice: Random) -> str:
    """Exchange the faces of all cards that lie face down for this viewer."""
    closed = [
        card
        for card, tree in zip(state.lying, state.field.trees, strict=True)
        if tree.letter is None
    ]
    closed += [*state.deck, *state.discard, *state.cut]
    closed += [card for front in state.hidden for card in front]
    closed += [] if viewer == state.first else state.drawn
    faces: list[str] = list(state.faces)
    for card, other in zip(closed, dice.sample(closed, len(closed)), strict=True):
        faces[card] = state.faces[other]
    return "".join(faces)


def other_drafts(state: State, viewer: Viewer, dice: Random) -> Iterator[Draft | None]:
    """Let the others have written something else."""
    for seat, draft in enumerate(state.drafts):
        word = dice.choice(WORDS).replace("ё", "е")
        keep = draft is None or seat == viewer
        yield draft if keep else draft_of(state, Seat(seat), word, word)


def other_voices(state: State, viewer: Viewer, dice: Random) -> Ballot | None:
    """Let the others have voted otherwise."""
    if state.ballot is None:
        return None
    voices = {
        seat: voice if seat == viewer else dice.choice(list(Voice))
        for seat, voice in state.ballot.voices.items()
    }
    return replace(state.ballot, voices=voices)
