"""The chores that are a few lines each."""

import shutil
from collections.abc import Sequence
from itertools import takewhile

from tools.install import ensure
from tools.options import Options, read
from tools.places import LEXICON, MAIN, ROOT
from tools.say import Trouble, say
from tools.shell import openly, quietly
from tools.web import PACKAGES, STATIC, VITE, WEB, ensure_client, ensure_packages, node


def setup(given: Sequence[str]) -> int:
    """Install all that a contributor needs."""
    if read(Options("setup", "Поставить всё, что нужно для работы над кодом."), given) is None:
        return 0
    ensure("dev")
    ensure_packages("dev")
    ensure_client()
    say("Всё готово. Дальше: python3 run.py check, python3 run.py test, python3 run.py play")
    return 0


def bench(given: Sequence[str]) -> int:
    """Run the benches named, or all of them, with the options that follow the names."""
    known = sorted(path.stem for path in (ROOT / "bench").glob("*.py") if path.stem[0] != "_")
    names = list(takewhile(lambda word: not word.startswith("-"), given))
    for name in names:
        if name not in known:
            raise Trouble(f"Нет замера «{name}». Есть: {', '.join(known)}.")
    options = given[len(names) :]
    python = ensure("dev").python
    ensure_packages("dev")
    return max(openly(python, "-m", f"bench.{name}", *options) for name in names or known)


def build(given: Sequence[str]) -> int:
    """Build the wheel that anyone can install."""
    if read(Options("build", "Собрать пакет (wheel) в папку dist."), given) is None:
        return 0
    place = ensure("play")
    ensure_client()
    output = ROOT / "dist"
    shutil.rmtree(output, ignore_errors=True)
    command = (place.python, "-m", "hatchling", "build", "-t", "wheel", "-d", output)
    quietly("Собираю пакет", *command)
    for wheel in sorted(output.glob("*.whl")):
        say(f"Готово: {wheel.relative_to(ROOT)}, {wheel.stat().st_size / 2**20:.1f} МБ")
    return 0


def lexicon(given: Sequence[str]) -> int:
    """Rebuild the list of words out of its sources."""
    place = ensure("lexicon", LEXICON)
    sources = ROOT / "tools" / "lexicon"
    lock = (sources / "package-lock.json").read_bytes()
    kept = sources / "node_modules" / ".lock-installed"
    if not kept.exists() or kept.read_bytes() != lock:
        npm = (place.program("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        quietly("Скачиваю словарь Лебедева из npm", *npm, cwd=sources)
        kept.write_bytes(lock)
    hunspell = sources / "node_modules" / "dictionary-ru"
    return openly(place.python, "-m", "bukvitsa.lexicon.build", "--hunspell", hunspell, *given)


def protocol(given: Sequence[str]) -> int:
    """Write the page and the schemas of the protocol anew."""
    options = Options("protocol", "Записать docs/protocol.md, docs/schema и типы клиента по коду.")
    if read(options, given) is None:
        return 0
    place = ensure("dev")
    ensure_packages("dev")
    types = (place.program("node"), WEB / "scripts" / "types.mjs")
    return openly(place.python, "-m", "bukvitsa.server.protocol") or openly(*types)


def web(given: Sequence[str]) -> int:
    """Serve the client out of its sources, for whoever changes it."""
    options = Options("web", "Открыть клиент прямо из исходников; столы даёт запущенный play.")
    if read(options, given) is None:
        return 0
    ensure("dev")
    ensure_packages("dev")
    return openly(*node(*VITE), cwd=WEB)


def shots(given: Sequence[str]) -> int:
    """Take pictures of every screen and state of the client."""
    python = ensure("dev").python
    ensure_packages("dev")
    return openly(python, "-m", "tests.browser.shots", *given)


def clean(given: Sequence[str]) -> int:
    """Remove what was built, and with --all what was installed."""
    options = Options("clean", "Убрать всё, что собрано; исходники останутся.")
    options.add_argument("--all", action="store_true", help="убрать и окружения Python")
    chosen = read(options, given)
    if chosen is None:
        return 0
    built = [
        *(ROOT / name for name in ("build", "dist", "htmlcov")),
        *(path for path in ROOT.glob(".*_cache") if path.is_dir()),
        *(ROOT / name for name in (".cache", ".hypothesis", ".coverage", "coverage.xml")),
        ROOT / "src" / "bukvitsa" / "lexicon" / "compiled",
        STATIC,
        ROOT / "screenshots",
    ]
    installed = [MAIN.home, LEXICON.home, PACKAGES, ROOT / "tools" / "lexicon" / "node_modules"]
    there = [path for path in (built + installed if chosen.all else built) if path.exists()]
    for path in there:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    say(
        "Убрано: " + ", ".join(str(path.relative_to(ROOT)) for path in there) if there else "Чисто."
    )
    return 0
