"""What may be tried in «Запретные слова»."""

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.letters.cards import CardId

Text = Annotated[str, Meta(max_length=100)]
"""A word as it was typed."""

Reds = Annotated[tuple[int, ...], Meta(max_length=40)]
"""The letters of a word, counted from 0, that are to be made by red cards (FW-16)."""


class Lay(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="lay"):
    """Lay a black card of the own hand into the conversation (FW-6)."""

    card: CardId


class Open(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="open"):
    """Lay a red card of the showcase into the conversation (FW-6, FW-7)."""

    card: CardId


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="call"):
    """Call a word: «Не говори …!» (FW-10)."""

    word: Text
    red: Reds = ()


class Hush(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hush"):
    """Say «молчу»: for now I shall call nothing (FW-18)."""


class Doubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="doubt"):
    """Put the word that one shall pay for to the vote (FW-19)."""


class Appeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="appeal"):
    """Call a word again that the dictionary refused, and put it to the vote (WD-18)."""

    word: Text
    red: Reds = ()


class Mover(StrEnum):
    """Who may be named as the next to move."""

    SELF = "self"
    LEFT = "left"


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="next"):
    """Say who moves next, having taken a penalty (FW-14)."""

    mover: Mover


Act: TypeAlias = Lay | Open | Call | Hush | Accept | Doubt | Appeal | Vote | Next
