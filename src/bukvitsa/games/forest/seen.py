"""What one viewer sees of the table, hears of its events, and may do."""

from collections.abc import Iterator
from typing import TypeAlias, assert_never

import msgspec

from bukvitsa.games.court import Rulings
from bukvitsa.kernel.ballot import BallotSeen
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.options import Toggle
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat, everyone
from bukvitsa.letters.alphabet import Letter

from .answers import Hearing
from .control import leader
from .cubes import counted
from .drafts import MOST_OF_FRONT, Draft, Fault, Need, Shown
from .events import (
    Accepted,
    Appealed,
    Awaited,
    CardTurned,
    Doubted,
    ElderStayed,
    Guarded,
    LeftUnguarded,
    LeftUnpruned,
    Marked,
    Over,
    Placed,
    Pruned,
    Readied,
    RoundBegun,
    Source,
    TimeRanOut,
    VoteEnded,
    WordsRevealed,
    WordsTaken,
)
from .field import Field, Front, Line, Place, Three, Tree, neighbours
from .options import ForestOptions
from .phases import (
    Answering,
    Electing,
    Ended,
    Growing,
    Leading,
    Phase,
    Placing,
    Pruning,
    Voting,
    Writing,
)

__all__ = [
    "MOST_OF_FRONT",
    "Answering",
    "CardWonSeen",
    "CardsDrawnSeen",
    "Draft",
    "ElderPaidSeen",
    "Electing",
    "Ended",
    "Fault",
    "Field",
    "Front",
    "Growing",
    "GrownSeen",
    "Leading",
    "LetterMenu",
    "Line",
    "MarkMenu",
    "Menu",
    "Need",
    "OpenedSeen",
    "Outlook",
    "Phase",
    "Place",
    "PlaceMenu",
    "Placing",
    "PruneMenu",
    "Pruning",
    "Seen",
    "Shown",
    "Three",
    "Tree",
    "View",
    "VoteBegunSeen",
    "VotedSeen",
    "Voting",
    "Writing",
    "WrittenSeen",
    "menu",
    "neighbours",
]


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    you: Seat | None
    seats: int
    options: ForestOptions
    prices: dict[Letter, int]
    round: int
    first: Seat
    phase: Phase
    field: Field
    fronts: tuple[Front, ...]
    supply: tuple[int, ...]
    deck: int
    discard: int
    written: tuple[Seat, ...]
    """Who has written a word in this round."""
    ready: tuple[Seat, ...]
    draft: Draft | None
    """The own word, before the reveal."""
    words: tuple[Shown, ...]
    """The words of this round by seat, from the reveal on; before it nothing."""
    used: tuple[str, ...]
    """Words that were taken, and may not be written again: ё read as е."""
    taken: tuple[str, ...]
    """The same words as people write them."""
    drawn: int
    """How many cards the first player has drawn to lay one of them."""
    drawn_letters: str
    """Their letters, for that player alone."""
    ballot: BallotSeen | None
    rulings: Rulings
    scores: tuple[int, ...]
    outcome: Outcome | None
    leaders: tuple[Seat | None, ...]
    """Who would lead on each tree of the field, were it judged now (FO-20)."""
    most_of_front: int
    """So many cards of the own front may serve a word (FO-10)."""


class OpenedSeen(msgspec.Struct, frozen=True, tag="opened"):
    """The table is laid."""

    options: ForestOptions
    seats: int
    first: Seat
    prices: dict[Letter, int]
    columns: int
    letters: str
    """The field's letters in reading order."""
    deck: int


class WrittenSeen(msgspec.Struct, frozen=True, tag="written"):
    """Somebody has written; what, only the writer is told."""

    by: Seat
    draft: Draft | None


class VoteBegunSeen(msgspec.Struct, frozen=True, tag="vote_begun"):
    """The table votes on a word."""

    of: Seat
    word: str
    waiting: tuple[Seat, ...]
    until: Instant


class VotedSeen(msgspec.Struct, frozen=True, tag="voted"):
    """Somebody has voted."""

    by: Seat


class CardWonSeen(msgspec.Struct, frozen=True, tag="card_won"):
    """A leader takes a card; what is laid face down instead, nobody sees."""

    by: Seat
    at: Place
    letter: Letter
    source: Source | None


class ElderPaidSeen(msgspec.Struct, frozen=True, tag="elder_paid"):
    """An elder takes the own cubes off three cards, and a card that nobody sees."""

    by: Seat
    places: Three


class CardsDrawnSeen(msgspec.Struct, frozen=True, tag="cards_drawn"):
    """The first player looks at the deck's top cards; only that player is told their letters."""

    by: Seat
    count: int
    letters: str


class GrownSeen(msgspec.Struct, frozen=True, tag="grown"):
    """A card is laid face up; so many others go to the discard."""

    by: Seat
    at: Place
    letter: Letter
    others: int


