"""One table served by several processes at once."""

from random import Random

import pytest

from bukvitsa.journal.verify import verify
from bukvitsa.lexicon.book import Book
from tests.kit.duel import Duel
from tests.kit.house import Person, World
from tests.kit.stores import Frail
from tests.kit.toy.game import Toy
from tests.kit.toy.people import possible
from tests.tables.conftest import Opener

pytestmark = pytest.mark.anyio


async def apart(opener: Opener, world: World, book: Book, **wanted: object) -> Duel:
    """Let Anna play at one process and Boris at another."""
    duel = await Duel(world, book, await opener()).begin(**wanted)  # type: ignore[arg-type]
    other = await duel.another_house(await opener())
    await duel.boris.enters(other, duel.table)
    await world.settled(lambda: bool(duel.anna.table["seats"][1].get("presence")))
    return duel


async def test_people_at_two_processes_play_one_game_to_its_end(
    opener: Opener, world: World, book: Book
) -> None:
    duel = await apart(opener, world, book, others=1, bots={2: "random"})
    dice = Random(3)
    people = [duel.anna, duel.boris]
    for _ in range(400):
        await world.settled(lambda: duel.anna.seq == duel.boris.seq)
        if duel.anna.table["status"] == "over":
            break
        for person in people:
            acts = possible(person, dice)
            if acts and dice.random() < 0.6:
                await person.acts(dice.choice(acts))
        await world.wait(dice.choice((200, 1_500)))
    await world.settled(lambda: duel.boris.table["status"] == "over")
    for person in people:
        shown = [(m["seq"], len(m["events"])) for m in person.told("changed")]
        assert [seq for seq, _ in shown] == sorted({seq for seq, _ in shown})
    journal = await duel.house.journal(duel.table)
    assert journal is not None
    assert verify(Toy(), *journal, book) is None
    assert duel.anna.table["outcome"] == duel.boris.table["outcome"]


async def test_presence_and_talk_go_round(opener: Opener, world: World, book: Book) -> None:
    duel = await apart(opener, world, book)
    duel.boris.say_raw({"type": "look", "here": False})
    await world.settled(lambda: duel.anna.table["seats"][1].get("presence") == "away")
    await duel.boris.does("say", text="Привет из другого процесса")
    await world.settled(lambda: bool(duel.anna.told("said")))
    said = duel.anna.told("said")[0]
    assert (said["name"], said["text"]) == ("Боря", "Привет из другого процесса")
    assert len(duel.boris.told("said")) == 1
    duel.boris.leaves()
    await world.settled(lambda: duel.anna.table["seats"][1].get("presence", "lost") == "lost")


async def test_a_newer_tab_at_another_process_takes_over(
    opener: Opener, world: World, book: Book
) -> None:
    duel = await apart(opener, world, book)
    await world.wait(1_000)
    old = duel.boris
    duel.boris = type(old)("Боря", world)
    await duel.boris.enters(duel.house, duel.table)
    await world.settled(lambda: old.closed is not None)
    assert old.closed == (4001, "replaced")
    assert old.told("replaced")
    assert duel.boris.closed is None
    await world.wait(1_000)
    assert duel.anna.table["seats"][1]["presence"] == "here"


async def test_only_one_process_acts_for_a_bot(opener: Opener, world: World, book: Book) -> None:
    duel = await apart(opener, world, book, others=1, bots={2: "random"})
    await world.wait(200_000)
    thought = [house.tally.bot_acts for house in duel.houses]
    assert min(thought) == 0
    assert max(thought) > 0


async def test_another_process_goes_on_for_one_that_died(
    opener: Opener, world: World, book: Book
) -> None:
    """Alarms and bots too, whoever of the two it was."""
    duel = await apart(opener, world, book)
    before = len(await duel.acts())
    world.kill(duel.house)
    await world.wait(65_000)
    assert len(await duel.acts()) == before + 1
    assert duel.boris.view["turn"] == 1
    await world.wait(45_000)
    assert duel.boris.table["seats"][0].get("presence", "lost") == "lost"
    assert (await duel.lay(duel.boris))["type"] == "done"


async def test_who_looks_after_an_idle_table_hears_first_who_is_there(
    opener: Opener, world: World, book: Book
) -> None:
    """A process that takes up a table pauses nobody's game that is played elsewhere."""
    duel = await Duel(world, book, await opener()).begin(options={"turn": 60})
    other = await duel.another_house(await opener())
    other._brought(duel.table)
    await world.wait(25_000)
    assert not duel.anna.table["paused"]
    await world.wait(60_000)
    assert other.live == 0


async def test_who_comes_from_another_process_is_never_told_less_than_before(
    opener: Opener, world: World, book: Book
) -> None:
    """And a command that was done there is not judged again by who has not heard of it yet."""
    duel = await Duel(world, book, await opener()).begin()
    deaf = Frail(await opener())
    deaf.deaf = True
    other = await duel.another_house(deaf)
    await Person("Зритель", world).enters(other, duel.table)
    act = {"type": "lay", "card": duel.anna.menu["lay"][0]}
    done = await duel.anna.acts(act, id="раз")
    await duel.lay(duel.boris)
    known = duel.anna.seq
    await duel.anna.enters(other, duel.table, seq=known)
    welcome = duel.anna.told("welcome")[-1]
    assert (welcome["seq"], welcome["cut"], welcome["missed"]) == (known, False, [])
    assert await duel.anna.acts(act, id="раз") == done
