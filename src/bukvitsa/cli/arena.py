"""`bukvitsa arena`: bots against bots, and what many of their games tell."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bukvitsa.cli.text import FALLS, INTERRUPTED, STANDS, Commands, Complaint, console

if TYPE_CHECKING:
    from bukvitsa.arena.figures import Figures, Spread
    from bukvitsa.arena.match import Result
    from bukvitsa.arena.tournament import Plan


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "arena",
        help="сыграть много партий между ботами и сосчитать, что вышло",
        description="Сыграть много партий между ботами: кто побеждает, сколько длится, чем "
        "кончается. Места меняются от партии к партии. При том же зерне партии те же. "
        "Ctrl-C останавливает и считает то, что уже сыграно.",
    )
    parser.add_argument("game", metavar="ИГРА", help="forbidden, forest, underwood или anagrams")
    parser.add_argument(
        "--bots",
        default="greedy,random",
        metavar="А,Б",
        help="кто играет, по одному на место, через запятую; greedy*3 — трое (%(default)s)",
    )
    parser.add_argument(
        "--games", type=_positive, default=100, metavar="N", help="сколько партий (%(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="зерно (%(default)s)")
    parser.add_argument(
        "--jobs",
        type=_positive,
        default=1,
        metavar="N",
        help=f"на скольких ядрах (%(default)s; здесь их {os.cpu_count()})",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="ИМЯ=ЧТО",
        help="договорённость стола, например referee=vote или turn=off; можно повторять",
    )
    parser.add_argument("--save", type=Path, metavar="ПАПКА", help="сохранить журналы партий")
    parser.add_argument("--json", action="store_true", help="ответ для программ")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and tell what came of it; also of what was played before Ctrl-C."""
    plan = plan_of(args)
    from bukvitsa.arena.figures import figures_of
    from bukvitsa.arena.match import BrokenGameError
    from bukvitsa.arena.tournament import tournament
    from bukvitsa.cli.lexicon import opened

    results: list[Result] = []
    status = STANDS
    try:
        for result in _watched(tournament(plan, args.games, args.jobs, opened()), args.games):
            results.append(result)  # noqa: PERF402 - what is there at Ctrl-C must be kept
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenGameError as broken:
        print(f"Нарушен закон игры: {broken} (зерно {args.seed}).", file=sys.stderr)
        status = FALLS
    if results:
        results.sort(key=lambda result: result.number)
        figures = figures_of(plan.game, plan.minds, args.games, args.seed, results)
        if args.json:
            import msgspec

            print(json.dumps(msgspec.to_builtins(figures), ensure_ascii=False, indent=1))
        else:
            show(figures)
    return status


def plan_of(args: argparse.Namespace) -> "Plan":
    """Read what is to be played, or complain."""
    from bukvitsa.arena.tournament import Plan
    from bukvitsa.bots.shelf import MINDS
    from bukvitsa.games.shelf import ROOMS

    if args.game not in ROOMS:
        raise Complaint(f"Нет игры «{args.game}»; есть {', '.join(ROOMS)}.")
    facts, known = ROOMS[args.game].game.facts, MINDS[args.game]
    minds = tuple(_minds(args.bots))
    for name in minds:
        if name not in known:
            raise Complaint(f"Нет бота «{name}»; в этой игре есть {', '.join(known)}.")
    if not facts.fewest <= len(minds) <= facts.most:
        wanted = f"от {facts.fewest} до {facts.most}"
        raise Complaint(f"В игру «{facts.title}» играют {wanted}, а ботов {len(minds)}.")
    if args.save is not None:
        _make(args.save)
    return Plan(args.game, minds, args.seed, options_of(args.game, args.option), args.save)


def options_of(game: str, given: Sequence[str]) -> Any:
    """Read a table's options as `name=value` pairs; `off` switches off."""
    from bukvitsa.games.agreement import agreed
    from bukvitsa.games.refusals import explain
    from bukvitsa.games.shelf import ROOMS
    from bukvitsa.kernel.refusal import Refusal

    raw: dict[str, Any] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Complaint(f"«{pair}»: договорённость пишется как имя=значение.")
        raw[name.strip()] = None if value == "off" else _value(value)
    room = ROOMS[game]
    read = agreed(room.game.kinds.options, raw)
    if isinstance(read, Refusal):
        raise Complaint(explain(read, room.sayings))
    return read


def show(figures: "Figures") -> None:
    """Put the figures into a person's words."""
    from rich.table import Table
    from rich.text import Text

    out = console()
    table = Table(box=None, pad_edge=False)
    for title in ("бот", "побед", "95 %", "очков", "мысль, мс", "99 %, мс"):
        table.add_column(title, justify="left" if title == "бот" else "right")
    for mind in figures.minds:
        wins = mind.wins
        table.add_row(
            mind.name,
            _percent(wins.share),
            f"{_percent(wins.low)}–{_percent(wins.high)}",
            _number(mind.points),
            _number(mind.thought_median_ms),
            _number(mind.thought_p99_ms),
        )
    played = f"Партий: {figures.games} из {figures.asked}, зерно {figures.seed}."
    out.print(Text(played))
    out.print(table)
    out.print(Text(f"действий: {_spread(figures.acts)}; по часам: {_spread(figures.alarms)}"))
    out.print(Text(f"минут за столом: {_spread(figures.minutes)}; отказов: {figures.refusals}"))
    ends = ", ".join(f"{reason} {count}" for reason, count in figures.ends.items())
    out.print(Text(f"чем кончилось: {ends}"))


def _spread(spread: "Spread") -> str:
    mean, low, high = map(_number, (spread.mean, spread.low, spread.high))
    return f"{mean} (от {low} до {high})"


def _number(value: float) -> str:
    """Write a number with a decimal comma, as Russian does.

    >>> _number(3.25), _number(4.0)
    ('3,25', '4')
    """
    return f"{value:g}".replace(".", ",")


def _percent(share: float) -> str:
    return f"{_number(round(100 * share, 1))} %"


def _watched(results: "Iterator[Result]", games: int) -> "Iterator[Result]":
    """Show how far it has come, on a terminal."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.progress import Progress

    with Progress(console=console(sys.stderr), transient=True) as bar:
        task = bar.add_task("Играю", total=games)
        for result in results:
            bar.advance(task)
            yield result


def _minds(given: str) -> Iterator[str]:
    """Read who plays.

    >>> list(_minds("greedy*2, random"))
    ['greedy', 'greedy', 'random']
    """
    for piece in given.split(","):
        name, _, times = piece.strip().partition("*")
        yield from [name] * (int(times) if times.isdecimal() else 1)


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _positive(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"«{text}» — не число от единицы")
    return number


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{folder}: папку не создать ({error.strerror}).") from error
