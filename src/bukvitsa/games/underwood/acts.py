"""What may be tried in Ундервуд."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.cards import CardId

MOST_CARDS = 128
"""No honest act names more cards."""

CardIds: TypeAlias = Annotated[tuple[CardId, ...], Meta(max_length=MOST_CARDS)]


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="exchange"):
    """Put unwanted prize cards out and draw as many (UN-7)."""

    cards: CardIds


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put a letter card in the place of a wild card of a laid word (UN-14)."""

    owner: Seat
    word: int
    """Which of the owner's words, from 0, the oldest first."""
    letter: int
    """Which letter of that word, from 0."""
    card: CardId
    """The letter card that is put in: of the hand, or torn off along with an older one."""


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lay"):
    """Lay a word (UN-8, UN-10…17): all of it is one act, done or refused as a whole.

    `cards` names, letter by letter, the card that serves it: a card of the hand, a card of the
    ribbon, or the wild card that a swap frees. What is torn off follows from that (UN-11).
    """

    word: Annotated[str, Meta(max_length=64)]
    cards: CardIds
    swaps: Annotated[tuple[Swap, ...], Meta(max_length=MOST_CARDS)] = ()
    prize: CardId | None = None
    extra: CardIds = ()
    """Surplus cards in place of one letter; a card that stands in `cards` more than once serves
    several equal letters (both PR-8 only)."""


class Feed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="feed"):
    """Put a letter card at the end of the ribbon, which ends the turn (UN-9)."""

    card: CardId


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="finish"):
    """End the turn without a card for the ribbon, for want of a letter card (UN-9)."""


class Doubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="doubt"):
    """Put the word that is being laid to the vote (WD-17)."""


class Appeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="appeal"):
    """Put a word to the vote that the dictionary refuses, laid just so (WD-18)."""

    lay: Lay


Act: TypeAlias = Exchange | Lay | Feed | Finish | Accept | Doubt | Vote | Appeal
