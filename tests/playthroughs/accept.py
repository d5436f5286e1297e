"""Write playthroughs anew, for somebody to read the difference: `… accept forest`, or all."""

import sys

from tests.playthroughs.show import BREAK, HERE, shown, split


def accept(games: list[str]) -> None:
    """Rewrite what is shown under every head."""
    for path in sorted(HERE.glob("*/*.txt")):
        if not games or path.parent.name in games:
            head, _ = split(path.read_text(encoding="utf-8"))
            path.write_text(head + BREAK + shown(head), encoding="utf-8")


if __name__ == "__main__":
    accept(sys.argv[1:])
