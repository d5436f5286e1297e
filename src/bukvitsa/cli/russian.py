"""Teach argparse the language of the people who use it."""

from types import ModuleType

PHRASES = {
    "usage: ": "вызов: ",
    "%(heading)s:": "%(heading)s:",
    "positional arguments": "что указать",
    "options": "параметры",
    "subcommands": "команды",
    "show this help message and exit": "показать эту справку",
    "show program's version number and exit": "показать версию",
    " (default: %(default)s)": " (обычно %(default)s)",
    "%(prog)s: error: %(message)s\n": "%(prog)s: %(message)s\n",
    "%(prog)s: warning: %(message)s\n": "%(prog)s: внимание: %(message)s\n",
    "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
    "argument %(argument_name)s: %(warning_message)s": "%(argument_name)s: %(warning_message)s",
    "command '%(parser_name)s' is deprecated": "команда «%(parser_name)s» устарела",
    "option '%(option)s' is deprecated": "параметр «%(option)s» устарел",
    "argument '%(argument_name)s' is deprecated": "«%(argument_name)s» устарел",
    "unknown parser %(parser_name)r (choices: %(choices)s)": (
        "нет команды %(parser_name)r; есть %(choices)s"
    ),
    'argument "-" with mode %r': "«-» нельзя открыть так: %r",
    "can't open '%(filename)s': %(error)s": "файл «%(filename)s» не открывается: %(error)s",
    "cannot merge actions - two groups are named %r": "две группы параметров названы %r",
    "'required' is an invalid argument for positionals": "«required» здесь не бывает",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r": (
        "параметр %(option)r должен начинаться с %(prefix_chars)r"
    ),
    "dest= is required for options like %r": "для %r нужен dest=",
    "invalid conflict_resolution value: %r": "нет такого conflict_resolution: %r",
    "conflicting option string: %s": "параметр повторён: %s",
    "conflicting option strings: %s": "параметры повторены: %s",
    "mutually exclusive arguments must be optional": "взаимоисключающее не бывает обязательным",
    "cannot have multiple subparser arguments": "команды уже заданы",
    "conflicting subparser: %s": "команда повторена: %s",
    "conflicting subparser alias: %s": "команда повторена: %s",
    ".__call__() not defined": "нет .__call__()",
    "unrecognized arguments: %s": "не понимаю: %s",
    "not allowed with argument %s": "нельзя вместе с %s",
    "ignored explicit argument %r": "лишнее значение %r",
    "the following arguments are required: %s": "не хватает: %s",
    "one of the arguments %s is required": "нужно одно из: %s",
    "expected one argument": "нужно одно значение",
    "expected at most one argument": "можно только одно значение",
    "expected at least one argument": "нужно хотя бы одно значение",
    "expected %s argument": "столько значений нужно: %s",
    "expected %s arguments": "столько значений нужно: %s",
    "ambiguous option: %(option)s could match %(matches)s": (
        "%(option)s можно понять по-разному: %(matches)s"
    ),
    "unexpected option string: %s": "лишний параметр: %s",
    "%r is not callable": "%r нельзя вызвать",
    "invalid %(type)s value: %(value)r": "не подходит значение %(value)r",
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "нет такого: %(value)r; есть %(choices)s"
    ),
    "invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)": (
        "нет такого: %(value)r; может быть, %(suggestion)r? Есть %(choices)s"
    ),
}
"""What argparse says, and how we say it."""


def translate(phrase: str) -> str:
    """Say one phrase of argparse in Russian.

    >>> translate("options")
    'параметры'
    """
    return PHRASES.get(phrase, phrase)


def _translate_counted(one: str, many: str, count: int) -> str:
    return translate(one if count == 1 else many)


def teach(argparse: ModuleType) -> None:
    """Replace the two functions through which argparse looks for a translation."""
    # Its own way is a compiled catalogue chosen by the environment: our users read Russian
    # whatever their LANG says, and a wheel should not carry a file for forty phrases.
    vars(argparse).update(_=translate, ngettext=_translate_counted)
