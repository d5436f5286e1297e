"""Phase 3: who leads takes the card; elders may give up three cards for one (FO-19…FO-24)."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from bukvitsa.kernel.people import Seat, clockwise
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.letters.cards import CardId

from .acts import Elder
from .control import AHEAD, clash, leader
from .events import (
    Awaited,
    CardTurned,
    CardWon,
    ElderPaid,
    ElderStayed,
    Guarded,
    LeftUnguarded,
    Source,
)
from .field import Place, Tree
from .phases import Electing, Leading
from .state import State
from .story import Story, deciding
from .updating import begin_update


def begin_control(story: Story, world: World) -> None:
    """Settle the cards in reading order (FO-19…FO-23)."""
    _settle(story, story.state.field.trees, world)


def _settle(story: Story, trees: Iterable[Tree], world: World) -> None:
    """Settle cards up to the next one whose leader has something to decide (FO-23).

    What becomes of one card changes no cube on another face-up one, so on each the cubes still
    stand as at the beginning of the phase.
    """
    for tree in trees:
        if tree.letter is None or max(tree.cubes) < AHEAD:
            continue
        if clash(tree.cubes):
            story.emit(CardTurned(tree.place, tree.letter))
            continue
        seat = leader(tree.cubes)
        if seat is None:
            continue
        source = _source(story.state)
        story.emit(CardWon(seat, tree.place, tree.letter, _top(story.state, source), source))
        if source is not None:
            story.emit(Awaited(Leading(seat, tree.place, deciding(story.state, world))))
            return
    _await_elder(story, tuple(clockwise(story.state.first, story.state.seats)), world)


def _source(state: State) -> Source | None:
    """Say where the card comes from that is laid face down instead of one won (FO-21, FO-22)."""
    if state.deck:
        return Source.DECK
    return Source.DISCARD if state.discard else None


def _top(state: State, source: Source | None) -> CardId | None:
    match source:
        case Source.DECK:
            return state.deck[0]
        case Source.DISCARD:
            return state.discard[0]
        case None:
            return None
        case _:
            assert_never(source)


def guard(story: Story, by: Seat, at: Place, world: World) -> None:
    """Put a cube on the card laid face down (FO-21)."""
    story.emit(Guarded(by, at))
    _settle_after(story, at, world)


def leave_unguarded(story: Story, by: Seat, at: Place, world: World) -> None:
    """Put none there."""
    story.emit(LeftUnguarded(by, at))
    _settle_after(story, at, world)


def _settle_after(story: Story, at: Place, world: World) -> None:
    field = story.state.field
    _settle(story, field.trees[field.index[at] + 1 :], world)


def _await_elder(story: Story, seats: Sequence[Seat], world: World) -> None:
    """Ask the next of these players who could be an elder, or go on to phase 4 (FO-24)."""
    state = story.state
    for seat in seats if state.deck else ():
        if any(state.field.threes(seat)):
            story.emit(Awaited(Electing(seat, deciding(state, world))))
            return
    begin_update(story, world)


def elder(story: Story, by: Seat, act: Elder, world: World) -> Refusal | None:
    """Give up three cards for one of the deck, and again if there are three more (FO-24)."""
    state = story.state
    if not state.deck:
        return Refusal("deck_is_empty")
    named = tuple(sorted(act.places))
    for three in state.field.threes(by):
        if three == named:
            story.emit(ElderPaid(by, three, state.deck[0]))
            _await_elder(story, _from(state, by), world)
            return None
    return Refusal("no_elder_there")


def stay_elder(story: Story, by: Seat, world: World) -> None:
    """Leave the cubes where they stand; the next player may be asked (FO-24)."""
    story.emit(ElderStayed(by))
    _await_elder(story, _from(story.state, by)[1:], world)


def _from(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Name who has not been asked yet, beginning with a seat, up to the first player's right."""
    order = tuple(clockwise(state.first, state.seats))
    return order[order.index(seat) :]
