"""The toy assembled, with what each viewer sees of it."""

from bukvitsa.kernel.game import Facts, Kinds
from bukvitsa.kernel.moments import Deadline, TimeUp
from bukvitsa.kernel.outcome import Outcome
from bukvitsa.kernel.people import Actor, Seat, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World

from .rules import decide, open_toy
from .state import evolve
from .values import (
    Act,
    Dealt,
    DealtSeen,
    Drawn,
    DrawnSeen,
    Event,
    Menu,
    Noted,
    NotedSeen,
    Seen,
    State,
    ToyOptions,
    View,
    Voted,
    VotedSeen,
)


class Toy:
    facts = Facts(
        id="toy",
        title="Стопка",
        gist="Кладите карты, называйте слова.",
        minutes=(1, 2),
        fewest=2,
        most=4,
    )
    kinds = Kinds(
        options=ToyOptions,
        act=Act,
        event=Event,
        view=View,
        seen=Seen,
        menu=Menu,
        own=("you", "own", "note", "ballot"),
    )

    def open(self, options: ToyOptions, seats: int, world: World) -> tuple[Event, ...] | Refusal:
        return open_toy(options, seats, world)

    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        return decide(state, by, act, world)

    def evolve(self, state: State | None, event: Event) -> State:
        return evolve(state, event)

    def deadline(self, state: State) -> Deadline | None:
        if state.outcome is not None:
            return None
        until = state.until if state.ballot is None else state.ballot.until
        return Deadline(until, state.ticket)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def view(self, state: State, viewer: Viewer) -> View:
        seat: Seat | None = viewer if isinstance(viewer, int) else None
        hand = () if seat is None else state.hands[seat]
        return View(
            you=seat,
            turn=state.turn,
            deck=len(state.deck),
            hands=tuple(len(cards) for cards in state.hands),
            own=tuple((card, state.faces[card]) for card in hand),
            heap=tuple((card, state.faces[card]) for card in state.heap),
            taken=tuple("".join(state.faces[card] for card in pile) for pile in state.taken),
            points=state.points,
            note="" if seat is None else state.notes[seat],
            last=state.last,
            until=state.until,
            ballot=None if state.ballot is None else state.ballot.seen_by(viewer),
            outcome=state.outcome,
        )

    def veil(self, event: Event, viewer: Viewer) -> Seen | None:
        match event:
            case Dealt(faces, hands, until):
                own = hands[viewer] if isinstance(viewer, int) else ()
                return DealtSeen(tuple(faces[card] for card in own), until)
            case Drawn(by, _, face):
                return DrawnSeen(by, face if by == viewer else None)
            case Voted(by):
                return VotedSeen(by)
            case Noted(by):
                return NotedSeen(by)
            case _:
                return event

    def menu(self, view: View) -> Menu:
        playing = view.you is not None and view.outcome is None
        ballot = view.ballot
        return Menu(
            lay=tuple(card for card, _ in view.own)
            if playing and ballot is None and view.turn == view.you
            else (),
            call=playing and ballot is None and view.last not in {None, view.you},
            vote=playing and ballot is not None and ballot.own is None,
            note=playing,
        )
