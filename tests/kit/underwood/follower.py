"""A naive game of Ундервуд that hears what happens and says what must come next.

It keeps the cards in plain lists, knows the clauses and nothing of how the game does it. Every
event is checked against what the rules make of the position, every position against the game's.
"""

from collections import Counter
from typing import Any

from bukvitsa.games.underwood import events as it
from bukvitsa.games.underwood.acts import Act, Appeal, Lay
from bukvitsa.games.underwood.cards import Card
from bukvitsa.games.underwood.seen import View
from bukvitsa.games.underwood.state import State
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from tests.kit.play import Result
from tests.kit.told import Kit, Run

from . import naive
from .writing import as_named


class Follower:
    """The cards as the events move them."""

    def __init__(self, begun: it.Begun) -> None:
        """Hear how a match begins."""
        self.options, self.seats = begun.options, begun.seats
        self.counts, self.prices = begun.counts, begun.prices
        self.totals = [0] * begun.seats
        self.round = 0
        self.next: str = "deal"
        self.dealer: int | None = None
        self.last = 0
        self.turn = 0
        self.idle = 0
        self.moved = False
        self.hands: list[dict[int, str]] = []
        self.deck: list[Card] = []
        self.ribbon: list[tuple[int, str]] = []
        self.words: list[list[naive.Word]] = []
        self.out: list[int] = []
        self.laid: naive.Position | None = None
        """What the word on trial would bring, if it may lie."""

    def hear(self, event: Any) -> None:
        """Check an event and let it happen."""
        match event:
            case it.Dealt():
                self._dealt(event)
            case it.TurnBegun():
                self._turn_begun(event)
            case it.Exchanged():
                self._exchanged(event)
            case it.Laid():
                self._laid(event)
            case it.Fed():
                self._fed(event)
            case it.Finished():
                self._finished(event)
            case it.RoundEnded():
                self._round_ended(event)
            case it.MatchEnded():
                self._match_ended(event)

    def _dealt(self, event: it.Dealt) -> None:
        """UN-4, UN-5, UN-23."""
        assert self.next == "deal"
        assert self.dealer in {None, event.dealer}
        if self.dealer is None and self.options.first is not None:
            assert (event.dealer + 1) % self.seats == self.options.first
        *passed, opened = event.opened
        cards = [*(card for hand in event.hands for card in hand), opened, *event.deck]
        assert Counter(card.face for card in cards) == Counter(
            {face: count for face, count in self.counts.items() if count}
        )
        assert sorted(card.id for card in cards) == list(range(len(cards)))
        assert all(len(hand) == 7 for hand in event.hands)
        assert len(opened.face) == 1
        assert opened.face != "*"
        assert all(card.face == "*" or card.face.startswith("PR-") for card in passed)
        assert list(event.deck[len(event.deck) - len(passed) :]) == passed
        self.hands = [{card.id: card.face for card in hand} for hand in event.hands]
        self.deck, self.ribbon = list(event.deck), [(opened.id, opened.face)]
        self.words, self.out = [[] for _ in range(self.seats)], []
        self.round, self.idle = self.round + 1, 0
        self.turn, self.next = (event.dealer + 1) % self.seats, "turn"

    def _turn_begun(self, event: it.TurnBegun) -> None:
        """UN-5, UN-6."""
        assert self.next == "turn"
        assert event.by == self.turn
        assert list(event.drawn) == self.deck[:3]
        del self.deck[:3]
        self.hands[self.turn] |= {card.id: card.face for card in event.drawn}
        self.next, self.moved = "act", False

    def _exchanged(self, event: it.Exchanged) -> None:
        """UN-7."""
        assert self.next == "act"
        assert event.by == self.turn
        assert not self.moved
        assert all(card.face.startswith("PR-") for card in event.out)
        assert list(event.drawn) == self.deck[: len(event.out)]
        for card in event.out:
            del self.hands[self.turn][card.id]
            self.out.append(card.id)
        del self.deck[: len(event.out)]
        self.hands[self.turn] |= {card.id: card.face for card in event.drawn}

    def _laid(self, event: it.Laid) -> None:
        """UN-8, UN-10…17: just as the naive laying says."""
        assert self.next == "act"
        assert event.by == self.turn
        assert self.laid is not None
        self.hands[self.turn], self.ribbon = self.laid.hand, self.laid.ribbon
        self.words, self.laid, self.moved = self.laid.words, None, True

    def _fed(self, event: it.Fed) -> None:
        """UN-9, UN-24."""
        assert self.next == "act"
        assert event.by == self.turn
        hand = self.hands[self.turn]
        face = hand[event.card.id]
        assert len(face) == 1
        assert face != "*"
        if event.overdue:
            letters = [it for it in hand.values() if len(it) == 1 and it != "*"]
            cheapest = min(self.prices[letter] for letter in letters)
            first = next(card for card, it in hand.items() if self.prices.get(it) == cheapest)
            assert event.card.id == first
        del hand[event.card.id]
        self.ribbon.append((event.card.id, face))
        self.idle = 0
        self._turn_ended()

    def _finished(self, event: it.Finished) -> None:
        """UN-9, UN-21."""
        assert self.next == "act"
        assert event.by == self.turn
        assert all(it == "*" or it.startswith("PR-") for it in self.hands[self.turn].values())
        self.idle = 0 if self.moved or self.deck else self.idle + 1
        self._turn_ended()

    def _turn_ended(self) -> None:
        """UN-19, UN-21: out, blocked, or the next player."""
        self.last = self.turn
        if all(face.startswith("PR-") for face in self.hands[self.turn].values()):
            self.next = "out"
        elif self.idle >= self.seats:
            self.next = "blocked"
        else:
            self.turn, self.next = (self.turn + 1) % self.seats, "turn"

    def _round_ended(self, event: it.RoundEnded) -> None:
        """UN-20, UN-22, UN-25."""
        assert self.next == event.ending.value
        assert event.last == self.last
        for seat, reckoning in enumerate(event.reckonings):
            words = sum(naive.points(word, self.prices) for word in self.words[seat])
            cost = naive.left_in_hand(list(self.hands[seat].values()), self.prices)
            assert (reckoning.words, reckoning.hand) == (words, cost)
            self.totals[seat] += words - cost
            assert {card.id for card in event.hands[seat]} == set(self.hands[seat])
        over = max(self.totals) >= self.options.target or self.round >= self.options.rounds
        self.next, self.dealer = "over" if over else "deal", self.last

    def _match_ended(self, event: it.MatchEnded) -> None:
        """UN-22, UN-25."""
        assert self.next == "over"
        outcome, best = event.outcome, max(self.totals)
        assert list(outcome.points) == self.totals
        assert list(outcome.winners) == [
            seat for seat, total in enumerate(self.totals) if total == best
        ]
        assert outcome.reason == ("target" if best >= self.options.target else "rounds")

    def agrees(self, state: State) -> None:
        """Compare every card and every count with the game's."""
        assert [{card.id: card.face for card in hand} for hand in state.hands] == self.hands
        assert [list(map(card_of, hand)) for hand in state.hands] == [
            list(hand.items()) for hand in self.hands
        ]
        assert list(state.deck) == self.deck
        assert list(map(card_of, state.ribbon)) == self.ribbon
        assert [card.id for card in state.out] == self.out
        assert list(state.totals) == self.totals
        for laid, words in zip(state.words, self.words, strict=True):
            assert [word.word for word in laid] == [word.word for word in words]
            for one, other in zip(laid, words, strict=True):
                assert [card.id for card in one.cards] == other.ids
                assert [card.face for card in one.cards] == other.faces
                assert [card.id for card in one.extra] == other.surplus
                assert (one.prize.face if one.prize else None) == other.prize
                assert one.points == naive.points(other, self.prices)


