"""Install what a player needs and open the doors."""

import os
from collections.abc import Sequence

from tools.install import ensure
from tools.options import Options, read
from tools.places import WINDOWS
from tools.shell import openly, surroundings
from tools.web import ensure_client


def run(given: Sequence[str]) -> int:
    """Serve the games on this machine until Ctrl-C."""
    options = Options("play", "Поставить, что нужно для игры, и открыть её в браузере.")
    options.add_argument("--port", type=int, metavar="N", help="на каком порту (обычно 8000)")
    options.add_argument("--host", metavar="АДРЕС", help="на каком адресе (обычно 127.0.0.1)")
    options.add_argument("--no-open", action="store_true", help="не открывать браузер")
    chosen = read(options, given)
    if chosen is None:
        return 0
    python = ensure("play").python
    ensure_client()
    command = [str(python), "-m", "bukvitsa", "serve"]
    command += ["--no-open"] if chosen.no_open else []
    command += [f"--port={chosen.port}"] if chosen.port is not None else []
    command += [f"--host={chosen.host}"] if chosen.host is not None else []
    if not WINDOWS:
        # The server takes this process over: Ctrl-C and a service manager reach it directly.
        os.execve(python, command, surroundings())
    return openly(*command)