Seen: TypeAlias = (
    OpenedSeen | RoundBegun | Awaited | TimeRanOut | WrittenSeen | Readied | WordsRevealed
    | Accepted | Doubted | Appealed | VoteBegunSeen | VotedSeen | VoteEnded | WordsTaken | Placed
    | Marked | CardWonSeen | CardTurned | Guarded | LeftUnguarded | ElderPaidSeen | ElderStayed
    | CardsDrawnSeen | GrownSeen | Pruned | LeftUnpruned | Over
)  # fmt: skip


class LetterMenu(msgspec.Struct, frozen=True):
    """Where the card of one letter may come from."""

    places: tuple[Place, ...]
    front: Toggle


class PlaceMenu(msgspec.Struct, frozen=True):
    """How the own word may be marked (FO-13…FO-16)."""

    letters: tuple[LetterMenu, ...]
    supply: int
    spare: tuple[Place, ...]
    """Cards with own cubes: those that may be moved when the supply is empty are among them."""


class MarkMenu(msgspec.Struct, frozen=True):
    """Which cards may get a cube instead of a word's (FO-17)."""

    at: tuple[Place, ...]
    spare: tuple[Place, ...]
    """With an empty supply: the cards that the cube may be moved from."""


class Outlook(msgspec.Struct, frozen=True):
    """Who would lead on each tree of the field, were it judged after one more act (FO-20)."""

    more: tuple[Seat | None, ...]
    """With one more cube of the viewer's on it."""
    fewer: tuple[Seat | None, ...]
    """With one cube of the viewer's less; as it is where there is none."""


class PruneMenu(msgspec.Struct, frozen=True):
    """For each row, and for each column, the cards of which one may go; () if it cannot (FO-27)."""

    rows: tuple[tuple[Place, ...], ...]
    columns: tuple[tuple[Place, ...], ...]


class Menu(msgspec.Struct, frozen=True, kw_only=True):
    """What may be done now; what is None or empty may not."""

    write: Toggle = False
    ready: Toggle = False
    accept: Toggle = False
    doubt: tuple[Seat, ...] = ()
    appeal: Toggle = False
    vote: Toggle = False
    place: PlaceMenu | None = None
    mark: MarkMenu | None = None
    outlook: Outlook | None = None
    """Where cubes may be put: what they would bring."""
    guard: Place | None = None
    elder: tuple[Three, ...] | None = None
    grow: tuple[Place, ...] | None = None
    prune: PruneMenu | None = None


NOTHING = Menu()


def menu(view: View) -> Menu:
    """Say what the viewer may do now."""
    you, phase = view.you, view.phase
    if you is None:
        return NOTHING
    match phase:
        case Writing():
            return Menu(write=True, ready=you not in view.ready)
        case Answering():
            return _answers(view, you, phase)
        case Voting():
            ballot = view.ballot
            return Menu(vote=ballot is not None and you in ballot.voters and ballot.own is None)
        case Ended():
            return NOTHING
        case Placing() | Leading() | Electing() | Growing() | Pruning():
            return _decision(view, you, phase) if phase.turn == you else NOTHING
        case _:
            assert_never(phase)


def _answers(view: View, you: Seat, phase: Answering) -> Menu:
    hearing = Hearing(phase, view.words, view.options.referee, view.rulings)
    if not hearing.awaits(you):
        return NOTHING
    doubt = tuple(seat for seat in everyone(view.seats) if hearing.may_doubt(you, seat))
    return Menu(accept=True, doubt=doubt, appeal=hearing.may_appeal(you))


def _decision(
    view: View, you: Seat, phase: Placing | Leading | Electing | Growing | Pruning
) -> Menu:
    match phase:
        case Placing():
            return _cubes(view, you)
        case Leading():
            return Menu(guard=phase.at)
        case Electing():
            return Menu(elder=tuple(view.field.threes(you)) if view.deck else ())
        case Growing():
            return Menu(grow=view.field.edges)
        case Pruning():
            rows = view.field.prunable(Line.ROWS) or ()
            return Menu(prune=PruneMenu(rows, view.field.prunable(Line.COLUMNS) or ()))
        case _:
            assert_never(phase)


def _cubes(view: View, you: Seat) -> Menu:
    spare = tuple(tree.place for tree in view.field.trees if tree.cubes[you])
    word = view.words[you]
    if not word.stands:
        at = tuple(tree.place for tree in view.field.trees if tree.letter is not None)
        mark = MarkMenu(at=at, spare=() if view.supply[you] else spare)
        return Menu(mark=mark, outlook=_outlook(view, you))
    letters = tuple(_sources(view, you, word.word))
    place = PlaceMenu(letters=letters, supply=view.supply[you], spare=spare)
    return Menu(place=place, outlook=_outlook(view, you))


def _outlook(view: View, you: Seat) -> Outlook:
    cubes = [tree.cubes for tree in view.field.trees]
    return Outlook(
        more=tuple([leader(counted(each, you, 1)) for each in cubes]),
        fewer=tuple([leader(counted(each, you, -1 if each[you] else 0)) for each in cubes]),
    )


def _sources(view: View, you: Seat, word: str) -> Iterator[LetterMenu]:
    front = view.fronts[you].letters
    for letter in word:
        yield LetterMenu(places=view.field.places_of(letter), front=letter in front)
