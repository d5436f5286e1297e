"""The rules of Ундервуд: what is allowed, and what follows."""

from typing import assert_never

from bukvitsa.kernel.acts import Accept, Vote
from bukvitsa.kernel.moments import TimeUp
from bukvitsa.kernel.people import CLOCK, Actor, Seat, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.unfolding import Unfolding
from bukvitsa.kernel.world import World

from .acts import Act, Appeal, Doubt, Exchange, Feed, Finish, Lay
from .cards import Card, is_letter_card, is_prize, letter_cards
from .events import Begun, Event, Exchanged, Fed, Finished
from .options import UnderwoodOptions
from .pack import pack_of
from .phases import Answering, Exchanging
from .rounds import Story, begin_round, end_turn
from .state import State, Voting, evolve
from .trials import accept, appeal, count, doubt, lay, stand, vote


def open_underwood(
    options: UnderwoodOptions, seats: int, world: World
) -> tuple[Event, ...] | Refusal:
    """Begin a match: the first dealer is drawn, unless it is agreed who begins (UN-3…5)."""
    pack = pack_of(options, seats)
    if isinstance(pack, Refusal):
        return pack
    begun = Begun(options, seats, pack.counts, pack.prices)
    story: Story = Unfolding(evolve, evolve(None, begun))
    if options.first is None:
        dealer = world.chance.shuffled(everyone(seats))[0]
    else:
        dealer = Seat((options.first - 1) % seats)
    begin_round(story, dealer, world)
    return (begun, *story.events)


def decide(state: State, by: Actor, act: Act | TimeUp, world: World) -> tuple[Event, ...] | Refusal:
    """Judge an act: what follows from it, or why it could not be done."""
    story: Story = Unfolding(evolve, state)
    if isinstance(act, TimeUp):
        time_up(story, world)
        return story.events
    assert by is not CLOCK
    return _refusal(story, by, act, world) or story.events


def _refusal(story: Story, by: Seat, act: Act, world: World) -> Refusal | None:
    match act:
        case Accept():
            return accept(story, by, world)
        case Doubt():
            return doubt(story, by, world)
        case Vote(voice):
            return vote(story, by, voice, world)
        case Exchange() | Lay() | Appeal() | Feed() | Finish():
            return not_your_move(story.state, by) or _move(story, by, act, world)
        case _:
            assert_never(act)


def _move(
    story: Story, by: Seat, act: Exchange | Lay | Appeal | Feed | Finish, world: World
) -> Refusal | None:
    match act:
        case Exchange():
            return exchange(story, by, act)
        case Lay():
            return lay(story, by, act, world)
        case Appeal(laying):
            return appeal(story, by, laying, world)
        case Feed():
            return feed(story, by, act, world)
        case Finish():
            return finish(story, by, world)
        case _:
            assert_never(act)


def not_your_move(state: State, by: Seat) -> Refusal | None:
    """Refuse whoever acts out of turn, or while a word is on trial (UN-5, WD-14)."""
    if isinstance(state.phase, Answering):
        return Refusal("word_on_trial", {"word": state.phase.claim.placement.word.shown})
    if isinstance(state.phase, Voting):
        return Refusal("vote_under_way", {"word": state.phase.claim.placement.word.shown})
    return None if by == state.turn else Refusal("not_your_turn")


def exchange(story: Story, by: Seat, act: Exchange) -> Refusal | None:
    """Put unwanted prize cards out, open to all, and draw as many (UN-7, UN-26)."""
    state = story.state
    if not isinstance(state.phase, Exchanging):
        return Refusal("exchange_before_words")
    if not act.cards:
        return Refusal("nothing_to_exchange")
    if len(set(act.cards)) < len(act.cards):
        return Refusal("card_twice")
    held = {card.id: card for card in state.hands[by]}
    if not held.keys() >= set(act.cards):
        return Refusal("no_prize")
    out = tuple(held[card] for card in act.cards)
    if not all(is_prize(card.face) for card in out):
        return Refusal("not_a_prize")
    if len(out) > len(state.deck):
        return Refusal("deck_too_short", {"deck": len(state.deck)})
    story.emit(Exchanged(by, out, state.deck[: len(out)]))
    return None


def feed(story: Story, by: Seat, act: Feed, world: World) -> Refusal | None:
    """Put a letter card at the end of the ribbon; the turn passes (UN-9)."""
    card = next((card for card in story.state.hands[by] if card.id == act.card), None)
    if card is None:
        return Refusal("not_in_hand")
    if not is_letter_card(card.face):
        return Refusal("only_letters_in_ribbon")
    story.emit(Fed(by, card))
    end_turn(story, world)
    return None


def finish(story: Story, by: Seat, world: World) -> Refusal | None:
    """End a turn with nothing for the ribbon, having no letter card (UN-9)."""
    if letter_cards(story.state.hands[by]):
        return Refusal("feed_first")
    story.emit(Finished(by))
    end_turn(story, world)
    return None


def time_up(story: Story, world: World) -> None:
    """Go on without whoever is waited for (UN-24, WD-14, WD-17)."""
    phase = story.state.phase
    if isinstance(phase, Answering):
        stand(story, world)
    elif isinstance(phase, Voting):
        count(story, world)
    else:
        overdue(story, world)


def overdue(story: Story, world: World) -> None:
    """Feed the ribbon the cheapest letter, of equal ones the longest held (UN-24)."""
    state = story.state
    letters = letter_cards(state.hands[state.turn])

    def price(card: Card) -> int:
        return state.prices.get(card.face, 0)

    if letters:
        story.emit(Fed(state.turn, min(letters, key=price), overdue=True))
    else:
        story.emit(Finished(state.turn, overdue=True))
    end_turn(story, world)