def card_of(card: Card) -> tuple[int, str]:
    return card.id, card.face


class Followed(Run):
    """A run beside which a naive game is played."""

    def __init__(self, kit: Kit, seed: int) -> None:
        """Sit down with the follower."""
        super().__init__(kit, seed)
        self.follower = Follower(self.history[0])
        self._heard = 1
        self.listen()

    def submit(self, by: Seat, act: Act) -> Result:
        """Try an act as a scene would name it, and hold what comes of it against the naive game."""
        act = as_named(act, self.table.state, by, self.names)
        view = self.game.view(self.table.state, by)
        expected = self.expected(view, act) if isinstance(act, Lay | Appeal) else None
        if isinstance(expected, naive.Position):
            self.follower.laid = expected
        result = super().submit(by, act)
        if isinstance(act, Lay | Appeal):
            assert isinstance(result, Refusal) == (expected is None), (act, result, expected)
        self.listen()
        return result

    def wait(self, seconds: int) -> None:
        """Let time pass for both."""
        super().wait(seconds)
        self.listen()

    def listen(self) -> None:
        """Let the follower hear what is new."""
        for event in self.history[self._heard :]:
            self.follower.hear(event)
        self._heard = len(self.history)
        self.follower.agrees(self.table.state)

    def expected(self, view: View, act: Lay | Appeal) -> naive.Position | None:
        """Say what a laying brings, or nothing if it must be refused."""
        lay = act.lay if isinstance(act, Appeal) else act
        may = view.phase.__struct_config__.tag in {"exchange", "second"} and view.turn == view.you
        try:
            after = naive.lay(view, lay)
        except naive.BrokenRuleError:
            return None
        legal = naive.legal(view, lay.word, self.kit.words)
        wanted = "appealed" if isinstance(act, Appeal) else "legal"
        return after if may and legal == wanted else None
