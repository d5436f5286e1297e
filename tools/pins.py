"""Write requirements/*.txt anew: every package pinned by version and hash, no host named."""

from collections.abc import Sequence

from tools.install import ensure
from tools.options import Options, read
from tools.places import REQUIREMENTS, ROOT
from tools.say import say
from tools.shell import quietly

SETS = ("play", "dev", "lexicon", "uv", "build")
"""In this order: the later sets must agree with `play`."""
FLAGS = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--no-header",
    "--no-annotate",
    "--quiet",
)


def run(given: Sequence[str]) -> int:
    """Recompile the pins; with --upgrade take the newest versions that fit."""
    options = Options("pins", "Пересчитать requirements/*.txt по requirements/*.in.")
    options.add_argument("--upgrade", action="store_true", help="взять новейшие версии")
    chosen = read(options, given)
    if chosen is None:
        return 0
    uv = ensure("dev").program("uv")
    for name in SETS:
        source, pinned = REQUIREMENTS / f"{name}.in", REQUIREMENTS / f"{name}.txt"
        agreeing = () if name == "play" else ("--constraints", REQUIREMENTS / "play.txt")
        newest = ("--upgrade",) if chosen.upgrade else ()
        line = f"Пересчитываю {pinned.relative_to(ROOT)}"
        quietly(line, uv, "pip", "compile", *FLAGS, *newest, *agreeing, source, "-o", pinned)
    say("Готово. Посмотрите разницу: git diff requirements")
    return 0
