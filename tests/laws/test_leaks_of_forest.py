"""Leaks planted into Шёпот леса: the laws of secrecy must catch each."""

from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.games.forest.acts import Act, Write
from bukvitsa.games.forest.events import CardsDrawn, Event
from bukvitsa.games.forest.game import Forest
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.seen import CardsDrawnSeen, Menu, Seen, View
from bukvitsa.games.forest.state import State
from bukvitsa.kernel.moments import Deadline, Instant, Ticket, TimeUp
from bukvitsa.kernel.people import Actor, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from tests.kit import laws
from tests.kit.forest.subject import ForestSubject
from tests.kit.secrecy import secrets_make_no_difference


def top_face(state: State) -> int:
    return ord(state.faces[state.deck[0]]) if state.deck else 0


class Sorted:
    def shuffled(self, things: Any) -> Any:
        return tuple(sorted(things))


class NumbersCardsAsPrinted(Forest):
    """A card's id tells its letter."""

    def open(self, options: ForestOptions, seats: int, world: World) -> tuple[Event, ...] | Refusal:
        return super().open(options, seats, World(world.now, Sorted(), world.lexicon))


class CountsByTheTopCard(Forest):
    """The deck's size in the view depends on what lies on top."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, deck=view.deck + top_face(state) % 2)


class ShowsWhatLiesFaceDown(Forest):
    """A menu is drawn from a view that knows the field's face-down cards."""

    def view(self, state: State, viewer: Viewer) -> View:
        closed = zip(state.lying, state.field.trees, strict=True)
        vowels = sum(state.faces[card] in "аеио" for card, tree in closed if tree.letter is None)
        return replace(super().view(state, viewer), drawn_letters="?" * vowels)

    def menu(self, view: View) -> Menu:
        return replace(super().menu(view), accept=len(view.drawn_letters) % 2 == 1)


class ToldOfTheThree(Forest):
    """Everybody hears which cards the first player looks at."""

    def veil(self, event: Event, viewer: Viewer) -> Seen:
        if isinstance(event, CardsDrawn):
            return CardsDrawnSeen(event.by, len(event.cards), event.letters)
        return super().veil(event, viewer)


class ToldOfADraft(Forest):
    """Everybody hears how long another's word is."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        ink = sum(len(draft.word) for draft in state.drafts if draft is not None)
        return replace(view, discard=view.discard + ink)


class RefusesByAnothersDraft(Forest):
    """Who writes what another has written is refused."""

    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        words = [draft.word for seat, draft in enumerate(state.drafts) if draft and seat != by]
        if isinstance(act, Write) and act.word in words:
            return Refusal("not_writing")
        return super().decide(state, by, act, world)


class TicketByTheTopCard(Forest):
    """The alarm's ticket tells the top card."""

    def deadline(self, state: State) -> Deadline | None:
        told = super().deadline(state)
        return told and Deadline(told.at, Ticket(told.ticket * 100 + top_face(state)))


class RingsWhenTheDiscardKnows(Forest):
    """The time to decide depends on the discard's top card."""

    def deadline(self, state: State) -> Deadline | None:
        told = super().deadline(state)
        late = ord(state.faces[state.discard[0]]) if state.discard else 0
        return told and Deadline(Instant(told.at + late), told.ticket)


class ShowsTheCount(Forest):
    """How the vote stands can be seen while it runs."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        ahead = state.ballot is not None and state.ballot.passed
        return replace(view, deck=view.deck + ahead)


LEAKS = [
    (laws.ids_follow_the_shuffle, NumbersCardsAsPrinted),
    (secrets_make_no_difference, CountsByTheTopCard),
    (secrets_make_no_difference, ShowsWhatLiesFaceDown),
    (secrets_make_no_difference, ToldOfTheThree),
    (secrets_make_no_difference, ToldOfADraft),
    (secrets_make_no_difference, RefusesByAnothersDraft),
    (secrets_make_no_difference, TicketByTheTopCard),
    (secrets_make_no_difference, RingsWhenTheDiscardKnows),
    (secrets_make_no_difference, ShowsTheCount),
]


@pytest.mark.parametrize(("law", "leaky"), LEAKS, ids=lambda it: it.__name__)
def test_a_leak_is_caught(law: laws.Law, leaky: type[Forest]) -> None:
    """Within some hundred seeds the law finds what was planted."""
    with pytest.raises(AssertionError):
        within_some_hundred_seeds(law, leaky)


def within_some_hundred_seeds(law: laws.Law, leaky: type[Forest]) -> None:
    """Show the law one game after another."""
    for seed in range(400):
        law(ForestSubject(leaky()), seed)
