"""The server that a browser is shown, begun and ended."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.browser.kit.locks import locked
from tests.browser.kit.serve import READY
from tools.places import ROOT
from tools.web import ensure_client

SEED = 1
PACE = 0.05
"""Bots hesitate a twentieth of what they would: a game takes seconds, and one still sees it."""


@dataclass(frozen=True)
class Server:
    """Where it is. It is called `localhost`: passkeys and workers ask for a name or for https."""

    port: int

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"


@contextmanager
def serving(folder: Path, *, seed: int = SEED, pace: float = PACE) -> Iterator[Server]:
    """Serve the client of these sources until the test is done with it."""
    with locked("client"):
        ensure_client()
    module = "tests.browser.kit.serve"
    command = [sys.executable, "-u", "-m", module, str(folder), str(seed), str(pace)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said.startswith(READY), f"the server did not open: {said!r}"
            yield Server(int(said.split()[1]))
        finally:
            process.terminate()
