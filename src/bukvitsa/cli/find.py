"""`bukvitsa find`: what can be made of these letters, and what can be stolen with them."""

import argparse
import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from bukvitsa.cli.letters import read_letters
from bukvitsa.cli.text import FALLS, STANDS, Commands, Complaint, console
from bukvitsa.cli.word import GAMES, policy_of

if TYPE_CHECKING:
    from rich.console import Console

    from bukvitsa.kernel.words import Tier, WordPolicy
    from bukvitsa.lexicon.book import Book

LONGEST = 40
"""No word is longer."""
MOST_FOR_FORMS = 16
"""With more letters, looking through all forms of all words would take minutes."""
STEALING = "anagrams"
"""The game in which words on the table are taken."""
KNOWN_WELL = 400
"""The frequency (Zipf × 100) from which a word stands out."""


class Found:
    """A word that can be made, and of what."""

    def __init__(
        self, book: "Book", word: str, used: tuple[str, ...] = (), loose: str = ""
    ) -> None:
        """Look up how the word is written and how often."""
        entry = book.entry(word)
        self.word = entry.shown if entry else word
        self.zipf = entry.zipf if entry else None
        self.tier = entry.tier.value if entry else None
        self.used = used
        self.loose = loose

    @property
    def order(self) -> tuple[int, int, str, tuple[str, ...]]:
        """Put long words first, then frequent ones."""
        return -len(self.word), -(self.zipf or 0), self.word, self.used

    @property
    def frequency(self) -> str:
        """Write the frequency with a decimal comma, as Russian does; a dash if never met."""
        return f"{self.zipf / 100:.1f}".replace(".", ",") if self.zipf else "—"

    @property
    def making(self) -> str:
        """Say what the word is made of."""
        return " + ".join((*self.used, self.loose))


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "find",
        help="какие слова складываются из букв",
        description="Найти слова, которые складываются из букв, или слова, которые можно увести "
        "со стола (Анаграммы): --table кот,пар --middle ОМ. Число рядом со словом — частота: "
        "1 — почти не встречается, 7 — на каждом шагу. "
        "Статус выхода: 0 — нашлись, 1 — ничего нет, 2 — не понял вопроса.",
    )
    parser.add_argument("letters", nargs="?", metavar="БУКВЫ", help="из чего складывать")
    parser.add_argument("--min", type=int, metavar="N", help="не короче N букв")
    parser.add_argument("--max", type=int, metavar="N", help="не длиннее N букв")
    parser.add_argument(
        "--tier",
        choices=("core", "rare"),
        default="rare",
        metavar="КРУГ",
        help="core — только известные слова, rare — и редкие тоже (обычно)",
    )
    parser.add_argument("--table", metavar="А,Б", help="слова, лежащие на столе, через запятую")
    parser.add_argument("--middle", metavar="БУКВЫ", help="открытые буквы посреди стола")
    games = ", ".join(f"{game} — {title}" for game, title in GAMES.items())
    parser.add_argument("--game", choices=GAMES, metavar="ИГРА", help=f"по правилам игры: {games}")
    parser.add_argument("--extended", action="store_true", help="любые формы любых слов")
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
    """Search, and say it to a person or to a program."""
    table, middle = _table_of(args)
    letters = read_letters(args.letters or "")
    shortest, longest = _lengths(args)
    if table is None and not letters:
        raise Complaint("Из каких букв искать? Например: bukvitsa find кошарет")
    if args.extended and (table is not None or len(letters) > MOST_FOR_FORMS):
        raise Complaint(
            f"Любые формы (--extended) ищутся не больше чем из {MOST_FOR_FORMS} букв "
            "и без слов на столе."
        )
    if table is not None and args.game is None:
        args.game = STEALING
    policy = policy_of(args)
    # This takes time to import: not before the question is known to be one.
    from bukvitsa.cli.lexicon import opened

    book = opened()
    found = (
        _made_of(book, letters, policy, args)
        if table is None
        else _stolen(book, middle, table, policy, args)
    )
    kept = sorted((f for f in found if shortest <= len(f.word) <= longest), key=lambda f: f.order)
    if args.json:
        print(json.dumps([_answer(each) for each in kept], ensure_ascii=False, indent=1))
    else:
        _show(console(), kept)
    return STANDS if kept else FALLS


