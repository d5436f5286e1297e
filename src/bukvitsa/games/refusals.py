"""What refusals say in Russian: each game's own table, and what all tables share.

A room's `refusals.toml` holds a table per code: `text`, with `{name}` for what the refusal is
about, and, where a rule stands behind it, the `clause`.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from bukvitsa.kernel.refusal import Refusal


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a refusal of one code says, and the rule behind it."""

    text: str
    clause: str = ""


Sayings = Mapping[str, Saying]


def read_sayings(package: str) -> Sayings:
    """Read the refusals of a game's room, together with those that all tables share."""
    return {**_read(__package__ or "bukvitsa.games"), **_read(package)}


def explain(refusal: Refusal, sayings: Sayings) -> str:
    """Say a refusal as a Russian sentence.

    >>> explain(Refusal("no_card", {"letter": "щ"}), {"no_card": Saying("Карты {letter} нет.")})
    'Карты щ нет.'
    """
    return sayings[refusal.code].text.format_map(_Told(refusal.about))


class _Told(dict[str, object]):
    """What a refusal is about; what it leaves unsaid reads as an ellipsis."""

    def __missing__(self, name: str) -> str:
        return "…"


def _read(package: str) -> Sayings:
    text = files(package).joinpath("refusals.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Saying])
