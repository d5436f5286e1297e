"""How often somebody may ask: counted in the store, so shared by all processes."""

import ipaddress
import time

import msgspec

from bukvitsa.journal.store import Moment, Store

from .settings import Settings

SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000


class Limit(msgspec.Struct, frozen=True):
    """So many in such a time (ms)."""

    name: str
    most: int
    span: int


class Limits:
    """All limits of the edge that processes share."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Take what the host has decided."""
        self._store = store
        self.tables = Limit("tables", settings.tables_hourly, HOUR)
        self.joins = Limit("joins", settings.joins_minutely, MINUTE)
        self.codes = Limit("codes", settings.codes_hourly, HOUR)
        self.words = Limit("words", settings.words_minutely, MINUTE)

    async def allow(self, limit: Limit, who: str, *, times: int = 1) -> bool:
        """Count one more, and tell whether it may be; `times` widens it for a whole address."""
        now = Moment(time.time_ns() // 1_000_000)
        return await self._store.allow(f"{limit.name} {who}", now, limit.most * times, limit.span)


CROWD = 10
"""Behind one address there may be a family or a class: so many guests' worth of asking."""


def address_of(client: tuple[str, int] | None) -> str:
    """Name an address as one asker: of IPv6 only the network, which is one house.

    >>> address_of(("2001:db8:1:2:3::4", 1)), address_of(("192.0.2.7", 1)), address_of(None)
    ('2001:db8:1:2::/64', '192.0.2.7', '')
    """
    if client is None:
        return ""
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return client[0]
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_here(client: tuple[str, int] | None) -> bool:
    """Tell whether somebody asks from this very machine.

    >>> is_here(("127.0.0.1", 1)), is_here(("192.0.2.7", 1))
    (True, False)
    """
    try:
        return client is not None and ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


class Bucket:
    """A measure of one connection's messages: full at first, refilled with time.

    >>> bucket = Bucket(2, at=0.0)
    >>> [bucket.take(0.0) for _ in range(5)], bucket.take(0.5)
    ([True, True, True, True, False], True)
    """

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: int, at: float) -> None:
        """Fill it with two seconds' worth."""
        self._rate, self._left, self._at = rate, 2.0 * rate, at

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        left = self._left + (now - self._at) * self._rate
        self._at, self._left = now, min(left, 2.0 * self._rate)
        if self._left < 1:
            return False
        self._left -= 1
        return True
