"""`bukvitsa restore`: the tables as they were when a copy was made."""

import argparse
from pathlib import Path

from bukvitsa.cli.keeping import sqlite_folder
from bukvitsa.cli.text import STANDS, Commands, Complaint


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "restore",
        help="вернуть столы из копии (SQLite)",
        description="Вернуть столы из копии, сделанной bukvitsa backup. Сервер должен быть "
        "закрыт. То, что лежало в папке, останется рядом под другим именем.",
    )
    parser.add_argument("file", type=Path, metavar="ФАЙЛ", help="копия")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Put the copy in its place, if nobody serves the tables there."""
    from bukvitsa.journal.backups import NoBackup, put_back
    from bukvitsa.journal.migrations import FromTheFuture
    from bukvitsa.server.opening import CannotOpen, sole

    folder = sqlite_folder()
    if not args.file.is_file():
        raise Complaint(f"{args.file}: такого файла нет.")
    try:
        with sole(folder):
            aside = put_back(args.file, folder)
    except CannotOpen as taken:
        raise Complaint(str(taken)) from taken
    except FromTheFuture as future:
        raise Complaint(f"{args.file}: копию делала более новая «Буквица».") from future
    except NoBackup as other:
        raise Complaint(f"{args.file}: это не копия столов, или она испорчена.") from other
    except OSError as error:
        raise Complaint(f"В папку {folder} не записать ({error.strerror}).") from error
    print(f"Столы возвращены в папку {folder}.")
    if aside is not None:
        print(f"То, что было в ней: {aside}")
    return STANDS
