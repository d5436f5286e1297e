"""What the menu says in each phase, at positions where it can be read off."""

from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.games.forest.acts import Doubt
from bukvitsa.games.forest.events import WordsRevealed
from bukvitsa.games.forest.game import Forest
from bukvitsa.games.forest.options import ForestOptions
from bukvitsa.games.forest.scene import ForestBook
from bukvitsa.games.forest.seen import (
    LetterMenu,
    MarkMenu,
    Menu,
    Place,
    PlaceMenu,
    PruneMenu,
    menu,
)
from bukvitsa.kernel.moments import Instant
from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import Referee
from bukvitsa.kernel.people import WATCHER, Seat, Viewer, everyone
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.kernel.table import Table
from bukvitsa.kernel.world import World
from bukvitsa.lexicon.listed import ListedLexicon
from tests.kit.play import Unshuffled

GAME, BOOK = Forest(), ForestBook()
NAMES = Names(("Аня", "Боря", "Вера"))
ANYA, BORYA, VERA = everyone(3)
FIELD = ["Л(А) #Е(А) #С(А)", "О #Т(А) Л", "#И Е С"]


def at(row: int, col: int) -> Place:
    """Name a place as the listing counts."""
    return Place(row - 1, col - 1)


def menu_of(viewer: Viewer, options: ForestOptions | None = None, **position: Any) -> Menu:
    state = BOOK.place({"field": FIELD, **position}, options or ForestOptions(), NAMES)
    return menu(GAME.view(state, viewer))


def test_a_watcher_and_whoever_is_not_asked_may_do_nothing() -> None:
    phases = ("write", "answer", "vote", "place", "lead", "elder", "grow", "prune", "over")
    drafts = {"Аня": "лес"}
    assert all(menu_of(WATCHER, phase=phase, drafts=drafts) == Menu() for phase in phases)
    asked = ("answer", "place", "lead", "elder", "grow", "prune", "over")
    assert all(menu_of(VERA, phase=phase, drafts=drafts) == Menu() for phase in asked)


def test_while_writing_all_may_write_and_who_has_not_may_be_ready() -> None:
    assert menu_of(ANYA, ready=["Боря"]) == Menu(write=True, ready=True)
    assert menu_of(BORYA, ready=["Боря"]) == Menu(write=True)


def test_who_has_not_voted_may_vote() -> None:
    assert menu_of(ANYA, phase="vote", drafts={"Боря": "лес"}) == Menu(vote=True)


@pytest.mark.parametrize(
    ("viewer", "referee", "expected"),
    [
        (ANYA, Referee.VOTE, Menu(accept=True, doubt=(BORYA,))),
        (BORYA, Referee.VOTE, Menu(accept=True, doubt=(ANYA,))),
        (VERA, Referee.VOTE, Menu(accept=True, doubt=(ANYA, BORYA))),
        (ANYA, Referee.APPEAL, Menu(accept=True, appeal=True)),
        (VERA, Referee.APPEAL, Menu()),
        (ANYA, Referee.DICTIONARY, Menu()),
    ],
)
def test_wd_17_wd_18_who_may_answer_what(viewer: Viewer, referee: Referee, expected: Menu) -> None:
    drafts = {"Аня": "лес", "Боря": "село", "Вера": "щука"}
    options = ForestOptions(referee=referee)
    assert menu_of(viewer, options, phase="answer", drafts=drafts) == expected


def test_a_doubt_of_a_seat_that_is_not_there_is_refused() -> None:
    options = ForestOptions(referee=Referee.VOTE)
    state = BOOK.place(
        {"field": FIELD, "phase": "answer", "drafts": {"Аня": "лес"}}, options, NAMES
    )
    table: Table[Any, Any, Any, Any, Any, Any, Any] = Table(GAME, 3, state, 1)
    world = World(Instant(0), Unshuffled(), ListedLexicon([]))
    for seat in (-1, 3):
        result = table.submit(BORYA, Doubt(Seat(seat)), world)
        assert isinstance(result, Refusal)
        assert result.code == "no_such_player"


def test_fo_13_for_each_letter_its_cards_and_the_front() -> None:
    told = menu_of(
        ANYA, phase="place", drafts={"Аня": "лес"}, fronts={"Аня": "С"}, supply={"Аня": 3}
    )
    letters = (
        LetterMenu((at(1, 1), at(2, 3)), front=False),
        LetterMenu((at(3, 2),), front=False),
        LetterMenu((at(3, 3),), front=True),
    )
    spare = (at(1, 1), at(1, 2), at(1, 3), at(2, 2))
    assert replace(told, outlook=None) == Menu(place=PlaceMenu(letters, 3, spare))


def test_fo_17_without_a_word_the_open_cards_and_with_no_supply_where_from() -> None:
    open_cards = (at(1, 1), at(2, 1), at(2, 3), at(3, 2), at(3, 3))
    own = (at(1, 1), at(1, 2), at(1, 3), at(2, 2))
    told = menu_of(ANYA, phase="place")
    assert replace(told, outlook=None) == Menu(mark=MarkMenu(open_cards, ()))
    told = menu_of(ANYA, phase="place", supply={"Аня": 0})
    assert replace(told, outlook=None) == Menu(mark=MarkMenu(open_cards, own))


def test_fo_20_who_leads_now_and_who_would_with_a_cube_more_or_less() -> None:
    field = ["Л(А) О(ББ) Т(ААБ)", "#Е(АА) К А(АА)"]
    state = BOOK.place({"field": field, "phase": "place"}, ForestOptions(), NAMES)
    view = GAME.view(state, ANYA)
    assert view.leaders == (None, BORYA, None, ANYA, None, ANYA)
    told = menu(view).outlook
    assert told is not None
    assert told.more == (ANYA, None, ANYA, ANYA, None, ANYA)
    assert told.fewer == (None, BORYA, None, None, None, None)
    assert GAME.view(state, WATCHER).leaders == view.leaders


def test_fo_21_the_leader_is_asked_about_a_place() -> None:
    assert menu_of(ANYA, phase="lead", at=[3, 1]) == Menu(guard=at(3, 1))


def test_fo_24_every_three_that_hangs_together() -> None:
    threes = ((at(1, 2), at(1, 3), at(2, 2)),)
    assert menu_of(ANYA, phase="elder") == Menu(elder=threes)
    assert menu_of(ANYA, phase="elder", deck="") == Menu(elder=())


def test_fo_26_the_places_beside_the_field() -> None:
    told = menu_of(ANYA, phase="grow", field=["Л .", "О Т"]).grow
    assert told == tuple(
        at(*place) for place in ((0, 1), (1, 0), (1, 2), (2, 0), (2, 3), (3, 1), (3, 2))
    )


def test_fo_27_the_bare_cards_of_each_row_or_column() -> None:
    told = menu_of(ANYA, phase="prune", field=["#Л #О", "К #Т"]).prune
    assert told == PruneMenu(
        ((at(1, 1), at(1, 2)), (at(2, 2),)), ((at(1, 1),), (at(1, 2), at(2, 2)))
    )
    assert menu_of(ANYA, phase="prune").prune == PruneMenu((), ())


def test_words_that_were_shown_are_seen_with_their_faults() -> None:
    """The reveal is told as one event, the same to all."""
    state = BOOK.place(
        {"field": FIELD, "phase": "place", "drafts": {"Аня": "щи"}}, ForestOptions(), NAMES
    )
    event = WordsRevealed(state.words)
    assert GAME.veil(event, BORYA) == event
    assert [shown.fault for shown in GAME.view(state, VERA).words] == [
        "letters_missing",
        "nothing_written",
        "nothing_written",
    ]
