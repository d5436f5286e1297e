"""The secrecy law over the raw bytes: what a viewer cannot see makes no difference on the wire."""

from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.shelf import ROOMS
from bukvitsa.journal.sqlite import SqliteStore
from bukvitsa.kernel.people import CLOCK, WATCHER, Viewer
from bukvitsa.tables.live import LiveTable
from tests.kit.house import Person, World, table_of
from tests.kit.play import AnyTable, next_act
from tests.kit.shelf import SUBJECTS
from tests.kit.subject import Subject
from tests.kit.toy.game import Toy
from tests.kit.toy.room import ROOM as TOY
from tests.kit.toy.values import Drawn, DrawnSeen, Event, Seen

pytestmark = pytest.mark.anyio

ACTS = 25


@pytest.fixture(autouse=True)
def _all_games(_toy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bukvitsa.games.shelf.ROOMS", MappingProxyType({**ROOMS, "toy": TOY}))
    monkeypatch.setattr("bukvitsa.bots.shelf.MINDS", MINDS)


class Telling:
    """A table in a world of its own, with a person on each seat and a watcher."""

    def __init__(self, subject: Subject, seed: int, folder: Path) -> None:
        self.subject, self.seed = subject, seed
        self.world = World()
        self.store = SqliteStore(folder / "tables.sqlite")
        self.live: LiveTable

    async def open(self, seats: int | None = None, **agreed: Any) -> None:
        dice = Random(self.seed)
        facts = self.subject.game.facts
        seats = seats or dice.randint(facts.fewest, min(facts.most, 4))
        options = msgspec.to_builtins(self.subject.options(dice))
        options.update(agreed)
        book: Any = self.subject.lexicon
        house = await self.world.house(self.store, book, seed=self.seed)
        self.people = [Person(f"Игрок {seat}", self.world) for seat in range(seats)]
        self.look = Person("Зритель", self.world)
        options["first"] = agreed.get("first", dice.randrange(seats))
        table = await table_of(house, self.people[0], game=facts.id, seats=seats, options=options)
        await self.people[0].enters(house, table)
        for person in self.people[1:]:
            await person.enters(house, table)
            await person.does("sit", name=person.name)
        await self.look.enters(house, table)
        await self.people[0].does("start")
        self.live = house._live[table]

    @property
    def table(self) -> AnyTable:
        assert self.live.state is not None
        assert self.live.state.game is not None
        return self.live.state.game

    @property
    def now(self) -> int:
        assert self.live.state is not None
        return self.live._judge.now(self.live.state, self.live.means.clock.now())

    def person(self, viewer: Viewer) -> Person:
        return self.look if viewer is WATCHER else self.people[viewer]

    def change(self, viewer: Viewer, dice: Random) -> None:
        """Change what a viewer cannot see."""
        assert self.live.state is not None
        state = self.subject.twin(self.table.state, viewer, dice)
        game = replace(self.table, state=state)
        self.live.state = self.live.crowd.state = replace(self.live.state, game=game)

    def events_since(self, before: AnyTable) -> list[Any]:
        """List what happened in the game since then."""
        count = self.table.seq - before.seq
        return list(self.live.crowd._events)[-count:] if count else []

    async def step(self, by: Any, act: Any, span: int) -> None:
        """Let time go by, then somebody act; the clock acts of itself."""
        await self.world.wait(span)
        if by is not CLOCK:
            await self.people[by].acts(msgspec.to_builtins(act), seq=0)

    async def close(self) -> None:
        await self.world.close()
        await self.store.close()


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.facts.id)
@pytest.mark.parametrize("seed", range(4))
async def test_what_a_viewer_cannot_see_makes_no_difference_on_the_wire(
    subject: Subject, seed: int, tmp_path: Path
) -> None:
    """Two worlds alike but for what one viewer cannot see send that viewer the same bytes."""
    await no_difference(subject, seed, tmp_path)


async def no_difference(subject: Subject, seed: int, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "other")]
    one, other = (Telling(subject, seed, folder) for folder in folders)
    try:
        await compared(one, other, Random(seed))
    finally:
        for telling in (one, other):
            await telling.close()


