"""A scene that tells the truth passes; one that does not is told where and how."""

from collections.abc import Sequence
from typing import Any

import pytest

from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.people import Seat
from bukvitsa.lexicon.listed import ListedLexicon
from bukvitsa.scenes.chance import ToldChance
from bukvitsa.scenes.runner import Difference, run_scene
from bukvitsa.scenes.scene import NotASceneError, read_scene
from tests.kit.toy.game import Toy
from tests.kit.toy.scene import ToyBook
from tests.kit.toy.values import Act, Event, State, Vote, VoteEnded

HEAD = """
game: toy
players: [Аня, Боря]
options: {turn: 10}
chance: [РТК]
position: {deck: РА, heap: КО, hands: {Аня: ТМ, Боря: АК}, turn: Аня}
steps:
"""


def run(*steps: str) -> Difference | None:
    """Play a few steps on the toy's table."""
    text = HEAD + "".join(f"  - {step}\n" for step in steps)
    return run_scene(read_scene(text), Toy(), ToyBook(), ListedLexicon(["кот"]))


def test_a_true_scene_passes() -> None:
    """Acts, refusals, failures, time, zones with and without order, other eyes: all as told."""
    assert (
        run(
            "{by: Боря, do: {lay: А}, refused: not_your_turn}",
            "{by: Аня, do: {lay: т}, expect: {heap: ТОК, hands: {Аня: РМ}, turn: Боря}}",
            "{sees: {Аня: {hands: {Аня: МР, Боря: '??'}}, spectator: {hands: {Аня: '??'}}}}",
            "{by: Боря, do: {call: ток}, failed: unknown}",
            "{by: Боря, do: {call: кот}, expect: {taken: {Боря: КОТ}, heap: ''}}",
            "{after: 9s, expect: {turn: Боря}}",
            "{after: 1s, expect: {turn: Аня, heap: А, last: Боря, deck: ''}}",
            "{by: Аня, do: note}",
        )
        is None
    )


@pytest.mark.parametrize(
    ("step", "difference"),
    [
        ("{by: Боря, do: {lay: А}}", ("действие", "сделано", "отказ: not_your_turn")),
        ("{by: Боря, do: {lay: А}, refused: over}", ("отказ", "over", "not_your_turn")),
        ("{by: Аня, do: {lay: Т}, refused: true}", ("действие", "отказ: True", "сделано")),
        ("{expect: {heap: КК}}", ("heap", "КК", "КО")),
        ("{expect: {deck: АР}}", ("deck", "АР", "РА")),
        ("{expect: {hands: {Боря: АМ}}}", ("hands, Боря", "АМ", "АК")),
        ("{sees: {spectator: {hands: {Боря: '?'}}}}", ("spectator видит: hands, Боря", "?", "??")),
        ("{expect: {turn: Боря}, sees: {Аня: {turn: Аня}}}", ("turn", "Боря", "Аня")),
        ("{expect: {hands: ТМ}}", ("hands", "ТМ", {"Аня": "ТМ", "Боря": "АК"})),
    ],
)
def test_a_false_scene_is_told(step: str, difference: tuple[str, object, object]) -> None:
    """The first difference comes as expected against got, with the step's number."""
    assert run(step) == Difference(1, *difference)


def test_a_call_that_fails_or_does_not_is_told() -> None:
    """`failed` wants a judged failure with that reason; without it a failure is a difference."""
    lay = "{by: Аня, do: {lay: Т}}"
    assert run(lay, "{by: Боря, do: {call: ток}}") == Difference(
        2, "действие", "удалось", "неудача: unknown"
    )
    assert run(lay, "{by: Боря, do: {call: ток}, failed: plural}") == Difference(
        2, "неудача", "plural", "unknown"
    )
    assert run(lay, "{by: Боря, do: {call: кот}, failed: true}") == Difference(
        2, "неудача", True, None
    )


def test_an_appeal_in_vain_is_refused_or_fails() -> None:
    """WD-18 leaves open which; a code or a reason still means just that, and done is neither."""

    class Appealing(ToyBook):
        def act(self, verb: str, value: Any, state: State, by: Seat, names: Names) -> Act:
            return super().act("call" if verb == "appeal" else verb, value, state, by, names)

    def told(word: str, mark: str) -> Difference | None:
        lay = "  - {by: Аня, do: {lay: Т}}\n"
        step = f"  - {{by: Боря, do: {{appeal: {word}}}, {mark}}}\n"
        scene = read_scene(HEAD + lay + step)
        return run_scene(scene, Toy(), Appealing(), ListedLexicon(["кот"]))

    for word in ("ток", "сокол", "k"):
        assert told(word, "refused: true") is told(word, "failed: true") is None
    for mark in ("refused: true", "failed: true"):
        assert told("кот", mark) == Difference(2, "неудача", True, None)
    assert told("ток", "failed: unknown") is told("сокол", "refused: letters_missing") is None
    assert told("ток", "refused: unknown") == Difference(2, "действие", "отказ: unknown", "сделано")
    assert told("сокол", "failed: letters_missing") == Difference(
        2, "действие", "сделано", "отказ: letters_missing"
    )


