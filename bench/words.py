"""The word search against its peers, in one run: `python3 run.py bench words [--save]`.

Every answer is compared with every peer's before anything is timed. What is quick is asked again
and again and the median taken; what is slow (packages, the trie) is asked each rack once a round,
as a program would ask it: its time is that of memory as it is found, not of a warm cache.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bench import truth
from bench._table import Row, at_least, at_most, missing, save_section, text_table
from bench._timing import interleaved, mean_cpu, median_cpu, ratio
from bench.peers.native import Native, NoCompiler, build
from bench.peers.packages import Anagram, Scrabbler, Unavailable
from bench.peers.pure import SignatureTrie
from bench.peers.reference import Reference
from bukvitsa.kernel.words import WordPolicy
from bukvitsa.lexicon.book import Book, open_lexicon

if TYPE_CHECKING:
    from bukvitsa.lexicon.vocabulary import Vocabulary

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".cache" / "bench"
SEED = 20261118

SCAN_BARS = {7: 1.0, 12: 1.3, 16: 1.4, 25: 2.1, 40: 3.7}
STRINGS = 16
STRING_BARS = {"PyPI scrabbler": 450, "Python signature trie": 25, "npm anagram": 180}
WORDLESS = range(4, 11)
EXISTENCE_BAR, NEXT_BAR, STEALS_BAR = 2.0, 2.5, 3.0
LOAD_BAR, LOAD_MS, PRIVATE_MIB = 50, 50, 20
NO_GCC = "no gcc on this machine"


class Contest:
    """Our search and its peers over the same words, and the questions they are all asked."""

    def __init__(self, book: Book) -> None:
        """Give the peers every word that is legal by default, two letters or more."""
        self.ours: Vocabulary = book.vocabulary(WordPolicy(shortest=2))
        self.threes: Vocabulary = book.vocabulary(WordPolicy())
        shelf = book.shelf.words
        every = shelf.spell_all()
        self.reference = Reference([word for word in every if word in self.ours])
        chance = random.Random(SEED)
        self.racks = {size: self.reference.racks(size, 60, chance) for size in SCAN_BARS}
        pool = [word for word in self.reference.words if 3 <= len(word) <= 8]
        self.tables = [
            (self.reference.racks(20, 1, chance)[0], chance.sample(pool, 12)) for _ in range(30)
        ]
        self.chance = chance

    def ids(self, rack: str) -> object:
        """Find all words in a rack, as ids."""
        return list(self.ours.found(rack))

    def steal_ids(self, question: tuple[str, list[str]]) -> object:
        """Find all words made of loose letters and of table words if any, as ids."""
        loose, table = question
        return list(self.ours.found(loose)), list(self.ours.stolen(loose, table))


def native_rows(contest: Contest) -> list[Row]:
    """Measure the search by ids, existence, next letters and steals against C."""
    try:
        native = Native(contest.reference, build(CACHE))
    except NoCompiler:
        return [
            *(missing(_scan_figure(size), f"≤ {bar:g}", NO_GCC) for size, bar in SCAN_BARS.items()),
            missing("existence, wordless racks, × C", f"≤ {EXISTENCE_BAR:g}", NO_GCC),
            missing("all 32 next letters, × one existence query", f"≤ {NEXT_BAR:g}", NO_GCC),
            missing("steals, 20 loose + 12 words, × C", f"≤ {STEALS_BAR:g}", NO_GCC),
        ]
    width = "" if native.wide else ", no AVX-512 here"
    return [
        *(_scan_row(contest, native, size, width) for size in SCAN_BARS),
        *_existence_rows(contest, native),
        _steals_row(contest, native),
    ]


def _scan_figure(size: int) -> str:
    return f"search, ids, N={size}, × C"


def _scan_row(contest: Contest, native: Native, size: int, width: str) -> Row:
    racks = contest.racks[size]
    for rack in racks:
        theirs = contest.reference.spell(native.words(rack))
        _agree(sorted(theirs), sorted(contest.ours.words(rack)), rack)
    times = interleaved(
        {
            "ours": lambda: median_cpu(contest.ids, racks, 20),
            "C": lambda: median_cpu(native.words, racks, 20),
        }
    )
    return at_most(
        _scan_figure(size),
        ratio(times, "ours", "C"),
        SCAN_BARS[size],
        _note(times) + width,
    )


def _existence_rows(contest: Contest, native: Native) -> list[Row]:
    exist, deadly, notes = [], [], []
    ours, reference = contest.threes, contest.reference
    for size in WORDLESS:
        racks = [reference.wordless(size, contest.chance, native.exists) for _ in range(30)]
        for rack in [*racks, *reference.racks(size, 30, contest.chance)]:
            _agree(native.exists(rack), ours.any_within(rack), rack)
            letters = [chr(1072 + place) for place in range(32)]
            theirs = "".join(letter for letter in letters if native.exists(rack + letter))
            _agree(theirs, ours.next_letters(rack), rack)
        times = interleaved(
            {
                "ours": _asking(ours.any_within, racks),
                "C": _asking(native.exists, racks),
                "next": _asking(ours.next_letters, racks),
            }
        )
        exist.append(ratio(times, "ours", "C"))
        deadly.append(ratio(times, "next", "ours"))
        notes.append(statistics.median(times["next"]))
    return [
        at_most("existence, wordless racks of 4–10, worst, × C call", max(exist), EXISTENCE_BAR),
        at_most(
            "all 32 next letters, worst, × one existence query",
            max(deadly),
            NEXT_BAR,
            f" ({min(notes):.1f}–{max(notes):.1f} µs)",
        ),
    ]


def _asking(ask: Callable[[str], object], racks: Sequence[str]) -> Callable[[], float]:
    return lambda: median_cpu(ask, racks, 200)


def _steals_row(contest: Contest, native: Native) -> Row:
    for loose, table in contest.tables:
        rows, masks = native.steals(loose, table)
        spelt = zip(contest.reference.spell(rows), masks.tolist(), strict=True)
        ours = {
            (made.word, sum(1 << p for p in made.used))
            for made in contest.ours.makings(loose, table)
        }
        _agree(set(spelt), ours, loose)
    times = interleaved(
        {
            "ours": lambda: median_cpu(contest.steal_ids, contest.tables, 7),
            "C": lambda: median_cpu(lambda asked: native.steals(*asked), contest.tables, 7),
        }
    )
    return at_most(
        "steals, ids, 20 loose + 12 words, × C", ratio(times, "ours", "C"), STEALS_BAR, _note(times)
    )


def string_rows(contest: Contest) -> list[Row]:
    """Measure the search by strings against what else a Python or Node program could use."""
    racks = contest.racks[STRINGS]
    truth_of = [sorted(contest.ours.words(rack)) for rack in racks]
    askers: dict[str, Callable[[], float]] = {
        "ours": lambda: median_cpu(contest.ours.words, racks, 20)
    }
    trouble: dict[str, str] = {}
    trie = SignatureTrie(contest.reference)
    _check(trie.words, racks, truth_of)
    askers["Python signature trie"] = lambda: median_cpu(trie.words, racks, 1)
    try:
        scrabbler = Scrabbler(contest.reference.words, CACHE)
        _check(scrabbler.words, racks, truth_of)
        askers["PyPI scrabbler"] = lambda: median_cpu(scrabbler.words, racks, 1)
    except Unavailable as why:
        trouble["PyPI scrabbler"] = f"{why} is not to be had"
    anagram = _anagram(contest, trouble)
    if anagram is not None:
        _agree(anagram.ask(racks)[0], [len(words) for words in truth_of], "npm anagram")
        asked = anagram
        askers["ours, mean"] = lambda: mean_cpu(contest.ours.words, racks, 20)
        askers["npm anagram"] = lambda: asked.ask(racks)[1]
    times = interleaved(askers)
    if anagram is not None:
        anagram.close()
    rows = []
    for peer, bar in STRING_BARS.items():
        figure = f"search, strings, N={STRINGS}, times faster than {peer}"
        if peer in times:
            ours = "ours, mean" if peer == "npm anagram" else "ours"
            own, theirs = statistics.median(times[ours]), statistics.median(times[peer])
            note = f" ({own:.1f} / {theirs:,.0f} µs)"
            rows.append(at_least(figure, ratio(times, peer, ours), bar, note))
        else:
            rows.append(missing(figure, f"≥ {bar}", trouble[peer]))
    return rows


def _anagram(contest: Contest, trouble: dict[str, str]) -> Anagram | None:
    try:
        return Anagram(contest.reference.words, CACHE)
    except Unavailable as why:
        trouble["npm anagram"] = f"{why} is not to be had"
        return None


def _check(
    ask: Callable[[str], list[str]], racks: Sequence[str], truth_of: list[list[str]]
) -> None:
    for rack, words in zip(racks, truth_of, strict=True):
        _agree(sorted(ask(rack)), words, rack)


def load_rows() -> list[Row]:
    """Measure a start from the mapped file against building from text, in fresh interpreters."""
    runs = [(_start("mapped"), _start("text")) for _ in range(5)]
    answer = statistics.median(run["answer"] for run, _ in runs)
    faster = statistics.median(built["answer"] / run["answer"] for run, built in runs)
    imports = statistics.median(run["imports"] for run, _ in runs)
    rows = [
        at_least("load + first answer, times faster than from text", faster, LOAD_BAR),
        at_most(
            "load + first answer after imports, CPU ms",
            answer,
            LOAD_MS,
            f" (and {imports:.0f} ms to import what it needs but NumPy)",
        ),
    ]
    figure = "private memory with NumPy, MiB"
    if any(run["private"] is None for run, _ in runs):
        return [*rows, missing(figure, f"≤ {PRIVATE_MIB}", "this system does not tell")]
    private = statistics.median(run["private"] for run, _ in runs) / 1024
    shared = statistics.median(run["mapped"] for run, _ in runs) / 1024
    note = f" (and {shared:.1f} of the lists' file in memory, mapped)"
    return [*rows, at_most(figure, private, PRIVATE_MIB, note)]


def _start(how: str) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-m", "bench._load", how],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    told: dict[str, float] = json.loads(done.stdout)
    return told


def truth_rows() -> list[Row]:
    """Ask the truth bench for its figures, where its lists are at hand."""
    folder = Path(os.environ.get("BUKVITSA_TRUTH", truth.DEFAULT))
    if not folder.is_dir():
        return [missing("truth lists", "", "set BUKVITSA_TRUTH to their folder")]
    table = truth.TextTable()
    figures = truth.measure(folder, truth.referee_of(table), table)
    return [
        Row(f.name, f"{f.share:.2%} ({f.right}/{f.total})", f"≥ {f.bar:.1%}", f.holds)
        for f in figures
    ]


def _agree(theirs: object, ours: object, asked: str) -> None:
    if theirs != ours:
        raise SystemExit(f"answers differ for {asked}: nothing is timed")


def _note(times: dict[str, list[float]]) -> str:
    ours, native = statistics.median(times["ours"]), statistics.median(times["C"])
    return f" ({ours:.1f} / {native:.1f} µs)"


def main(argv: Sequence[str] | None = None) -> int:
    """Print every figure with its bar; exit 1 if a bar fails."""
    parser = argparse.ArgumentParser(prog="bench words", description=main.__doc__)
    parser.add_argument("--save", action="store_true", help="keep the table in bench/results.md")
    options = parser.parse_args(argv)
    contest = Contest(open_lexicon())
    count = len(contest.reference.words)
    print(f"{count:,} words; medians of interleaved rounds, CPU time of one thread", flush=True)
    rows = [*truth_rows(), *native_rows(contest), *string_rows(contest), *load_rows()]
    print(text_table(rows))
    if options.save:
        save_section("words", "python3 run.py bench words", rows)
    return 1 if any(row.holds is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
