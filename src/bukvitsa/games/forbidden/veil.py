"""What each viewer gets to see and to hear, built up from nothing."""

from typing import assert_never

from msgspec.structs import replace

from bukvitsa.kernel.people import WATCHER, Viewer

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

WATCHED = "watched"
"""Under this name a state keeps what is seen of it by all."""


def view(state: State, viewer: Viewer) -> View:
    """Show what lies open, the viewer's own hand, and how many cards there are elsewhere (FW-2)."""
    known: tuple[View, bool] | None = state.__dict__.get(WATCHED)
    watched, alike = _watched(state) if known is None else known
    if not isinstance(viewer, int):
        return watched
    own = tuple(map(state.cards.__getitem__, state.hands[viewer]))
    if alike:
        return replace(watched, you=viewer, own=own)
    return replace(watched, you=viewer, phase=_phase(state.phase, viewer), own=own)


def _watched(state: State) -> tuple[View, bool]:
    """Show what lies open, and tell whether all see the phase alike; found once for all who look.

    Who has said «молчу», or voted, sees that.
    """
    series, phase = state.series, state.phase
    watched = View(
        you=None,
        options=series.options,
        game=series.game,
        first=series.first,
        phase=_phase(phase, WATCHER),
        conversation=state.faces,
        showcase=state.reds,
        own=(),
        hands=tuple(map(len, state.hands)),
        deck=len(state.cards) - state.deck,
        discard=len(state.discard),
        penalties=state.taken,
        totals=series.totals,
        rests=state.rests,
        rulings=series.rulings,
        refused=series.refused,
    )
    alike = isinstance(phase, Choosing) or (isinstance(phase, Laying) and not phase.hushed)
    state.__dict__[WATCHED] = watched, alike
    return watched, alike


def veil(event: Event, viewer: Viewer) -> Seen | None:
    """Tell of an event what it shows this viewer: all of it, unless it touches a closed card."""
    match event:
        case Laid():
            by, letter = event.by, event.card.face.letter
            if by == viewer:
                return LaidSeen(by, letter, event.opens, event.until, event.card.id, event.drawn)
            return LaidSeen(by, letter, event.opens, event.until)
        case Dealt():
            return DealtSeen(event.first, event.red, _dealt(event, viewer), event.until)
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