async def compared(one: Telling, other: Telling, dice: Random) -> None:
    for telling in (one, other):
        await telling.open()
    for _ in range(dice.randrange(12)):
        await both(one, other, dice)
    viewer: Viewer = dice.choice((*range(len(one.people)), WATCHER))
    eyes = [telling.person(viewer) for telling in (one, other)]
    assert eyes[0].raw == eyes[1].raw
    other.change(viewer, dice)
    for _ in range(ACTS):
        if one.table.game.outcome(one.table.state) is not None:
            break
        heard, before = len(eyes[0].raw), one.table
        await both(one, other, dice)
        if eyes[0].raw[heard:] != eyes[1].raw[heard:]:
            assert disclosed(one, other, before, viewer), eyes[0].raw[heard:]
            break


async def both(one: Telling, other: Telling, dice: Random) -> None:
    """Do the same in both worlds."""
    by, act, now = next_act(one.subject, one.table, dice, one.now)
    span = max(0, now - one.now)
    for telling in (one, other):
        await telling.step(by, act, span)


def disclosed(one: Telling, other: Telling, before: AnyTable, viewer: Viewer) -> bool:
    """Tell whether the first thing that was told otherwise lawfully showed the viewer something."""
    stories = [telling.events_since(before) for telling in (one, other)]
    told = [[one.subject.game.veil(event, viewer) for event in events] for events in stories]
    for place, (this, that) in enumerate(zip(*told, strict=False)):
        if this != that:
            return any(one.subject.discloses(events[place], viewer) for events in stories)
    return any(one.subject.discloses(event, viewer) for events in stories for event in events)


async def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A veil that tells everybody what card was drawn does not pass."""
    (subject,) = (each for each in SUBJECTS if each.game.facts.id == "toy")
    veil = Toy.veil

    def leaky(self: Toy, event: Event, viewer: Viewer) -> Seen | None:
        if isinstance(event, Drawn):
            return DrawnSeen(event.by, event.face)
        return veil(self, event, viewer)

    monkeypatch.setattr(Toy, "veil", leaky)
    caught = 0
    for seed in range(8):
        try:
            await no_difference(subject, seed, tmp_path / str(seed))
        except AssertionError:
            caught += 1
    assert caught


async def test_a_hidden_act_moves_no_number_that_others_hear(tmp_path: Path) -> None:
    """«Молчу» is heard by nobody else: no message, no sequence number, no rival's name."""
    (subject,) = (each for each in SUBJECTS if each.game.facts.id == "forbidden")
    telling = Telling(subject, 1, tmp_path)
    await telling.open(seats=4, first=0, call_window=8, referee="dictionary")
    mover = telling.people[0]
    await mover.acts({"type": "lay", "card": mover.menu["lay"][0]})
    hushing = next(seat for seat in range(4) if telling.people[seat].menu.get("hush"))
    others = [person for seat, person in enumerate(telling.people) if seat != hushing]
    heard = [len(person.raw) for person in (*others, telling.look)]
    seq, real = telling.people[hushing].seq, telling.table.seq
    answer = await telling.people[hushing].acts({"type": "hush"})
    assert (answer["type"], answer["seq"]) == ("done", seq)
    assert telling.table.seq == real + 1
    assert [len(person.raw) for person in (*others, telling.look)] == heard
    assert [event["type"] for event in telling.people[hushing].told("changed")[-1]["events"]] == [
        "hushed"
    ]
    await telling.close()


async def test_what_only_one_hears_is_told_once(tmp_path: Path) -> None:
    """Who comes back hears what came after the last number, and the own «молчу» no second time."""
    (subject,) = (each for each in SUBJECTS if each.game.facts.id == "forbidden")
    telling = Telling(subject, 1, tmp_path)
    await telling.open(seats=4, first=0, call_window=8, referee="dictionary")
    mover, house = telling.people[0], telling.world.houses[0]
    await mover.acts({"type": "lay", "card": mover.menu["lay"][0]})
    hushing = next(person for person in telling.people if person.menu.get("hush"))
    await hushing.acts({"type": "hush"})
    for behind, missed in ((0, []), (1, ["laid", "hushed"])):
        heard = len(hushing.raw)
        await hushing.enters(house, telling.live.id, seq=hushing.seq - behind)
        (welcome,) = hushing.told("welcome", heard)
        assert [event["type"] for event in welcome["missed"]] == missed
        assert not welcome["cut"]
    await telling.close()
