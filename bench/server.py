"""Live tables beside boardgame.io and Colyseus, in one run: `… bench server [--save]`.

Ours are real games of «Запретные слова» with rules, views for each player and the durable journal;
theirs is a toy in memory. All are played by the same crowd over real sockets; the CPU time is that
of the server's process.

Is the crowd fair? It was tried beside another one that plays the peers alone, on the same quiet
machine: that one measured 178 µs a move of boardgame.io and 40 of Colyseus, this one 179 and 38. A
move is one message in and four out everywhere, five at Colyseus. Ours are the longest: 5.4 KB a
move to all four, theirs 3.4 and 0.4.
"""

import argparse
import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bench._table import Row, at_most, missing, save_section, text_table
from bench.peers.packages import Unavailable
from bench.peers.servers import (
    BOARDGAME,
    COLYSEUS,
    OURS,
    PACKAGES,
    UNKEPT,
    Crowd,
    Measured,
    Servers,
)
from bukvitsa.games.forbidden.options import ForbiddenOptions
from bukvitsa.lexicon.book import open_lexicon

CACHE = Path(__file__).resolve().parents[1] / ".cache" / "bench"
ALL = (OURS, BOARDGAME, COLYSEUS, UNKEPT)
ROUNDS = 3
MANY, PACED = 250, 1000
EVERY = 5000
"""Each player of the paced tables moves once in so many milliseconds."""
SHORT, LONG = 20.0, 600.0
A_WHILE = 4.0

Rounds = dict[str, list[Measured]]
Figure = Callable[[Measured], float]


def raced(servers: Servers, tables: int, seconds: float) -> list[Row]:
    """Let all play as fast as they go, one after the other, round by round."""
    crowd = Crowd(tables=tables, seconds=seconds)
    found: Rounds = {name: [] for name in ALL}
    for _ in range(ROUNDS):
        for name in ALL:
            found[name].append(_sound(name, servers.measure(name, crowd)))
    at = f"{tables} tables"
    faster = _between(found, OURS, BOARDGAME, lambda one: one.speed)
    told = f"{faster:.2f}{_both(found, OURS, BOARDGAME, lambda one: one.speed)}"
    waited = statistics.median(one.waited for rounds in found.values() for one in rounds)
    return [
        Row("peers", f"node {servers.node}, {' '.join(PACKAGES)}", "", None),
        Row("of the time others had the server's core", f"{waited:.0%}", "", None),
        _cpu(f"CPU a move, × boardgame.io, {at}", found, OURS, BOARDGAME, 0.33),
        Row(f"moves/s, × boardgame.io, {at}", told, "≥ 2.5", faster >= 2.5),
        at_most(
            f"p99 until all are told, ms, × boardgame.io, {at}",
            _between(found, OURS, BOARDGAME, lambda one: one.p99),
            0.7,
            _both(found, OURS, BOARDGAME, lambda one: one.p99),
        ),
        _cpu(f"CPU a move, × Colyseus, {at}", found, OURS, COLYSEUS, 1.8),
        _cpu(f"CPU a move, × no journal, {at}", found, OURS, UNKEPT, 1.5),
    ]


def weighed(servers: Servers, seconds: float) -> list[Row]:
    """See how much memory tables take that have been played at for a while."""
    crowd = Crowd(tables=MANY, seconds=max(seconds, A_WHILE))
    ours, theirs = (_sound(name, servers.measure(name, crowd)) for name in (OURS, BOARDGAME))
    at = f"{MANY} tables"
    both = f" ({ours.table:.0f} / {theirs.table:.0f})"
    return [
        at_most(f"memory a table, KiB, {at}", ours.table, 180),
        at_most(f"memory a table, × boardgame.io, {at}", ours.table / theirs.table, 0.4, both),
    ]


def paced(servers: Servers, seconds: float) -> list[Row]:
    """Let a thousand tables play as people do."""
    crowd = Crowd(tables=PACED, seconds=seconds, warm=EVERY / 1000, every=EVERY)
    found = servers.measure(OURS, crowd)
    at = f"{PACED} tables, a move of each player every {EVERY / 1000:g} s"
    more = f" (p50 {found.median:.1f}, worst {found.worst:.0f}; {found.busy:.0%} of a core"
    more += f", {found.waited:.0%} of the time others had it)"
    growth = found.memory[-1] / found.memory[len(found.memory) // 2]
    memory = f" ({found.memory[0] / 1024:.0f} → {found.memory[-1] / 1024:.0f} MiB)"
    return [
        at_most(f"p99 until all are told, ms, {at}", found.p99, 100, more),
        at_most(f"memory, end × middle of {seconds:g} s", growth, 1.05, memory),
        at_most(f"tables that stood still, and refusals, {at}", found.stuck + found.faults, 0),
    ]


def _sound(name: str, found: Measured) -> Measured:
    """See to it that nothing went wrong while it was measured."""
    if found.faults or found.stuck:
        raise SystemExit(f"{name}: {found.faults} faults ({found.fault}), {found.stuck} stuck")
    return found


def _cpu(figure: str, found: Rounds, above: str, below: str, bar: float) -> Row:
    value = _between(found, above, below, lambda one: one.cpu)
    return at_most(figure, value, bar, _both(found, above, below, lambda one: one.cpu, " µs"))


def _between(found: Rounds, above: str, below: str, figure: Figure) -> float:
    """Give the median over the rounds of one figure divided by another of the same round."""
    pairs = zip(found[above], found[below], strict=True)
    return statistics.median(figure(one) / figure(other) for one, other in pairs)


def _both(found: Rounds, above: str, below: str, figure: Figure, unit: str = "") -> str:
    one, other = (statistics.median(map(figure, found[name])) for name in (above, below))
    places = 0 if one > 200 else 1
    return f" ({one:,.{places}f} / {other:,.{places}f}{unit})"


def main(argv: Sequence[str] | None = None) -> int:
    """Print every figure with its bar; exit 1 if a bar fails."""
    parser = argparse.ArgumentParser(prog="bench server", description=main.__doc__)
    parser.add_argument("--save", action="store_true", help="keep the table in bench/results.md")
    parser.add_argument("--secs", type=float, default=2.0, help="how long each round lasts")
    parser.add_argument("--tables", type=int, default=50, help="how many tables race")
    parser.add_argument("--long", action="store_true", help="the paced tables play ten minutes")
    parser.add_argument("--only", choices=("race", "memory", "paced"), help="one part")
    options = parser.parse_args(argv)
    words = open_lexicon().vocabulary(ForbiddenOptions().words).minimal.words
    try:
        servers = Servers(CACHE, words)
    except Unavailable as why:
        rows = [missing("live tables", "", f"{why} is not to be had")]
    else:
        parts = {
            "race": lambda: raced(servers, options.tables, options.secs),
            "memory": lambda: weighed(servers, options.secs),
            "paced": lambda: paced(servers, LONG if options.long else SHORT),
        }
        chosen = [options.only] if options.only else list(parts)
        rows = [row for name in chosen for row in parts[name]()]
    print(text_table(rows))
    if options.save:
        save_section("server", "python3 run.py bench server", rows)
    return 1 if any(row.holds is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
