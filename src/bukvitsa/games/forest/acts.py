"""What a player of Шёпот леса may try; a place is `[row, column]` as the view names it."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.people import Seat

from .field import Line, Place

MOST_PLACES = 60
"""No act names more places than that."""

Places = Annotated[tuple[Place, ...], Meta(max_length=MOST_PLACES)]


class Write(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="write"):
    """Write a word, or another one instead (FO-8)."""

    word: Annotated[str, Meta(max_length=100)]


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ready"):
    """Say «готово» (FO-8)."""


class Doubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="doubt"):
    """Doubt the word that another player has shown (WD-17)."""

    of: Seat


class Appeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="appeal"):
    """Put the own word, which the dictionary refused, to the vote (WD-18)."""


class PlaceCubes(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag="place",
    rename={"moved": "from"},
):
    """Mark the letters of the own word (FO-13…FO-16)."""

    cards: Annotated[tuple[Place | None, ...], Meta(max_length=MOST_PLACES)]
    """For each letter the place of its card; None: a card of the own front."""
    add: Places = ()
    """Used cards with an own cube that get one more."""
    moved: Places = ()
    """Where cubes are moved from, one by one, when the supply is empty."""


class Mark(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag="mark",
    rename={"moved": "from"},
):
    """Put one cube on any face-up card instead of marking a word (FO-17)."""

    at: Place
    moved: Place | None = None
    """Where the cube is moved from when the supply is empty."""


class Guard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="guard"):
    """Put a cube on the card laid down in place of the one won (FO-21)."""


class NoGuard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="no_guard"):
    """Put no cube there."""


class Elder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="elder"):
    """Give up three face-down cards that hang together for a card of the deck (FO-24)."""

    places: Places


class NoElder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="no_elder"):
    """Leave the cubes where they stand."""


class Grow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="grow"):
    """Lay one of the cards drawn on an empty place that touches the field (FO-26)."""

    card: int
    """Which of the cards drawn, counted from 0."""
    at: Place


class Prune(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="prune"):
    """Take a face-down card without a cube out of every row, or every column (FO-27)."""

    line: Line
    places: Places


class NoPrune(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="no_prune"):
    """Leave the field as it is."""


Act: TypeAlias = (
    Write | Ready | Accept | Doubt | Appeal | Vote | PlaceCubes | Mark | Guard | NoGuard
    | Elder | NoElder | Grow | Prune | NoPrune
)  # fmt: skip
