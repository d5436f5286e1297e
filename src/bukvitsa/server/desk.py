"""All that an answer may need, put on one desk."""

import secrets
from dataclasses import dataclass

from bukvitsa.journal.store import Store
from bukvitsa.lexicon.book import Book
from bukvitsa.lexicon.definitions import Definitions
from bukvitsa.tables.house import House

from .board import Notices, joined
from .guests import KEPT_AS, Guests, keys_of
from .limits import CROWD, Limit, Limits, address_of
from .metrics import Meters
from .problems import trouble
from .settings import Settings


@dataclass(frozen=True, slots=True)
class Desk:
    """The house, the store, the words, and the edge's own keepers."""

    house: House
    store: Store
    book: Book
    settings: Settings
    guests: Guests
    limits: Limits
    meters: Meters
    definitions: Definitions
    notices: Notices | None = None
    """Where the processes of one door hang up their counts, if there are several."""

    def counted(self) -> str:
        """Tell what was counted, here and by the others of the same door."""
        if self.notices is None:
            return self.own()
        return joined({**self.notices.others(), str(self.notices.number): self.own()})

    def own(self) -> str:
        """Tell what was counted here."""
        return self.meters.text(self.house)

    async def count(self, limit: Limit, who: str, client: tuple[str, int] | None) -> None:
        """Count one more of what is limited, for a guest and for the whole address."""
        for key, times in ((who, 1), (address_of(client), CROWD)):
            if key and not await self.limits.allow(limit, key, times=times):
                self.meters.limited.add(limit.name)
                raise trouble(429, "too_often", retry=max(1, limit.span // 10_000))


async def make_desk(  # noqa: PLR0913, PLR0917 - this is where all of it comes together
    house: House,
    store: Store,
    book: Book,
    settings: Settings,
    meters: Meters,
    notices: Notices | None = None,
) -> Desk:
    """Lay the desk; the key that signs guests is the host's, or the one that the store keeps."""
    keys = keys_of(settings.secret)
    if not keys:
        keys = (await store.kept(KEPT_AS, secrets.token_urlsafe(32)),)
    return Desk(
        house=house,
        store=store,
        book=book,
        settings=settings,
        guests=Guests(keys),
        limits=Limits(store, settings),
        meters=meters,
        definitions=Definitions(),
        notices=notices,
    )
