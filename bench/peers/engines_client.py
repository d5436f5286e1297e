"""Asks the process that plays other engines' games, in an environment of its own."""

import os
import subprocess
import sys
import venv
from pathlib import Path

from bench.peers.packages import Unavailable

PACKAGES = (
    "open_spiel==2.0.2",
    "rlcard==1.2.0",
    "pokerkit==0.7.7",
    "numpy==2.3.5",
    "setuptools==80.9.0",
)


class Engines:
    """The peers, each measured when asked."""

    def __init__(self, folder: Path) -> None:
        """Install them if need be, and start the process."""
        home = folder / "engines"
        python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        done = home / "installed"
        try:
            if not done.exists() or done.read_text(encoding="utf-8") != " ".join(PACKAGES):
                venv.create(home, clear=True, with_pip=True)
                install = [str(python), "-m", "pip", "install", "--quiet", *PACKAGES]
                subprocess.run(install, check=True, capture_output=True)
                done.write_text(" ".join(PACKAGES), encoding="utf-8")
        except (OSError, subprocess.CalledProcessError) as failed:
            raise Unavailable("open_spiel, rlcard, pokerkit") from failed
        self._child = subprocess.Popen(
            [str(python), str(Path(__file__).with_name("engines.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=sys.stderr,
            text=True,
        )
        if self._line() != "ready":
            raise Unavailable("the other engines")

    def measure(self, name: str, seconds: float, seed: int) -> float:
        """Give acts per second of CPU time."""
        assert self._child.stdin is not None
        self._child.stdin.write(f"{name} {seconds} {seed}\n")
        self._child.stdin.flush()
        return float(self._line())

    def close(self) -> None:
        """Let the process end."""
        assert self._child.stdin is not None
        self._child.stdin.close()
        self._child.wait(timeout=20)

    def _line(self) -> str:
        assert self._child.stdout is not None
        return self._child.stdout.readline().strip()
