"""`bukvitsa settings`: what a host has decided, and what may be decided."""

import argparse
import json
import os
import sys
from typing import TYPE_CHECKING

from bukvitsa.cli.text import STANDS, Commands, Complaint, console

if TYPE_CHECKING:
    from bukvitsa.server.settings import Settings


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "settings",
        help="показать настройки сервера и что они значат",
        description="Показать все настройки сервера. Их задают переменные окружения; "
        "тайное (ключи, адрес базы) не показывается.",
    )
    parser.add_argument("--json", action="store_true", help="ответ для программ")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show every setting with its value and meaning."""
    import msgspec

    from bukvitsa.server.settings import shown

    told = shown(settings_here(), os.environ)
    if args.json:
        print(json.dumps(msgspec.to_builtins(told), ensure_ascii=False, indent=1))
        return STANDS
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    for title in ("переменная", "сейчас", "что это"):
        table.add_column(title, overflow="fold")
    for each in told:
        value = Text(each.value or "—", "bold" if each.given else "")
        table.add_row(Text(each.variable), value, Text(each.meaning))
    console().print(table)
    return STANDS


def settings_here() -> "Settings":
    """Read the settings of this environment, or complain; a misspelt one is pointed out."""
    from bukvitsa.server.settings import SettingError, read_settings, unknown

    for name in unknown(os.environ):
        print(f"Настройки {name} нет. Все настройки: bukvitsa settings", file=sys.stderr)
    try:
        return read_settings(os.environ)
    except SettingError as error:
        raise Complaint(str(error)) from error
