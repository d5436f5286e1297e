"""Acts that every game has where its referee is not the dictionary alone (WD-13…18)."""

import msgspec

from .ballot import Voice


class Accept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="accept"):
    """Let a doubtful word stand."""


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="vote"):
    """Give one's voice on a doubted word."""

    voice: Voice
