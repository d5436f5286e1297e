"""How a word could be made of what a player sees."""

from collections.abc import Sequence

from .acts import PlaceCubes
from .seen import View


def ways(view: View, word: str) -> Sequence[PlaceCubes]:  # noqa: ARG001
    """Give no way yet."""
    return ()
