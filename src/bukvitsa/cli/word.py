"""`bukvitsa word`: is it a word, why not, and what does it mean."""

import argparse
import json
import sys
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bukvitsa.cli.text import FALLS, STANDS, Commands, Complaint, console, read_words

if TYPE_CHECKING:
    from rich.console import Console

    from bukvitsa.kernel.words import Verdict, WordPolicy
    from bukvitsa.lexicon.definitions import Definitions

GAMES = {
    "forbidden": "Запретные слова",
    "forest": "Шёпот леса",
    "underwood": "Ундервуд",
    "anagrams": "Анаграммы",
}
ANY_FORM = ("underwood", "anagrams")
"""The games that have the extended variant (WD-10)."""
Judged = tuple[str, "Verdict", tuple[str, ...]]
"""A word as it was given, what the referee says of it, and what it means."""
TOLD = 60
"""How much of a strange input is shown again; the rest says nothing more."""
SENSES = 2
"""How many meanings people are shown; --json gives all."""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "word",
        help="годится ли слово, если нет — почему, и что оно значит",
        description="Спросить судью: годится ли слово, если нет — почему, и что оно значит. "
        "Слова можно дать и через вход: по одному или через пробел. "
        "Статус выхода: 0 — годятся все, 1 — не все, 2 — не понял вопроса.",
    )
    games = ", ".join(f"{game} — {title}" for game, title in GAMES.items())
    parser.add_argument("words", nargs="*", metavar="СЛОВО", help="о чём спросить")
    parser.add_argument(
        "--game",
        choices=GAMES,
        metavar="ИГРА",
        help=f"по правилам какой игры судить: {games} (обычно forbidden, самые строгие)",
    )
    parser.add_argument(
        "--extended",
        action="store_true",
        help="любые формы любых слов (расширенный «Ундервуд», «Анаграммы»)",
    )
    parser.add_argument("--proper-names", action="store_true", help="можно имена собственные")
    parser.add_argument("--slang", action="store_true", help="можно жаргон")
    parser.add_argument("--family", action="store_true", help="без грубых слов")
    for option, purpose in (("--allow", "разрешил"), ("--ban", "запретил")):
        parser.add_argument(
            option,
            action="append",
            default=[],
            metavar="А,Б",
            help=f"слова, которые стол {purpose} сам, через запятую",
        )
    parser.add_argument("--json", action="store_true", help="ответ для программ")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Judge the words and say it to a person or to a program."""
    policy = policy_of(args)
    words = read_words(args.words, sys.stdin)
    if not words:
        raise Complaint("О каком слове спросить? Например: bukvitsa word буквица")
    # These take time to import: not before the question is known to be one.
    from bukvitsa.cli.lexicon import opened
    from bukvitsa.lexicon.definitions import Definitions

    lexicon = opened()
    verdicts = [lexicon.judge(word, policy) for word in words]
    definitions = Definitions()
    judged = [(word, v, meanings(v, definitions)) for word, v in zip(words, verdicts, strict=True)]
    if args.json:
        print(json.dumps([answer(*each) for each in judged], ensure_ascii=False, indent=1))
    else:
        show(console(), judged)
    return STANDS if all(verdict.legal for verdict in verdicts) else FALLS


def policy_of(args: argparse.Namespace) -> "WordPolicy":
    """Read what the table agreed on."""
    import msgspec

    from bukvitsa.kernel.words import Forms
    from bukvitsa.lexicon.policies import POLICIES, STRICT

    game = args.game or ("underwood" if args.extended else STRICT)
    if args.extended and game not in ANY_FORM:
        raise Complaint(
            f"В игре «{GAMES[game]}» любых форм не бывает. "
            "Параметр --extended — для «Ундервуда» и «Анаграмм»: --game underwood."
        )
    return msgspec.structs.replace(
        POLICIES[game],
        forms=Forms.ANY if args.extended else Forms.NOUN,
        proper_names=args.proper_names,
        slang=args.slang,
        family=args.family,
        allowed=_listed(args.allow),
        banned=_listed(args.ban),
    )


def _listed(given: Sequence[str]) -> tuple[str, ...]:
    """Read the words of a list, however it was cut up.

    >>> _listed(["кот, пёс", "ёж,"])
    ('кот', 'пес', 'еж')
    """
    from bukvitsa.letters.word import Misread, read_word

    words = []
    for piece in filter(None, (piece.strip() for text in given for piece in text.split(","))):
        word = read_word(piece)
        if isinstance(word, Misread):
            raise Complaint(f"В списке стола не слово: «{_plain(piece)}».")
        words.append(str(word))
    return tuple(words)


def meanings(verdict: "Verdict", definitions: "Definitions") -> tuple[str, ...]:
    """Find what the word means, or the word whose form it is."""
    headword = verdict.lemma or verdict.shown
    return definitions.of(headword) if headword else ()


def answer(word: str, verdict: "Verdict", meant: tuple[str, ...]) -> dict[str, Any]:
    """Put a verdict into the words of a program."""
    from bukvitsa.lexicon.sentences import explain

    return {
        "word": word,
        "legal": verdict.legal,
        "reason": verdict.reason.value,
        "text": explain(verdict),
        "lemma": verdict.lemma or (verdict.shown if verdict.legal else None),
        "tier": verdict.tier.value if verdict.tier else None,
        "definition": "; ".join(meant) or None,
        "near": list(verdict.near),
    }


def show(out: "Console", judged: Sequence[Judged]) -> None:
    """Put the verdicts into a person's words."""
    from rich.text import Text

    from bukvitsa.lexicon.sentences import explain

    for word, verdict, meant in judged:
        mark, colour = ("✓", "bold green") if verdict.legal else ("✗", "bold red")
        named = "" if verdict.shown or not word.strip() else f"«{_plain(word)}»: "
        rare = " Редкое." if verdict.tier == "rare" else ""
        line = _wrapped(out, f"{named}{explain(verdict)}{rare}")
        out.print(Text(mark, colour), Text(line))
        of = f"{verdict.lemma}: " if verdict.lemma and meant else ""
        for meaning in meant[:SENSES]:
            out.print(Text("  " + _wrapped(out, of + meaning), "dim"))


def _wrapped(out: "Console", line: str) -> str:
    """Break a line at words under its own beginning, on a terminal; a pipe gets it whole."""
    if not out.is_terminal:
        return line
    return textwrap.fill(line, max(20, out.width - 2), subsequent_indent="  ")


def _plain(text: str) -> str:
    """Show a strange input safely: no control characters, no end of it."""
    shown = "".join(sign if sign.isprintable() else "·" for sign in text[:TOLD])
    return f"{shown}…" if len(text) > TOLD else shown
