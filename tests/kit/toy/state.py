"""How each of the toy's events changes its state."""

from typing import assert_never

from msgspec.structs import replace

from bukvitsa.kernel.ballot import Ballot
from bukvitsa.kernel.moments import Ticket
from bukvitsa.kernel.people import Seat, everyone, left_of
from bukvitsa.letters.cards import CardId

from .values import (
    Dealt,
    Drawn,
    Event,
    Judged,
    Laid,
    Noted,
    Opened,
    Over,
    RoundEnded,
    State,
    Taken,
    VoteBegun,
    Voted,
    VoteEnded,
)


def evolve(state: State | None, event: Event) -> State:  # noqa: C901 - flat: a line an event
    if state is None:
        assert isinstance(event, Opened)
        blank = ("",) * event.seats
        return State(
            event.options, event.seats, event.first, notes=blank, points=(0,) * event.seats
        )
    match event:
        case Opened():
            raise AssertionError(event)
        case Dealt():
            return dealt(state, event)
        case Laid():
            return laid(state, event)
        case Drawn(by, card):
            return replace(
                state, deck=state.deck[1:], hands=put(state.hands, by, (*state.hands[by], card))
            )
        case Judged():
            return state
        case VoteBegun(by, verdict, until):
            return replace(
                state,
                ballot=Ballot(everyone(state.seats), until),
                claim=(by, verdict.word),
                ticket=Ticket(state.ticket + 1),
            )
        case Voted(by, voice):
            assert state.ballot is not None
            return replace(state, ballot=state.ballot.cast(by, voice))
        case VoteEnded(_, until):
            ticket = Ticket(state.ticket + 1)
            return replace(state, ballot=None, claim=None, until=until, ticket=ticket)
        case Taken(by, cards):
            heap = tuple(card for card in state.heap if card not in cards)
            return replace(state, heap=heap, taken=put(state.taken, by, (*state.taken[by], *cards)))
        case Noted(by, text):
            notes = (*state.notes[:by], text, *state.notes[by + 1 :])
            return replace(state, notes=notes)
        case RoundEnded(points):
            total = tuple(old + new for old, new in zip(state.points, points, strict=True))
            blank = ("",) * state.seats
            return replace(state, points=total, round=state.round + 1, notes=blank, last=None)
        case Over(outcome):
            return replace(state, outcome=outcome)
        case _:
            assert_never(event)


def dealt(state: State, event: Dealt) -> State:
    held = {card for hand in event.hands for card in hand}
    return replace(
        state,
        faces=event.faces,
        deck=tuple(CardId(card) for card in range(len(event.faces)) if card not in held),
        hands=event.hands,
        heap=(),
        taken=((),) * state.seats,
        until=event.until,
        ticket=Ticket(state.ticket + 1),
    )


def laid(state: State, event: Laid) -> State:
    hand = tuple(card for card in state.hands[event.by] if card != event.card)
    hands = put(state.hands, event.by, hand)
    turn = left_of(event.by, state.seats)
    while not hands[turn] and not state.deck and any(hands):
        turn = left_of(turn, state.seats)
    return replace(
        state,
        hands=hands,
        heap=(*state.heap, event.card),
        last=event.by,
        turn=turn,
        until=event.until,
        ticket=Ticket(state.ticket + 1),
    )


def put(
    piles: tuple[tuple[CardId, ...], ...], seat: Seat, pile: tuple[CardId, ...]
) -> tuple[tuple[CardId, ...], ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])