def _table_of(args: argparse.Namespace) -> tuple[list[str] | None, str]:
    """Read the words on the table and the letters in the middle, both or neither."""
    if args.table is None and args.middle is None:
        return None, ""
    if args.letters is not None:
        raise Complaint("Либо БУКВЫ, либо --table и --middle: вместе они ничего не значат.")
    table = [read_letters(word) for word in (args.table or "").split(",")]
    middle = read_letters(args.middle or "")
    if not any(table) or not middle:
        raise Complaint(
            "Чтобы искать на столе, нужны и слова, и буквы: "
            "bukvitsa find --table кот,пар --middle ОМ"
        )
    return [word for word in table if word], middle


def _lengths(args: argparse.Namespace) -> tuple[int, int]:
    shortest = 0 if args.min is None else args.min
    longest = LONGEST if args.max is None else args.max
    if shortest < 0 or longest < 1 or shortest > longest:
        raise Complaint(
            f"Слов длиной от {shortest} до {longest} не бывает: проверьте --min и --max."
        )
    return shortest, longest


def _tiers(args: argparse.Namespace) -> "frozenset[Tier]":
    from bukvitsa.lexicon.vocabulary import BOTH_TIERS, CORE_ONLY

    return CORE_ONLY if args.tier == "core" else BOTH_TIERS


def _made_of(
    book: "Book", letters: str, policy: "WordPolicy", args: argparse.Namespace
) -> Iterator[Found]:
    """Find what is made of letters alone; any form if the table plays with them."""
    words = set(book.vocabulary(policy, _tiers(args)).words(letters))
    if args.extended:
        words |= set(book.forms(letters, policy))
    for word in words:
        yield Found(book, word)


def _stolen(
    book: "Book", middle: str, table: Sequence[str], policy: "WordPolicy", args: argparse.Namespace
) -> Iterator[Found]:
    """Find what is made of middle letters and table words, each making once."""
    from bukvitsa.letters.multiset import Letters

    seen = set()
    for made in book.vocabulary(policy, _tiers(args)).makings(middle, table):
        used = tuple(sorted(table[place] for place in made.used))
        if (made.word, used) not in seen:
            seen.add((made.word, used))
            loose = Letters.of(made.word) - Letters.of("".join(used))
            yield Found(book, made.word, used, loose.spelling)


def _answer(found: Found) -> dict[str, Any]:
    """Put a word into the words of a program."""
    answer: dict[str, Any] = {
        "word": found.word,
        "length": len(found.word),
        "zipf": None if found.zipf is None else found.zipf / 100,
        "tier": found.tier,
    }
    if found.loose:
        answer |= {"used": list(found.used), "loose": found.loose}
    return answer


def _show(out: "Console", found: Sequence[Found]) -> None:
    """Print the words: in columns by length on a terminal, one to a line in a pipe."""
    if not out.is_terminal:
        for each in found:
            print("\t".join(filter(None, (each.word, each.frequency, each.making))))
        return
    if not found:
        out.print("Из этого ничего не складывается.")
        return
    for length, group in groupby(found, key=lambda each: len(each.word)):
        _show_group(out, length, list(group))


def _show_group(out: "Console", length: int, group: Sequence[Found]) -> None:
    from rich.text import Text

    cells = [(each, f"  {each.making}" if each.making else "") for each in group]
    width = length + 4 + max(len(making) for _, making in cells) + 3
    columns = max(1, out.width // width)
    out.print(Text(f"{_letters(length)} — {_words(len(group))}", "bold cyan"))
    for start in range(0, len(cells), columns):
        line = Text()
        for each, making in cells[start : start + columns]:
            style = (
                "bold" if (each.zipf or 0) >= KNOWN_WELL else "dim" if each.tier == "rare" else ""
            )
            line.append(each.word, style)
            line.append(f" {each.frequency:<3}", "green")
            line.append(making.ljust(width - length - 4), "yellow")
        line.rstrip()
        out.print(line)
    out.print()


def _letters(count: int) -> str:
    return f"{count} {_plural(count, 'буква', 'буквы', 'букв')}"


def _words(count: int) -> str:
    return f"{count} {_plural(count, 'слово', 'слова', 'слов')}"


def _plural(count: int, one: str, few: str, many: str) -> str:
    """Choose the form of a noun after a number.

    >>> [_plural(n, "слово", "слова", "слов") for n in (1, 3, 11, 21)]
    ['слово', 'слова', 'слов', 'слово']
    """
    if count % 10 == 1 and count % 100 != 11:
        return one
    return few if count % 10 in {2, 3, 4} and count % 100 not in {12, 13, 14} else many
