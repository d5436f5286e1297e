"""«Запретные слова» keep their secrets: leaks planted on purpose are caught."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.games.forbidden.acts import Call, Lay
from bukvitsa.games.forbidden.cards import Card
from bukvitsa.games.forbidden.events import Event, Hushed, Laid
from bukvitsa.games.forbidden.game import Forbidden
from bukvitsa.games.forbidden.seen import LaidSeen, LaySeen, Seen, View
from bukvitsa.games.forbidden.state import Laying, State
from bukvitsa.kernel.moments import Deadline, Instant, Ticket
from bukvitsa.kernel.people import Actor, Viewer, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId
from tests.kit import laws
from tests.kit.forbidden.subject import DeckSubject, ForbiddenSubject
from tests.kit.play import Reversed, viewers
from tests.kit.secrecy import secrets_make_no_difference
from tests.kit.subject import Subject


class Sorted:
    def shuffled(self, things: Any) -> Any:
        return tuple(sorted(things, key=str))


class NumbersCardsAsPrinted(Forbidden):
    def open(self, options: Any, seats: int, world: World) -> tuple[Event, ...] | Refusal:
        return super().open(options, seats, World(world.now, Sorted(), world.lexicon))


class ShowsWhoIsSilent(Forbidden):
    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        if isinstance(state.phase, Laying) and isinstance(view.phase, LaySeen):
            return replace(view, phase=replace(view.phase, hushed=bool(state.phase.hushed)))
        return view


class TellsWhoIsSilent(Forbidden):
    def veil(self, event: Event, viewer: Viewer) -> Seen | None:
        return event if isinstance(event, Hushed) else super().veil(event, viewer)


class CountsSilenceInTheTicket(Forbidden):
    def evolve(self, state: State | None, event: Event) -> State:
        after = super().evolve(state, event)
        if isinstance(event, Hushed):
            return replace(after, ticket=Ticket(after.ticket + 1))
        return after


class RefusesByTheDeck(Forbidden):
    def decide(
        self, state: State, by: Actor, act: Any, world: World
    ) -> tuple[Event, ...] | Refusal:
        if isinstance(act, Call) and state.cards[-1].face.letter in "аокс":
            return Refusal("nothing_to_call")
        return super().decide(state, by, act, world)


class WaitsByAHand(Forbidden):
    def deadline(self, state: State) -> Deadline | None:
        told = super().deadline(state)
        face = state.cards[state.hands[0][0]].face
        return None if told is None else Deadline(Instant(told.at + ord(face.letter)), told.ticket)


class CountsByAHand(Forbidden):
    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        letters = [state.cards[card].face.letter for hand in state.hands for card in hand]
        return replace(view, discard=view.discard + letters.count(Letter("к")))


class ShowsADrawnCard(Forbidden):
    def veil(self, event: Event, viewer: Viewer) -> Seen | None:
        seen = super().veil(event, viewer)
        if isinstance(event, Laid) and isinstance(seen, LaidSeen):
            return replace(seen, drawn=event.drawn)
        return seen


LEAKS: list[tuple[laws.Law, type[ForbiddenSubject], type[Forbidden]]] = [
    (laws.ids_follow_the_shuffle, ForbiddenSubject, NumbersCardsAsPrinted),
    (secrets_make_no_difference, ForbiddenSubject, ShowsWhoIsSilent),
    (secrets_make_no_difference, ForbiddenSubject, TellsWhoIsSilent),
    (secrets_make_no_difference, ForbiddenSubject, CountsSilenceInTheTicket),
    (secrets_make_no_difference, ForbiddenSubject, RefusesByTheDeck),
    (secrets_make_no_difference, ForbiddenSubject, WaitsByAHand),
    (secrets_make_no_difference, ForbiddenSubject, CountsByAHand),
    (secrets_make_no_difference, DeckSubject, ShowsADrawnCard),
]


@pytest.mark.parametrize(("law", "subject", "leaky"), LEAKS, ids=lambda it: it.__name__)
def test_a_planted_leak_is_caught(
    law: laws.Law, subject: type[ForbiddenSubject], leaky: type[Forbidden]
) -> None:
    """FW-2, FW-11, FW-18: whoever shows a hidden card or a silence breaks the law."""
    with pytest.raises(AssertionError):
        within_many_seeds(law, subject(leaky()))


def within_many_seeds(law: laws.Law, subject: Subject) -> None:
    """Show the law one game after another."""
    for seed in range(300):
        law(subject, seed)


def test_a_drawn_card_is_seen_by_nobody_else() -> None:
    """FW-8: where only the deck's order is unknown, a card laid from a hand tells nothing new."""
    for seed in range(60):
        secrets_make_no_difference(DeckSubject(), seed)


@pytest.mark.parametrize("seed", range(20))
def test_the_numbers_of_closed_cards_are_nowhere_to_be_seen(seed: int) -> None:
    """FW-2: when a card was drawn shows in its number, so only its holder may know it."""
    subject, dice = ForbiddenSubject(), Random(seed)
    for table in laws.tables(subject, seed, most=80)[::7]:
        for viewer in viewers(table):
            view = subject.game.view(table.state, viewer)
            assert subject.game.view(renumbered(table.state, viewer, dice), viewer) == view


def renumbered(state: State, viewer: Viewer, dice: Random) -> State:
    """Give other numbers to all black cards but those in the viewer's hand and in the deck."""
    piles = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
    closed = [card for pile in (*piles, *state.penalties, state.discard) for card in pile]
    closed += [card for card in state.conversation if not state.cards[card].face.red]
    new = dict(zip(closed, dice.sample(closed, len(closed)), strict=True))

    def moved(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(new.get(card, card) for card in cards)

    faces = {new.get(card.id, card.id): card.face for card in state.cards}
    return replace(
        state,
        cards=tuple(Card(card.id, faces[card.id]) for card in state.cards),
        conversation=moved(state.conversation),
        discard=moved(state.discard),
        hands=tuple(map(moved, state.hands)),
        penalties=tuple(map(moved, state.penalties)),
    )


def test_others_cannot_tell_which_of_two_equal_cards_was_laid() -> None:
    """FW-6: the number of a laid card is told to who laid it alone."""
    game, subject = Forbidden(), ForbiddenSubject()
    for seed in range(40):
        for table in laws.tables(subject, seed, most=30):
            phase = table.state.phase
            if not isinstance(phase, Laying) or phase.opens is not None:
                continue
            world = World(Instant(0), Reversed(), subject.lexicon)
            for card in table.state.hands[phase.turn]:
                events = game.decide(table.state, phase.turn, Lay(card), world)
                assert not isinstance(events, Refusal)
                laid = events[0]
                assert isinstance(laid, Laid)
                for seat in everyone(table.seats):
                    seen = game.veil(laid, seat)
                    assert isinstance(seen, LaidSeen)
                    assert (seen.card, seen.drawn) == (
                        (card, laid.drawn) if seat == phase.turn else (None, None)
                    )
