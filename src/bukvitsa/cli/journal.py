"""Read a journal's file for a command, or complain."""

from pathlib import Path
from typing import TYPE_CHECKING

from bukvitsa.cli.text import Complaint

if TYPE_CHECKING:
    from bukvitsa.games.shelf import Room
    from bukvitsa.journal.record import Head, Line


def opened_journal(path: Path) -> "tuple[Room, Head, tuple[Line, ...]]":
    """Read a game's journal, and find the game's room."""
    from bukvitsa.games.shelf import ROOMS
    from bukvitsa.journal.record import JournalError, read

    try:
        head, lines = read(path.read_bytes())
    except OSError as error:
        raise Complaint(f"{path}: не открывается ({error.strerror}).") from error
    except JournalError as error:
        raise Complaint(f"{path}: {error}.") from error
    if head.game not in ROOMS:
        raise Complaint(f"{path}: записана игра «{head.game}», а здесь есть {', '.join(ROOMS)}.")
    return ROOMS[head.game], head, lines
