"""Phase 2: from the first player clockwise all mark their words (FO-13…FO-17)."""

from collections.abc import Sequence

from bukvitsa.kernel.people import Seat, clockwise
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World

from .acts import Mark, PlaceCubes
from .events import Awaited, Marked, Placed
from .marking import mark_fault, needing, place_fault, simplest_mark, simplest_place
from .phases import Placing
from .settling import begin_control
from .story import Story, deciding


def begin_placing(story: Story, world: World) -> None:
    """Let the first player mark, or whoever is the next who can."""
    _await(story, tuple(clockwise(story.state.first, story.state.seats)), world)


def _await(story: Story, seats: Sequence[Seat], world: World) -> None:
    state = story.state
    for seat in seats:
        if state.words[seat].stands or simplest_mark(state, seat) is not None:
            story.emit(Awaited(Placing(seat, deciding(state, world))))
            return
    begin_control(story, world)


def _next(story: Story, by: Seat, world: World) -> None:
    order = tuple(clockwise(story.state.first, story.state.seats))
    _await(story, order[order.index(by) + 1 :], world)


def place(story: Story, by: Seat, act: PlaceCubes, world: World) -> Refusal | None:
    """Mark the own word's letters (FO-13…FO-16)."""
    state = story.state
    if not state.words[by].stands:
        return Refusal("no_word_to_mark")
    fault = place_fault(state, by, act)
    if fault is not None:
        return fault
    cubes = (*needing(state.field, by, act.cards), *act.add)
    story.emit(Placed(by, act.cards, cubes, act.moved))
    _next(story, by, world)
    return None


def mark(story: Story, by: Seat, act: Mark, world: World) -> Refusal | None:
    """Put one cube on any face-up card instead (FO-17)."""
    state = story.state
    if state.words[by].stands:
        return Refusal("word_must_be_marked")
    fault = mark_fault(state, by, act)
    if fault is not None:
        return fault
    story.emit(Marked(by, act.at, act.moved))
    _next(story, by, world)
    return None


def place_simply(story: Story, by: Seat, world: World) -> None:
    """Mark the word, or a card, in the simplest way: the time is up (FO-32)."""
    state = story.state
    if state.words[by].stands:
        place(story, by, simplest_place(state, by), world)
        return
    way = simplest_mark(state, by)
    if way is not None:
        mark(story, by, way, world)
    else:
        _next(story, by, world)
