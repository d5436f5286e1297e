"""Make an environment hold exactly a pinned set of packages, and do nothing when it does."""

import hashlib
import json
import shutil
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from tools.places import MAIN, REQUIREMENTS, ROOT, Environment
from tools.say import Trouble, say
from tools.shell import NO_VENV, Failed, quietly

LARGER = {"play": ("dev",)}
"""Which sets hold a smaller one whole: an environment that has one serves the smaller too."""
ROOM_NEEDED_MB = {"play": 900}
MORE_ROOM_MB = 1700
"""What a set takes with all that comes after it: the client's packages, a browser to try it in."""
WHEELS = ("--only-binary=:all:", "--no-binary=wiki-ru-wordnet")
"""Nothing is compiled; one package, pure Python, comes as source only."""
OURS = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
OURS_LINE = "Ставлю саму «Буквицу»"


def ensure(wanted: str, place: Environment = MAIN) -> Environment:
    """Bring a place up to the set that is wanted; a larger one there already is kept."""
    held = _read_stamp(place)
    if _sound(place) and held.get(wanted) == digest(wanted):
        return place
    target = next((name for name in LARGER.get(wanted, ()) if name in held), wanted)
    _check_room(ROOM_NEEDED_MB.get(target, MORE_ROOM_MB))
    place.stamp.unlink(missing_ok=True)
    _make(place)
    _fill(place, target)
    smaller = [name for name, larger in LARGER.items() if target in larger]
    stamp = {name: digest(name) for name in (target, *smaller)}
    place.stamp.write_text(json.dumps(stamp), encoding="utf-8")
    return place


def digest(name: str) -> str:
    """Sum up all that a set's installation depends on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    described = {key: project.get(key) for key in ("build-system", "project")}
    described["hatch"] = project.get("tool", {}).get("hatch")
    sums = hashlib.sha256(json.dumps(described, sort_keys=True).encode())
    sums.update(str(ROOT).encode())
    sums.update(_pins(name).read_bytes())
    return sums.hexdigest()


def _pins(name: str) -> Path:
    return REQUIREMENTS / f"{name}.txt"


def _read_stamp(place: Environment) -> dict[str, str]:
    try:
        held = json.loads(place.stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return held if isinstance(held, dict) else {}


def _check_room(needed: int) -> None:
    free = shutil.disk_usage(ROOT).free // 2**20
    if free < needed:
        raise Trouble(
            f"На диске мало места: свободно {free} МБ, а нужно около {needed}. "
            "Освободите место и запустите то же самое ещё раз."
        )


def _make(place: Environment) -> None:
    """Make the environment unless a sound one is there: one with an interpreter and pip."""
    if _sound(place):
        return
    if not all(map(find_spec, ("venv", "ensurepip"))):
        raise Trouble(NO_VENV)
    line = f"Готовлю отдельное окружение Python в {place.home.name}"
    quietly(line, sys.executable, "-m", "venv", "--clear", place.home)


def _sound(place: Environment) -> bool:
    libraries = [*place.home.glob("lib/python3*/site-packages"), place.home / "Lib/site-packages"]
    has_pip = any((library / "pip" / "__main__.py").exists() for library in libraries)
    return has_pip and place.python.exists() and not _outgrown(place)


def _outgrown(place: Environment) -> bool:
    """Tell whether the system's Python was upgraded under the environment's feet."""
    try:
        lines = (place.home / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except OSError:
        return True
    told = dict(line.split(" = ", 1) for line in lines if " = " in line)
    ours = Path(sys.base_prefix)
    same_python = Path(told.get("home", "")) in (ours, ours / "bin")
    now = "{}.{}".format(*sys.version_info[:2])
    return same_python and not told.get("version", now).startswith(f"{now}.")


def _fill(place: Environment, name: str) -> None:
    try:
        _fill_by_uv(place, name)
    except Failed:
        say("uv здесь не работает, ставлю через pip: это дольше, но получится то же самое.")
        _fill_by_pip(place, name)


def _fill_by_uv(place: Environment, name: str) -> None:
    uv = place.program("uv")
    if not uv.exists():
        pins = REQUIREMENTS / "uv.txt"
        quietly("Ставлю установщик пакетов uv", *_pip(place), "--require-hashes", "-r", pins)
    common = ("--quiet", "--python", place.python)
    line = f"Ставлю пакеты по списку requirements/{name}.txt"
    built = ("--build-constraints", _pins("build"))
    quietly(line, uv, "pip", "sync", *common, *WHEELS, *built, "--require-hashes", _pins(name))
    quietly(OURS_LINE, uv, "pip", "install", *common, *OURS)


def _fill_by_pip(place: Environment, name: str) -> None:
    line = f"Ставлю пакеты по списку requirements/{name}.txt"
    quietly(line, *_pip(place), "--require-hashes", "-r", _pins(name))
    quietly(OURS_LINE, *_pip(place), *OURS)


def _pip(place: Environment) -> tuple[str | Path, ...]:
    return place.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"
