"""What each viewer sees: all but the order of the deck and the voices of a vote under way."""

from bukvitsa.kernel.people import Viewer

from .events import Event, Opened, Voted
from .lying import letters_by_seat
from .phases import Phase, Voting
from .seen import OpenedSeen, PhaseSeen, Seen, View, VotedSeen, VotingSeen
from .state import State


def view_of(state: State, viewer: Viewer) -> View:
    """Build what a viewer sees, from nothing."""
    you = viewer if isinstance(viewer, int) else None
    return View(
        you=you,
        options=state.options,
        seats=state.seats,
        phase=_phase(state.phase, viewer),
        deck=state.deck,
        middle=state.middle,
        words=state.words,
        letters=letters_by_seat(state.words, state.seats),
        rests=state.rests,
        appealable=() if you is None else state.appealable[you],
        rulings=state.rulings,
    )


def veiled(event: Event, viewer: Viewer) -> Seen | None:
    """Build what a viewer hears of an event: nearly all of them are for everybody (AN-2, AN-4)."""
    del viewer
    match event:
        case Opened(options, seats, first, faces, until):
            return OpenedSeen(options, seats, first, len(faces), until)
        case Voted(by):
            return VotedSeen(by)
        case _:
            return event


def _phase(phase: Phase, viewer: Viewer) -> PhaseSeen:
    if not isinstance(phase, Voting):
        return phase
    return VotingSeen(phase.claim, phase.ballot.seen_by(viewer), phase.then, phase.held)
