"""How the referee fares on lists of facts that it was not built from: `python bench/truth.py`."""

import argparse
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from bukvitsa.kernel.words import Plurals, Tier, WordPolicy, WordReason
from bukvitsa.lexicon.definitions import Definitions
from bukvitsa.lexicon.edition import data_files
from bukvitsa.lexicon.entry import Entry, read_entry
from bukvitsa.lexicon.forms import Morphology
from bukvitsa.lexicon.referee import Referee
from bukvitsa.lexicon.rejected import Rejected, read_rejected

DEFAULT = Path(__file__).resolve().parents[2] / "shared" / "lexicon"
STRICT = WordPolicy(shortest=2)
UNDERWOOD = WordPolicy(shortest=2, plurals=Plurals.MOSTLY)

KINDS: Mapping[str, frozenset[WordReason]] = {
    "abbreviation": frozenset({WordReason.ABBREVIATION}),
    "hyphenated": frozenset({WordReason.HYPHENATED}),
    "misspelling": frozenset({WordReason.MISSPELT}),
    "not_a_noun": frozenset({WordReason.NOT_A_NOUN}),
    "not_in_dictionary": frozenset({WordReason.UNKNOWN}),
    "oblique_case": frozenset({WordReason.OBLIQUE}),
    "plural_while_singular_exists": frozenset({WordReason.PLURAL}),
    "proper_name": frozenset({WordReason.PROPER_NAME}),
    "slang": frozenset({WordReason.SLANG}),
}


class Figure(NamedTuple):
    """One measured share against its bar."""

    name: str
    right: int
    total: int
    bar: float
    wrong: tuple[str, ...]

    @property
    def share(self) -> float:
        """Give the share of right answers."""
        return self.right / self.total if self.total else 0.0

    @property
    def holds(self) -> bool:
        """Tell whether the bar holds."""
        return self.share >= self.bar


class TextTable:
    """The three lists in memory, without the compiled store."""

    def __init__(self) -> None:
        """Read the committed text."""
        names, rejected, words = (path.read_text(encoding="utf-8") for path in data_files())
        entries = (read_entry(line) for text in (names, words) for line in text.splitlines())
        self.entries: dict[str, Entry] = {entry.word: entry for entry in entries}
        refusals = (read_rejected(line) for line in rejected.splitlines())
        self._rejected: dict[str, Rejected] = {item.word: item for item in refusals}

    def entry(self, word: str) -> Entry | None:
        """Find an entry."""
        return self.entries.get(word)

    def rejected(self, word: str) -> Rejected | None:
        """Find a refusal."""
        return self._rejected.get(word)


class Judge:
    """A referee with the questions that the figures ask."""

    def __init__(self, referee: Referee) -> None:
        """Take the referee."""
        self._referee = referee

    def legal(self, word: str, policy: WordPolicy) -> bool:
        """Tell whether a word is legal."""
        return self._referee.judge(word, policy).legal

    def reason(self, word: str) -> WordReason:
        """Give the reason under the standard rules."""
        return self._referee.judge(word, STRICT).reason


def lines(path: Path) -> tuple[str, ...]:
    """Read the lines of a list that are not empty."""
    return tuple(line for line in path.read_text(encoding="utf-8").splitlines() if line.strip())


def figure(name: str, bar: float, answers: Iterable[tuple[str, bool]]) -> Figure:
    """Count the right answers and keep the wrong ones."""
    answered = tuple(answers)
    wrong = tuple(word for word, right in answered if not right)
    return Figure(name, len(answered) - len(wrong), len(answered), bar, wrong)


def measure(truth: Path, referee: Referee, table: TextTable) -> tuple[Figure, ...]:
    """Measure every figure on the lists in a folder."""
    judge = Judge(referee)
    rejected = [line.split("\t")[:2] for line in lines(truth / "gold_rejected.tsv")]
    plurals = lines(truth / "plural_mostly.txt")
    tricky = [line.split("\t")[:2] for line in lines(truth / "tricky.tsv")]
    return (
        figure(
            "gold_allowed accepted",
            0.998,
            ((word, judge.legal(word, STRICT)) for word in lines(truth / "gold_allowed.txt")),
        ),
        figure(
            "gold_rejected refused",
            0.997,
            ((word, not judge.legal(word, STRICT)) for word, _ in rejected),
        ),
        figure(
            "plural_mostly accepted",
            0.95,
            ((w, judge.legal(w, UNDERWOOD)) for w in plurals if not w.startswith("-")),
        ),
        figure(
            "ordinary plurals refused",
            0.98,
            ((w[1:], not judge.legal(w[1:], UNDERWOOD)) for w in plurals if w.startswith("-")),
        ),
        figure("tricky", 0.99, ((word, _as_expected(judge, word, e)) for word, e in tricky)),
        figure(
            "reason agrees", 0.97, (_reason_agrees(judge, word, kind) for word, kind in rejected)
        ),
        figure("core words of Zipf ≥ 3 defined", 0.8, _defined(table)),
    )


def _reason_agrees(judge: Judge, word: str, kind: str) -> tuple[str, bool]:
    """Compare the reason shown with the list's."""
    reason = judge.reason(word)
    return f"{word} ({kind}: {reason})", reason in KINDS[kind]


def _as_expected(judge: Judge, word: str, expected: str) -> bool:
    """Judge a tricky word as the list says it must be."""
    match expected:
        case "allowed":
            return judge.legal(word, STRICT)
        case "rejected":
            return not judge.legal(word, UNDERWOOD)
        case "underwood_only":
            return judge.legal(word, UNDERWOOD) and not judge.legal(word, STRICT)
        case "slang":
            slang = WordPolicy(shortest=2, slang=True)
            return judge.legal(word, slang) and not judge.legal(word, STRICT)
        case _:
            family = WordPolicy(shortest=2, family=True)
            return judge.legal(word, STRICT) and not judge.legal(word, family)


def _defined(table: TextTable) -> Iterable[tuple[str, bool]]:
    """Ask the definition of every core word that is often met."""
    definitions = Definitions()
    for entry in table.entries.values():
        if entry.tier is Tier.CORE and entry.zipf >= 300 and not entry.flags:
            yield entry.word, bool(definitions.of(entry.shown))


def referee_of(table: TextTable) -> Referee:
    """Make a referee of the committed text."""
    return Referee(table, table, Morphology(), "text")


def main(arguments: list[str] | None = None) -> int:
    """Print the table of figures; exit 1 if a bar fails."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--truth", type=Path, default=DEFAULT, metavar="DIR")
    parser.add_argument("--wrong", type=int, default=0, metavar="N", help="show N wrong answers")
    options = parser.parse_args(arguments)
    table = TextTable()
    figures = measure(options.truth, referee_of(table), table)
    for row in figures:
        mark = "holds" if row.holds else "FAILS"
        count = f"{row.right}/{row.total}"
        print(f"{row.name:34} {row.share:8.2%}  {count:>11}  bar {row.bar:6.1%}  {mark}")
        for word in row.wrong[: options.wrong]:
            print(f"    {word}")
    return 0 if all(row.holds for row in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
