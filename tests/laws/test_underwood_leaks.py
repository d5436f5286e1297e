"""Leaks planted in Ундервуд: the laws must catch each."""

from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.games.underwood.acts import Act
from bukvitsa.games.underwood.cards import is_letter_card
from bukvitsa.games.underwood.events import Event, TurnBegun
from bukvitsa.games.underwood.game import Underwood
from bukvitsa.games.underwood.seen import Seen, TurnSeen, View, VotingSeen
from bukvitsa.games.underwood.state import State, Voting
from bukvitsa.kernel.moments import Deadline, Ticket, TimeUp
from bukvitsa.kernel.people import Actor, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from tests.kit import laws
from tests.kit.secrecy import secrets_make_no_difference
from tests.kit.underwood.subject import UnderwoodSubject


class NumbersCardsAsPrinted(Underwood):
    """A card's id is its place in the printed deck."""

    def open(self, options: Any, seats: int, world: World) -> tuple[Event, ...] | Refusal:
        return super().open(options, seats, World(world.now, Sorted(), world.lexicon))


class Sorted:
    def shuffled(self, things: Any) -> Any:
        return tuple(sorted(things))


class ShowsDrawnCards(Underwood):
    def veil(self, event: Event, viewer: Viewer) -> Seen | None:
        if isinstance(event, TurnBegun):
            return TurnSeen(event.by, len(event.drawn), event.drawn, event.until)
        return super().veil(event, viewer)


class ShowsAVoiceBeforeTheEnd(Underwood):
    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        if isinstance(state.phase, Voting) and isinstance(view.phase, VotingSeen):
            first = next(iter(state.phase.ballot.voices.values()), None)
            ballot = replace(view.phase.ballot, own=first)
            return replace(view, phase=replace(view.phase, ballot=ballot))
        return view


class CountsLettersInHands(Underwood):
    """The sizes of others' hands leave out what is no letter."""

    def view(self, state: State, viewer: Viewer) -> View:
        sizes = (sum(is_letter_card(card.face) for card in hand) for hand in state.hands)
        return replace(super().view(state, viewer), hands=tuple(sizes))


class PeeksUnderTheDeck(Underwood):
    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), out=state.deck[-1:])


class RefusesByTheNextCard(Underwood):
    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        result = super().decide(state, by, act, world)
        if isinstance(result, Refusal) and state.deck:
            return Refusal(result.code, {**result.about, "card": state.deck[0].face})
        return result


class TicketTellsTheNextCard(Underwood):
    def deadline(self, state: State) -> Deadline | None:
        told = super().deadline(state)
        if told is None or not state.deck:
            return told
        return Deadline(told.at, Ticket(2 * told.ticket + is_letter_card(state.deck[0].face)))


LEAKS: list[tuple[laws.Law, type[Underwood]]] = [
    (laws.ids_follow_the_shuffle, NumbersCardsAsPrinted),
    (secrets_make_no_difference, ShowsDrawnCards),
    (secrets_make_no_difference, ShowsAVoiceBeforeTheEnd),
    (secrets_make_no_difference, CountsLettersInHands),
    (secrets_make_no_difference, PeeksUnderTheDeck),
    (secrets_make_no_difference, RefusesByTheNextCard),
    (secrets_make_no_difference, TicketTellsTheNextCard),
]


@pytest.mark.parametrize(("law", "leak"), LEAKS, ids=lambda it: it.__name__)
def test_a_planted_leak_is_caught(law: laws.Law, leak: type[Underwood]) -> None:
    """Within two hundred seeds the law finds who tells what is hidden (UN-2, UN-6, WD-14)."""
    with pytest.raises(AssertionError):
        within_two_hundred_seeds(law, leak)


def within_two_hundred_seeds(law: laws.Law, leak: type[Underwood]) -> None:
    for seed in range(200):
        law(UnderwoodSubject(leak()), seed)


def test_the_game_itself_passes_the_same_seeds() -> None:
    """What is caught above is the leak: without one the law is content (UN-2)."""
    for seed in range(60):
        secrets_make_no_difference(UnderwoodSubject(), seed)
