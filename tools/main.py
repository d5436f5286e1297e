"""Find the chore by its name, do it, and turn whatever goes wrong into one plain line."""

import errno
import sys
from collections.abc import Callable, Sequence

from tools import chores, gates, pins, play, tests
from tools.say import Trouble, say, soften

Chore = Callable[[Sequence[str]], int]

CHORES: dict[str, tuple[Chore, str, str]] = {
    "play": (play.run, "[--port N] [--host АДРЕС] [--no-open]", "поставить, что нужно, и открыть"),
    "setup": (chores.setup, "", "поставить всё, что нужно для работы над кодом"),
    "test": (tests.run, "[аргументы pytest]", "прогнать тесты; без аргументов — с покрытием"),
    "check": (gates.run, "", "проверить код: формат, типы, стены между комнатами, размеры"),
    "shots": (chores.shots, "[--out ПАПКА] [имена]", "снять все экраны клиента, чтобы посмотреть"),
    "bench": (chores.bench, "[имена] [параметры]", "измерить скорость и точность рядом с другими"),
    "build": (chores.build, "", "собрать пакет (wheel) в dist"),
    "lexicon": (chores.lexicon, "[аргументы]", "пересобрать список слов из источников"),
    "protocol": (chores.protocol, "", "записать заново docs/protocol.md, docs/schema, типы"),
    "web": (chores.web, "", "открыть клиент из исходников, пока его меняете"),
    "pins": (pins.run, "[--upgrade]", "пересчитать requirements/*.txt"),
    "clean": (chores.clean, "[--all]", "убрать собранное; с --all — и окружения"),
    "help": (lambda _: show_help(), "", "показать эту справку"),
}
"""Every chore: what does it, what it takes, what it is for."""


def show_help() -> int:
    """List the chores."""
    calls = {f"{name} {takes}".strip(): purpose for name, (_, takes, purpose) in CHORES.items()}
    width = max(map(len, calls))
    say("«Буквица»: карточные игры в слова.\n\nвызов: python3 run.py КОМАНДА\n")
    for call, purpose in calls.items():
        say(f"  {call:<{width}}  {purpose}")
    say("\nЧтобы поиграть: python3 run.py play")
    return 0


def main(argv: Sequence[str]) -> int:
    """Do one chore and return the exit status."""
    soften()
    name, *rest = argv or ["help"]
    name = "help" if name in {"-h", "--help"} else name
    if name not in CHORES:
        print(f"Нет команды «{name}». Есть: {', '.join(CHORES)}.", file=sys.stderr)
        return 2
    try:
        return CHORES[name][0](rest)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return trouble.status
    except KeyboardInterrupt:
        print("\nПрервано. Следующий запуск продолжит с этого места.", file=sys.stderr)
        return 130
    except OSError as fault:
        print(_plain(fault), file=sys.stderr)
        return 1


def _plain(fault: OSError) -> str:
    """Say what the system refused."""
    if fault.errno == errno.ENOSPC:
        return "На диске кончилось место. Освободите около гигабайта и запустите ещё раз."
    if fault.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return f"Нет права писать сюда: {fault.filename}. Скопируйте игру туда, где вы хозяин."
    return f"Система отказала: {fault}"
