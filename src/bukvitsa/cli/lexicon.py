"""Open the lexicon for a command, with a word to those who wait for the first time."""

import sys

from bukvitsa.cli.text import console
from bukvitsa.lexicon.book import Book, open_lexicon


def opened() -> Book:
    """Open the lexicon; making its lists for the first time is shown on a terminal."""
    if not sys.stderr.isatty():
        return open_lexicon()
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn())
    out = console(sys.stderr)
    with Progress(*columns, console=out, transient=True) as bar:
        # Invisible until the first news: lists made before are opened without a flicker.
        task = bar.add_task("Раскладываю словарь (только в первый раз)", visible=False, total=1)
        return open_lexicon(progress=lambda part: bar.update(task, completed=part, visible=True))
