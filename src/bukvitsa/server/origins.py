"""Who may ask on behalf of whom: a browser tells from whose page it asks."""

from collections.abc import Iterable, Mapping

from litestar.types import HTTPScope, WebSocketScope

Headers = Mapping[bytes, bytes]


def headers_of(scope: HTTPScope | WebSocketScope) -> Headers:
    """Read the headers, the last of each name."""
    return dict(scope["headers"])


def foreign(headers: Headers, trusted: Iterable[str]) -> bool:
    """Tell whether another site's page asks; what is no browser names no page, and may.

    >>> foreign({b"host": b"table.example", b"origin": b"https://table.example"}, ())
    False
    >>> foreign({b"host": b"table.example", b"origin": b"https://elsewhere.example"}, ())
    True
    """
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"none") not in {b"none", b"same-origin"}
    named = origin.decode("latin-1")
    if named in trusted:
        return False
    _, mark, host = named.partition("://")
    return not mark or host.encode("latin-1") != headers.get(b"host", b"")


def trusted_of(setting: str) -> frozenset[str]:
    """Read the other addresses that a host trusts.

    >>> sorted(trusted_of("https://a.example/, https://b.example"))
    ['https://a.example', 'https://b.example']
    """
    return frozenset(each.strip().rstrip("/") for each in setting.split(",") if each.strip())
