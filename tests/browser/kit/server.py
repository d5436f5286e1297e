"""The server that a browser is shown, begun and ended."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from tests.browser.kit.locks import locked
from tests.browser.kit.serve import READY, Order
from tools.places import ROOT
from tools.web import ensure_client


@dataclass(frozen=True)
class Server:
    """Where it is. It is called `localhost`: passkeys and workers ask for a name or for https."""

    port: int

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"


@contextmanager
def serving(order: Order) -> Iterator[Server]:
    """Serve the client of these sources until the test is done with it."""
    with locked("client"):
        ensure_client()
    said = msgspec.json.encode(order, enc_hook=str).decode()
    command = [sys.executable, "-u", "-m", "tests.browser.kit.serve", said]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            heard = process.stdout.readline()
            assert heard.startswith(READY), f"the server did not open: {heard!r}"
            yield Server(int(heard.split()[1]))
        finally:
            process.terminate()
