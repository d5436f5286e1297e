"""Whole games of bots against other engines' games, in one run: `… bench selfplay [--save]`."""

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from bench._drive import between_minds, random_forbidden
from bench._table import Row, at_most, missing, save_section, text_table
from bench._weigh import weighed
from bench.peers.engines_client import Engines
from bench.peers.packages import Unavailable
from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.shelf import ROOMS
from bukvitsa.lexicon.book import Book, open_lexicon

CACHE = Path(__file__).resolve().parents[1] / ".cache" / "bench"
ROUNDS, SECONDS = 5, 1.5
PLAYERS = 4
MOVE_BAR, STATE_BAR = 100, 64
BARS: dict[str, tuple[tuple[str, float], ...]] = {
    "forbidden, random, exact word checks": (("uno", 1.0), ("hearts", 0.25)),
    "anagrams, greedy, every steal after each card": (("poker", 0.5),),
    "underwood, greedy": (("poker", 1.0),),
    "forest, greedy": (("poker", 1.0),),
}
NAMES = {"uno": "rlcard uno", "hearts": "open_spiel hearts", "poker": "pokerkit"}


def players(book: Book) -> dict[str, Callable[[Random], int]]:
    """Give what plays one game of each kind and counts its acts."""

    def greedy(game: str) -> Callable[[Random], int]:
        # One mind sits on all seats: what it has looked up serves all of them.
        minds = [MINDS[game]["greedy"](book)] * PLAYERS
        options = ROOMS[game].game.kinds.options()
        return lambda dice: between_minds(game, minds, options, book, dice)

    return {
        figure: (lambda dice: random_forbidden(book, dice, PLAYERS))
        if figure.startswith("forbidden")
        else greedy(figure.partition(",")[0])
        for figure in BARS
    }


def measured(play: Callable[[Random], int], seed: int) -> float:
    """Give acts per second of CPU time."""
    dice, acts = Random(seed), 0
    began = time.process_time()
    while (took := time.process_time() - began) < SECONDS:
        acts += play(dice)
    return acts / took


def speed_rows(book: Book) -> list[Row]:
    """Play ours and theirs in turn, round by round."""
    ours = players(book)
    try:
        engines = Engines(CACHE)
    except Unavailable as why:
        return [
            missing(f"{figure}, × {NAMES[peer]}", f"≥ {bar:g}", f"{why} are not to be had")
            for figure, bars in BARS.items()
            for peer, bar in bars
        ]
    for play in ours.values():
        play(Random(0))
    speeds: dict[str, list[float]] = {name: [] for name in (*ours, *NAMES)}
    for seed in range(ROUNDS):
        for name in NAMES:
            speeds[name].append(engines.measure(name, SECONDS, seed))
        for figure, play in ours.items():
            speeds[figure].append(measured(play, seed))
    engines.close()
    return [
        _ratio(figure, peer, bar, speeds) for figure, bars in BARS.items() for peer, bar in bars
    ]


def _ratio(figure: str, peer: str, bar: float, speeds: dict[str, list[float]]) -> Row:
    pairs = zip(speeds[figure], speeds[peer], strict=True)
    value = statistics.median(ours / theirs for ours, theirs in pairs)
    own, other = statistics.median(speeds[figure]), statistics.median(speeds[peer])
    told = f"{value:.2f} ({own:,.0f} / {other:,.0f} acts/s)"
    return Row(f"{figure}, × {NAMES[peer]}", told, f"≥ {bar:g}", value >= bar)


def weight_rows(book: Book) -> list[Row]:
    """Weigh moves and states of every game."""
    rows = []
    for name in ROOMS:
        found = weighed(name, MINDS[name]["greedy"](book), PLAYERS, book, games=5)
        what = f"{name}, {PLAYERS} players"
        worst = f" (p99 {found.worst:.0f})"
        rows.append(at_most(f"{what}: a move with all views, µs", found.move, MOVE_BAR, worst))
        written = f" ({found.json:.1f} as JSON)"
        rows.append(at_most(f"{what}: state, KiB", found.memory, STATE_BAR, written))
    return rows


def main(argv: Sequence[str] | None = None) -> int:
    """Print every figure with its bar; exit 1 if a bar fails."""
    parser = argparse.ArgumentParser(prog="bench selfplay", description=main.__doc__)
    parser.add_argument("--save", action="store_true", help="keep the table in bench/results.md")
    options = parser.parse_args(argv)
    book = open_lexicon()
    rows = [*speed_rows(book), *weight_rows(book)]
    print(text_table(rows))
    if options.save:
        save_section("selfplay", "python3 run.py bench selfplay", rows)
    return 1 if any(row.holds is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
