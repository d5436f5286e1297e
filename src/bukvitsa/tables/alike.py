"""What all who see a game see alike is written once, and joined with what is each one's own."""

from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from .rooms import room

_encode = msgspec.json.Encoder().encode


class Alike:
    """Parts the views of one game into what is a viewer's own and what is everybody's.

    Its slow twin is to encode the whole view; both say the same.
    """

    __slots__ = ("_common", "_common_of", "_own", "_own_of")

    def __init__(self, view: type[msgspec.Struct], own: tuple[str, ...]) -> None:
        """Take the type of the views, and which of its fields are a viewer's own."""
        common = tuple(name for name in view.__struct_fields__ if name not in own)
        self._own = msgspec.defstruct("Own", own)
        self._common = msgspec.defstruct("Common", common)
        self._own_of, self._common_of = attrgetter(*own), attrgetter(*common)

    def common(self, view: Any) -> bytes:
        """Write what everybody sees, by anybody's view."""
        return b"," + _encode(self._common(*self._common_of(view)))[1:]

    def whole(self, view: Any, common: bytes) -> msgspec.Raw:
        """Write a view of which the common part is written already."""
        return msgspec.Raw(_encode(self._own(*self._own_of(view)))[:-1] + common)


@cache
def alike_of(game: str) -> Alike:
    """Give what parts the views of a game."""
    kinds = room(game).game.kinds
    return Alike(kinds.view, kinds.own)
