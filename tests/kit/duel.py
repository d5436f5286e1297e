"""Two people in a game of the toy, as most tests of a running table need them."""

import asyncio
from typing import Any

from bukvitsa.journal.store import Row, Store, TableId
from bukvitsa.lexicon.book import Book
from bukvitsa.tables.facts import Acted, Fact, read_facts
from bukvitsa.tables.house import House
from bukvitsa.tables.settings import HouseSettings

from .house import Person, World, table_of


class Duel:
    """Anna and Boris play; Anna begins."""

    def __init__(self, world: World, book: Book, store: Store) -> None:
        self.world, self.book, self.store = world, book, store
        self.anna, self.boris = Person("Аня", world), Person("Боря", world)
        self.table = TableId("")
        self.houses: list[House] = []

    @property
    def house(self) -> House:
        return self.houses[0]

    async def lobby(self, house: House) -> TableId:
        """Let Anna wait at a table."""
        self.houses = [house]
        self.table = await table_of(house, self.anna, game="toy", seats=2)
        await self.anna.enters(house, self.table)
        return self.table

    async def begin(
        self, *, settings: HouseSettings | None = None, others: int = 0, **wanted: Any
    ) -> "Duel":
        options = {"first": 0, "turn": 60, **wanted.pop("options", {})}
        self.houses = [await self.world.house(self.store, self.book, settings=settings)]
        wish = {"game": "toy", "seats": 2 + others, "options": options, **wanted}
        self.table = await table_of(self.house, self.anna, **wish)
        await self.anna.enters(self.house, self.table)
        await self.boris.enters(self.house, self.table)
        await self.boris.does("sit", name="Боря")
        await self.anna.does("start")
        return self

    async def lay(self, person: Person, **about: Any) -> dict[str, Any]:
        """Lay the first card that a person may lay."""
        return await person.acts({"type": "lay", "card": person.menu["lay"][0]}, **about)

    async def lay_any(self, person: Person) -> dict[str, Any]:
        """Try to lay a card, whatever the menu says."""
        return await person.acts({"type": "lay", "card": 0})

    async def another_house(self, store: Store | None = None, seed: int = 2) -> House:
        await self.world.wait(1_000)
        self.houses.append(await self.world.house(store or self.store, self.book, seed=seed))
        return self.houses[-1]

    async def rows(self) -> list[Row]:
        return await self.store.rows(self.table)

    async def written(self, count: int) -> None:
        """Wait until so many acts are written, told or not."""
        while len(await self.acts()) < count:
            await asyncio.sleep(0.005)

    async def facts(self) -> list[Fact]:
        return [fact for row in await self.rows() for fact in read_facts(row.body)]

    async def acts(self) -> list[Acted]:
        return [fact for fact in await self.facts() if isinstance(fact, Acted)]
