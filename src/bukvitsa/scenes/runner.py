"""Plays a scene and tells the first difference."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.moments import START, Instant, TimeUp
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import CLOCK, WATCHER, Viewer
from bukvitsa.kernel.refusal import WRONG_ACT, Refusal
from bukvitsa.kernel.table import Table
from bukvitsa.kernel.words import Lexicon
from bukvitsa.kernel.world import World

from .book import JudgingBook, SceneBook
from .chance import ToldChance
from .scene import NotASceneError, Scene, Step

AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any, Any, Any]

SPECTATOR = "spectator"

_ANSWERS = frozenset({"accept", "doubt", "vote"})
"""Acts that may seal the fate of another's word: they are done, whatever becomes of the word."""

_EITHER = frozenset({"appeal"})
"""Acts that the language calls neither refused nor failed where nothing is left to vote on: a bare
`true` takes them for either."""

_UNREADABLE = (AttributeError, IndexError, KeyError, TypeError, ValueError)


class Difference(msgspec.Struct, frozen=True):
    """Where a scene went another way than it says."""

    step: int
    what: str
    expected: Any
    got: Any


class Stage:
    """A table in the middle of a scene."""

    def __init__(self, game: AnyGame, book: SceneBook, scene: Scene, lexicon: Lexicon) -> None:
        """Set the position up."""
        facts = game.facts
        if not facts.fewest <= len(scene.players) <= facts.most:
            raise ValueError(f"players: за стол садятся от {facts.fewest} до {facts.most} игроков")
        self.game, self.book = game, book
        self.names = Names(scene.players)
        self.lexicon = lexicon
        self.chance = ToldChance(scene.chance, book.sign)
        self.now = START
        options = book.options(scene.options, self.names)
        state = book.place(scene.position, options, self.names)
        if isinstance(book, JudgingBook):
            state = book.judged(state, self.world)
        self.table: AnyTable = Table(game, len(scene.players), state, 1)

    @property
    def world(self) -> World:
        """The world at this moment of the scene."""
        return World(self.now, self.chance, self.lexicon)

    def pass_time(self, span: int) -> None:
        """Let time pass; alarms that fall due in it go off."""
        end = Instant(self.now + span)
        while True:
            deadline = self.game.deadline(self.table.state)
            if deadline is None or deadline.at > end:
                break
            self.now = Instant(max(self.now, deadline.at))
            result = self.table.submit(CLOCK, TimeUp(deadline.ticket), self.world)
            assert not isinstance(result, Refusal), result
            self.table = result.table
        self.now = end

    def viewer(self, name: str) -> Viewer:
        """Find whose eyes are meant."""
        return WATCHER if name == SPECTATOR else self.names.seat(name)


def run_scene(scene: Scene, game: AnyGame, book: SceneBook, lexicon: Lexicon) -> Difference | None:
    """Play a scene to its end, or to the first difference."""
    try:
        stage = Stage(game, book, scene, lexicon)
    except _UNREADABLE as error:
        raise NotASceneError(f"положение не читается: {error}") from error
    for number, step in enumerate(scene.steps, 1):
        try:
            difference = _play(stage, number, step)
        except _UNREADABLE as error:
            raise NotASceneError(f"шаг {number} не читается: {error}") from error
        if difference is not None:
            return difference
    return None


def _play(stage: Stage, number: int, step: Step) -> Difference | None:
    stage.pass_time(step.after)
    if step.verb:
        what, expected, got = _act(stage, step)
        if what:
            return Difference(number, what, expected, got)
    printed = stage.book.print(stage.table.state, stage.names)
    difference = _compare(stage.book, number, "", step.expect, printed)
    for name, expected in step.sees.items():
        if difference is not None:
            break
        view = stage.game.view(stage.table.state, stage.viewer(name))
        seen = stage.book.print_view(view, stage.names)
        difference = _compare(stage.book, number, f"{name} видит: ", expected, seen)
    return difference


def _act(stage: Stage, step: Step) -> tuple[str, Any, Any]:
    by = stage.names.seat(step.by)
    before = stage.book.print(stage.table.state, stage.names)
    try:
        act = stage.book.act(step.verb, step.value, stage.table.state, by, stage.names)
    except _UNREADABLE:
        if step.refused in {True, WRONG_ACT}:  # the game knows no such act: so it is refused
            return "", None, None
        raise
    result = stage.table.submit(by, act, stage.world)
    refused, failed = step.refused, step.failed
    either = step.verb in _EITHER and (refused is True or failed is True)
    if either:
        refused = failed = True
    if isinstance(result, Refusal):
        if refused is None:
            return "действие", "сделано", f"отказ: {result.code}"
        if refused not in {True, result.code}:
            return "отказ", refused, result.code
        return "", None, None
    stage.table = result.table
    if refused is not None and not either:
        return "действие", f"отказ: {refused}", "сделано"
    failure = stage.book.failure(result.events)
    of_another = step.verb in _ANSWERS
    if failed is None:
        told = failure is not None and not of_another
        return ("действие", "удалось", f"неудача: {failure}") if told else ("", None, None)
    if failure is None or failed not in {True, failure}:
        return "неудача", failed, failure
    after = stage.book.print(stage.table.state, stage.names)
    same = of_another or after == before
    return ("", None, None) if same else ("положение после неудачи", before, after)


def _compare(
    book: SceneBook, number: int, where: str, expected: Mapping[str, Any], got: Mapping[str, Any]
) -> Difference | None:
    for key, value in expected.items():
        if key not in got:
            raise NotASceneError(f"шаг {number}: в положении этой игры нет ключа «{key}»")
        difference = _zone(book, key, value, got[key])
        if difference is not None:
            name, wanted, found = difference
            return Difference(number, where + name, wanted, found)
    return None


def _zone(book: SceneBook, key: str, expected: Any, got: Any) -> tuple[str, Any, Any] | None:
    if not (isinstance(expected, dict) and isinstance(got, dict)):
        return None if book.same(key, expected, got) else (key, expected, got)
    for name, value in expected.items():
        if name not in got:
            raise NotASceneError(f"{key}: нет «{name}»")
        if not book.same(key, value, got[name]):
            return f"{key}, {name}", value, got[name]
    return None
