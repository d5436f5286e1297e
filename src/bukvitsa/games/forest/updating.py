"""Phase 4: the end, or the field grows and is thinned out, and the next round (FO-25…FO-29)."""

from bukvitsa.kernel.moments import later, seconds
from bukvitsa.kernel.outcome import Outcome, ranked
from bukvitsa.kernel.people import Seat, everyone, left_of
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter

from .acts import Grow, Prune
from .closing import closed_up
from .events import Awaited, CardsDrawn, Grown, LeftUnpruned, Over, Pruned, RoundBegun
from .field import Field, Line, Place
from .phases import Growing, Pruning
from .scores import cards, score
from .state import State
from .story import Story, deciding

DRAWN = 3
"""So many cards the first player looks at (FO-26)."""


def begin_update(story: Story, world: World) -> None:
    """End the game, or let the first player draw (FO-25, FO-26)."""
    state = story.state
    reason = end_reason(state)
    if reason is not None:
        story.emit(Over(outcome_of(state, reason)))
        return
    drawn = state.deck[:DRAWN]
    letters = "".join(state.faces[card] for card in drawn)
    story.emit(CardsDrawn(state.first, drawn, letters))
    story.emit(Awaited(Growing(state.first, deciding(state, world))))


def end_reason(state: State) -> str | None:
    """Say why the game ends now, if it does (FO-25)."""
    if not state.deck:
        return "deck_empty"
    if len(state.field.letters) < 2 * state.seats:
        return "few_trees"
    return None


def outcome_of(state: State, reason: str) -> Outcome:
    """Rank by points; equal ones by cards, then by how few cubes are left (FO-30, FO-31)."""
    seats = everyone(state.seats)
    points = tuple(score(state.fronts[seat], state.options, state.prices) for seat in seats)
    keys = {seat: (points[seat], cards(state.fronts[seat]), -state.supply[seat]) for seat in seats}
    return Outcome(reason, ranked(keys), points)


def grow(story: Story, by: Seat, act: Grow, world: World) -> Refusal | None:
    """Lay one of the drawn cards face up; the others go to the discard (FO-26)."""
    state = story.state
    if not 0 <= act.card < len(state.drawn):
        return Refusal("not_drawn")
    if state.field.at(act.at) is not None:
        return Refusal("place_taken", {"place": act.at})
    if act.at not in state.field.edges:
        return Refusal("touches_nothing", {"place": act.at})
    card = state.drawn[act.card]
    others = tuple(other for other in state.drawn if other != card)
    state = story.emit(Grown(by, act.at, card, Letter(state.faces[card]), others))
    if any(state.field.prunable(line) is not None for line in Line):
        story.emit(Awaited(Pruning(by, deciding(state, world))))
    else:
        _next_round(story, world)
    return None


def prune(story: Story, by: Seat, act: Prune, world: World) -> Refusal | None:
    """Take a card out of every row, or column, and close the field up (FO-27, FO-28)."""
    field = story.state.field
    fault = prune_fault(field, act)
    if fault is not None:
        return fault
    moves = closed_up([tree.place for tree in field.trees], act.places, act.line)
    story.emit(Pruned(by, act.line, act.places, moves))
    _next_round(story, world)
    return None


def prune_fault(field: Field, act: Prune) -> Refusal | None:
    """Say why these cards cannot be taken out together, if they cannot (FO-27)."""
    lines = field.prunable(act.line)
    if lines is None:
        return Refusal("cannot_prune", {"line": act.line.value})
    for place in act.places:
        fault = _gone_fault(field, place)
        if fault is not None:
            return fault
    if any(sum(place in line for place in act.places) != 1 for line in lines):
        return Refusal("one_of_each_line", {"line": act.line.value, "needed": len(lines)})
    return None


def _gone_fault(field: Field, place: Place) -> Refusal | None:
    tree = field.at(place)
    if tree is None:
        return Refusal("no_card_there", {"place": place})
    if tree.letter is not None:
        return Refusal("card_is_open", {"place": place})
    return Refusal("cube_on_it", {"place": place}) if any(tree.cubes) else None


def leave_unpruned(story: Story, by: Seat, world: World) -> None:
    """Leave the field as it is (FO-27)."""
    story.emit(LeftUnpruned(by))
    _next_round(story, world)


def _next_round(story: Story, world: World) -> None:
    """Pass the hourglass clockwise and turn it over (FO-29)."""
    state = story.state
    until = later(world.now, seconds(state.options.hourglass))
    story.emit(RoundBegun(state.round + 1, left_of(state.first, state.seats), until))
