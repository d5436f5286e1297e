"""`bukvitsa backup`: a copy of all tables, while they are played."""

import argparse
from pathlib import Path

from bukvitsa.cli.keeping import with_sqlite
from bukvitsa.cli.text import STANDS, Commands, Complaint


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "backup",
        help="сделать копию всех столов (SQLite)",
        description="Сделать копию базы SQLite: целую, какой она была в одно мгновение. "
        "Сервер при этом может работать.",
    )
    parser.add_argument("file", type=Path, metavar="ФАЙЛ", help="куда записать копию")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy, under another name until all of it is there."""
    target: Path = args.file
    if target.exists():
        raise Complaint(f"{target} уже есть. Назовите копию иначе: старую мы не тронем.")
    fresh = target.with_name(f"{target.name}.new")
    try:
        fresh.unlink(missing_ok=True)
        with_sqlite(lambda store: store.backup(fresh))
        fresh.replace(target)
    except OSError as error:
        raise Complaint(f"{target}: не записать ({error.strerror}).") from error
    print(f"Готово: {target}, {target.stat().st_size / 2**20:.1f} МБ")
    return STANDS
