"""«Запретные слова», played by hypothesis; without votes beside a second, naive referee."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant
from msgspec.structs import replace

from bukvitsa.games.forbidden.acts import Call
from bukvitsa.games.forbidden.cards import FEWEST_IN_SHOWCASE
from bukvitsa.games.forbidden.events import Dealt, GameEnded, Renewed
from bukvitsa.games.forbidden.options import SHORTEST, ForbiddenOptions
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.letters.alphabet import fold
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.forbidden.naive import Naive
from tests.kit.forbidden.subject import WORDS, ForbiddenSubject
from tests.kit.forbidden.told import KIT
from tests.kit.play import Result, offered
from tests.kit.told import Kit, Machine, Run


class ByTheDictionary(ForbiddenSubject):
    """Tables without votes."""

    def options(self, dice: Random) -> ForbiddenOptions:
        return replace(super().options(dice), referee=Referee.DICTIONARY)


MORE = (
    "дом", "лес", "сон", "нос", "вес", "рог", "лак", "мак", "бок", "бег", "мел", "мех", "лет",
    "день", "пень", "тень", "мир", "пир", "рис", "лис", "мыс", "сыр", "дым", "зуб", "дуб", "суп",
    "стол", "окно", "роса", "море", "нора", "гора", "пора", "зима", "лето", "небо", "реке", "лень",
)  # fmt: skip
"""Words enough for piles to fill."""


class Talkative(ByTheDictionary):
    """Tables where a word is there more often than not."""

    def __init__(self) -> None:
        super().__init__()
        self.lexicon = ListedLexicon((*WORDS, *MORE))


class Beside(Run):
    """A run that a naive referee goes through beside the real one."""

    def __init__(self, kit: Kit, seed: int) -> None:
        super().__init__(kit, seed)
        legal = {fold(word) for word in (*kit.words, *self.options.allow)}
        legal -= {fold(word) for word in self.options.ban}
        first = self.table.state.series.first
        self.naive = Naive(
            self.table.seats,
            {word for word in legal if len(word) >= SHORTEST},
            self.options,
            first,
        )
        self._shuffled(self.history)
        self.naive.deal()
        self.agree()

    def submit(self, by: Seat, act: Any) -> Result:
        before, written = len(self.history), KIT.write(act, self.table.state, by, self.names)
        result = super().submit(by, act)
        if written is None:
            return result
        self._shuffled(self.history[before:])
        said = "refused"
        if not isinstance(result, Refusal):
            said = "done" if self.kit.book.failure(result.events) is None else "failed"
        assert self.naive.do(by, *written) == said, (written, result)
        self.agree()
        return result

    def wait(self, seconds: int) -> None:
        before = len(self.history)
        super().wait(seconds)
        self._shuffled(self.history[before:])
        self.naive.wait(self.now)
        self.agree()

    def agree(self) -> None:
        """Both referees see the same table, and have shuffled as often."""
        real = self.kit.book.print(self.table.state, self.names)
        bags = {"conversation", "showcase", "discard"}
        told: dict[str, Any] = {}
        for key, naive in self.naive.position().items():
            value = real[key]
            if key in bags:
                told[key] = sorted(value)
            elif isinstance(value, dict):
                told[key] = [
                    list(zone) if isinstance(zone, str) else zone for zone in value.values()
                ]
            elif key in {"turn", "last"}:
                told[key] = None if value is None else self.names.seat(value)
            elif key == "winners":
                told[key] = [self.names.seat(name) for name in value]
            else:
                told[key] = list(value) if isinstance(naive, list) else value
        told["penalties"] = [sorted(pile) for pile in told["penalties"]]
        assert told == self.naive.position()
        assert not self.naive.shuffles

    def _shuffled(self, events: Sequence[Any]) -> None:
        for event in events:
            if isinstance(event, Dealt):
                self.naive.shuffles += ["".join(event.red), "".join(event.black)]
            elif isinstance(event, Renewed):
                self.naive.shuffles.append("".join(event.red))


class Forbidden(Machine):
    """Every referee, votes and appeals among them."""

    kit = KIT

    @invariant()
    def red_cards_are_where_they_may_be(self) -> None:
        """FW-2, FW-7: two to four in the conversation once a move is made, never in hands."""
        state = self.run.table.state
        red = {card.id for card in state.cards if card.face.red}
        assert {*state.showcase} | ({*state.conversation} & red) == red
        if not self.run.over:
            assert 2 <= len({*state.conversation} & red) <= 4
        assert len(state.showcase) >= FEWEST_IN_SHOWCASE - 1

    @invariant()
    def hands_are_three_cards(self) -> None:
        """FW-8: always; and no pile of penalties goes on after ten."""
        state = self.run.table.state
        assert {len(hand) for hand in state.hands} == {3}
        assert self.run.over or max(map(len, state.penalties)) < 10


class ForbiddenTwice(Machine):
    """The dictionary judges, and the naive referee looks on."""

    kit = Kit(subject=ByTheDictionary(), book=KIT.book, write=KIT.write, words=KIT.words)

    @initialize(seed=st.integers(0, 2**32))
    def open(self, seed: int) -> None:
        """Sit down with both referees."""
        self.run = Beside(self.kit, seed)


TestForbidden = Forbidden.TestCase
TestForbidden.settings = settings(max_examples=40, stateful_step_count=40)

TestForbiddenTwice = ForbiddenTwice.TestCase
TestForbiddenTwice.settings = settings(max_examples=60, stateful_step_count=50)


def go(run: Run, dice: Random, steps: int) -> None:
    """Play on: what is offered, what is not, and time."""
    for _ in range(steps):
        acts = offered(run.kit.subject, run.table, dice)
        if run.over:
            break
        if acts:
            by, act = dice.choice(acts)
            assert isinstance(by, int)
            run.submit(by, act)
        seat = Seat(dice.randrange(run.table.seats))
        run.submit(seat, run.kit.subject.wild(run.game.view(run.table.state, seat), dice))
        run.wait(dice.choice((0, 0, 0, 1, 3, 20)))


@pytest.mark.parametrize("seed", range(30))
def test_a_told_run_goes_the_same_way_when_it_is_read_back(seed: int) -> None:
    """Acts, refusals, shuffles, alarms and every zone: the scene says what happened."""
    run = Run(KIT, seed)
    go(run, Random(seed), 40)
    assert run.retell() is None


def test_two_referees_agree_through_whole_series() -> None:
    """To the end of every game, be it by a full pile or by an empty deck (FW-20, FW-21, FW-23)."""
    ends: Counter[str] = Counter()
    kit = Kit(subject=Talkative(), book=KIT.book, write=KIT.write, words=(*WORDS, *MORE))
    for seed in range(16):
        dice = Random(seed)
        run = Beside(kit, seed)
        while not run.over:
            talk = [sign.lower() for sign in run.naive.talk]
            words = [word for word in run.naive.legal if not Counter(word) - Counter(talk)]
            acts = offered(run.kit.subject, run.table, dice)
            if words and dice.random() < 0.8:
                run.submit(Seat(dice.randrange(run.table.seats)), Call(dice.choice(sorted(words))))
            elif acts:
                by, act = dice.choice(acts)
                assert isinstance(by, int)
                run.submit(by, act)
            run.wait(dice.choice((0, 1, 7)))
        ends.update(event.reason for event in run.history if isinstance(event, GameEnded))
    assert min(ends["penalty_full"], ends["deck_empty"]) >= 4
