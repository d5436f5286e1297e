"""Games over the network while servers are killed, and what was lost of them: it must be nothing.

`python3 run.py bench chaos [--games N] [--seed S] [--store sqlite|postgres] [--save]`
"""

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bench._table import Row, save_section, text_table
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.chaos.run import Findings, chaos

SEED = 20261119
STORES = ("sqlite", "postgres")


def rows_of(store: str, found: Findings) -> list[Row]:
    """Tell what happened on one store, and that nothing was lost by it."""
    harms = ", ".join(f"{name} {count}" for name, count in sorted(found.harms.items()))
    played = (
        f"{found.games} games: {found.acts} acts acknowledged, {found.refused} commands refused, "
        f"{found.rows} rows, {found.messages} views told over {found.connections} connections"
    )
    lost = f"{len(found.complaints)} lost, doubled, out of order or otherwise than told"
    return [
        Row(f"{store}: played", played, "", None),
        Row(f"{store}: harm", f"{harms}; servers begun {found.begun} times", "", None),
        Row(f"{store}: after it", lost, "0", not found.complaints),
    ]


def tell(found: Findings) -> None:
    """Say how far it has come."""
    print(
        f"{time.strftime('%H:%M:%S')} games {found.games}, acts {found.acts}, "
        f"harm {sum(found.harms.values())}, complaints {len(found.complaints)}",
        flush=True,
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Print what came of it; exit 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="bench chaos", description=main.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--store", choices=STORES, action="append")
    parser.add_argument("--at-once", type=int, default=6)
    parser.add_argument("--gap", type=float, default=1.5, help="longest between two harms, s")
    parser.add_argument("--save", action="store_true", help="keep the table in bench/results.md")
    options = parser.parse_args(argv)
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # it is told of every harm, at length
    book, complaints = open_lexicon(), 0
    for store in options.store or STORES:
        with tempfile.TemporaryDirectory(prefix="bukvitsa-chaos-") as folder:
            found = asyncio.run(
                chaos(
                    options.seed, options.games, store, Path(folder), book,
                    at_once=options.at_once, longest_gap=options.gap, tell=tell,
                )
            )  # fmt: skip
        rows = rows_of(store, found)
        print(text_table(rows), flush=True)
        if options.save:
            command = f"python3 run.py bench chaos --games {options.games} --seed {options.seed}"
            save_section(f"chaos on {store}", command, rows)
        complaints += len(found.complaints)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
