"""A scene is read with care: what is no scene is told in a sentence."""

import pytest

from bukvitsa.scenes.scene import NotASceneError, Step, read_scene

GOOD = """
game: toy
clauses: [WD-14]
title: Проба
players: [Аня, Боря]
lexicon: [дом, мода]
chance: [ое]
position: {turn: Аня}
steps:
  - {by: Аня, do: {call: дом}}
  - {by: Аня, do: flip, refused: true}
  - {by: Боря, do: {flip: true}, failed: unknown}
  - after: 2m
    expect: {turn: Боря}
    sees: {Боря: {turn: Боря}}
"""


def test_a_scene_is_read() -> None:
    """Every key of the language comes through as it was written."""
    scene = read_scene(GOOD)
    assert (scene.game, scene.title, scene.clauses) == ("toy", "Проба", ("WD-14",))
    assert (scene.players, scene.lexicon, scene.chance) == (
        ("Аня", "Боря"),
        ("дом", "мода"),
        ("ое",),
    )
    assert scene.steps == (
        Step(by="Аня", verb="call", value="дом"),
        Step(by="Аня", verb="flip", refused=True),
        Step(by="Боря", verb="flip", value=True, failed="unknown"),
        Step(after=120_000, expect={"turn": "Боря"}, sees={"Боря": {"turn": "Боря"}}),
    )


def test_a_scene_without_its_own_words_uses_the_real_ones() -> None:
    """`lexicon` left out is not an empty lexicon."""
    assert read_scene("players: [Аня]").lexicon is None
    assert read_scene("players: [Аня]\nlexicon: []").lexicon == ()


def test_a_short_list_may_be_written_without_brackets() -> None:
    """One clause, one shuffle or a few words need no brackets."""
    scene = read_scene("players: [Аня]\nclauses: FW-1 FW-2\nchance: о е\nlexicon: дом мода")
    assert scene.clauses == ("FW-1", "FW-2")
    assert scene.chance == ("о е",)
    assert scene.lexicon == ("дом", "мода")


def test_what_is_denied_is_as_good_as_unsaid() -> None:
    """A step with `refused: no` must succeed."""
    (step,) = read_scene("players: [Аня]\nsteps: [{by: Аня, do: flip, refused: no}]").steps
    assert step == Step(by="Аня", verb="flip")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[", "YAML"),
        ("просто текст", "список ключей"),
        ("players: [Аня]\nsetps: []", "setps"),
        ("players: []", "players"),
        ("players: [Аня, Анна]", "первые буквы"),
        ("players: 5", "список"),
        ("players: [Аня]\noptions: 5", "options"),
        ("players: [Аня]\nsteps: [5]", "шаг 1"),
        ("players: [Аня]\nsteps: [{who: Аня}]", "who"),
        ("players: [Аня]\nsteps: [{do: flip}]", "кто делает"),
        ("players: [Аня]\nsteps: [{by: Аня, do: {lay: К, call: дом}}]", "одно действие"),
        ("players: [Аня]\nsteps: [{after: скоро}]", "after"),
        ("players: [Аня]\nsteps: [{expect: 5}]", "expect"),
        ("players: [Аня]\nsteps: [{by: Аня, do: flip, refused: 5}]", "refused"),
    ],
)
def test_what_is_no_scene_is_told(text: str, word: str) -> None:
    """Each way of not being a scene is named in the sentence."""
    with pytest.raises(NotASceneError, match=word):
        read_scene(text)
