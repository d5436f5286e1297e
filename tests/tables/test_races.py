"""Claims of the same letters at one instant: one wins, all others hear who and by how much."""

from typing import Any

import pytest
from msgspec.structs import replace

from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.house import House
from bukvitsa.tables.live import LiveTable
from bukvitsa.tables.settings import HouseSettings
from tests.kit.house import Person, World, table_of
from tests.kit.toy.game import Toy
from tests.tables.conftest import Opener

pytestmark = pytest.mark.anyio

CROWD = 50


@pytest.fixture
def _crowded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let fifty play the toy, with cards enough."""
    monkeypatch.setattr(Toy, "facts", replace(Toy.facts, most=CROWD))
    monkeypatch.setattr("tests.kit.toy.rules.CARDS", "кот" * 40)


async def seated(houses: list[House], people: list[Person], **options: Any) -> LiveTable:
    table = await table_of(
        houses[0], people[0], game="toy", seats=2, options={"turn": 60, **options}
    )
    await people[0].enters(houses[0], table)
    await people[0].does("arrange", options={"turn": 60, **options}, seats=len(people))
    for number, person in enumerate(people[1:], 1):
        await person.enters(houses[number % len(houses)], table)
        assert (await person.does("sit", name=person.name, seat=number))["type"] == "done"
    await people[0].does("start")
    return houses[0]._live[table]


async def lay_cot(live: LiveTable, people: list[Person]) -> None:
    """Lay cards in turn until the heap holds the letters of a word, once."""
    while True:
        assert live.state is not None
        assert live.state.game is not None
        state = live.state.game.state
        heap = [state.faces[card] for card in state.heap]
        if set("кот") <= set(heap):
            return
        mover = people[state.turn]
        hand = state.hands[state.turn]
        fresh = [card for card in hand if state.faces[card] not in heap]
        await mover.acts({"type": "lay", "card": (fresh or hand)[0]})


@pytest.mark.usefixtures("_crowded")
async def test_of_fifty_who_claim_at_one_instant_one_wins_and_all_are_told(
    store: Store, world: World, book: Book
) -> None:
    house = await world.house(store, book, settings=HouseSettings(ping_every=10**9))
    people = [Person(f"Игрок {number}", world) for number in range(CROWD)]
    live = await seated([house], people)
    await lay_cot(live, people)
    assert live.state is not None
    assert live.state.game is not None
    last = live.state.game.state.last
    claimants = [person for seat, person in enumerate(people) if seat != last]
    seq = people[0].seq
    before = [len(person.raw) for person in people]
    for number, person in enumerate(claimants):
        act = {"type": "call", "word": "кот"}
        person.say_raw({"type": "act", "id": "беру", "seq": seq, "act": act})
        if number % 10 == 0:
            world.clock.jump(3)
    await world.quiet()
    answers = [
        next(m for m in person.messages(heard) if m.get("id") == "беру")
        for person, heard in zip(people, before, strict=True)
        if person in claimants
    ]
    assert [answer["type"] for answer in answers] == ["done"] + ["refused"] * (CROWD - 2)
    winner = people.index(claimants[0])
    for number, answer in enumerate(answers[1:], 1):
        assert answer["first"] == {"seat": winner, "ms": 3 * ((number - 1) // 10 + 1)}
    for person, heard in zip(people, before, strict=True):
        (changed,) = person.told("changed", heard)
        assert [event["type"] for event in changed["events"]] == ["judged", "taken"]
        assert changed["events"][1]["by"] == winner


async def three(world: World, house: House, **options: Any) -> tuple[LiveTable, list[Person]]:
    people = [Person(name, world) for name in ("Аня", "Боря", "Вера")]
    return await seated([house], people, first=0, **options), people


async def test_who_was_never_able_to_hears_of_no_rival(
    store: Store, world: World, book: Book
) -> None:
    """An act that was impossible at the table its player saw is refused for its own reason."""
    house = await world.house(store, book)
    _, (anna, boris, vera) = await three(world, house)
    seq = vera.seq
    await anna.acts({"type": "lay", "card": anna.menu["lay"][0]})
    answer = await vera.acts({"type": "lay", "card": vera.view["own"][0][0]}, seq)
    assert (answer["code"], answer.get("first")) == ("not_your_turn", None)
    answer = await boris.acts({"type": "call", "word": "щука"}, seq)
    assert answer.get("first") is None


async def test_who_saw_the_table_as_it_is_hears_of_no_rival(
    store: Store, world: World, book: Book
) -> None:
    house = await world.house(store, book)
    _, (anna, _, vera) = await three(world, house)
    await anna.acts({"type": "lay", "card": anna.menu["lay"][0]})
    answer = await vera.acts({"type": "lay", "card": vera.view["own"][0][0]})
    assert answer.get("first") is None


async def test_who_is_too_late_for_the_own_turn_hears_of_no_rival(
    store: Store, world: World, book: Book
) -> None:
    """The clock took the turn, not a person."""
    house = await world.house(store, book)
    _, (anna, *_) = await three(world, house)
    seq, card = anna.seq, anna.menu["lay"][0]
    await world.wait(60_000)
    answer = await anna.acts({"type": "lay", "card": card}, seq)
    assert (answer["type"], answer.get("first")) == ("refused", None)


@pytest.mark.usefixtures("_crowded")
async def test_between_processes_too_one_wins_and_the_rest_are_told(
    opener: Opener, world: World, book: Book
) -> None:
    settings = HouseSettings(ping_every=10**9)
    houses = [
        await world.house(await opener(), book, seed=seed, settings=settings) for seed in (1, 2)
    ]
    people = [Person(f"Игрок {number}", world) for number in range(10)]
    live = await seated(houses, people)
    await lay_cot(live, people)
    await world.settled(lambda: len({person.seq for person in people}) == 1)
    assert live.state is not None
    assert live.state.game is not None
    last = live.state.game.state.last
    claimants = [person for seat, person in enumerate(people) if seat != last]
    seq, before = people[0].seq, [len(person.raw) for person in people]
    for person in claimants:
        act = {"type": "call", "word": "кот"}
        person.say_raw({"type": "act", "id": "беру", "seq": seq, "act": act})
    await world.settled(lambda: all(person.seq == seq + 2 for person in people))
    answers = {
        person.name: message
        for person, heard in zip(people, before, strict=True)
        for message in person.messages(heard)
        if message.get("id") == "беру"
    }
    winners = [name for name, answer in answers.items() if answer["type"] == "done"]
    assert len(winners) == 1
    seat = next(seat for seat, person in enumerate(people) if person.name == winners[0])
    assert len(answers) == len(claimants)
    for name, answer in answers.items():
        assert name in winners or answer["first"]["seat"] == seat
