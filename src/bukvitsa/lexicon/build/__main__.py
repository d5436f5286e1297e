"""The command: `python -m bukvitsa.lexicon.build --hunspell DIR`."""

import argparse
from collections.abc import Iterable
from pathlib import Path

import pymorphy3
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bukvitsa.lexicon.build.compile import Compiler, Lists
from bukvitsa.lexicon.build.evidence import Sources
from bukvitsa.lexicon.build.frequency import read_frequencies
from bukvitsa.lexicon.build.hunspell import read_hunspell
from bukvitsa.lexicon.build.opencorpora import TOTAL_FORMS, nominatives
from bukvitsa.lexicon.build.overrides import read_overrides
from bukvitsa.lexicon.build.wiktionary import read_wiktionary
from bukvitsa.lexicon.entry import write_entry
from bukvitsa.lexicon.rejected import write_rejected

DATA = Path(__file__).parent.parent / "data"


def main(arguments: list[str] | None = None) -> None:
    """Read the sources, apply the policy, write the lists."""
    parser = argparse.ArgumentParser(prog="bukvitsa.lexicon.build", description=main.__doc__)
    parser.add_argument("--hunspell", type=Path, required=True, metavar="DIR")
    parser.add_argument("--out", type=Path, default=DATA, metavar="DIR")
    options = parser.parse_args(arguments)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        lists = compile_lists(options.hunspell, progress)
    write_lists(lists, options.out)
    progress.console.print(
        f"{len(lists.words)} words, {len(lists.names)} names, {len(lists.rejected)} refusals"
    )


def compile_lists(hunspell: Path, progress: Progress) -> Lists:
    """Read the four sources and judge every spelling."""
    reading = progress.add_task("OpenCorpora", total=TOTAL_FORMS)
    judging = progress.add_task("Rules", total=None)
    morph = pymorphy3.MorphAnalyzer()
    sources = Sources(
        morph=morph,
        nominatives=nominatives(morph, lambda done: progress.update(reading, completed=done)),
        hunspell=read_hunspell(hunspell),
        wiktionary=read_wiktionary(),
        frequency=read_frequencies(),
    )
    progress.update(reading, completed=TOTAL_FORMS)
    compiler = Compiler(sources, read_overrides())
    lists = compiler.run(lambda done, total: progress.update(judging, completed=done, total=total))
    progress.update(judging, completed=1, total=1)
    return lists


def write_lists(lists: Lists, folder: Path) -> None:
    """Write the three lists, sorted, so that a diff shows what changed."""
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "words.tsv", (write_entry(entry) for entry in lists.words.values()))
    _write(folder / "names.tsv", (write_entry(entry) for entry in lists.names.values()))
    _write(folder / "rejected.tsv", (write_rejected(item) for item in lists.rejected.values()))


def _write(path: Path, lines: Iterable[str]) -> None:
    """Write sorted lines with plain line ends on every system."""
    path.write_bytes("".join(f"{line}\n" for line in sorted(lines)).encode())


if __name__ == "__main__":
    main()
