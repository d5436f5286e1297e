"""What each viewer gets to see and to hear, built up from nothing."""

from typing import assert_never

from bukvitsa.kernel.people import Viewer

from .cards import Card, Face
from .events import Dealt, Event, Hushed, Laid, Voted
from .seen import (
    AnswerSeen,
    ChooseSeen,
    DealtSeen,
    LaidSeen,
    LaySeen,
    OverSeen,
    PhaseSeen,
    Seen,
    View,
    VotedSeen,
    VoteSeen,
)
from .state import Answering, Choosing, Ended, Laying, Phase, State, Voting


def view(state: State, viewer: Viewer) -> View:
    """Show what lies open, the viewer's own hand, and how many cards there are elsewhere (FW-2)."""
    seat = viewer if isinstance(viewer, int) else None
    series, cards = state.series, state.cards
    hand = () if seat is None else state.hands[seat]
    return View(
        you=seat,
        options=series.options,
        game=series.game,
        first=series.first,
        phase=_phase(state.phase, viewer),
        conversation=state.faces,
        showcase=state.reds,
        own=tuple([cards[card] for card in hand]),
        hands=tuple(map(len, state.hands)),
        deck=len(cards) - state.deck,
        discard=len(state.discard),
        penalties=state.taken,
        totals=series.totals,
        rests=state.rests,
        rulings=series.rulings,
        refused=series.refused,
    )


def veil(event: Event, viewer: Viewer) -> Seen | None:
    """Tell of an event what it shows this viewer: all of it, unless it touches a closed card."""
    match event:
        case Dealt(first, red, _, _, until):
            return DealtSeen(first, red, _dealt(event, viewer), until)
        case Laid(by, card, drawn, opens, until):
            if by == viewer:
                return LaidSeen(by, card.face.letter, opens, until, card.id, drawn)
            return LaidSeen(by, card.face.letter, opens, until)
        case Hushed(by):
            return event if by == viewer else None
        case Voted(by):
            return VotedSeen(by)
        case _:
            return event


def _phase(phase: Phase, viewer: Viewer) -> PhaseSeen:
    """Show what is awaited; of «молчу» only whether the viewer has said it (FW-18)."""
    match phase:
        case Laying():
            return _laying(phase, viewer)
        case Answering(turn, claim, until, held, since):
            return AnswerSeen(turn, claim, until, _laying(held, viewer), since)
        case Voting(claim, ballot, held, since):
            return VoteSeen(claim, ballot.seen_by(viewer), _laying(held, viewer), since)
        case Choosing(turn, claim, until):
            return ChooseSeen(turn, claim, until)
        case Ended(outcome):
            return OverSeen(outcome)
        case _:
            assert_never(phase)


def _laying(phase: Laying, viewer: Viewer) -> LaySeen:
    return LaySeen(phase.turn, phase.last, phase.opens, phase.until, viewer in phase.hushed)


def _dealt(event: Dealt, viewer: Viewer) -> tuple[Card, ...]:
    """Show a player the own three cards (FW-4)."""
    if not isinstance(viewer, int):
        return ()
    reds = len(event.red)
    return tuple(
        [Card(card, Face(event.black[card - reds], red=False)) for card in event.hands[viewer]]
    )
