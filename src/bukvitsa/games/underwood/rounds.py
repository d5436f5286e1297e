"""How turns and rounds follow one another, and how a match ends (UN-4…6, UN-19…25)."""

from typing import TypeAlias

from bukvitsa.kernel.moments import Instant, later, seconds
from bukvitsa.kernel.outcome import Outcome, ranked
from bukvitsa.kernel.people import Seat, everyone, left_of
from bukvitsa.kernel.unfolding import Unfolding
from bukvitsa.kernel.world import World

from .cards import is_prize
from .events import Ending, Event, MatchEnded, Reckoning, RoundEnded, TurnBegun
from .pack import deal
from .scoring import hand_cost
from .state import State

DRAWN = 3

Story: TypeAlias = Unfolding[State, Event]


def begin_round(story: Story, dealer: Seat, world: World) -> None:
    """Deal a round; the player after the dealer begins (UN-4, UN-5, UN-23)."""
    state = story.state
    story.emit(deal(state.counts, dealer, state.seats, world.chance))
    begin_turn(story, left_of(dealer, state.seats), world)


def begin_turn(story: Story, by: Seat, world: World) -> None:
    """Draw 3 cards, or what the deck has left (UN-6); the turn's time starts (UN-24)."""
    state = story.state
    story.emit(TurnBegun(by, state.deck[:DRAWN], turn_ends(state, world)))


def turn_ends(state: State, world: World) -> Instant | None:
    """Say until when a turn lasts that begins now, if turns are timed (UN-24)."""
    turn = state.options.turn
    return None if turn is None else later(world.now, seconds(turn))


def end_turn(story: Story, world: World) -> None:
    """Pass the turn on, or end the round: somebody is out, or nobody can go on (UN-19, UN-21)."""
    state = story.state
    if all(is_prize(card.face) for card in state.hands[state.turn]):
        end_round(story, Ending.OUT, world)
    elif state.idle == state.seats:
        end_round(story, Ending.BLOCKED, world)
    else:
        begin_turn(story, left_of(state.turn, state.seats), world)


def end_round(story: Story, ending: Ending, world: World) -> None:
    """Count the round (UN-20); end the match (UN-22, UN-25), or deal another round (UN-23)."""
    state = story.state
    reckonings = tuple(reckoning(state, seat) for seat in everyone(state.seats))
    state = story.emit(RoundEnded(ending, state.turn, reckonings, state.hands))
    reached = max(state.totals) >= state.options.target
    if reached or state.round >= state.options.rounds:
        places = ranked(
            {
                seat: (total,)
                for seat, total in zip(everyone(state.seats), state.totals, strict=True)
            }
        )
        story.emit(MatchEnded(Outcome("target" if reached else "rounds", places, state.totals)))
    else:
        begin_round(story, state.turn, world)


def reckoning(state: State, seat: Seat) -> Reckoning:
    """Count what a round brings: the own words, less what is left in the hand (UN-20)."""
    words = sum(word.points for word in state.words[seat])
    return Reckoning(words, hand_cost(state.hands[seat], state.prices))
