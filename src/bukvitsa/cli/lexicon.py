"""Open the lexicon for a command, with a word to those who wait for the first time."""

import errno
import sys

from bukvitsa.cli.text import console
from bukvitsa.lexicon.book import Book, open_lexicon
from bukvitsa.lexicon.shelf import cache_folder


def opened() -> Book:
    """Open the lexicon; making its lists for the first time is shown on a terminal."""
    if not sys.stderr.isatty():
        return open_lexicon(trouble=_tell)
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn())
    out = console(sys.stderr)
    with Progress(*columns, console=out, transient=True) as bar:
        # Invisible until the first news: lists made before are opened without a flicker.
        task = bar.add_task("Раскладываю словарь (только в первый раз)", visible=False, total=1)
        return open_lexicon(
            progress=lambda part: bar.update(task, completed=part, visible=True), trouble=_tell
        )


def _tell(trouble: OSError) -> None:
    """Say that the lists could not be kept for the next time."""
    print(
        f"Словарь не удалось сохранить в {cache_folder()} ({_why(trouble)}), "
        "каждый запуск будет дольше. Другую папку задаёт BUKVITSA_CACHE.",
        file=sys.stderr,
    )


def _why(trouble: OSError) -> str:
    """Name the usual troubles of a disk."""
    if trouble.errno in {errno.ENOSPC, errno.EDQUOT}:
        return "нет места"
    if trouble.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return "нет прав на запись"
    return "папка недоступна"
