"""What all phases of a round share: the events of an act, and the time to decide."""

from typing import TypeAlias

from bukvitsa.kernel.moments import Instant, later, seconds
from bukvitsa.kernel.unfolding import Unfolding
from bukvitsa.kernel.world import World

from .events import Event
from .state import State

Story: TypeAlias = Unfolding[State, Event]


def deciding(state: State, world: World) -> Instant | None:
    """Say until when who decides alone may think; None where no clock runs (FO-32)."""
    span = state.options.decide
    return None if span is None else later(world.now, seconds(span))
