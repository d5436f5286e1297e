"""A second opinion: follows a game's events and says by the naive rules what must happen next."""

from collections import Counter, deque
from collections.abc import Sequence
from typing import Any

from bukvitsa.games.forest import events as it
from bukvitsa.games.forest.field import Field, Line, Place
from bukvitsa.games.forest.game import Forest
from bukvitsa.games.forest.phases import (
    Electing,
    Ended,
    Growing,
    Leading,
    Placing,
    Pruning,
)
from bukvitsa.games.forest.state import State
from bukvitsa.kernel.people import Seat
from bukvitsa.letters.alphabet import Letter

from . import naive
from .naive_closing import closed_up

ASKED_ALONE = (Placing, Leading, Electing, Growing, Pruning)


def grid_of(field: Field) -> dict[naive.Spot, naive.Card]:
    """Read a field as the naive rules know it."""
    return {
        (tree.place.row, tree.place.col): naive.Card(
            tree.letter, {seat: count for seat, count in enumerate(tree.cubes) if count}
        )
        for tree in field.trees
    }


class SecondOpinion:
    """Listens to every event; an assertion fails where the naive rules expect another."""

    def __init__(self, events: Sequence[Any]) -> None:
        """Begin with the events that opened the table."""
        self.game = Forest()
        self.state: State = self.game.evolve(None, events[0])
        self.to_settle: deque[tuple[naive.Spot, int | None]] | None = None
        self.elders: list[int] = []
        self.fronts = [""] * self.state.seats
        self.closed = [0] * self.state.seats
        self.in_time: Any = None
        self.hear(events[1:])

    def hear(self, events: Sequence[Any]) -> None:
        """Follow some events."""
        for event in events:
            if self.in_time is not None:
                assert event == self.in_time
                self.in_time = None
            self._judge(event)
            self.state = self.game.evolve(self.state, event)
            self._count()

    def _judge(self, event: Any) -> None:
        match event:
            case it.WordsRevealed(words):
                self._words(words)
                self.to_settle = None
            case it.CardWon() | it.CardTurned():
                self._control(event)
            case it.ElderPaid():
                self._elder(event)
            case it.ElderStayed(by):
                self.elders = self.elders[self.elders.index(by) + 1 :]
            case it.Awaited(Electing(turn)):
                self._settled()
                assert turn == naive.next_elder(self.grid, len(self.state.deck), self.elders)
            case it.CardsDrawn(by, cards):
                self._updated(ends=False)
                assert by == self.state.first
                assert cards == self.state.deck[:3]
            case it.Over():
                self._updated(ends=True)
                self._over(event)
            case it.Grown(at=at):
                assert tuple(at) in naive.free_spots(self.grid)
            case it.Awaited(Pruning()) | it.RoundBegun():
                self._pruning_due(event)
            case it.Pruned():
                self._pruned(event)
            case it.TimeRanOut(by):
                self.in_time = self._simplest(by)
            case _:
                pass

    @property
    def grid(self) -> dict[naive.Spot, naive.Card]:
        return grid_of(self.state.field)

    def _words(self, words: Sequence[Any]) -> None:
        """FO-10, FO-11, FO-18: faults that are no question of the dictionary."""
        state = self.state
        for seat, shown in enumerate(words):
            draft = state.drafts[seat]
            if draft is None:
                assert shown.fault == "nothing_written"
                continue
            cubes = naive.CUBES[state.seats]
            fault = naive.word_fault(
                draft.word, state.field.letters, self.fronts[seat], state.used, cubes
            )
            assert fault == (None if shown.fault in {None, "illegal"} else shown.fault)

    def _begin_control(self) -> deque[tuple[naive.Spot, int | None]]:
        """FO-19: cards are judged as they stand when all have placed."""
        if self.to_settle is None:
            self.to_settle = deque(naive.settled(self.grid, self.state.seats))
            first = self.state.first
            self.elders = [(first + step) % self.state.seats for step in range(self.state.seats)]
        return self.to_settle

    def _control(self, event: it.CardWon | it.CardTurned) -> None:
        spot, player = self._begin_control().popleft()
        assert tuple(event.at) == spot
        by = event.by if isinstance(event, it.CardWon) else None
        assert by == player
        assert event.letter == self.grid[spot].letter
        if isinstance(event, it.CardWon):
            self.fronts[event.by] += event.letter
            piles = (*self.state.deck[:1], *self.state.discard[:1])
            assert event.instead == (piles[0] if piles else None)

    def _settled(self) -> None:
        assert not self._begin_control()

    def _elder(self, event: it.ElderPaid) -> None:
        assert frozenset(map(tuple, event.places)) in naive.elders(self.grid, event.by)
        assert event.card == self.state.deck[0]
        self.elders = self.elders[self.elders.index(event.by) :]
        self.closed[event.by] += 1

    def _updated(self, *, ends: bool) -> None:
        """FO-24, FO-25: nobody is left to be an elder; the game ends if it must."""
        self._settled()
        deck = len(self.state.deck)
        assert naive.next_elder(self.grid, deck, self.elders) is None
        assert naive.must_end(self.grid, deck, self.state.seats) is ends

    def _over(self, event: it.Over) -> None:
        state, seats = self.state, range(self.state.seats)
        prices = {str(sign): price for sign, price in state.prices.items()}
        scores = [
            naive.points(
                self.fronts[seat], self.closed[seat], prices if state.options.prices else None
            )
            for seat in seats
        ]
        cards = [len(self.fronts[seat]) + self.closed[seat] for seat in seats]
        assert list(event.outcome.points) == scores
        assert event.outcome.places == naive.places(scores, cards, state.supply)

    def _pruning_due(self, event: Any) -> None:
        """FO-27, FO-33: it is asked about exactly if there is something to decide."""
        if isinstance(self.state.phase, Growing):
            possible = any(naive.prunable(self.grid, axis) for axis in (0, 1))
            assert isinstance(event, it.Awaited) is possible

    def _pruned(self, event: it.Pruned) -> None:
        axis = 0 if event.line is Line.ROWS else 1
        grid, gone = self.grid, [tuple(place) for place in event.places]
        assert naive.prunable(grid, axis)
        assert sorted(spot[axis] for spot in gone) == sorted({spot[axis] for spot in grid})
        now = closed_up(grid, [(row, col) for row, col in gone], axis)
        moves = {tuple(before): tuple(after) for before, after in event.moves}
        assert moves == {spot: to for spot, to in now.items() if spot != to}

    def _simplest(self, seat: Seat) -> Any:
        """FO-32: what happens for somebody who did not decide in time; None if it is no event."""
        state, phase = self.state, self.state.phase
        assert isinstance(phase, ASKED_ALONE)
        assert phase.turn == seat
        match phase:
            case Placing():
                return self._simply_placed(seat)
            case Leading(at=at):
                return it.LeftUnguarded(phase.turn, at)
            case Electing():
                return it.ElderStayed(phase.turn)
            case Growing():
                card, *others = state.drawn
                at = Place(*naive.free_spots(self.grid)[0])
                face = Letter(state.faces[card])
                return it.Grown(phase.turn, at, card, face, tuple(others))
            case Pruning():
                return it.LeftUnpruned(phase.turn)

    def _simply_placed(self, seat: Seat) -> Any:
        state, shown = self.state, self.state.words[seat]
        supply = state.supply[seat]
        if not shown.stands:
            marked = naive.simply_marked(self.grid, seat, supply)
            assert marked is not None
            at, moved = marked
            return it.Marked(seat, Place(*at), None if moved is None else Place(*moved))
        way = naive.simply_placed(self.grid, seat, shown.word, self.fronts[seat], supply)
        return it.Placed(
            seat,
            tuple(None if spot is None else Place(*spot) for spot in way.cards),
            tuple(Place(*spot) for spot in way.put),
            tuple(Place(*spot) for spot in way.taken),
        )

    def _count(self) -> None:
        """FO-2, FO-3: cubes are never lost; on a face-down card nobody has two."""
        state = self.state
        if isinstance(state.phase, Ended):
            return
        on_field = Counter[int]()
        for card in self.grid.values():
            on_field.update(card.cubes)
            assert card.letter is not None or all(count == 1 for count in card.cubes.values())
        for seat in range(state.seats):
            assert on_field[seat] + state.supply[seat] == naive.CUBES[state.seats]
        assert [front.letters for front in state.fronts] == self.fronts
        assert [front.closed for front in state.fronts] == self.closed
