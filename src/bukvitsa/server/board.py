"""Where the processes of one door hang up their counts, so that any of them tells all."""

from pathlib import Path

import msgspec

SUFFIX = ".prom"


class Notices(msgspec.Struct, frozen=True):
    """Where this process hangs up its own."""

    number: int
    folder: Path

    def hang(self, text: str) -> None:
        """Hang up this process's counts, in one stroke."""
        fresh = self.folder / f"{self.number}.new"
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.folder / f"{self.number}{SUFFIX}")

    def others(self) -> dict[str, str]:
        """Read what the others hung up."""
        own = f"{self.number}{SUFFIX}"
        return {
            path.stem: path.read_text(encoding="utf-8")
            for path in sorted(self.folder.glob(f"*{SUFFIX}"))
            if path.name != own
        }


def labelled(text: str, worker: str) -> str:
    r"""Say whose counts these are.

    >>> labelled("a 1\nb{c='d'} 2\n", "0")
    'a{worker="0"} 1\nb{worker="0",c=\'d\'} 2\n'
    """
    return "".join(f"{_labelled(line, worker)}\n" for line in text.splitlines())


def _labelled(line: str, worker: str) -> str:
    if line.startswith("#"):
        return line
    name, brace, rest = line.partition("{")
    if brace:
        return f'{name}{{worker="{worker}",{rest}'
    name, _, count = line.rpartition(" ")
    return f'{name}{{worker="{worker}"}} {count}'


def joined(texts: dict[str, str]) -> str:
    """Put several processes' counts together: each name is headed once, all its lines under it."""
    groups: dict[str, list[str]] = {}
    for worker, text in texts.items():
        name = ""
        for line in labelled(text, worker).splitlines():
            if line.startswith("# HELP "):
                name = line.split(" ", 3)[2]
            lines = groups.setdefault(name, [])
            if not (line.startswith("#") and line in lines):
                lines.append(line)
    return "".join(f"{line}\n" for lines in groups.values() for line in lines)
