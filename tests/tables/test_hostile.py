"""Whatever is sent: nothing is raised, nobody else is harmed, and the sender hears why."""

import logging
from random import Random
from typing import Any

import msgspec
import pytest

from bukvitsa.journal.store import Store
from bukvitsa.kernel.people import Seat
from bukvitsa.lexicon.book import Book
from tests.kit.duel import Duel
from tests.kit.house import Person, World
from tests.kit.toy.values import Noted

pytestmark = pytest.mark.anyio

MALFORMED = (
    b"",
    b"\x00",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"{}",
    b'{"type":"fly"}',
    b'{"type":"sit"}',
    b'{"type":"sit","id":"","name":"a"}',
    b'{"type":"sit","id":"' + b"x" * 41 + b'","name":"a"}',
    b'{"type":"sit","id":"a","name":1}',
    b'{"type":"sit","id":"a","name":"a","seat":1.5}',
    b'{"type":"sit","id":"\\ud800","name":"a"}',
    b'{"type":"sit","id":"a","name":"\xed\xa0\x80"}',
    b'{"type":"act","id":"a","seq":0}',
    b'{"type":"act","id":"a","seq":"0","act":{}}',
    b'{"type":"ready","id":"a","ready":"yes"}',
    b'{"type":"hello","seq":-0.5}',
    b'{"type":"hello","cookie":"x"}',
    b'{"type":"pong","number":null}',
    b"[" * 60_000,
    b'{"type":"act","id":"a","seq":0,"act":' + b"[" * 60_000,
)

ODD_ACTS: tuple[bytes, ...] = (
    b"null",
    b"1",
    b'"lay"',
    b"[]",
    b"{}",
    b'{"type":"fly"}',
    b'{"type":"lay"}',
    b'{"type":"lay","card":"0"}',
    b'{"type":"lay","card":1e99}',
    b'{"type":"call","word":7}',
    b'{"type":"call","word":"\xff\xfe"}',
    b'{"type":"note","text":"\xed\xa0\x80"}',
    b"[" * 900 + b"]" * 900,
)


@pytest.fixture
async def duel(store: Store, world: World, book: Book) -> Duel:
    return await Duel(world, book, store).begin()


async def test_what_is_no_message_is_refused(duel: Duel) -> None:
    for data in MALFORMED:
        heard = len(duel.boris.raw)
        duel.boris.say_raw(data)
        await duel.world.quiet()
        (answer,) = duel.boris.messages(heard)
        assert (answer["type"], answer["code"], answer["id"]) == ("refused", "wrong_message", "")
    assert (await duel.lay(duel.anna))["type"] == "done"


async def test_what_is_no_act_of_the_game_is_refused(duel: Duel) -> None:
    rows = await duel.rows()
    for act in ODD_ACTS:
        heard = len(duel.anna.raw)
        duel.anna.say_raw(b'{"type":"act","id":"a","seq":0,"act":' + act + b"}")
        await duel.world.quiet()
        (answer,) = duel.anna.messages(heard)
        assert answer["code"] in {"wrong_act", "wrong_message"}, (act, answer)
    assert await duel.rows() == rows


async def test_numbers_without_measure_are_only_wrong(duel: Duel) -> None:
    most = 10**30
    assert (await duel.anna.acts({"type": "lay", "card": most}, most))["code"] == "not_in_hand"
    assert (await duel.anna.does("kick", seat=most))["code"] == "already_begun"
    await duel.anna.enters(duel.house, duel.table, seq=most)
    assert duel.anna.told("welcome")[-1]["cut"]
    await duel.anna.enters(duel.house, duel.table, seq=-most)
    assert len(duel.anna.told("welcome")[-1]["missed"]) == 2


