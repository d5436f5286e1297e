"""How the laws take hold of a game: what each game's own kit must answer."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Protocol

from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.people import Viewer
from bukvitsa.kernel.words import Lexicon


class Subject(Protocol):
    """A game under test, with the knowledge of it that the laws need."""

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        ...

    @property
    def lexicon(self) -> Lexicon:
        """A small lexicon under which interesting things happen often."""
        ...

    def options(self, dice: Random) -> Any:
        """Draw table options; over many draws every option takes more than one value."""
        ...

    def offers(self, view: Any, menu: Any, dice: Random) -> Sequence[Any]:
        """Sample acts that the menu promises: every one must be accepted."""
        ...

    def wild(self, view: Any, dice: Random) -> Any:
        """Draw an act of any kind, sensible or not."""
        ...

    def permits(self, menu: Any, act: Any) -> bool:
        """Tell whether the menu leaves room for an act; what it has no room for is refused."""
        ...

    def zones(self, state: Any) -> Sequence[Sequence[Hashable]]:
        """List the cards of every place in the state, by id."""
        ...

    def everything(self, state: Any) -> frozenset[Hashable]:
        """Name every card that must be somewhere."""
        ...

    def faces(self, state: Any) -> Sequence[Hashable]:
        """List what is printed on the shuffled cards, in the order of their ids."""
        ...

    def twin(self, state: Any, viewer: Viewer, dice: Random) -> Any:
        """Change what the viewer cannot see, and nothing else."""
        ...

    def discloses(self, event: Any, viewer: Viewer) -> bool:
        """Tell whether an event lawfully shows the viewer something hidden until then."""
        ...
