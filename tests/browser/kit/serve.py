"""A real server of its own process: foreseeable dice, quick bots, generous limits.

`python -m tests.browser.kit.serve FOLDER SEED PACE` serves until it is ended, and says where.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

from bukvitsa.cli.lexicon import opened as opened_lexicon
from bukvitsa.journal.sqlite import FILE, SqliteStore
from bukvitsa.server.app import make_app
from bukvitsa.server.desk import make_desk
from bukvitsa.server.doors import Announced, configured, listen
from bukvitsa.server.logs import begin_logging
from bukvitsa.server.metrics import Meters
from bukvitsa.server.settings import Settings
from bukvitsa.tables.house import House
from bukvitsa.tables.settings import HouseSettings

PLENTY = 100_000
READY = "открыто:"


async def serve(folder: Path, seed: int, pace: float) -> None:
    """Serve on a free port."""
    settings = Settings(
        data=str(folder),
        tables_hourly=PLENTY,
        joins_minutely=PLENTY,
        codes_hourly=PLENTY,
        words_minutely=PLENTY,
        messages=200,
    )
    book = opened_lexicon()
    store = SqliteStore(folder / FILE)
    house = House(store, book, dice=Random(seed).randbytes, settings=HouseSettings(bot_pace=pace))
    await house.open()
    desk = await make_desk(house, store, book, settings, Meters())
    config = configured(settings)
    config.app = make_app(desk)
    door = listen("127.0.0.1", 0)

    def opened() -> None:
        sys.stdout.write(f"{READY} {door.getsockname()[1]}\n")
        sys.stdout.flush()

    await Announced(config, house, opened).serve(sockets=[door])
    await store.close()


if __name__ == "__main__":
    begin_logging("warning")
    asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