def test_a_failure_must_leave_the_position_alone() -> None:
    """A failed call that moves something is a difference, though nobody expected anything."""

    class Moving(ToyBook):
        def failure(self, events: object) -> str:
            return "unknown"

    text = HEAD + "  - {by: Аня, do: {lay: Т}, failed: true}\n"
    told = run_scene(read_scene(text), Toy(), Moving(), ListedLexicon([]))
    assert told is not None
    assert told.what == "положение после неудачи"


@pytest.mark.parametrize(
    "step",
    [
        "{by: Вера, do: note}",
        "{by: Аня, do: sing}",
        "{expect: {colour: red}}",
        "{expect: {hands: {Вера: А}}}",
        "{sees: {Вера: {turn: Аня}}}",
    ],
)
def test_what_cannot_be_read_is_no_scene(step: str) -> None:
    """Unknown players, acts and keys are the scene's faults, not the game's."""
    with pytest.raises(NotASceneError):
        run(step)


def test_a_position_that_cannot_be_read_is_no_scene() -> None:
    """A wrong option or position is told before anything is played."""
    with pytest.raises(NotASceneError, match="положение"):
        run_scene(
            read_scene("players: [Аня, Боря]\noptions: {turn: 1000}"),
            Toy(),
            ToyBook(),
            ListedLexicon([]),
        )


@pytest.mark.parametrize("players", ["[Аня]", "[Аня, Боря, Вера, Гоша, Дина]"])
def test_a_table_of_too_few_or_too_many_is_no_scene(players: str) -> None:
    """Who sits at a table is what the game allows."""
    with pytest.raises(NotASceneError, match="от 2 до 4"):
        run_scene(read_scene(f"players: {players}"), Toy(), ToyBook(), ListedLexicon([]))


def test_chance_cannot_bring_what_is_not_shuffled() -> None:
    """Which card it is, is told; Е or Ё is no matter."""
    chance = ToldChance(["ё", "щ"], sign=str)
    assert chance.shuffled("ае") == ("е", "а")
    with pytest.raises(ValueError, match="щ"):
        chance.shuffled("ае")


def test_a_wrong_option_inside_a_step_is_no_crash() -> None:
    """A value of the wrong kind in a step is told with the step's number."""
    with pytest.raises(NotASceneError, match="шаг 1"):
        run("{by: Аня, do: {lay: [1]}}")


@pytest.mark.parametrize("step", ["do: {vote: no}", "do: {vote: no}, failed: true"])
def test_an_answer_is_done_whatever_becomes_of_the_word(step: str) -> None:
    """WD-14: who votes a word down has voted; it is another's word that failed."""

    class Votes(ToyBook):
        def act(self, verb: str, value: Any, state: State, by: Seat, names: Names) -> Act:
            return Vote(Voice.NO) if verb == "vote" else super().act(verb, value, state, by, names)

        def failure(self, events: Sequence[Event]) -> str | None:
            ended = any(isinstance(event, VoteEnded) and not event.passed for event in events)
            return "voted_down" if ended else super().failure(events)

    head = HEAD.replace("turn: 10", "turn: 10, referee: vote").replace("КО,", "КОТ,")
    told = f"{head}  - {{by: Аня, do: {{lay: т}}}}\n  - {{by: Боря, do: {{call: кот}}}}\n"
    told += f"  - {{by: Боря, do: {{vote: no}}}}\n  - {{by: Аня, {step}, expect: {{heap: КОТТ}}}}\n"
    assert run_scene(read_scene(told), Toy(), Votes(), ListedLexicon(["кот"])) is None


def test_what_the_game_has_no_act_for_is_refused() -> None:
    """«There is no passing» can be shown; without the word `refused` it is a slip of the pen."""
    assert (
        run("{by: Аня, do: pass, refused: true}", "{by: Аня, do: pass, refused: wrong_act}") is None
    )
    with pytest.raises(NotASceneError, match="шаг 1"):
        run("{by: Аня, do: pass}")
