"""WD-7, WD-13: ё is kept where words are shown, and makes no difference where they are compared."""

from typing import Any

from bukvitsa.games.forest.acts import Doubt, Ready, Write
from bukvitsa.games.forest.events import VoteEnded, WordsTaken
from bukvitsa.games.forest.game import Forest
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.phases import Voting
from bukvitsa.games.forest.scene import ForestBook
from bukvitsa.games.forest.state import State
from bukvitsa.kernel.acts import Vote
from bukvitsa.kernel.ballot import Voice
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import WATCHER, Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import Table
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.play import Unshuffled

GAME, BOOK = Forest(), ForestBook()
ANYA, BORYA = Seat(0), Seat(1)
WORLD = World(Instant(0), Unshuffled(), ListedLexicon(["ёж"]))


def played(options: ForestOptions, *acts: tuple[Seat, Any]) -> tuple[State, list[Any]]:
    position = {"field": ["Е Ж И К", "Л А С О"]}
    state = BOOK.place(position, options, Names(("Аня", "Боря")))
    table: Table[Any, Any, Any, Any, Any, Any, Any] = Table(GAME, 2, state, 1)
    history: list[Any] = []
    for by, act in acts:
        result = table.submit(by, act, WORLD)
        assert not isinstance(result, Refusal), result
        table = result.table
        history += result.events
    return table.state, history


def test_wd_7_a_word_written_with_e_is_shown_with_the_dictionarys_yo() -> None:
    state, history = played(ForestOptions(), (ANYA, Write("ЕЖ")), (ANYA, Ready()), (BORYA, Ready()))
    assert state.words[ANYA].text == "ёж"
    assert WordsTaken(("ёж",)) in history
    view = GAME.view(state, WATCHER)
    assert (view.used, view.taken) == (("еж",), ("ёж",))


def test_wd_7_wd_13_where_the_table_judges_the_writers_yo_is_kept() -> None:
    options = ForestOptions(referee=Referee.VOTE)
    state, _ = played(
        options,
        (ANYA, Write("жёлки")),
        (BORYA, Write("желкис")),
        *((seat, Ready()) for seat in (ANYA, BORYA)),
    )
    assert [shown.text for shown in state.words] == ["жёлки", "желкис"]


def test_wd_13_a_vote_is_about_a_spelling_whether_with_yo_or_without() -> None:
    options = ForestOptions(referee=Referee.VOTE)
    written = ((ANYA, Write("лёса")), (BORYA, Write("леса")), (ANYA, Ready()), (BORYA, Ready()))
    state, _ = played(options, *written, (BORYA, Doubt(ANYA)))
    assert isinstance(state.phase, Voting)
    assert state.phase.word == "лёса"
    state, history = played(
        options, *written, (BORYA, Doubt(ANYA)), (ANYA, Vote(Voice.NO)), (BORYA, Vote(Voice.NO))
    )
    assert state.rulings.failed == ("леса",)
    assert not any(shown.stands for shown in state.words)
    (ended,) = (event for event in history if isinstance(event, VoteEnded))
    assert ended.word == "лёса"
    assert ended.voices == {ANYA: Voice.NO, BORYA: Voice.NO}
