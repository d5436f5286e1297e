"""Our server with a store that forgets each act at once: what it saves is what the journal costs.

python -m bench._unkept PORT
"""

import os
import sys
from collections.abc import Sequence

from bukvitsa.journal.sqlite import SqliteStore
from bukvitsa.journal.store import Row, Sign, TableId
from bukvitsa.lexicon.book import open_lexicon
from bukvitsa.server import doors, opening
from bukvitsa.server.settings import read_settings


class Unkept(SqliteStore):
    """Tables are opened as ever; what happens at them goes nowhere."""

    async def append(self, table: TableId, rows: Sequence[Row], sign: Sign | None) -> None:
        """Tell of the rows and forget them."""
        del rows, sign
        self._board.pin(table, b"")


def main(port: int) -> None:
    """Serve until a signal ends it."""
    vars(opening)["SqliteStore"] = Unkept
    door = doors.listen("127.0.0.1", port)
    settings = read_settings(os.environ)
    doors.serve(door, settings, open_lexicon(), lambda: print("open", flush=True))


if __name__ == "__main__":
    main(int(sys.argv[1]))
