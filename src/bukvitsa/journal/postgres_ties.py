"""How a connection to PostgreSQL is lost, and what is sent over one."""

from typing import Any

import asyncpg
import msgspec

from .store import Sign, TableId

Connection = Any
"""An asyncpg connection, straight or out of a pool."""

LOST: tuple[type[Exception], ...] = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what it says of a connection that was cut in mid-word
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)
"""What says that the database may answer again in a moment."""

ROWS, TALK = "bukvitsa_rows", "bukvitsa_talk"
"""The channels of wake-ups and of passing messages."""
LONGEST_NOTICE = 7500
"""PostgreSQL sends no notice of 8000 bytes or more."""
EVERYTHING = TableId("")
"""What is heard when notices may have been lost: look at all tables."""


def sign_values(sign: Sign) -> tuple[object, ...]:
    """Give the columns of a sign."""
    people = msgspec.json.encode(sign.people).decode()
    card = sign.card.decode()
    return (sign.game, sign.status, sign.public, sign.code, sign.wake_at, people, card)
