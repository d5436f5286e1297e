"""«Запретные слова» assembled."""

from bukvitsa.kernel.game import Facts, Kinds
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World

from .acts import Act
from .clocks import deadline
from .events import Event
from .options import ForbiddenOptions
from .rules import decide, open_table
from .seen import Menu, Seen, View, menu
from .state import Ended, State, evolve
from .veil import veil, view


class Forbidden:
    """Lay letters of which nobody can make a word."""

    facts = Facts(
        id="forbidden",
        title="Запретные слова",
        gist="Кладите буквы так, чтобы слова не вышло.",
        minutes=(15, 30),
        fewest=2,
        most=6,
    )
    kinds = Kinds(
        options=ForbiddenOptions,
        act=Act,
        event=Event,
        view=View,
        seen=Seen,
        menu=Menu,
        own=("you", "phase", "own"),
    )

    def open(
        self, options: ForbiddenOptions, seats: int, world: World
    ) -> tuple[Event, ...] | Refusal:
        """Deal, or say why this deck cannot be played with."""
        return open_table(options, seats, world)

    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    deadline = staticmethod(deadline)
    view = staticmethod(view)
    veil = staticmethod(veil)
    menu = staticmethod(menu)

    def outcome(self, state: State) -> Outcome | None:
        """Say how the series ended, if it has."""
        phase = state.phase
        return phase.outcome if isinstance(phase, Ended) else None
