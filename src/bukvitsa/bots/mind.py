"""What a bot is: somebody who sees what a player sees and names an act."""

from random import Random
from typing import Any, Protocol


class Mind(Protocol):
    """A player of one game; it keeps nothing between thoughts but what it was made with."""

    def think(self, view: Any, dice: Random) -> Any | None:
        """Name the act to try now, or nothing to wait; `dice` is the only chance it may use."""
        ...
