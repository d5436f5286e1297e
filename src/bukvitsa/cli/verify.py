"""`bukvitsa verify`: referee a finished game again."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from bukvitsa.cli.journal import opened_journal
from bukvitsa.cli.text import FALLS, STANDS, Commands, Complaint

if TYPE_CHECKING:
    from bukvitsa.games.refusals import Sayings
    from bukvitsa.journal.verify import Doubt

SHOWN = 300
"""So much of an event is shown; whoever wants all of it has the file."""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "verify",
        help="проверить журнал партии: честна ли раздача, по правилам ли каждый ход",
        description="Проверить журнал оконченной партии: тем ли зерном тасовали, что было "
        "обещано до раздачи, и следует ли каждое событие из правил. "
        "Статус выхода: 0 — всё сходится, 1 — нет, 2 — это не журнал оконченной партии.",
    )
    parser.add_argument("file", type=Path, metavar="ФАЙЛ", help="журнал партии")
    parser.add_argument("--json", action="store_true", help="ответ для программ")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Name the first act that does not follow, if one does not."""
    from bukvitsa.cli.lexicon import opened
    from bukvitsa.journal.record import JournalError
    from bukvitsa.journal.verify import verify

    room, head, lines = opened_journal(args.file)
    lexicon = opened()
    try:
        doubt = verify(room.game, head, lines, lexicon)
    except JournalError as error:
        raise Complaint(f"{args.file}: {error}.") from error
    if args.json:
        import msgspec

        told = None if doubt is None else msgspec.to_builtins(doubt)
        print(json.dumps({"stands": doubt is None, "doubt": told}, ensure_ascii=False, indent=1))
    elif doubt is None:
        print(f"Всё сходится: раздача та, что обещана, действий по правилам — {len(lines) - 1}.")
        if head.edition != lexicon.edition:
            print("Словарь с тех пор другой: о словах сказано то, что сказал судья тогда.")
    else:
        print(told_of(doubt, room.sayings))
    return STANDS if doubt is None else FALLS


def told_of(doubt: "Doubt", sayings: "Sayings") -> str:
    """Say in Russian what does not follow."""
    expected, got = doubt.expected[:SHOWN], doubt.got[:SHOWN]
    match doubt.code:
        case "broken_promise":
            return "Строка 1: зерно не то, которое обещано: раздача могла быть подстроена."
        case "hole":
            return f"Строка {doubt.line}: пропуск — ждали событие {expected}, а записано {got}."
        case "refused":
            why = sayings[got].text if got in sayings else got
            return f"Строка {doubt.line}: такое действие невозможно. {why}"
        case _:
            return (
                f"Строка {doubt.line}: по правилам вышло бы иначе.\n"
                f"  по правилам: {expected}\n  записано:    {got}"
            )
