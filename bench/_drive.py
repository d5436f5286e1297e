"""Games driven as fast as they go: no waiting, no journal, the clock runs when nobody acts."""

from collections.abc import Sequence
from random import Random
from typing import Any

from bukvitsa.bots.mind import Mind
from bukvitsa.games.forbidden.acts import Call, Lay, Mover, Next, Open
from bukvitsa.games.forbidden.cards import FEWEST_IN_SHOWCASE
from bukvitsa.games.forbidden.options import ForbiddenOptions
from bukvitsa.games.forbidden.state import Choosing, Ended, Laying
from bukvitsa.games.shelf import ROOMS
from bukvitsa.kernel.chance import Seed, SeededChance
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.moments import START, Instant, TimeUp
from bukvitsa.kernel.people import CLOCK, Seat, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import Table, open_table
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.book import Book

AnyTable = Table[Any, Any, Any, Any, Any, Any, Any]


def opened(game: AnyGame, options: Any, seats: int, book: Book, seed: Seed) -> AnyTable:
    """Open a table."""
    result = open_table(game, options, seats, World(START, SeededChance(seed, 0), book))
    assert not isinstance(result, Refusal), result
    table: AnyTable = result.table
    return table


def seed_from(dice: Random) -> Seed:
    """Draw the seed of a game."""
    return Seed(dice.randbytes(32))


def random_forbidden(book: Book, dice: Random, seats: int) -> int:
    """Lay any card that may be laid; whenever a word can be made, somebody calls it."""
    options = ForbiddenOptions(call_window=0)
    game, seed, roll = ROOMS["forbidden"].game, seed_from(dice), dice.random
    words = book.vocabulary(options.words)
    table, acts = opened(game, options, seats, book, seed), 0
    while True:
        phase = table.state.phase
        if isinstance(phase, Choosing):
            mover = Mover.SELF if roll() < 0.5 else Mover.LEFT
            table = _done(table, phase.turn, Next(mover), seed, book)
            acts += 1
            continue
        if isinstance(phase, Ended):
            return acts
        by = phase.turn
        table = _done(table, by, _any_card(table.state, by, roll()), seed, book)
        acts += 1
        if not isinstance(table.state.phase, Laying):
            continue
        word = words.one_within("".join([face.letter for face in table.state.faces]))
        if word is not None:
            caller = Seat((by + 1 + int(roll() * (seats - 1))) % seats)
            table = _done(table, caller, Call(word), seed, book)
            acts += 1


def _any_card(state: Any, turn: Seat, roll: float) -> Lay | Open:
    hand, reds = state.hands[turn], state.showcase
    if len(reds) < FEWEST_IN_SHOWCASE:
        return Lay(hand[int(roll * len(hand))])
    place = int(roll * (len(hand) + len(reds)))
    return Lay(hand[place]) if place < len(hand) else Open(reds[place - len(hand)])


def _done(table: AnyTable, by: Seat, act: Any, seed: Seed, book: Book) -> AnyTable:
    result = table.submit(by, act, World(START, SeededChance(seed, table.seq), book))
    assert not isinstance(result, Refusal), (act, result)
    after: AnyTable = result.table
    return after


def between_minds(name: str, minds: Sequence[Mind], options: Any, book: Book, dice: Random) -> int:
    """Let minds play a game, asked in turn from whoever acted last; count their acts."""
    game, seats, seed = ROOMS[name].game, len(minds), seed_from(dice)
    table, now, acts = opened(game, options, seats, book, seed), START, 0
    order = everyone(seats)
    while game.outcome(table.state) is None:
        for seat in order:
            act = minds[seat].think(game.view(table.state, seat), dice)
            if act is None:
                continue
            world = World(now, SeededChance(seed, table.seq), book)
            result = table.submit(seat, act, world)
            if not isinstance(result, Refusal):
                table = result.table
                acts += 1
                order = (*order[order.index(seat) :], *order[: order.index(seat)])
                break
        else:
            deadline = game.deadline(table.state)
            assert deadline is not None
            now = Instant(max(now, deadline.at))
            world = World(now, SeededChance(seed, table.seq), book)
            result = table.submit(CLOCK, TimeUp(deadline.ticket), world)
            assert not isinstance(result, Refusal), result
            table = result.table
    return acts
