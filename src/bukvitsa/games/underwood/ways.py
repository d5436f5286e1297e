"""How a word could be made of what a viewer sees."""

from collections.abc import Sequence

from .acts import Lay
from .seen import View


def ways(view: View, word: str) -> Sequence[Lay]:  # noqa: ARG001
    """Name no way as yet."""
    return ()
