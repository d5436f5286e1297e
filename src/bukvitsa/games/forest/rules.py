"""Who may do what when: each act goes to the phase it belongs to."""

from typing import TypeAlias, assert_never

from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.moments import TimeUp
from bukvitsa.kernel.people import Actor, Clock, Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World

from .acts import (
    Act,
    Appeal,
    Doubt,
    Elder,
    Grow,
    Guard,
    Mark,
    NoElder,
    NoGuard,
    NoPrune,
    PlaceCubes,
    Prune,
    Ready,
    Write,
)
from .events import Event, TimeRanOut
from .judging import accept, appeal, close_answers, count_votes, doubt, ready, reveal, vote, write
from .phases import (
    Answering,
    Electing,
    Ended,
    Growing,
    Leading,
    Placing,
    Pruning,
    Voting,
    Writing,
)
from .placing import mark, place, place_simply
from .settling import elder, guard, leave_unguarded, stay_elder
from .setup import open_forest
from .state import State, evolve
from .story import Story
from .updating import grow, leave_unpruned, prune

__all__ = ["decide", "open_forest"]

WordAct: TypeAlias = Write | Ready
AnswerAct: TypeAlias = Accept | Doubt | Appeal
CubeAct: TypeAlias = PlaceCubes | Mark
ElderAct: TypeAlias = Elder | NoElder
GuardAct: TypeAlias = Guard | NoGuard
PruneAct: TypeAlias = Prune | NoPrune


def decide(state: State, by: Actor, act: Act | TimeUp, world: World) -> tuple[Event, ...] | Refusal:
    """Judge an act: what follows from it, or why it could not be done."""
    story = Story(evolve, state)
    if isinstance(act, TimeUp):
        time_up(story, world)
        return story.events
    assert not isinstance(by, Clock), "the table lets the clock say nothing but that time is up"
    refusal = _do(story, by, act, world)
    return story.events if refusal is None else refusal


def _do(story: Story, by: Seat, act: Act, world: World) -> Refusal | None:
    match act:
        case Write() | Ready():
            return _write(story, by, act, world)
        case Accept() | Doubt() | Appeal():
            return _answer(story, by, act, world)
        case Vote():
            return _vote(story, by, act, world)
        case PlaceCubes() | Mark():
            return _cubes(story, by, act, world)
        case Guard() | NoGuard():
            return _guard(story, by, act, world)
        case Elder() | NoElder():
            return _elder(story, by, act, world)
        case Grow():
            return _grow(story, by, act, world)
        case Prune() | NoPrune():
            return _prune(story, by, act, world)
        case _:
            assert_never(act)


def _write(story: Story, by: Seat, act: WordAct, world: World) -> Refusal | None:
    if not isinstance(story.state.phase, Writing):
        return Refusal("not_writing")
    match act:
        case Write():
            return write(story, by, act, world)
        case Ready():
            return ready(story, by, world)
        case _:
            assert_never(act)


def _answer(story: Story, by: Seat, act: AnswerAct, world: World) -> Refusal | None:
    phase = story.state.phase
    if not isinstance(phase, Answering):
        return Refusal("not_answering")
    match act:
        case Accept():
            return accept(story, by, phase, world)
        case Doubt():
            return doubt(story, by, act, phase, world)
        case Appeal():
            return appeal(story, by, phase, world)
        case _:
            assert_never(act)


def _vote(story: Story, by: Seat, act: Vote, world: World) -> Refusal | None:
    phase = story.state.phase
    if not isinstance(phase, Voting):
        return Refusal("not_voting")
    return vote(story, by, act, phase, world)


def _cubes(story: Story, by: Seat, act: CubeAct, world: World) -> Refusal | None:
    phase = story.state.phase
    if not isinstance(phase, Placing):
        return Refusal("not_placing")
    if phase.turn != by:
        return Refusal("not_your_turn")
    match act:
        case PlaceCubes():
            return place(story, by, act, world)
        case Mark():
            return mark(story, by, act, world)
        case _:
            assert_never(act)


def _guard(story: Story, by: Seat, act: GuardAct, world: World) -> Refusal | None:
    phase = story.state.phase
    if not isinstance(phase, Leading):
        return Refusal("not_leading")
    if phase.turn != by:
        return Refusal("not_your_turn")
    match act:
        case Guard():
            guard(story, by, phase.at, world)
        case NoGuard():
            leave_unguarded(story, by, phase.at, world)
        case _:
            assert_never(act)
    return None


def _elder(story: Story, by: Seat, act: ElderAct, world: World) -> Refusal | None:
    phase = story.state.phase
    if not isinstance(phase, Electing):
        return Refusal("not_electing")
    if phase.turn != by:
        return Refusal("not_your_turn")
    match act:
        case Elder():
            return elder(story, by, act, world)
        case NoElder():
            stay_elder(story, by, world)
        case _:
            assert_never(act)
    return None


def _grow(story: Story, by: Seat, act: Grow, world: World) -> Refusal | None:
    phase = story.state.phase
    if not isinstance(phase, Growing):
        return Refusal("not_growing")
    if phase.turn != by:
        return Refusal("not_your_turn")
    return grow(story, by, act, world)


def _prune(story: Story, by: Seat, act: PruneAct, world: World) -> Refusal | None:
    phase = story.state.phase
    if not isinstance(phase, Pruning):
        return Refusal("not_pruning")
    if phase.turn != by:
        return Refusal("not_your_turn")
    match act:
        case Prune():
            return prune(story, by, act, world)
        case NoPrune():
            leave_unpruned(story, by, world)
        case _:
            assert_never(act)
    return None


def time_up(story: Story, world: World) -> None:
    """Go on without those who were waited for (FO-8, FO-32, WD-14, WD-17, WD-18)."""
    phase = story.state.phase
    assert not isinstance(phase, Ended), "nothing is awaited of a game that is over"
    match phase:
        case Writing():
            reveal(story, world)
        case Answering():
            close_answers(story, phase, world)
        case Voting():
            count_votes(story, phase, world)
        case Placing() | Leading() | Electing() | Growing() | Pruning():
            story.emit(TimeRanOut(phase.turn))
            decide_simply(story, phase, world)
        case _:
            assert_never(phase)


def decide_simply(
    story: Story, phase: Placing | Leading | Electing | Growing | Pruning, world: World
) -> None:
    """Make the simplest legal decision for a player (FO-32)."""
    by = phase.turn
    match phase:
        case Placing():
            place_simply(story, by, world)
        case Leading():
            leave_unguarded(story, by, phase.at, world)
        case Electing():
            stay_elder(story, by, world)
        case Growing():
            grow(story, by, Grow(0, story.state.field.edges[0]), world)
        case Pruning():
            leave_unpruned(story, by, world)
        case _:
            assert_never(phase)
