"""Runs of a game that can tell themselves as scenes, and machines that do so when they fail.

A game gives its `Kit`: the subject of the laws, its scene book, and how its acts are written in the
scene language. `Run` plays; `Machine` lets hypothesis play, and prints the shortest failing run as
a scene that `bukvitsa scene` reads.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, TypeAlias, TypeVar

import msgspec
import yaml
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.moments import Instant, TimeUp
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import TableOptions
from bukvitsa.kernel.people import CLOCK, Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import open_table, replayed
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.listed import ListedLexicon
from bukvitsa.scenes.book import SceneBook
from bukvitsa.scenes.runner import Difference, run_scene
from bukvitsa.scenes.scene import read_scene

from .play import Result, offered, seats_of, viewers, world_of
from .subject import Subject

T = TypeVar("T")

PLAYERS = ("Аня", "Боря", "Вера", "Гоша", "Дима", "Ева", "Жора", "Зоя", "Илья", "Коля")

Written: TypeAlias = tuple[str, Any] | None
Write: TypeAlias = Callable[[Any, Any, Seat, Names], Written]
"""From an act, the state it is tried in, who tries it, and names: the verb and the value of `do`
(None: no value). An act that the scene language cannot name (a card nobody has) is written as
nothing."""


class Kit(msgspec.Struct, frozen=True):
    """What is needed to play a game and to write it down."""

    subject: Subject
    book: SceneBook
    write: Write
    words: tuple[str, ...]
    """The words of the subject's lexicon."""


