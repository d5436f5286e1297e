"""The state of a table of Шёпот леса."""

import msgspec

from bukvitsa.games.court import Rulings
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Ticket
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId

from .drafts import Draft, Shown
from .field import Field, Front
from .options import ForestOptions
from .phases import Phase


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is so; what lies open is kept as it is seen, ids of cards beside it."""

    options: ForestOptions
    seats: int
    faces: str
    """The letter of every card, by its id."""
    prices: dict[Letter, int]
    first: Seat
    round: int = 0
    phase: Phase
    ticket: Ticket = Ticket(0)
    field: Field
    lying: tuple[CardId, ...]
    """Which card each tree of the field is."""
    deck: tuple[CardId, ...]
    """The top first."""
    discard: tuple[CardId, ...] = ()
    """The top first."""
    cut: tuple[CardId, ...] = ()
    """Out of the game."""
    drawn: tuple[CardId, ...] = ()
    fronts: tuple[Front, ...]
    won: tuple[tuple[CardId, ...], ...]
    """The cards of each front."""
    supply: tuple[int, ...]
    drafts: tuple[Draft | None, ...]
    ready: tuple[Seat, ...] = ()
    words: tuple[Shown, ...] = ()
    """Shown in this round; nothing before the reveal."""
    used: tuple[str, ...] = ()
    ballot: Ballot | None = None
    rulings: Rulings = Rulings()
    outcome: Outcome | None = None
