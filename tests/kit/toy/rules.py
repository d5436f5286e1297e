"""The toy's rules, in the form that every game has."""

from collections import Counter
from typing import assert_never

from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import TimeUp, later, seconds
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.outcome import Outcome, ranked
from bukvitsa.kernel.people import CLOCK, Actor, Seat, everyone
from bukvitsa.kernel.refusal import ONLY_THE_CLOCK, Refusal
from bukvitsa.kernel.unfolding import Unfolding
from bukvitsa.kernel.words import Plurals
from bukvitsa.kernel.world import World
from bukvitsa.letters.cards import CardId

from .state import evolve
from .values import (
    Act,
    Call,
    Dealt,
    Drawn,
    Event,
    Judged,
    Laid,
    Lay,
    Note,
    Noted,
    Opened,
    Over,
    RoundEnded,
    State,
    Taken,
    ToyOptions,
    Vote,
    VoteBegun,
    Voted,
    VoteEnded,
)

CARDS = "ааоомкткрт"
HAND = 2

Story = Unfolding[State, Event]


def open_toy(options: ToyOptions, seats: int, world: World) -> tuple[Event, ...]:
    first = options.first
    if first is None:
        first = world.chance.shuffled(everyone(seats))[0]
    opened = Opened(options, seats, first)
    story: Story = Unfolding(evolve, evolve(None, opened))
    deal(story, world)
    return (opened, *story.events)


def deal(story: Story, world: World) -> None:
    state = story.state
    ids = [CardId(number) for number in range(len(CARDS))]
    hands = tuple(tuple(ids[seat * HAND : seat * HAND + HAND]) for seat in everyone(state.seats))
    until = later(world.now, seconds(state.options.turn))
    story.emit(Dealt(world.chance.shuffled(CARDS), hands, until))


def decide(state: State, by: Actor, act: Act | TimeUp, world: World) -> tuple[Event, ...] | Refusal:
    story: Story = Unfolding(evolve, state)
    if isinstance(act, TimeUp):
        time_up(story, world)
        return story.events
    if by is CLOCK:
        return Refusal(ONLY_THE_CLOCK)
    match act:
        case Note(text):
            story.emit(Noted(by, text))
            return story.events
        case Vote() if state.ballot is not None:
            return vote(story, by, act, world)
        case Lay() if state.ballot is None:
            return lay(story, by, act, world)
        case Call() if state.ballot is None:
            return call(story, by, act, world)
        case Vote() | Lay() | Call():
            return Refusal("not_now")
        case _:
            assert_never(act)


def lay(story: Story, by: Seat, act: Lay, world: World) -> tuple[Event, ...] | Refusal:
    state = story.state
    if by != state.turn:
        return Refusal("not_your_turn")
    if act.card not in state.hands[by]:
        return Refusal("not_in_hand", {"card": act.card})
    put(story, by, act.card, world)
    return story.events


def put(story: Story, by: Seat, card: CardId, world: World) -> None:
    until = later(world.now, seconds(story.state.options.turn))
    state = story.emit(Laid(by, card, story.state.faces[card], until))
    if state.deck:
        state = story.emit(Drawn(by, state.deck[0], state.faces[state.deck[0]]))
    if not any(state.hands):
        end_round(story, world)


def end_round(story: Story, world: World) -> None:
    state = story.state
    points = tuple(len(pile) for pile in state.taken)
    state = story.emit(RoundEnded(points, state.notes))
    if state.round < state.options.rounds:
        deal(story, world)
        return
    keys = {seat: (state.points[seat],) for seat in everyone(state.seats)}
    story.emit(Over(Outcome("all_laid", ranked(keys), state.points)))


def call(story: Story, by: Seat, act: Call, world: World) -> tuple[Event, ...] | Refusal:
    state = story.state
    if by == state.last or state.last is None:
        return Refusal("own_card")
    verdict = world.lexicon.judge(act.word, state.options.policy(2, Plurals.NO_SINGULAR))
    missing = Counter(verdict.word) - Counter(state.faces[card] for card in state.heap)
    if missing:
        return Refusal("letters_missing", {"letters": "".join(sorted(missing.elements()))})
    if state.options.referee is Referee.VOTE:
        story.emit(VoteBegun(by, verdict, later(world.now, seconds(state.options.vote))))
        return story.events
    story.emit(Judged(by, verdict))
    if verdict.legal:
        take(story, by, verdict.word)
    return story.events


def take(story: Story, by: Seat, word: str) -> None:
    state, cards = story.state, []
    for letter in word:
        free = (card for card in state.heap if card not in cards and state.faces[card] == letter)
        cards.append(next(free))
    story.emit(Taken(by, tuple(cards)))


def vote(story: Story, by: Seat, act: Vote, world: World) -> tuple[Event, ...] | Refusal:
    ballot = story.state.ballot
    if ballot is None or not ballot.may_vote(by):
        return Refusal("no_vote")
    state = story.emit(Voted(by, act.voice))
    if state.ballot is not None and state.ballot.complete:
        count(story, state.ballot, world)
    return story.events


def count(story: Story, ballot: Ballot, world: World) -> None:
    claim = story.state.claim
    assert claim is not None
    story.emit(VoteEnded(ballot.passed, later(world.now, seconds(story.state.options.turn))))
    if ballot.passed:
        take(story, *claim)


def time_up(story: Story, world: World) -> None:
    state = story.state
    if state.ballot is not None:
        count(story, state.ballot, world)
        return
    put(story, state.turn, state.hands[state.turn][0], world)
