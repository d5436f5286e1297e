"""Before the start: who may sit, stand, be ready, arrange, invite, ask to go, and begin."""

from typing import Any

import msgspec
import pytest

from bukvitsa.journal.store import Store, TableId
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.house import House
from bukvitsa.tables.making import Wanted
from bukvitsa.tables.wire import Leaving
from tests.kit.house import Person, World, table_of

pytestmark = pytest.mark.anyio


class Lobby:
    """Anna's table with three seats, where Boris and Vera have come in and stand."""

    def __init__(self, world: World, house: House) -> None:
        self.world, self.house = world, house
        self.anna, self.boris, self.vera = (Person(name, world) for name in ("Аня", "Боря", "Вера"))
        self.table = TableId("")

    async def open(self, **wanted: Any) -> "Lobby":
        self.table = await table_of(self.house, self.anna, **{"game": "toy", "seats": 3, **wanted})
        for person in (self.anna, self.boris, self.vera):
            await person.enters(self.house, self.table)
        return self

    @property
    def seats(self) -> list[str]:
        return [seat.get("name", "") for seat in self.anna.table["seats"]]


@pytest.fixture
async def lobby(store: Store, world: World, book: Book) -> Lobby:
    return await Lobby(world, await world.house(store, book)).open()


async def refused(person: Person, kind: str, **about: Any) -> str:
    answer = await person.does(kind, **about)
    assert answer["type"] == "refused", answer
    assert answer["text"]
    assert "…" not in answer["text"]
    return str(answer["code"])


async def done(person: Person, kind: str, **about: Any) -> None:
    answer = await person.does(kind, **about)
    assert answer["type"] == "done", answer


# --- making a table ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": 5}, "wrong_number_of_players"),
        ({"options": {"vote": 1}}, "option_out_of_bounds"),
        ({"options": {"dice": 6}}, "unknown_option"),
        ({"options": {"first": 3}}, "no_such_seat"),
        ({"name": "я" * 21}, "name_too_long"),
        ({"bots": {0: "random", 1: "random", 2: "random"}}, "no_free_seat"),
        ({"bots": {3: "random"}}, "no_such_seat"),
        ({"bots": {1: "genius"}}, "no_such_level"),
    ],
)
async def test_a_wish_that_cannot_be_had_is_refused(
    store: Store, world: World, book: Book, wish: dict[str, Any], code: str
) -> None:
    house = await world.house(store, book)
    anna = Person("Аня", world)
    wanted = msgspec.convert({"game": "toy", "seats": 3, "name": "Аня", **wish}, Wanted)
    refusal = await house.create(anna.guest, wanted)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert house.explain(refusal, "toy").endswith((".", "»."))
    assert await house.listed(person=anna.guest) == []


async def test_a_new_table_has_its_host_and_its_bots_seated(lobby: Lobby) -> None:
    await lobby.open(bots={0: "random", 2: "sleepy"}, leaving=Leaving.WAIT, talk=False)
    table = lobby.anna.table
    assert [seat.get("level", "") for seat in table["seats"]] == ["random", "", "sleepy"]
    assert len(set(lobby.seats)) == 3
    assert (table["you"], table["seats"][1]["host"]) == (1, True)
    assert (table["leaving"], table["talk"], table["public"]) == ("wait", False, False)


async def test_a_host_without_a_name_only_watches(lobby: Lobby) -> None:
    await lobby.open(name="", bots={0: "random", 1: "random", 2: "random"})
    assert lobby.anna.table["you"] is None
    await done(lobby.anna, "start")
    assert lobby.anna.table["status"] == "playing"
    assert lobby.anna.view["you"] is None


