"""Leaks planted into Анаграммы: the laws of secrecy must catch each."""

from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.games.anagrams.acts import Act, Call
from bukvitsa.games.anagrams.events import Event
from bukvitsa.games.anagrams.game import Anagrams
from bukvitsa.games.anagrams.options import AnagramsOptions
from bukvitsa.games.anagrams.phases import Voting
from bukvitsa.games.anagrams.seen import Menu, View
from bukvitsa.games.anagrams.state import State
from bukvitsa.kernel.moments import Deadline, Instant, Ticket, TimeUp
from bukvitsa.kernel.people import Actor, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from tests.kit import laws
from tests.kit.anagrams.subject import AnagramsSubject
from tests.kit.secrecy import secrets_make_no_difference


def next_face(state: State) -> int:
    return ord(state.faces[state.opened]) if state.deck else 0


class Sorted:
    def shuffled(self, things: Any) -> Any:
        return tuple(sorted(things))


class NumbersCardsAsPrinted(Anagrams):
    """A card's id tells its letter."""

    def open(
        self, options: AnagramsOptions, seats: int, world: World
    ) -> tuple[Event, ...] | Refusal:
        return super().open(options, seats, World(world.now, Sorted(), world.lexicon))


class CountsVowelsInTheView(Anagrams):
    """The number of closed cards depends on what is printed on the top one."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, deck=view.deck + next_face(state) % 2)


class OffersByTheTopCard(Anagrams):
    """The menu is drawn from a view that knows too much."""

    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), appealable=(state.faces[state.opened :],))

    def menu(self, view: View) -> Menu:
        return replace(super().menu(view), done=view.appealable > ("о",))


class RefusesByTheTopCard(Anagrams):
    """A call is refused if the top card would help it."""

    def decide(
        self, state: State, by: Actor, act: Act | TimeUp, world: World
    ) -> tuple[Event, ...] | Refusal:
        if isinstance(act, Call) and state.deck and state.faces[state.opened] in act.word:
            return Refusal("deck_empty")
        return super().decide(state, by, act, world)


class NumbersTheAlarmByTheTopCard(Anagrams):
    """The alarm's ticket tells the top card."""

    def deadline(self, state: State) -> Deadline | None:
        told = super().deadline(state)
        return told and Deadline(told.at, Ticket(told.ticket * 100 + next_face(state)))


class RingsByTheTopCard(Anagrams):
    """A vowel takes longer to open by itself."""

    def deadline(self, state: State) -> Deadline | None:
        told = super().deadline(state)
        return told and Deadline(Instant(told.at + next_face(state)), told.ticket)


class ShowsTheCount(Anagrams):
    """How the vote stands can be seen while it runs."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        if isinstance(state.phase, Voting):
            return replace(view, deck=view.deck + state.phase.ballot.passed)
        return view


LEAKS = [
    (laws.ids_follow_the_shuffle, NumbersCardsAsPrinted),
    (secrets_make_no_difference, CountsVowelsInTheView),
    (secrets_make_no_difference, OffersByTheTopCard),
    (secrets_make_no_difference, RefusesByTheTopCard),
    (secrets_make_no_difference, NumbersTheAlarmByTheTopCard),
    (secrets_make_no_difference, RingsByTheTopCard),
    (secrets_make_no_difference, ShowsTheCount),
]


@pytest.mark.parametrize(("law", "leaky"), LEAKS, ids=lambda it: it.__name__)
def test_a_leak_of_anagrams_is_caught(law: laws.Law, leaky: type[Anagrams]) -> None:
    """Within two hundred seeds the law finds what was planted."""
    with pytest.raises(AssertionError):
        within_two_hundred_seeds(law, leaky)


def within_two_hundred_seeds(law: laws.Law, leaky: type[Anagrams]) -> None:
    """Show the law one game after another."""
    for seed in range(200):
        law(AnagramsSubject(leaky()), seed)


def test_anagrams_itself_passes_the_same_seeds() -> None:
    """What the leaky games are caught by is the leak, not the law."""
    for law in (laws.ids_follow_the_shuffle, secrets_make_no_difference):
        for seed in range(200):
            law(AnagramsSubject(), seed)
