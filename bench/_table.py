"""The table that a bench prints, and the section of results.md that it keeps."""

import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

RESULTS = Path(__file__).with_name("results.md")


class Row(NamedTuple):
    """One figure against its bar."""

    figure: str
    measured: str
    bar: str
    holds: bool | None
    """None: not measured here, or only told for comparison."""

    @property
    def mark(self) -> str:
        """Say in a word whether the bar holds."""
        if self.holds is None:
            return "–" if self.bar else ""
        return "holds" if self.holds else "FAILS"


def at_most(figure: str, value: float, bar: float, note: str = "") -> Row:
    """Make a row whose figure must not be above its bar."""
    return Row(figure, f"{value:.2f}{note}", f"≤ {bar:g}", value <= bar)


def at_least(figure: str, value: float, bar: float, note: str = "") -> Row:
    """Make a row whose figure must not be below its bar."""
    return Row(figure, f"{value:,.0f}{note}", f"≥ {bar:g}", value >= bar)


def missing(figure: str, bar: str, reason: str) -> Row:
    """Make a row of a figure that could not be measured here."""
    return Row(figure, f"not measured: {reason}", bar, None)


def text_table(rows: Sequence[Row]) -> str:
    """Lay the rows out for a terminal."""
    cells = [
        ("figure", "measured", "bar", ""),
        *((r.figure, r.measured, r.bar, r.mark) for r in rows),
    ]
    widths = [max(len(row[column]) for row in cells) for column in range(4)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        for row in cells
    ]
    return "\n".join(line.rstrip() for line in lines)


def save_section(name: str, command: str, rows: Sequence[Row]) -> None:
    """Put the rows into their section of results.md, in place of the ones before."""
    start, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    lines = [f"| {row.figure} | {row.measured} | {row.bar} | {row.mark} |" for row in rows]
    section = "\n".join(
        [start, f"## {name}", "", f"`{command}`, {_circumstances()}", "",
         "| figure | measured | bar | |", "|---|---|---|---|", *lines, end]
    )  # fmt: skip
    before = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# Measured\n"
    head, found, rest = before.partition(start)
    if found:
        after = rest.partition(end)[2]
        RESULTS.write_text(f"{head}{section}{after}", encoding="utf-8")
    else:
        RESULTS.write_text(f"{before.rstrip()}\n\n{section}\n", encoding="utf-8")


def _circumstances() -> str:
    day = datetime.now(UTC).date().isoformat()
    python = ".".join(map(str, sys.version_info[:3]))
    return f"{day}, {_processor()}, Python {python}, NumPy {version('numpy')}"


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
