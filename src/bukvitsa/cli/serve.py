"""`bukvitsa serve`: open the tables to a browser."""

import argparse
import errno
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bukvitsa.cli.settings import settings_here
from bukvitsa.cli.text import STANDS, Commands, Complaint

if TYPE_CHECKING:
    from bukvitsa.server.settings import Settings

DEFAULT_PORT = 8000
MOST_WORKERS = 64


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "serve",
        help="открыть игры в браузере",
        description="Открыть игры в браузере: на этом компьютере или для соседей по сети.",
    )
    parser.add_argument(
        "--port", type=_port, default=DEFAULT_PORT, metavar="N", help="порт (обычно %(default)s)"
    )
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="АДРЕС",
        help="адрес (обычно %(default)s; 0.0.0.0 — для всех соседей по сети)",
    )
    parser.add_argument("--no-open", action="store_true", help="не открывать браузер")
    parser.add_argument(
        "--workers",
        type=_count,
        default=1,
        metavar="N",
        help="сколько процессов (обычно %(default)s; больше одного — только с PostgreSQL)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from bukvitsa.journal.store import Unreachable
    from bukvitsa.server.logs import begin_logging
    from bukvitsa.server.opening import CannotOpen

    settings = settings_here()
    if args.workers > 1 and not settings.database:
        raise Complaint(
            "Несколько процессов за одной SQLite не ходят: --workers требует PostgreSQL.\n"
            "Задайте BUKVITSA_DATABASE=postgresql://… или уберите --workers."
        )
    begin_logging(settings.log)
    door = _listen(args.host, args.port)
    address = _address(args.host, door.getsockname()[1])

    def opened() -> None:
        print(f"«Буквица» открыта: {address}  (закрыть — Ctrl-C)", flush=True)
        if not args.no_open and can_show_browser():
            # A browser may take its time to start: the first guests are served meanwhile.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        _serve(door, settings, args.workers, opened)
    except CannotOpen as trouble:
        raise Complaint(str(trouble)) from trouble
    except Unreachable as silent:
        raise Complaint(
            "База перестала отвечать, едва мы открылись. Попробуйте ещё раз."
        ) from silent
    finally:
        door.close()
    print("«Буквица» закрыта. До встречи!")
    return STANDS


def _serve(
    door: socket.socket, settings: "Settings", workers: int, opened: Callable[[], None]
) -> None:
    from bukvitsa.cli.lexicon import opened as opened_lexicon
    from bukvitsa.server import doors

    if workers == 1:
        doors.serve(door, settings, opened_lexicon(), opened)
        return
    from bukvitsa.server.workers import Workers

    opened_lexicon()  # once, so that the workers find its lists made
    with tempfile.TemporaryDirectory(prefix="bukvitsa-") as folder:
        Workers(door, settings, workers, opened).run(Path(folder))


def can_show_browser() -> bool:
    """Tell whether there is a screen to open a browser on."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _count(text: str) -> int:
    """Read how many processes."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"«{text}»: нужно число от 1 до {MOST_WORKERS}")
    return int(text)


def _port(text: str) -> int:
    """Read a port; the system would silently wrap a larger number around."""
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"«{text}» — не порт: нужно число от 0 до 65535")
    return int(text)


def _address(host: str, port: int) -> str:
    """Name the address that a browser on this machine understands."""
    here = {"127.0.0.1", "0.0.0.0", "::", "::1", "localhost"}  # noqa: S104 - named, not bound
    name = "localhost" if host in here else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _listen(host: str, port: int) -> socket.socket:
    from bukvitsa.server.doors import listen

    try:
        return listen(host, port)
    except socket.gaierror as unknown:
        raise Complaint(f"Адреса «{host}» нет. Обычный — 127.0.0.1.") from unknown
    except OSError as refused:
        raise Complaint(_why(refused, host, port)) from refused


def _why(refused: OSError, host: str, port: int) -> str:
    from bukvitsa.server.doors import TAKEN

    if refused.errno in TAKEN:
        return (
            f"Порт {port} уже занят: может быть, «Буквица» уже открыта в другом окне.\n"
            "Можно взять другой порт: --port 8080, или любой свободный: --port 0."
        )
    if refused.errno == errno.EACCES:
        return f"Порт {port} система не отдаёт без прав. Возьмите от 1024 и выше: --port 8080."
    if refused.errno == errno.EADDRNOTAVAIL:
        return f"Адреса {host} у этого компьютера нет. Обычный — 127.0.0.1, для всех — 0.0.0.0."
    return f"Открыть {host}:{port} не удалось: {refused.strerror or refused}."
