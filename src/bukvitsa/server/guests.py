"""Who comes: a guest with nothing but a name, known again by a signed cookie."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

from bukvitsa.tables.facts import GuestId

COOKIE = "bukvitsa_guest"
KEPT_AS = "guest_key"
"""Under this name the store keeps the key that all processes share."""
YEAR = 365 * 24 * 3600
RENEWED = 30 * 24 * 3600
"""An older cookie is given anew, so that whoever comes back stays who they are."""


class Guest(msgspec.Struct, frozen=True):
    """A person's browser, or a program."""

    id: GuestId
    name: str = ""


class Read(msgspec.Struct, frozen=True):
    """A guest as a cookie tells, and whether it is time for a new one."""

    guest: Guest
    old: bool


class Guests:
    """Signs guests and knows them again; of many keys the first signs, each is good."""

    def __init__(self, keys: Sequence[str]) -> None:
        """Take the keys, the newest first."""
        self._signer = URLSafeTimedSerializer(list(reversed(keys)), salt="bukvitsa guest")
        self._key = keys[0].encode()
        self._keys = tuple(key.encode() for key in keys)

    def fresh(self) -> Guest:
        """Make up a guest."""
        return Guest(GuestId(secrets.token_urlsafe(16)))

    def read(self, cookies: str) -> Read | None:
        """Find the guest in a request's cookies."""
        value = _ours(cookies)
        if value is None:
            return None
        try:
            payload = self._signer.loads(value, max_age=YEAR)
            guest = msgspec.convert(payload, Guest)
        except (BadData, msgspec.ValidationError):
            return None
        return Read(guest, old=self._aged(value))

    def cookie(self, guest: Guest, *, secure: bool) -> str:
        """Write the header that gives a guest the cookie."""
        value = self._signer.dumps(msgspec.to_builtins(guest))
        told = f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return f"{told}; Secure" if secure else told

    def token(self, guest: Guest) -> str:
        """Give the word that only this guest's own pages know (against forged requests)."""
        return _token(self._key, guest)

    def knows(self, token: str, guest: Guest) -> bool:
        """Tell whether a word is this guest's."""
        given = token.encode()
        good = [hmac.compare_digest(given, _token(key, guest).encode()) for key in self._keys]
        return any(good)

    def _aged(self, value: str) -> bool:
        try:
            self._signer.loads(value, max_age=RENEWED)
        except BadData:
            return True
        return False


def _ours(cookies: str) -> str | None:
    """Find our cookie, whatever strange ones stand beside it.

    >>> _ours('x={"a": [1]}; bukvitsa_guest=me; y'), _ours("x=1")
    ('me', None)
    """
    for each in cookies.split(";"):
        name, _, value = each.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def _token(key: bytes, guest: Guest) -> str:
    return hmac.new(key, f"bukvitsa token {guest.id}".encode(), hashlib.sha256).hexdigest()[:32]


def keys_of(secret: str) -> tuple[str, ...]:
    """Read the keys that a host has set.

    >>> keys_of("new, old,")
    ('new', 'old')
    """
    return tuple(key.strip() for key in secret.split(",") if key.strip())
