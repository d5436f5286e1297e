"""`bukvitsa export`: a finished game out of the store, as a journal."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bukvitsa.cli.keeping import with_store
from bukvitsa.cli.text import STANDS, Commands, Complaint

if TYPE_CHECKING:
    from bukvitsa.journal.store import Row, Store, TableId


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "export",
        help="записать оконченную партию в файл",
        description="Записать журнал оконченной партии: его читают bukvitsa replay и verify. "
        "Сервер при этом может работать.",
    )
    parser.add_argument("table", metavar="СТОЛ", help="ссылка на стол, его имя в ней или код")
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="ФАЙЛ", help="куда записать (обычно — на экран)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the journal."""
    from bukvitsa.journal.record import written
    from bukvitsa.tables.export import journal_of

    rows = with_store(lambda store: _rows(store, args.table))
    if not rows:
        raise Complaint(f"Стола «{args.table}» здесь нет. Проверьте ссылку или код.")
    journal = journal_of(rows)
    if journal is None:
        raise Complaint("Партия за этим столом не окончена: до конца её журнал — тайна.")
    data = b"".join(written(*journal))
    if args.file is None:
        sys.stdout.buffer.write(data)
        return STANDS
    try:
        args.file.write_bytes(data)
    except OSError as error:
        raise Complaint(f"{args.file}: не записать ({error.strerror}).") from error
    print(f"Записано: {args.file}")
    return STANDS


async def _rows(store: "Store", asked: str) -> "list[Row]":
    """Read a table's rows, by whatever it was called."""
    return await store.rows(await _called(store, asked))


async def _called(store: "Store", asked: str) -> "TableId":
    from bukvitsa.journal.store import TableId
    from bukvitsa.tables.codes import heard

    name = TableId(asked.strip().rstrip("/").rpartition("/")[2])
    if await store.find(name) is not None:
        return name
    return await store.by_code(heard(asked)) or name
