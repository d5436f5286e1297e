"""What each viewer sees of the table, and hears of what happens; built up from nothing."""

from bukvitsa.kernel.people import Viewer

from .events import Dealt, Event, Exchanged, TurnBegun, Voted
from .seen import DealtSeen, ExchangedSeen, Seen, TurnSeen, View, VotedSeen, VotingSeen
from .state import State, Voting


def view(state: State, viewer: Viewer) -> View:
    """Show what lies open, and the own hand (UN-2)."""
    you = viewer if isinstance(viewer, int) else None
    phase = state.phase
    return View(
        you=you,
        options=state.options,
        seats=state.seats,
        round=state.round,
        dealer=state.dealer,
        turn=state.turn,
        phase=_voting(phase, viewer) if isinstance(phase, Voting) else phase,
        deck=len(state.deck),
        hands=tuple(map(len, state.hands)),
        own=() if you is None else state.hands[you],
        ribbon=state.ribbon,
        words=state.words,
        out=state.out,
        totals=state.totals,
        scores=state.scores,
        sheet=state.sheet,
        counts=state.counts,
        prices=state.prices,
        ruled_in=state.rulings.passed,
        ruled_out=state.rulings.failed,
    )


def _voting(phase: Voting, viewer: Viewer) -> VotingSeen:
    ballot = phase.ballot.seen_by(viewer)
    return VotingSeen(phase.claim, ballot, phase.doubter, phase.left, phase.back)


def veil(event: Event, viewer: Viewer) -> Seen:
    """Tell what happened; drawn cards and voices only to whom they belong (UN-2, WD-14)."""
    match event:
        case Dealt(dealer, hands, opened, deck):
            own = hands[viewer] if isinstance(viewer, int) else ()
            return DealtSeen(dealer, own, opened, len(deck))
        case TurnBegun(by, drawn, until):
            return TurnSeen(by, len(drawn), drawn if by == viewer else (), until)
        case Exchanged(by, out, drawn):
            return ExchangedSeen(by, out, len(drawn), drawn if by == viewer else ())
        case Voted(by, voice):
            return VotedSeen(by, voice if by == viewer else None)
        case _:
            return event
