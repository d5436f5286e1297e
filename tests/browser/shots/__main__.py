"""Take the pictures: `python3 run.py shots`."""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bukvitsa.cli import russian
from tests.browser.kit.launch import launched
from tests.browser.kit.looks import Look
from tests.browser.kit.serve import Order
from tests.browser.kit.server import serving
from tests.browser.kit.shots import Shot, take
from tests.browser.shots import every
from tools.places import ROOT
from tools.say import say

PICTURES = ROOT / "docs" / "pictures"
Plan = Iterator[tuple[Shot, Look, Path]]


def main() -> int:
    """Take those that are named, or all; say where they are and what went wrong."""
    known = every()
    args = _read(known)
    if args is None:
        return 0
    chosen = [known[name] for name in args.names or known]
    plan = list(_for_readme(chosen) if args.readme else _for_people(chosen, args.out))
    failed = 0
    home = tempfile.TemporaryDirectory(prefix="bukvitsa-")
    with home as folder, serving(Order(folder=Path(folder))) as server, launched() as browser:
        for shot, look, path in plan:
            faults = take(shot, look, browser, server, path)
            failed += bool(faults)
            say(f"{'НЕТ' if faults else 'да ':3}  {shot.name}  {look.name}")
            for fault in faults:
                say("\n".join(f"       {line}" for line in fault.splitlines()))
    say(f"Не вышло: {failed} из {len(plan)}" if failed else f"Готово, снимков: {len(plan)}")
    return 1 if failed else 0


def _read(known: dict[str, Shot]) -> argparse.Namespace | None:
    russian.teach(argparse)
    parser = argparse.ArgumentParser(
        prog="python3 run.py shots", description="Снять все экраны клиента, чтобы посмотреть."
    )
    parser.add_argument("names", nargs="*", metavar="имя", help=f"что снять: {', '.join(known)}")
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "screenshots",
        metavar="ПАПКА",
        help="куда (обычно screenshots)",
    )
    parser.add_argument(
        "--readme", action="store_true", help="только картинки для README, в docs/pictures"
    )
    args = parser.parse_args()
    if strange := sorted(set(args.names) - known.keys()):
        parser.error(f"нет снимка «{strange[0]}», есть: {', '.join(known)}")
    return args


def _for_people(chosen: list[Shot], folder: Path) -> Plan:
    if len(chosen) > 1:
        shutil.rmtree(folder, ignore_errors=True)
    for shot in chosen:
        for look in shot.looks():
            yield shot, look, folder / look.name / f"{shot.name}.png"


def _for_readme(chosen: list[Shot]) -> Plan:
    for shot in chosen:
        if shot.readme is not None:
            yield shot, shot.readme, PICTURES / f"{shot.name}.png"


if __name__ == "__main__":
    sys.exit(main())
