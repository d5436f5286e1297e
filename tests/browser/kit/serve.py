"""A real server of its own process: foreseeable dice, quick bots, generous limits.

`python -m tests.browser.kit.serve ORDER` (in JSON) serves until it is ended, and says where.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

import msgspec

from bukvitsa.cli.lexicon import opened as opened_lexicon
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.server.app import make_app
from bukvitsa.server.desk import make_desk
from bukvitsa.server.doors import Announced, configured, listen
from bukvitsa.server.logs import begin_logging
from bukvitsa.server.metrics import Meters
from bukvitsa.server.pages.client import STATIC
from bukvitsa.server.settings import Settings
from bukvitsa.tables.house import House
from bukvitsa.tables.settings import HouseSettings

PLENTY = 100_000
READY = "открыто:"


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be served, and how."""

    folder: Path
    seed: int = 1
    pace: float = 0.05
    """Bots hesitate a twentieth of what they would: a game takes seconds, and one still sees it."""
    static: Path = STATIC
    port: int = 0


async def serve(order: Order) -> None:
    """Serve until a signal ends it."""
    settings = Settings(
        data=str(order.folder),
        tables_hourly=PLENTY,
        joins_minutely=PLENTY,
        codes_hourly=PLENTY,
        words_minutely=PLENTY,
        messages=200,
    )
    book = opened_lexicon()
    store = SqliteStore(order.folder / FILE)
    dice = Random(order.seed).randbytes
    house = House(store, book, dice=dice, settings=HouseSettings(bot_pace=order.pace))
    await house.open()
    desk = await make_desk(house, store, book, settings, Meters())
    config = configured(settings)
    config.app = make_app(desk, order.static)
    door = listen("127.0.0.1", order.port)

    def opened() -> None:
        sys.stdout.write(f"{READY} {door.getsockname()[1]}\n")
        sys.stdout.flush()

    await Announced(config, house, opened).serve(sockets=[door])
    await store.close()


if __name__ == "__main__":
    begin_logging("warning")
    asyncio.run(
        serve(msgspec.json.decode(sys.argv[1], type=Order, dec_hook=lambda _, value: Path(value)))
    )
