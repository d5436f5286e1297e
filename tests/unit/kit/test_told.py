"""A run tells itself as a scene, and the scene goes the same way."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test
from msgspec.structs import replace

from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.game import AnyGame
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from bukvitsa.lexicon.listed import ListedLexicon
from bukvitsa.scenes.runner import run_scene
from bukvitsa.scenes.scene import read_scene
from tests.kit.play import offered
from tests.kit.told import Kit, Machine, Run, Written
from tests.kit.toy.game import Toy
from tests.kit.toy.scene import ToyBook
from tests.kit.toy.subject import WORDS, ToySubject
from tests.kit.toy.values import Act, Call, Event, Laid, Lay, Note, State, Vote


class VotingBook(ToyBook):
    """The toy's scenes, with votes."""

    def act(self, verb: str, value: Any, state: State, by: Seat, names: Names) -> Act:
        if verb == "vote":
            return Vote(Voice.YES if value in {True, "yes"} else Voice.NO)
        return super().act(verb, value, state, by, names)


def write(act: Act, state: State, by: Seat, _names: Names) -> Written:
    match act:
        case Lay(card):
            held = card in state.hands[by]
            return ("lay", state.faces[card].upper()) if held else None
        case Call(word):
            return "call", word
        case Vote(voice):
            return "vote", voice.value
        case Note(text):
            return ("note", text) if text else ("note", None)


KIT = Kit(subject=ToySubject(), book=VotingBook(), write=write, words=WORDS)


def a_run(kit: Kit, seed: int) -> Run:
    """Play a little: what is offered, what is not, and time."""
    run, dice = Run(kit, seed), Random(seed)
    for _ in range(25):
        acts = offered(kit.subject, run.table, dice)
        if run.over or not acts:
            break
        by, act = dice.choice(acts)
        assert isinstance(by, int)
        run.submit(by, act)
        run.submit(Seat(0), kit.subject.wild(run.game.view(run.table.state, Seat(0)), dice))
        run.wait(dice.choice((0, 1, 7)))
    return run


@pytest.mark.parametrize("seed", range(20))
def test_a_told_run_goes_the_same_way_when_it_is_read_back(seed: int) -> None:
    """Acts, refusals, shuffles, alarms and every zone: the scene says what happened."""
    assert a_run(KIT, seed).retell() is None


def test_a_scene_that_was_told_notices_a_change_of_rules() -> None:
    """What a run tells is compared in earnest: another game does not go that way."""

    class Forgetful(Toy):
        def evolve(self, state: State | None, event: Event) -> State:
            after = super().evolve(state, event)
            return replace(after, heap=after.heap[1:]) if isinstance(event, Laid) else after

    run = a_run(KIT, 3)
    lexicon = ListedLexicon(KIT.words)
    assert run_scene(read_scene(run.scene()), Forgetful(), KIT.book, lexicon) is not None


class TooLong(Toy):
    """Forbids a heap of three in the most brutal way."""

    def evolve(self, state: State | None, event: Event) -> State:
        after = super().evolve(state, event)
        assert len(after.heap) < 3
        return after


class BrutalSubject(ToySubject):
    def __init__(self, game: AnyGame | None = None) -> None:
        super().__init__(game or TooLong())

    def offers(self, view: Any, menu: Any, dice: Random) -> Sequence[Act]:
        return [Lay(card) for card in menu.lay]


def test_a_machine_that_fails_tells_the_scene(capsys: pytest.CaptureFixture[str]) -> None:
    """The shortest failing run comes with its scene, which can be saved and read."""

    class Brutal(Machine):
        kit = Kit(subject=BrutalSubject(), book=VotingBook(), write=write, words=WORDS)

    with pytest.raises(AssertionError) as caught:
        run_state_machine_as_test(Brutal, settings=settings(max_examples=60, database=None))
    text = "\n".join(getattr(caught.value, "__notes__", ())) + capsys.readouterr().out
    told = text[text.index("game: toy") :]
    assert "steps:\n- by:" in told or "steps:\n- after" in told


@pytest.mark.parametrize("breaks", [lambda run: run.wait(60), lambda run: lay_on(run, 3)])
def test_the_step_that_breaks_a_game_is_told_too(breaks: Callable[[Run], None]) -> None:
    """Whoever reads the scene of a failure must see the act, or the wait, that led to it."""
    run = Run(Kit(subject=BrutalSubject(), book=VotingBook(), write=write, words=WORDS), 0)
    with pytest.raises(AssertionError):
        breaks(run)
    last = read_scene(run.scene()).steps[-1]
    assert last.verb == "lay" or last.after == 60_000


def lay_on(run: Run, times: int) -> None:
    for _ in range(times):
        (by, act), *_ = offered(run.kit.subject, run.table, Random(0))
        run.submit(Seat(int(str(by))), act)


def test_a_sound_game_passes_the_machine() -> None:
    """The machine blames nobody without cause."""

    class Sound(Machine):
        kit = KIT

    run_state_machine_as_test(
        Sound, settings=settings(max_examples=30, database=None, deadline=None)
    )