async def test_an_act_that_cannot_be_written_harms_nobody(
    duel: Duel, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accepts(*_: object) -> tuple[Noted, ...]:
        return (Noted(Seat(0), "\ud800"),)

    with monkeypatch.context() as patch:
        patch.setattr("tests.kit.toy.game.decide", accepts)
        answer = await duel.anna.acts({"type": "note", "text": ""})
    assert answer["code"] == "broken"
    assert (await duel.lay(duel.anna))["type"] == "done"


async def test_no_player_plays_the_clock(duel: Duel) -> None:
    answer = await duel.anna.acts({"type": "time_up", "ticket": 1})
    assert answer["code"] == "only_the_clock"


async def test_an_act_is_written_in_its_plain_form(duel: Duel) -> None:
    """Blanks and repeated fields of a message do not swell the journal."""
    act = b'{ "text": "a", ' + b" " * 30_000 + b' "type":"note","text":"b" }'
    duel.anna.say_raw(b'{"type":"act","id":"a","seq":2,"act":' + act + b"}")
    await duel.world.quiet()
    assert len((await duel.rows())[-1].body) < 200


async def test_who_says_no_hello_is_told_nothing(duel: Duel) -> None:
    quiet = Person("Тихоня", duel.world)
    quiet.visit = await duel.house.enter(duel.table, quiet.guest, quiet)
    assert (await quiet.does("sit", name="Тихоня"))["code"] == "hello_first"
    quiet.say_raw({"type": "look", "here": False})
    quiet.say_raw({"type": "say", "id": "a", "text": "эй"})
    await duel.lay(duel.anna)
    assert {message["type"] for message in quiet.messages()} == {"refused"}
    assert duel.anna.table["watchers"] == 0


async def test_who_asks_too_much_at_once_is_told_so(duel: Duel) -> None:
    heard = len(duel.anna.raw)
    for number in range(40):
        act = {"type": "note", "text": f"{number}"}
        duel.anna.say_raw({"type": "act", "id": f"{number}", "seq": 0, "act": act})
    await duel.world.quiet()
    answers = [m for m in duel.anna.messages(heard) if m["type"] in {"done", "refused"}]
    assert sorted(answer["type"] for answer in answers) == ["done"] * 16 + ["refused"] * 24
    assert {answer.get("code") for answer in answers} == {None, "too_fast"}
    assert (await duel.anna.acts({"type": "note", "text": "после"}))["type"] == "done"


async def test_a_connection_that_is_closed_says_nothing_more(duel: Duel) -> None:
    visit = duel.boris.visit
    assert visit is not None
    duel.boris.leaves()
    heard = len(duel.boris.raw)
    visit.heard(b'{"type":"hello"}')
    visit.heard(b"\xff")
    visit.left()
    await duel.lay(duel.anna)
    assert len(duel.boris.raw) == heard


def mangled(message: bytes, dice: Random) -> bytes:
    """Break a message in one of the ways in which messages break."""
    data = bytearray(message)
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(len(data))
        match dice.randrange(4):
            case 0:
                data[place] = dice.randrange(256)
            case 1:
                del data[place : place + dice.randint(1, 6)]
            case 2:
                data[place:place] = dice.randbytes(3)
            case _:
                data[place:place] = dice.choice(
                    [b'"', b"{", b"]", b"-1", b"null", b"\\u202e", b","]
                )
        if not data:
            break
    return bytes(data)


async def test_two_thousand_broken_messages_break_nothing(
    duel: Duel, caplog: pytest.LogCaptureFixture
) -> None:
    dice = Random(11)
    commands: list[dict[str, Any]] = [
        {"type": "hello", "seq": 1},
        {"type": "act", "id": "a", "seq": 2, "act": {"type": "call", "word": "кот"}},
        {"type": "act", "id": "b", "seq": 2, "act": {"type": "note", "text": "тайна"}},
        {"type": "sit", "id": "c", "name": "Боря", "seat": 1},
        {"type": "arrange", "id": "d", "options": {"rounds": 2}, "seats": 2},
        {"type": "pause", "id": "e", "pause": True},
        {"type": "say", "id": "f", "text": "привет"},
        {"type": "ask_ways", "id": "g", "word": "кот"},
        {"type": "pong", "number": 1},
        {"type": "look", "here": False},
    ]
    with caplog.at_level(logging.ERROR):
        for number in range(2_000):
            duel.boris.say_raw(mangled(msgspec.json.encode(dice.choice(commands)), dice))
            if number % 100 == 0:
                await duel.world.quiet()
        await duel.world.quiet()
    assert not caplog.records
    assert not duel.house.tally.broken
    await duel.anna.does("pause", pause=False)
    await duel.boris.does("pause", pause=False)
    assert (await duel.lay(duel.anna))["type"] == "done"
