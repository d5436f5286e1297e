"""What all who see a game see alike is written once, and joined with what is each one's own."""

from functools import cache
from operator import attrgetter
from typing import Any

import msgspec

from .rooms import room
from .wire import Changed

_encode = msgspec.json.Encoder().encode

TOLD = tuple(name for name in Changed.__struct_fields__ if name != "view")
"""What is told besides the view, which stands last, so that its common part can be added."""

_CLOSED = b"}}"
_INSIDE = -len(_CLOSED)
"""So a message ends whose last field is an object; to here one adds to that object."""


class Alike:
    """Parts the views of one game into what is a viewer's own and what is everybody's.

    Its slow twin is to encode a `Changed` with the whole view; both say the same.
    """

    __slots__ = ("_changed", "_common", "_common_of", "_own", "_own_of")

    def __init__(self, view: type[msgspec.Struct], own: tuple[str, ...]) -> None:
        """Take the type of the views, and which of its fields are a viewer's own."""
        common = tuple(name for name in view.__struct_fields__ if name not in own)
        self._own = msgspec.defstruct("Own", own, gc=False)
        self._common = msgspec.defstruct("Common", common, gc=False)
        self._own_of, self._common_of = attrgetter(*own), attrgetter(*common)
        self._changed = msgspec.defstruct("Changed", (*TOLD, "view"), tag="changed", gc=False)

    def common(self, view: Any) -> bytes:
        """Write what everybody sees, by anybody's view, as the end of a message."""
        return b"," + _encode(self._common(*self._common_of(view)))[1:] + _CLOSED[1:]

    def changed(self, told: tuple[Any, ...], view: Any, common: bytes) -> bytes:
        """Write what is told (`TOLD`), with a view of which the common part is written already."""
        own = self._own(*self._own_of(view))
        return _encode(self._changed(*told, own))[:_INSIDE] + common


@cache
def alike_of(game: str) -> Alike:
    """Give what parts the views of a game."""
    kinds = room(game).game.kinds
    return Alike(kinds.view, kinds.own)
