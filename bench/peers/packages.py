"""Peers from the registries, installed into an environment of their own, pinned."""

import importlib
import importlib.util
import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

SCRABBLER = "scrabbler==0.3.0"
ANAGRAM = "anagram@0.4.0"


class Unavailable(Exception):  # noqa: N818 - not a failure: the rows are marked as not measured
    """Say that a peer could not be installed or started."""


class Scrabbler:
    """PyPI's scrabbler, by its own search."""

    def __init__(self, words: Sequence[str], folder: Path) -> None:
        """Install it if need be, and let it build its trie."""
        site = folder / "site"
        if not (site / "scrabbler").is_dir():
            _install(SCRABBLER, site)
        sys.path.append(str(site))
        self._module: Any = importlib.import_module("scrabbler.scrabbler")
        self._trie = self._module.build_trie(list(words))

    def words(self, rack: str) -> list[str]:
        """Ask it for all words of some of the letters."""
        found = self._module.find_permutations(rack, self._trie, use_all_letters=False)
        return list(found)


class Anagram:
    """Npm's anagram, in a process of its own that is asked over a pipe."""

    def __init__(self, words: Sequence[str], folder: Path) -> None:
        """Install it if need be, and let it build its dictionary."""
        node, npm = program("node"), program("npm")
        home = folder / "npm"
        if not (home / "node_modules" / "anagram").is_dir():
            home.mkdir(parents=True, exist_ok=True)
            run([npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", ANAGRAM], home)
        listed = home / "words.txt"
        listed.write_text(" ".join(words), encoding="utf-8")
        script = str(Path(__file__).with_name("anagram.cjs").resolve())
        self._child = subprocess.Popen(
            [node, script, str(listed), str(home)],
            cwd=home,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        if self._read() != "ready":
            raise Unavailable("npm anagram")

    def ask(self, racks: Sequence[str]) -> tuple[list[int], float]:
        """Give for each rack how many words it found, and the microseconds a rack took."""
        assert self._child.stdin is not None
        self._child.stdin.write(" ".join(racks) + "\n")
        self._child.stdin.flush()
        answer = json.loads(self._read())
        return answer["counts"], answer["mean"]

    def close(self) -> None:
        """Let the process end."""
        if self._child.stdin is not None:
            self._child.stdin.close()
        self._child.wait(timeout=20)

    def _read(self) -> str:
        assert self._child.stdout is not None
        return self._child.stdout.readline().strip()


def _install(package: str, site: Path) -> None:
    if importlib.util.find_spec("uv") is not None:
        tool = [sys.executable, "-m", "uv", "pip", "install", "--python", sys.executable]
    else:
        tool = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check"]
    run([*tool, "--quiet", "--target", str(site), package], Path.cwd())


def program(name: str) -> str:
    """Find a program, best of all the one that came with the environment."""
    beside = shutil.which(name, path=str(Path(sys.executable).parent))
    found = beside or shutil.which(name)
    if found is None:
        raise Unavailable(name)
    return found


def run(command: Sequence[str], folder: Path) -> None:
    """Run an installer."""
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as failed:
        raise Unavailable(command[-1]) from failed
