"""`bukvitsa scene`: do the games go as a scene says."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bukvitsa.cli.text import FALLS, MISUSED, STANDS, Commands, Complaint, console

if TYPE_CHECKING:
    from rich.console import Console

    from bukvitsa.kernel.words import Lexicon
    from bukvitsa.scenes.runner import Difference
    from bukvitsa.scenes.scene import Scene

SUFFIXES = {".yaml", ".yml"}
"""How the files of scenes in a folder end."""

Played = tuple[Path, "Scene", "Difference | None"]


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "scene",
        help="сыграть сценку: правило, показанное на примере",
        description="Сыграть сценки и сказать о каждой ok или первое расхождение: чего ждали и "
        "что вышло. Вместо файла можно назвать папку. "
        "Статус выхода: 0 — всё сошлось, 1 — не всё, 2 — это не сценка.",
    )
    parser.add_argument("files", nargs="+", metavar="ФАЙЛ", help="сценки или папки с ними")
    parser.add_argument("--json", action="store_true", help="ответ для программ")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the scenes, each to its end or to the first difference; what is none stops no other."""
    out = None if args.json else console()
    played: list[Played] = []
    strange = 0
    for path in _files(args.files):
        try:
            each = _played(path, _read(path))
        except Complaint as complaint:
            print(complaint, file=sys.stderr)
            strange += 1
            continue
        played.append(each)
        if out is not None:
            show(out, each)
    if args.json:
        print(json.dumps([answer(each) for each in played], ensure_ascii=False, indent=1))
    if strange:
        return MISUSED
    return FALLS if any(difference for _, _, difference in played) else STANDS


def show(out: "Console", played: Played) -> None:
    """Say how a scene went, to a person."""
    from rich.text import Text

    path, scene, difference = played
    title = f"{path}: {scene.title}" if scene.title else str(path)
    if difference is None:
        out.print(Text("ok ", "bold green"), Text(title))
        return
    out.print(Text("нет", "bold red"), Text(title))
    out.print(Text(f"    шаг {difference.step}, {difference.what}"))
    out.print(Text(f"      ждали: {_shown(difference.expected)}"))
    out.print(Text(f"      вышло: {_shown(difference.got)}"))


def answer(played: Played) -> dict[str, Any]:
    """Say how a scene went, to a program."""
    path, scene, difference = played
    told: dict[str, Any] = {"file": str(path), "title": scene.title, "ok": difference is None}
    if difference is not None:
        told |= {
            "step": difference.step,
            "what": difference.what,
            "expected": difference.expected,
            "got": difference.got,
        }
    return told


def _files(given: Sequence[str]) -> Iterator[Path]:
    for name in given:
        path = Path(name)
        if not path.is_dir():
            yield path
            continue
        inside = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES)
        if not inside:
            raise Complaint(f"{name}: в этой папке нет сценок (*.yaml).")
        yield from inside


def _read(path: Path) -> "Scene":
    from bukvitsa.scenes.scene import NotASceneError, read_scene

    try:
        return read_scene(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise Complaint(f"{path}: это не текст (ждали UTF-8).") from error
    except OSError as error:
        raise Complaint(f"{path}: не открывается ({error.strerror}).") from error
    except NotASceneError as error:
        raise Complaint(f"{path}: {error}") from error


def _played(path: Path, scene: "Scene") -> Played:
    from bukvitsa.games.shelf import ROOMS
    from bukvitsa.scenes.runner import run_scene
    from bukvitsa.scenes.scene import NotASceneError
    from bukvitsa.scenes.shelf import BOOKS

    if scene.game not in BOOKS:
        raise Complaint(f"{path}: нет игры «{scene.game}»; есть {', '.join(BOOKS)}.")
    try:
        game, book = ROOMS[scene.game].game, BOOKS[scene.game]
        return path, scene, run_scene(scene, game, book, _lexicon(scene))
    except NotASceneError as error:
        raise Complaint(f"{path}: {error}") from error


def _lexicon(scene: "Scene") -> "Lexicon":
    if scene.lexicon is not None:
        from bukvitsa.lexicon.listed import ListedLexicon

        return ListedLexicon(scene.lexicon)
    from bukvitsa.cli.lexicon import opened

    return opened()


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
