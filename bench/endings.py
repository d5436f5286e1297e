"""How games between bots go and end, by the thousand, watched for broken laws.

`python3 run.py bench endings [--games N] [--jobs J] [--save] [GAME …]`
"""

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

from bench._table import Row, save_section, text_table
from bukvitsa.arena.figures import Figures, Spread, figures_of
from bukvitsa.arena.match import BrokenGameError, Match, Result, rotated, seed_of
from bukvitsa.bots.shelf import MINDS
from bukvitsa.games.shelf import ROOMS
from bukvitsa.lexicon.book import open_lexicon
from tests.kit.shelf import SUBJECTS
from tests.kit.subject import Subject

GAMES = 10_000
BATCH = 50
SEED = 20261119
MINDS_ASKED = ("greedy", "random")


def inspect(subject: Subject, state: Any) -> None:
    """Every card must be in exactly one place."""
    cards = [card for zone in subject.zones(state) for card in zone]
    if len(cards) != len(set(cards)) or set(cards) != set(subject.everything(state)):
        raise BrokenGameError("карты потерялись или удвоились")


def played(game: str, minds: Sequence[str], numbers: range) -> list[Result]:
    """Play some games, each watched."""
    book, room = open_lexicon(), ROOMS[game]
    subject = next(it for it in SUBJECTS if it.game.facts.id == game)
    made = {name: MINDS[game][name](book) for name in minds}
    results = []
    for number in numbers:
        seated = [made[name] for name in rotated(minds, number)]
        options = room.game.kinds.options()
        match = Match(room.game, seated, options, book, partial(inspect, subject))
        results.append(match.play(number, seed_of(SEED, number))[0])
    return results


def figures(pool: ProcessPoolExecutor, game: str, minds: Sequence[str], games: int) -> Figures:
    """Play many games on all cores, and count them together."""
    batches = [range(first, min(games, first + BATCH)) for first in range(0, games, BATCH)]
    results = [
        result for batch in pool.map(partial(played, game, minds), batches) for result in batch
    ]
    return figures_of(game, minds, games, SEED, results)


def row_of(name: str, found: Figures) -> Row:
    """Tell how the games of one kind went."""
    ends = ", ".join(f"{reason} {count / found.games:.1%}" for reason, count in found.ends.items())
    told = f"acts {_spread(found.acts)}; by the clock {_spread(found.alarms)}"
    often = {tag: count for tag, count in found.events.items() if tag in PACES}
    pace = "".join(f"; {tag} {count:.1f}" for tag, count in sorted(often.items()))
    points = "/".join(f"{mind.points:g}" for mind in found.minds[:2])
    first = f"; points {points}; refusals {found.refusals}"
    return Row(f"{name}: {ends}", told + pace + first, "no law broken", found.games == found.asked)


PACES = frozenset(
    {
        "laid", "red_laid", "taken", "renewed", "round_begun", "card_won", "elder_paid",
        "pruned", "grown", "fed", "exchanged", "round_ended", "made", "failed",
    }
)  # fmt: skip
"""The events whose number a game tells of its pace."""


def _spread(spread: Spread) -> str:
    return f"{spread.mean:g} ({spread.low:g}–{spread.high:g})"


def main(argv: Sequence[str] | None = None) -> int:
    """Print how every kind of game ended; exit 1 if a law was broken."""
    parser = argparse.ArgumentParser(prog="bench endings", description=main.__doc__)
    parser.add_argument("only", nargs="*", help="which games (all)")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--save", action="store_true", help="keep the table in bench/results.md")
    options = parser.parse_args(argv)
    open_lexicon()
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for game in options.only or ROOMS:
            rows = []
            for seats in (ROOMS[game].game.facts.fewest, ROOMS[game].game.facts.most):
                for mind in MINDS_ASKED:
                    games = options.games if mind == "greedy" else options.games // 10
                    name = f"{seats} × {mind}, {games} games"
                    rows.append(row_of(name, figures(pool, game, (mind,) * seats, games)))
                    print(game, text_table(rows[-1:]), flush=True)
            if options.save:
                command = f"python3 run.py bench endings {game} --games {options.games}"
                save_section(f"endings of {game}", command, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
