"""What each game's scene module answers, so that one runner serves all games."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import TableOptions
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.world import World


class SceneBook(Protocol):
    """How a game's positions and acts are written; text that cannot be read raises ValueError."""

    def options(self, raw: Mapping[str, Any], names: Names) -> TableOptions:
        """Read a scene's `options` (a switched off option comes as False or None)."""
        ...

    def place(self, raw: Mapping[str, Any], options: Any, names: Names) -> Any:
        """Build the state that a `position` describes; its clocks start at instant 0."""
        ...

    def act(self, verb: str, value: Any, state: Any, by: Seat, names: Names) -> Any:
        """Read one act, as `by` means it in this state; what `by` cannot name is still an act."""
        ...

    def print(self, state: Any, names: Names) -> dict[str, Any]:
        """Write the whole position as the referee sees it, with every key of the language."""
        ...

    def print_view(self, view: Any, names: Names) -> dict[str, Any]:
        """Write the position as one viewer sees it, hidden cards as `?`."""
        ...

    def same(self, key: str, expected: Any, got: Any) -> bool:
        """Compare one zone or one player's zone: a value of a mapping by player comes by itself."""
        ...

    def failure(self, events: Sequence[Any]) -> str | None:
        """Say why a call or a word was judged wrong in public, if it was."""
        ...

    def sign(self, thing: Any) -> str:
        """Write what is shuffled as its zone token, for `chance`."""
        ...


@runtime_checkable
class JudgingBook(Protocol):
    """A scene book whose positions may hold words that were shown before the scene begins."""

    def judged(self, state: Any, world: World) -> Any:
        """Judge the words of a placed position, as they were when they were shown."""
        ...
