"""What all tables of a process share."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from bukvitsa.bots.mind import Mind
from bukvitsa.journal.store import Store, TableId
from bukvitsa.kernel.words import Forms, WordPolicy
from bukvitsa.lexicon.book import Book

from .history import TableState
from .rooms import codec_of, mind_of
from .settings import HouseSettings
from .tally import Tally
from .times import Lived, WorldClock

T = TypeVar("T")


class Means:
    """The store, the clock, the lexicon, chance, and threads to think in."""

    def __init__(
        self,
        store: Store,
        book: Book,
        *,
        clock: WorldClock,
        luck: Callable[[int], bytes],
        settings: HouseSettings,
    ) -> None:
        """Bring together what a house was given."""
        self.store, self.book, self.clock, self.luck = store, book, clock, luck
        self.settings = settings
        self.process = luck(6).hex()
        """The name of this process among those that serve one store."""
        self.lived = Lived()
        self.tally = Tally()
        self.thinkers = ThreadPoolExecutor(settings.thinkers, thread_name_prefix="bots")
        self.forget: Callable[[TableId], None] = lambda _: None
        """Lets a table that nobody looks at leave the memory."""
        self._warm: set[Forms] = set()
        self._minds: dict[tuple[str, str], Mind] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def mind(self, game: str, level: str) -> Mind:
        """Give the mind of a bot, made once."""
        known = self._minds.get((game, level))
        if known is None:
            known = self._minds[game, level] = mind_of(game, level, self.book)
        return known

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> None:
        """Let something be done beside; whoever closes the house waits for it."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def think(self, work: Callable[[], T]) -> "asyncio.Future[T]":
        """Let something be thought about off the loop."""
        return asyncio.get_running_loop().run_in_executor(self.thinkers, work)

    def warm(self, forms: Forms = Forms.NOUN) -> None:
        """Let the lexicon load what the first question about words would wait for."""
        if forms not in self._warm:
            self._warm.add(forms)
            policy = WordPolicy(forms=forms)
            self.thinkers.submit(self.book.any_left, "ъъ", (), policy)
            self.thinkers.submit(self.book.judge, "ъъъ", policy)

    def prepare(self, state: TableState) -> None:
        """Have at hand what a game will ask the lexicon: any form of any word takes seconds."""
        if state.running:
            options = codec_of(state.made.game).options(state.options)
            if getattr(options, "extended", False):
                self.warm(Forms.ANY)

    @property
    def busy(self) -> bool:
        """Tell whether something is being done beside."""
        return bool(self._tasks)

    async def rest(self) -> None:
        """Wait for all that is being done beside."""
        while self._tasks:
            await asyncio.wait(self._tasks)
