"""How a game of the series begins and ends, and how a conversation is renewed."""

from bukvitsa.kernel.outcome import Outcome, ranked
from bukvitsa.kernel.people import Seat, distance, everyone, left_of
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.world import World
from bukvitsa.letters.alphabet import Letter
from bukvitsa.letters.cards import CardId
from bukvitsa.letters.deck import Deck, deck_fault, installed_deck

from .cards import Face
from .clocks import turn_ends
from .events import Dealt, Event, GameEnded, Over, Renewed
from .options import ForbiddenOptions
from .state import HAND, Series, State, added

STANDARD = installed_deck("bukvitsa.games.forbidden")
"""The deck of `deck.toml`."""

REDS = 8
"""How many red cards there are; FW-7 and FW-13 count on it."""

LOST = 10
"""A penalty pile of so many cards ends the game (FW-20)."""


def deck_of(options: ForbiddenOptions) -> Deck:
    """Name the deck that a table plays with."""
    return options.deck or STANDARD


def deck_refusal(deck: Deck, seats: int) -> Refusal | None:
    """Say why a table cannot play with a deck (FW-1, FW-26)."""
    fault = deck_fault(deck)
    if fault is not None:
        return fault
    if set(deck.piles) != {"black", "red"} or deck.counts:
        return Refusal("deck_wrong_piles")
    black, red = deck.piles["black"], deck.piles["red"]
    if any(stack.letter == "ъ" and stack.count for stack in (*black.stacks, *red.stacks)):
        return Refusal("deck_hard_sign")
    if len(red) != REDS:
        return Refusal("deck_wrong_reds", {"counted": len(red), "needed": REDS})
    least = HAND * seats + 1
    if len(black) < least:
        return Refusal("deck_too_small", {"counted": len(black), "least": least})
    return None


def deal(options: ForbiddenOptions, seats: int, first: Seat, world: World) -> Dealt:
    """Shuffle the red cards, then the black; deal hand by hand from the first (FW-3…FW-5)."""
    piles = deck_of(options).piles
    red = [Face(letter, red=True) for letter in piles["red"].letters()]
    black = [Face(letter, red=False) for letter in piles["black"].letters()]
    numbers = [CardId(len(red) + number) for number in range(HAND * seats)]
    tops = [HAND * distance(first, seat, seats) for seat in everyone(seats)]
    return Dealt(
        first,
        _shuffled(red, world),
        _shuffled(black, world),
        tuple([tuple(numbers[top : top + HAND]) for top in tops]),
        turn_ends(options, world.now),
    )


def renew(state: State, world: World) -> Renewed:
    """Open a new conversation with two red cards at random out of all (FW-13)."""
    reds = len(state.showcase) + sum([face.red for face in state.faces])
    return Renewed(_shuffled([card.face for card in state.cards[:reds]], world))


def end_game(
    series: Series, reason: str, points: tuple[int, ...], world: World
) -> tuple[Event, ...]:
    """End a game, and begin the next or end the series (FW-20…FW-23)."""
    ended, seats = GameEnded(reason, points), series.seats
    if series.game < series.options.games:
        return ended, deal(series.options, seats, left_of(series.first, seats), world)
    totals = added(series.totals, points)
    places = ranked({seat: (-totals[seat],) for seat in everyone(seats)})
    return ended, Over(Outcome(reason, places, totals))


def _shuffled(faces: list[Face], world: World) -> tuple[Letter, ...]:
    return tuple([face.letter for face in world.chance.shuffled(faces)])
