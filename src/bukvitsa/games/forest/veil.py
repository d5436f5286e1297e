"""What each viewer sees of the state and hears of an event, built up from nothing."""

from bukvitsa.kernel.people import Seat, Viewer, everyone

from .control import leader
from .drafts import MOST_OF_FRONT
from .events import (
    CardsDrawn,
    CardWon,
    ElderPaid,
    Event,
    Grown,
    Opened,
    VoteBegun,
    Voted,
    Written,
)
from .scores import score
from .seen import (
    CardsDrawnSeen,
    CardWonSeen,
    ElderPaidSeen,
    GrownSeen,
    OpenedSeen,
    Seen,
    View,
    VoteBegunSeen,
    VotedSeen,
    WrittenSeen,
)
from .state import State


def view(state: State, viewer: Viewer) -> View:
    """Build what a viewer sees; the field, the fronts and the phase hold nothing hidden (FO-3)."""
    you: Seat | None = viewer if isinstance(viewer, int) else None
    drawn = state.drawn if you == state.first else ()
    ballot = state.ballot
    return View(
        you=you,
        seats=state.seats,
        options=state.options,
        prices=state.prices,
        round=state.round,
        first=state.first,
        phase=state.phase,
        field=state.field,
        fronts=state.fronts,
        supply=state.supply,
        deck=len(state.deck),
        discard=len(state.discard),
        written=tuple([seat for seat in everyone(state.seats) if state.drafts[seat] is not None]),
        ready=state.ready,
        draft=None if you is None or state.words else state.drafts[you],
        words=state.words,
        used=state.used,
        taken=state.taken,
        drawn=len(state.drawn),
        drawn_letters="".join([state.faces[card] for card in drawn]),
        ballot=None if ballot is None else ballot.seen_by(viewer),
        rulings=state.rulings,
        scores=tuple([score(front, state.options, state.prices) for front in state.fronts]),
        outcome=state.outcome,
        leaders=tuple([leader(tree.cubes) for tree in state.field.trees]),
        most_of_front=MOST_OF_FRONT,
    )


def veil(event: Event, viewer: Viewer) -> Seen:
    """Say what a viewer hears of an event."""
    match event:
        case Opened():
            return _opened(event)
        case Written(by, draft):
            return WrittenSeen(by, draft if by == viewer else None)
        case VoteBegun(of, word, waiting, ballot):
            return VoteBegunSeen(of, word, waiting, ballot.until)
        case Voted(by):
            return VotedSeen(by)
        case CardWon(by, at, letter, _, source):
            return CardWonSeen(by, at, letter, source)
        case ElderPaid(by, places):
            return ElderPaidSeen(by, places)
        case CardsDrawn(by, cards, letters):
            return CardsDrawnSeen(by, len(cards), letters if by == viewer else "")
        case Grown(by, at, _, letter, others):
            return GrownSeen(by, at, letter, len(others))
        case _:
            return event


def _opened(event: Opened) -> OpenedSeen:
    return OpenedSeen(
        options=event.options,
        seats=event.seats,
        first=event.first,
        prices=event.prices,
        columns=event.columns,
        letters="".join(event.faces[card] for card in event.field),
        deck=len(event.deck),
    )
