"""What happens at a table of Шёпот леса, with every outcome inside."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from bukvitsa.kernel.ballot import Ballot, Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

from .drafts import Draft, Shown
from .field import Line, Place, Three
from .options import ForestOptions
from .phases import Phase


class Source(StrEnum):
    """Where the card laid face down comes from (FO-21, FO-22)."""

    DECK = "deck"
    DISCARD = "discard"


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The field is laid and the deck is cut (FO-5…FO-7)."""

    options: ForestOptions
    seats: int
    first: Seat
    faces: str
    """The letter of every card, by its id."""
    prices: dict[Letter, int]
    columns: int
    """How long a row of the field is."""
    field: tuple[CardId, ...]
    """The field's cards in reading order."""
    deck: tuple[CardId, ...]
    cut: tuple[CardId, ...]
    """Cards that are out of the game (FO-5, FO-6)."""


class RoundBegun(msgspec.Struct, frozen=True, tag="round_begun"):
    """The hourglass is turned over by its new owner (FO-8, FO-29)."""

    number: int
    first: Seat
    until: Instant


class Awaited(msgspec.Struct, frozen=True, tag="awaited"):
    """The table now waits for something else."""

    phase: Phase


class TimeRanOut(msgspec.Struct, frozen=True, tag="time_ran_out"):
    """A player's time to decide is over: the simplest decision follows (FO-32)."""

    by: Seat


class Written(msgspec.Struct, frozen=True, tag="written"):
    """A player has written a word, or changed it (FO-8)."""

    by: Seat
    draft: Draft


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    """A player says «готово» (FO-8)."""

    by: Seat


class WordsRevealed(msgspec.Struct, frozen=True, tag="words_revealed"):
    """All words are shown and judged, by seat (FO-13)."""

    words: tuple[Shown, ...]


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """A player has nothing more to say to the shown words (WD-17, WD-18)."""

    by: Seat


class Doubted(msgspec.Struct, frozen=True, tag="doubted"):
    """A player doubts the word of another (WD-17)."""

    by: Seat
    of: Seat


class Appealed(msgspec.Struct, frozen=True, tag="appealed"):
    """A player puts the own refused word to the vote (WD-18)."""

    by: Seat


class VoteBegun(msgspec.Struct, frozen=True, tag="vote_begun"):
    """The table votes on a word (WD-14)."""

    of: Seat
    word: str
    waiting: tuple[Seat, ...]
    ballot: Ballot


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A player has voted; how, is shown when all have."""

    by: Seat
    voice: Voice


class VoteEnded(msgspec.Struct, frozen=True, tag="vote_ended"):
    """The voices are counted and shown; the word is shown anew for each who wrote it (WD-13)."""

    of: Seat
    word: str
    voices: dict[Seat, Voice]
    passed: bool
    words: tuple[Shown, ...]


class WordsTaken(msgspec.Struct, frozen=True, tag="words_taken"):
    """These words stand and may not be used in a later round (FO-11)."""

    words: tuple[str, ...]


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """A player has marked the own word (FO-13…FO-16)."""

    by: Seat
    cards: tuple[Place | None, ...]
    """For each letter its card; None: of the own front."""
    cubes: tuple[Place, ...]
    """Where a cube was put."""
    moved: tuple[Place, ...]
    """Where a cube was taken away for it."""


class Marked(msgspec.Struct, frozen=True, tag="marked"):
    """A player without a word has put one cube (FO-17)."""

    by: Seat
    at: Place
    moved: Place | None


class CardWon(msgspec.Struct, frozen=True, tag="card_won"):
    """A leader takes a card; its cubes go home, a card is laid face down instead (FO-21, FO-22)."""

    by: Seat
    at: Place
    letter: Letter
    instead: CardId | None
    source: Source | None
    """None where deck and discard are empty and the place stays empty."""


class CardTurned(msgspec.Struct, frozen=True, tag="card_turned"):
    """Several players have five cubes: all go home and the card is turned face down (FO-19)."""

    at: Place
    letter: Letter


class Guarded(msgspec.Struct, frozen=True, tag="guarded"):
    """The leader puts a cube on the card laid face down (FO-21)."""

    by: Seat
    at: Place


class LeftUnguarded(msgspec.Struct, frozen=True, tag="left_unguarded"):
    """The leader puts none."""

    by: Seat
    at: Place


class ElderPaid(msgspec.Struct, frozen=True, tag="elder_paid"):
    """An elder takes the own cubes off three cards and a card of the deck, face down (FO-24)."""

    by: Seat
    places: Three
    card: CardId


class ElderStayed(msgspec.Struct, frozen=True, tag="elder_stayed"):
    """An elder leaves the cubes where they stand."""

    by: Seat


class CardsDrawn(msgspec.Struct, frozen=True, tag="cards_drawn"):
    """The first player looks at the deck's top cards (FO-26)."""

    by: Seat
    cards: tuple[CardId, ...]
    letters: str


class Grown(msgspec.Struct, frozen=True, tag="grown"):
    """One of them is laid face up, the others go to the discard in this order (FO-26)."""

    by: Seat
    at: Place
    card: CardId
    letter: Letter
    others: tuple[CardId, ...]


class Pruned(msgspec.Struct, frozen=True, tag="pruned"):
    """A card of each row or column goes to the discard; the field closes up (FO-27, FO-28)."""

    by: Seat
    line: Line
    places: tuple[Place, ...]
    moves: tuple[tuple[Place, Place], ...]
    """Every card that changes its place: from where to where."""


class LeftUnpruned(msgspec.Struct, frozen=True, tag="left_unpruned"):
    """The first player leaves the field as it is."""

    by: Seat


class Over(msgspec.Struct, frozen=True, tag="over"):
    """The game is over (FO-25, FO-30, FO-31)."""

    outcome: Outcome


Event: TypeAlias = (
    Opened | RoundBegun | Awaited | TimeRanOut | Written | Readied | WordsRevealed | Accepted
    | Doubted | Appealed | VoteBegun | Voted | VoteEnded | WordsTaken | Placed | Marked
    | CardWon | CardTurned | Guarded | LeftUnguarded | ElderPaid | ElderStayed | CardsDrawn
    | Grown | Pruned | LeftUnpruned | Over
)  # fmt: skip
