"""FO-3, FO-8, FO-26: what others write, and what lies face down, at positions built for it."""

from random import Random
from typing import Any

import pytest

from bukvitsa.games.forest.acts import Write
from bukvitsa.games.forest.drafts import Draft
from bukvitsa.games.forest.game import Forest
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.scene import ForestBook
from bukvitsa.kernel.acts import Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import WATCHER, Seat, Viewer
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import Table
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.forest.subject import ForestSubject
from tests.kit.play import Unshuffled

GAME, BOOK = Forest(), ForestBook()
NAMES = Names(("Аня", "Боря", "Вера"))
POSITION = {
    "field": ["Л #Е(А) С К", "#О Т А Р(Б)", "И #Н У П"],
    "fronts": {"Аня": "ЧЩ #Э #Ю", "Боря": "#Я"},
    "discard": "ФХ",
    "drafts": {"Вера": "рак"},
}


def table(
    options: ForestOptions | None = None, **more: Any
) -> Table[Any, Any, Any, Any, Any, Any, Any]:
    state = BOOK.place({**POSITION, **more}, options or ForestOptions(), NAMES)
    return Table(GAME, 3, state, 1)


def world() -> World:
    return World(Instant(0), Unshuffled(), ListedLexicon(["лак"]))


@pytest.mark.parametrize("phase", ["write", "place", "grow", "prune"])
@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), Seat(2), WATCHER])
def test_fo_3_cards_that_lie_face_down_make_no_difference_to_anybody(
    phase: str, viewer: Viewer
) -> None:
    """Not to their owner either, nor in field, fronts, deck or discard; views, menus, alarms."""
    state = table(phase=phase).state
    twin = ForestSubject().twin(state, viewer, Random(1))
    assert twin.faces != state.faces
    view, other = GAME.view(state, viewer), GAME.view(twin, viewer)
    assert view == other
    assert GAME.menu(view) == GAME.menu(other)
    assert GAME.deadline(state) == GAME.deadline(twin)


@pytest.mark.parametrize("viewer", [Seat(1), Seat(2), WATCHER])
def test_fo_8_what_another_writes_makes_no_difference(viewer: Viewer) -> None:
    """A word or no word, long or short, used or not: the others are told the same."""
    told = []
    for word in ("лак", "лакс", "щука", "о", "рак"):
        result = table(ForestOptions(spellcheck=True), used=["рак"]).submit(
            Seat(0), Write(word), world()
        )
        assert not isinstance(result, Refusal)
        state = result.table.state
        seen = [GAME.veil(event, viewer) for event in result.events]
        told.append((seen, GAME.view(state, viewer), GAME.deadline(state)))
    assert all(each == told[0] for each in told)


def drafted(word: str, options: ForestOptions | None = None, **more: Any) -> Draft:
    result = table(options, **more).submit(Seat(0), Write(word), world())
    assert not isinstance(result, Refusal)
    draft = GAME.view(result.table.state, Seat(0)).draft
    assert draft is not None
    return draft


def test_fo_12_the_writer_is_told_of_letters_and_used_words_and_no_more() -> None:
    """Whether the dictionary knows the word makes no difference without `spellcheck`."""
    known, unknown = drafted("лак"), drafted("кла")
    assert (known.need, known.used, known.verdict) == (unknown.need, False, None)
    assert unknown.verdict is None
    assert drafted("рак", used=["рак"]).used
    assert (drafted("щука").need.missing, drafted("щука").need.front) == ((), 1)
    assert drafted("цель").need.missing == ("ц", "е", "ь")


def test_fo_12_with_spellcheck_the_writer_is_told_the_verdict() -> None:
    for word, legal in (("лак", True), ("кла", False)):
        verdict = drafted(word, ForestOptions(spellcheck=True)).verdict
        assert verdict is not None
        assert verdict.legal is legal


@pytest.mark.parametrize("viewer", [Seat(1), Seat(2), WATCHER])
def test_wd_14_how_another_votes_makes_no_difference_until_all_have(viewer: Viewer) -> None:
    told = []
    for voice in Voice:
        at_vote = table(ForestOptions(referee=Referee.VOTE), phase="vote")
        result = at_vote.submit(Seat(0), Vote(voice), world())
        assert not isinstance(result, Refusal)
        seen = [GAME.veil(event, viewer) for event in result.events]
        told.append((seen, GAME.view(result.table.state, viewer)))
    assert told[0] == told[1]


def test_fo_26_only_the_first_player_sees_the_cards_drawn() -> None:
    state = table(phase="grow", first="Боря", drawn="ЖЗБ").state
    views = {viewer: GAME.view(state, viewer) for viewer in (Seat(0), Seat(1), Seat(2), WATCHER)}
    letters = {viewer: view.drawn_letters for viewer, view in views.items()}
    assert letters == {0: "", 1: "жзб", 2: "", WATCHER: ""}
    assert all(view.drawn == 3 for view in views.values())
