"""The state of a match of Ундервуд, and how each event changes it."""

from collections.abc import Container
from typing import TypeAlias, TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from bukvitsa.games.court import Answers, Rulings
from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Span, Ticket
from bukvitsa.kernel.people import Seat, everyone
from bukvitsa.letters.cards import CardId

from .cards import Cards, Face
from .events import (
    Accepted,
    Appealed,
    Begun,
    Claimed,
    Dealt,
    Doubted,
    Event,
    Exchanged,
    Fed,
    Finished,
    Laid,
    MatchEnded,
    Reckoning,
    RoundEnded,
    TurnBegun,
    Voted,
    VoteEnded,
)
from .laid import Claim, Swapped, Words
from .options import UnderwoodOptions
from .phases import Answering, Exchanging, Feeding, Over, Second


class Voting(msgspec.Struct, frozen=True, tag="vote"):
    """A word is put to the vote (WD-14)."""

    claim: Claim
    ballot: Ballot
    doubter: Seat | None
    left: Span | None
    back: Exchanging | Second


T = TypeVar("T")

Phase: TypeAlias = Exchanging | Second | Feeding | Answering | Voting | Over


class State(msgspec.Struct, frozen=True):
    """A match under way, as the referee knows it."""

    options: UnderwoodOptions
    seats: int
    counts: dict[Face, int]
    prices: dict[Face, int]
    totals: tuple[int, ...]
    scores: tuple[int, ...]
    phase: Phase
    sheet: tuple[tuple[Reckoning, ...], ...] = ()
    """What each round that has ended brought everybody."""
    dealer: Seat = Seat(0)
    turn: Seat = Seat(0)
    round: int = 0
    deck: Cards = ()
    """The top first."""
    hands: tuple[Cards, ...] = ()
    """The cards held longest first."""
    ribbon: Cards = ()
    words: tuple[Words, ...] = ()
    out: Cards = ()
    idle: int = 0
    """Turns in a row with an empty deck in which nothing was laid or put (UN-21)."""
    rulings: Rulings = Rulings()
    ticket: Ticket = Ticket(0)


def evolve(state: State | None, event: Event) -> State:  # noqa: C901 - flat: a line an event
    """Let one event happen; the commonest are recognized first."""
    if state is None:
        assert isinstance(event, Begun)
        return _begun(event)
    match event:
        case TurnBegun():
            return _turn_begun(state, event)
        case Laid():
            return _laid(state, event)
        case Fed(by, card):
            hands = put(state.hands, by, without(state.hands[by], {card.id}))
            return replace(state, hands=hands, ribbon=(*state.ribbon, card), idle=0)
        case Begun():
            raise AssertionError(event)
        case Dealt():
            return _dealt(state, event)
        case Exchanged():
            return _exchanged(state, event)
        case Claimed(claim, asked, until, left):
            back = _mid_turn(state)
            return _waiting(state, Answering(claim, Answers(asked, until), left, back))
        case Accepted(by):
            assert isinstance(state.phase, Answering)
            answers = state.phase.answers.accepted_by(by)
            return replace(state, phase=replace(state.phase, answers=answers))
        case Doubted(by, until):
            assert isinstance(state.phase, Answering)
            claim, left, back = state.phase.claim, state.phase.left, state.phase.back
            ballot = Ballot(everyone(state.seats), until)
            return _waiting(state, Voting(claim, ballot, by, left, back))
        case Appealed(claim, until, left):
            ballot = Ballot(everyone(state.seats), until)
            return _waiting(state, Voting(claim, ballot, None, left, _mid_turn(state)))
        case Voted(by, voice):
            assert isinstance(state.phase, Voting)
            return replace(
                state, phase=replace(state.phase, ballot=state.phase.ballot.cast(by, voice))
            )
        case VoteEnded():
            return _vote_ended(state, event)
        case Finished():
            waits = isinstance(state.phase, Exchanging) and not state.deck
            return replace(state, idle=state.idle + 1 if waits else 0)
        case RoundEnded(_, _, reckonings):
            scores = tuple(reckoning.points for reckoning in reckonings)
            totals = tuple(map(sum, zip(state.totals, scores, strict=True)))
            sheet = (*state.sheet, reckonings)
            return replace(state, scores=scores, totals=totals, sheet=sheet)
        case MatchEnded(outcome):
            return _waiting(state, Over(outcome))
        case _:
            assert_never(event)


def _begun(event: Begun) -> State:
    blank = (0,) * event.seats
    return State(
        options=event.options,
        seats=event.seats,
        counts=event.counts,
        prices=event.prices,
        totals=blank,
        scores=blank,
        phase=Exchanging(None),
    )


def _dealt(state: State, event: Dealt) -> State:
    return replace(
        state,
        dealer=event.dealer,
        round=state.round + 1,
        deck=event.deck,
        hands=event.hands,
        ribbon=event.opened[-1:],
        words=((),) * state.seats,
        out=(),
        idle=0,
    )


def _turn_begun(state: State, event: TurnBegun) -> State:
    return replace(
        state,
        turn=event.by,
        deck=state.deck[len(event.drawn) :],
        hands=put(state.hands, event.by, state.hands[event.by] + event.drawn),
        phase=Exchanging(event.until),
        ticket=Ticket(state.ticket + 1),
    )


def _exchanged(state: State, event: Exchanged) -> State:
    held = without(state.hands[event.by], {card.id for card in event.out})
    return replace(
        state,
        deck=state.deck[len(event.drawn) :],
        hands=put(state.hands, event.by, held + event.drawn),
        out=state.out + event.out,
    )


def _vote_ended(state: State, event: VoteEnded) -> State:
    assert isinstance(state.phase, Voting)
    rulings = state.rulings.after(event.word, passed=event.passed)
    after = replace(state, rulings=rulings)
    return _waiting(after, replace(state.phase.back, until=event.until))


def _laid(state: State, event: Laid) -> State:
    by, placement = event.by, event.placement
    spent = {card.id for card in placement.spent()}
    hand = without(state.hands[by], spent) + placement.kept
    words = _swapped(state.words, placement.swaps)
    return replace(
        state,
        hands=put(state.hands, by, hand),
        ribbon=state.ribbon[: len(state.ribbon) - len(placement.torn)],
        words=put(words, by, (*words[by], placement.word)),
        idle=0,
        phase=(Second if placement.again else Feeding)(event.until),
        ticket=Ticket(state.ticket + 1),
    )


def _swapped(words: tuple[Words, ...], swaps: tuple[Swapped, ...]) -> tuple[Words, ...]:
    for swap in swaps:
        words = put(words, swap.owner, put(words[swap.owner], swap.word, swap.after))
    return words


def _mid_turn(state: State) -> Exchanging | Second:
    assert isinstance(state.phase, Exchanging | Second)
    return state.phase


def _waiting(state: State, phase: Phase) -> State:
    """Go to a phase that waits for something else: its alarm has a ticket of its own."""
    return replace(state, phase=phase, ticket=Ticket(state.ticket + 1))


def put(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """Put one thing in the place of another."""
    return (*things[:place], thing, *things[place + 1 :])


def without(cards: Cards, gone: Container[CardId]) -> Cards:
    """Take cards away."""
    return tuple([card for card in cards if card.id not in gone])