class Overheard:
    """Chance that remembers what it brought to the top."""

    def __init__(self, world: World, sign: Callable[[Any], str], tops: list[str]) -> None:
        """Listen to the chance of a world."""
        self._chance, self._sign, self._tops = world.chance, sign, tops

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Shuffle, and write the order down."""
        order = self._chance.shuffled(things)
        self._tops.append("".join(map(self._sign, order)))
        return order


class Run:
    """A game as it is played, and the scene that tells it."""

    def __init__(self, kit: Kit, seed: int) -> None:
        """Open a table with players and options drawn from a seed."""
        self.kit, self.seed = kit, seed
        dice = Random(seed)
        self.options = kit.subject.options(dice)
        seats = seats_of(kit.subject, dice)
        self.names = Names(PLAYERS[:seats])
        self.now = Instant(0)
        world = world_of(kit.subject, seed, 0, 0)
        accepted = open_table(self.game, self.options, seats, world)
        assert not isinstance(accepted, Refusal), accepted
        self.table = accepted.table
        self.history: list[Any] = list(accepted.events)
        self._tops: list[str] = []
        self._start = self._print()
        self._steps: list[dict[str, Any]] = []

    @property
    def game(self) -> AnyGame:
        """Name the game that is played."""
        return self.kit.subject.game

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.game.outcome(self.table.state) is not None

    def submit(self, by: Seat, act: Any) -> Result:
        """Try an act now, and note what came of it."""
        before = self._print()
        written = self.kit.write(act, self.table.state, by, self.names)
        step: dict[str, Any] = {} if written is None else self._step(by, written)
        if step:
            self._steps.append(step)  # before it is done: a step that breaks the game is told too
        tops: list[str] = []
        result = self.table.submit(by, act, self._world(tops))
        assert written is not None or isinstance(result, Refusal), f"unwritten: {act}"
        if isinstance(result, Refusal):
            step["refused"] = result.code
            return result
        self._go_on(result)
        self._tops += tops
        failure = self.kit.book.failure(result.events)
        step.update({} if failure is None else {"failed": failure}, **self._changes(before))
        return result

    def wait(self, seconds: int) -> None:
        """Let time pass; the alarms that fall due in it go off."""
        before = self._print()
        step: dict[str, Any] = {"after": f"{seconds}s"}
        self._steps.append(step)
        end = Instant(self.now + 1000 * seconds)
        while (deadline := self.game.deadline(self.table.state)) and deadline.at <= end:
            self.now = Instant(max(self.now, deadline.at))
            result = self.table.submit(CLOCK, TimeUp(deadline.ticket), self._world(self._tops))
            assert not isinstance(result, Refusal), result
            self._go_on(result)
        self.now = end
        step.update(self._changes(before))

    def scene(self) -> str:
        """Tell the run so far as a scene."""
        scene = {
            "game": self.game.facts.id,
            "title": f"Прогон {self.seed}",
            "players": list(self.names.players),
            "options": options_told(self.options, self.names),
            "lexicon": list(self.kit.words),
            "chance": self._tops,
            "position": self._start,
            "steps": self._steps,
        }
        return yaml.safe_dump(scene, allow_unicode=True, sort_keys=False, width=160)

    def retell(self) -> Difference | None:
        """Play the told scene: the first difference from what really happened, if any."""
        lexicon = ListedLexicon(self.kit.words)
        return run_scene(read_scene(self.scene()), self.game, self.kit.book, lexicon)

    def _go_on(self, result: Any) -> None:
        self.table = result.table
        self.history += result.events

    def _world(self, tops: list[str]) -> World:
        world = world_of(self.kit.subject, self.seed, self.table.seq, self.now)
        return world._replace(chance=Overheard(world, self.kit.book.sign, tops))

    def _print(self) -> dict[str, Any]:
        return self.kit.book.print(self.table.state, self.names)

    def _changes(self, before: dict[str, Any]) -> dict[str, Any]:
        changes = {key: value for key, value in self._print().items() if value != before[key]}
        return {"expect": changes} if changes else {}

    def _step(self, by: Seat, written: tuple[str, Any]) -> dict[str, Any]:
        verb, value = written
        return {"by": self.names.name(by), "do": verb if value is None else {verb: value}}


def options_told(options: TableOptions, names: Names) -> dict[str, Any]:
    """Write what a table agreed on as a scene does: what is usual is left out, `off` is False."""
    told: dict[str, Any] = msgspec.to_builtins(options)
    usual: dict[str, Any] = msgspec.to_builtins(type(options)())
    if told["first"] is not None:
        told["first"] = names.name(told["first"])
    changed = {key: value for key, value in told.items() if value != usual[key]}
    return {key: False if value is None else value for key, value in changed.items()}


class Machine(RuleBasedStateMachine):
    """Any game, played by hypothesis: what is offered, what is wild, and time.

    A game's own machine names its `kit` and adds rules and invariants of its own.
    """

    kit: ClassVar[Kit]
    run: Run

    @initialize(seed=st.integers(0, 2**32))
    def open(self, seed: int) -> None:
        """Sit down at a table of any size with any options."""
        self.run = Run(self.kit, seed)

    @rule(pick=st.integers(0, 2**16))
    def do_what_is_offered(self, pick: int) -> None:
        """Do something that somebody's menu promises."""
        if self.run.over:
            return
        acts = offered(self.kit.subject, self.run.table, Random(pick))
        if acts:
            by, act = acts[pick % len(acts)]
            assert isinstance(by, int)
            result = self.run.submit(by, act)
            assert not isinstance(result, Refusal), (by, act, result)

    @rule(pick=st.integers(0, 2**16))
    def try_anything(self, pick: int) -> None:
        """Try whatever comes to somebody's mind."""
        seat = Seat(pick % self.run.table.seats)
        view = self.run.game.view(self.run.table.state, seat)
        self.run.submit(seat, self.kit.subject.wild(view, Random(pick)))

    @rule(seconds=st.sampled_from((1, 4, 10, 20, 60)))
    def let_time_pass(self, seconds: int) -> None:
        """Look at the clock."""
        self.run.wait(seconds)

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        """No card is lost or doubled."""
        state, subject = self.run.table.state, self.kit.subject
        cards = [card for zone in subject.zones(state) for card in zone]
        assert len(cards) == len(set(cards))
        assert set(cards) == set(subject.everything(state))

    @invariant()
    def somebody_can_do_something(self) -> None:
        """The game is over, waits for an alarm, or somebody's menu is not empty."""
        table = self.run.table
        if not self.run.over and self.run.game.deadline(table.state) is None:
            assert offered(self.kit.subject, table, Random(0))

    @invariant()
    def everybody_can_look(self) -> None:
        """Every view and menu can be drawn."""
        for viewer in viewers(self.run.table):
            self.run.game.menu(self.run.game.view(self.run.table.state, viewer))

    def teardown(self) -> None:
        """Tell the run as a scene, which hypothesis shows if it failed; and play it again."""
        if not hasattr(self, "run"):
            return
        note(self.run.scene())
        table = self.run.table
        assert replayed(self.run.game, table.seats, self.run.history) == table
