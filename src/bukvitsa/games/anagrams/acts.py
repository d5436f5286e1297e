"""What may be tried at a table of Анаграммы."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from bukvitsa.kernel.acts import Accept, Vote

from .lying import WordId

Text = Annotated[str, Meta(max_length=100)]
Taken = Annotated[tuple[WordId, ...], Meta(max_length=40)]


class Flip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="flip"):
    """Open the deck's top card (AN-2)."""


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="call"):
    """Name a word that can be made of open cards (AN-4)."""

    word: Text
    take: Taken | None = None
    """Which words are used (AN-6); unsaid, the game takes the way best for the caller (AN-9)."""


class Appeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="appeal"):
    """Put a call that failed by the dictionary to the vote (WD-18)."""

    word: Text
    take: Taken | None = None


class Done(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="done"):
    """Say «больше не вижу» (AN-12)."""


class Doubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="doubt"):
    """Doubt the word that was called (WD-17)."""


Act: TypeAlias = Flip | Call | Appeal | Done | Accept | Doubt | Vote