async def test_codes_are_words_and_no_two_open_tables_share_one(
    store: Store, world: World, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a code is in use another is drawn."""
    house = await world.house(store, book)
    anna = Person("Аня", world)
    drawn = iter(["лес-лес-лес", "лес-лес-лес", "мак-мак-мак"])
    monkeypatch.setattr("bukvitsa.tables.making.new_code", lambda _: next(drawn))
    one = await table_of(house, anna, game="toy", seats=2)
    two = await table_of(house, anna, game="toy", seats=2)
    assert await house.called("лес лес лес") == one
    assert await house.called("МАК-МАК-МАК") == two


# --- sitting -------------------------------------------------------------------------------------


async def test_people_sit_where_they_like_and_may_change_seats(lobby: Lobby) -> None:
    await done(lobby.boris, "sit", name="Боря", seat=2)
    assert lobby.seats == ["Аня", "", "Боря"]
    assert lobby.anna.told("table")[-1]["told"] == "Боря за столом."
    await done(lobby.boris, "sit", name="Борис", seat=1)
    assert lobby.seats == ["Аня", "Борис", ""]
    assert [each.id for each in await lobby.house.listed(person=lobby.boris.guest)] == [lobby.table]
    await done(lobby.vera, "sit", name=" Вера  В. ")
    assert lobby.seats == ["Аня", "Борис", "Вера В."]
    stranger = await Person("Гоша", lobby.world).enters(lobby.house, lobby.table)
    assert await refused(stranger, "sit", name="Гоша") == "no_free_seat"
    assert await refused(stranger, "sit", name="Гоша", seat=0) == "seat_taken"
    assert await refused(stranger, "sit", name="Гоша", seat=7) == "no_such_seat"
    assert await refused(stranger, "sit", name="Гоша", seat=-1) == "no_such_seat"


async def test_nobody_may_be_taken_for_another(lobby: Lobby) -> None:
    assert await refused(lobby.boris, "sit", name="аня") == "name_taken"
    assert await refused(lobby.boris, "sit", name=" ") == "name_empty"
    assert await refused(lobby.boris, "sit", name="а\u202eб") == "name_strange"
    assert await refused(lobby.boris, "sit", name="б" * 21) == "name_too_long"
    assert lobby.seats == ["Аня", "", ""]


async def test_who_stands_up_frees_the_seat(lobby: Lobby) -> None:
    await done(lobby.boris, "sit", name="Боря")
    await done(lobby.boris, "stand")
    assert lobby.seats == ["Аня", "", ""]
    assert lobby.boris.table["you"] is None
    assert await refused(lobby.boris, "stand") == "not_seated"


# --- being ready ---------------------------------------------------------------------------------


async def test_the_game_begins_when_all_seats_are_taken_and_all_are_ready(lobby: Lobby) -> None:
    assert await refused(lobby.boris, "ready", ready=True) == "not_seated"
    await done(lobby.boris, "sit", name="Боря")
    await done(lobby.anna, "ready", ready=True)
    await done(lobby.boris, "ready", ready=True)
    await done(lobby.boris, "ready", ready=True)
    assert lobby.anna.table["status"] == "lobby"
    await done(lobby.boris, "ready", ready=False)
    await done(lobby.vera, "sit", name="Вера")
    await done(lobby.vera, "ready", ready=True)
    assert [seat.get("ready") for seat in lobby.anna.table["seats"]] == [True, None, True]
    await done(lobby.boris, "ready", ready=True)
    assert lobby.anna.table["status"] == "playing"
    assert await refused(lobby.boris, "ready", ready=True) == "already_begun"


async def test_a_bot_on_the_last_seat_begins_a_game_that_all_are_ready_for(lobby: Lobby) -> None:
    await done(lobby.boris, "sit", name="Боря")
    for person in (lobby.anna, lobby.boris):
        await done(person, "ready", ready=True)
    await done(lobby.anna, "put_bot", seat=2, level="sleepy")
    assert lobby.anna.table["status"] == "playing"


async def test_who_is_ready_but_gone_is_waited_for(lobby: Lobby) -> None:
    await lobby.open(seats=2)
    await done(lobby.boris, "sit", name="Боря")
    await done(lobby.boris, "ready", ready=True)
    lobby.boris.leaves()
    await done(lobby.anna, "ready", ready=True)
    assert lobby.anna.table["status"] == "lobby"
    await lobby.boris.enters(lobby.house, lobby.table)
    assert lobby.boris.table["status"] == "playing"


# --- the host ------------------------------------------------------------------------------------


async def test_only_the_host_rules_the_table(lobby: Lobby) -> None:
    await done(lobby.boris, "sit", name="Боря")
    commands: dict[str, dict[str, Any]] = {
        "start": {},
        "kick": {"seat": 0},
        "put_bot": {"seat": 2, "level": "random"},
        "arrange": {"options": {}, "seats": 2},
    }
    for kind, about in commands.items():
        assert await refused(lobby.boris, kind, **about) == "only_the_host"


async def test_the_host_begins_with_those_who_are_there(lobby: Lobby) -> None:
    """Free seats are put away; who was to begin still begins."""
    assert await refused(lobby.anna, "start") == "too_few"
    await done(lobby.anna, "arrange", options={"first": 2}, seats=3)
    await done(lobby.boris, "sit", name="Боря", seat=2)
    await done(lobby.anna, "start")
    assert lobby.seats == ["Аня", "Боря"]
    assert (lobby.anna.table["you"], lobby.boris.table["you"]) == (0, 1)
    assert lobby.boris.view["turn"] == lobby.boris.view["you"] == 1
    assert await refused(lobby.anna, "start") == "already_begun"


async def test_the_host_asks_somebody_to_go_and_they_may_only_watch(lobby: Lobby) -> None:
    await done(lobby.boris, "sit", name="Боря")
    assert await refused(lobby.anna, "kick", seat=0) == "not_yourself"
    assert await refused(lobby.anna, "kick", seat=2) == "free_already"
    assert await refused(lobby.anna, "kick", seat=3) == "no_such_seat"
    await done(lobby.anna, "kick", seat=1)
    assert lobby.seats == ["Аня", "", ""]
    assert await refused(lobby.boris, "sit", name="Боря") == "kicked"
    await done(lobby.vera, "sit", name="Вера")
    assert lobby.boris.told("table")[-1]["told"] == "Вера за столом."


async def test_the_host_invites_bots_and_sends_them_away(lobby: Lobby) -> None:
    await done(lobby.anna, "put_bot", seat=1, level="random")
    name = lobby.seats[1]
    assert name
    await done(lobby.anna, "put_bot", seat=1, level="sleepy")
    assert lobby.anna.table["seats"][1]["level"] == "sleepy"
    assert lobby.seats[1] == name
    assert await refused(lobby.anna, "put_bot", seat=0, level="random") == "seat_taken"
    assert await refused(lobby.anna, "put_bot", seat=4, level="random") == "no_such_seat"
    assert await refused(lobby.anna, "put_bot", seat=1, level="genius") == "no_such_level"
    assert await refused(lobby.anna, "put_bot", seat=2, level=None) == "no_bot_there"
    assert await refused(lobby.boris, "sit", name="Боря", seat=1) == "seat_taken"
    await done(lobby.anna, "put_bot", seat=1, level=None)
    assert lobby.seats == ["Аня", "", ""]
    await done(lobby.anna, "put_bot", seat=1, level="random")
    await done(lobby.anna, "kick", seat=1)
    assert lobby.seats == ["Аня", "", ""]


async def test_a_changed_agreement_asks_for_everybodys_word_again(lobby: Lobby) -> None:
    await done(lobby.boris, "sit", name="Боря")
    await done(lobby.boris, "ready", ready=True)
    await done(lobby.anna, "arrange", options={"rounds": 3, "referee": "vote"}, seats=4)
    table = lobby.boris.table
    assert (table["options"]["rounds"], table["options"]["referee"]) == (3, "vote")
    assert len(table["seats"]) == 4
    assert "ready" not in table["seats"][1]
    assert await refused(lobby.anna, "arrange", options={"rounds": 9}, seats=3) == (
        "option_out_of_bounds"
    )
    assert await refused(lobby.anna, "arrange", options=[1], seats=3) == "options_unread"
    assert await refused(lobby.anna, "arrange", options={}, seats=9) == "wrong_number_of_players"
    await done(lobby.boris, "sit", name="Боря", seat=3)
    assert await refused(lobby.anna, "arrange", options={}, seats=2) == "seats_in_use"
    assert lobby.boris.table["options"]["rounds"] == 3


async def test_the_host_may_still_change_what_is_agreed_around_the_game(lobby: Lobby) -> None:
    """Whether strangers see the table, what becomes of a seat that is left, and talk."""
    await done(lobby.anna, "arrange", options={}, seats=3, public=True, leaving="wait", talk=False)
    (listed,) = await lobby.house.listed()
    assert listed.chips == ("Место ушедшего ждёт", "Без переписки")
    await done(lobby.anna, "arrange", options={}, seats=3, public=False)
    assert await lobby.house.listed() == []
    table = lobby.boris.table
    assert (table["public"], table["leaving"], table["talk"]) == (False, "wait", False)
    assert await refused(lobby.anna, "say", text="Слышно?") == "no_talk"
    await done(lobby.boris, "sit", name="Боря")
    await done(lobby.anna, "start")
    await done(lobby.boris, "stand")
    assert "bot" not in lobby.anna.table["seats"][1]


async def test_the_hosts_role_passes_on_when_the_host_gets_up(lobby: Lobby) -> None:
    await done(lobby.boris, "sit", name="Боря", seat=2)
    await done(lobby.anna, "stand")
    assert lobby.boris.table["seats"][2]["host"]
    assert lobby.boris.told("table")[-1]["told"] == "Аня: место свободно. Хозяин стола теперь Боря."
    await done(lobby.boris, "put_bot", seat=0, level="random")


async def test_the_hosts_role_passes_on_when_the_host_is_gone_for_long(lobby: Lobby) -> None:
    await done(lobby.boris, "sit", name="Боря")
    lobby.anna.leaves()
    await lobby.world.wait(15_000)
    assert lobby.boris.table["seats"][0].get("presence", "lost") == "lost"
    assert lobby.boris.table["seats"][0]["host"]
    await lobby.anna.enters(lobby.house, lobby.table)
    await lobby.world.wait(15_000)
    assert lobby.boris.table["seats"][0]["host"]
    lobby.anna.leaves()
    await lobby.world.wait(21_000)
    assert lobby.boris.table["seats"][1]["host"]
    await done(lobby.boris, "start")


async def test_who_comes_while_the_host_is_long_gone_becomes_host(lobby: Lobby) -> None:
    """Even if nobody was there when the time ran out."""
    await done(lobby.boris, "sit", name="Боря")
    for person in (lobby.anna, lobby.boris, lobby.vera):
        person.leaves()
    await lobby.world.wait(600_000)
    assert lobby.house.live == 0
    await lobby.boris.enters(lobby.house, lobby.table)
    await lobby.world.wait(21_000)
    assert lobby.boris.table["seats"][1]["host"]


async def test_nothing_of_a_game_can_be_asked_before_it_begins(lobby: Lobby) -> None:
    assert await refused(lobby.anna, "act", act={"type": "lay", "card": 0}, seq=0) == "not_begun"
    assert await refused(lobby.anna, "pause", pause=True) == "not_playing"
    assert await refused(lobby.anna, "rematch") == "not_over"
    assert await refused(lobby.boris, "rematch") == "not_seated"
    assert await refused(lobby.anna, "ask_ways", word="кот") == "not_begun"
