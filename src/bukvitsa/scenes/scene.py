"""A scene as it is written, read from YAML and checked before anything is played."""

from typing import Any

import msgspec
import yaml


class NotASceneError(ValueError):
    """A file that is no scene; the sentence says what is wrong with it."""


class Step(msgspec.Struct, frozen=True):
    """One step of a scene: an act or a stretch of time, and what must follow."""

    by: str | None = None
    verb: str = ""
    value: Any = None
    after: int = 0
    refused: str | bool | None = None
    failed: str | bool | None = None
    expect: dict[str, Any] = {}
    sees: dict[str, dict[str, Any]] = {}


class Scene(msgspec.Struct, frozen=True):
    """A rule shown by example."""

    game: str
    title: str
    clauses: tuple[str, ...]
    players: tuple[str, ...]
    options: dict[str, Any]
    lexicon: tuple[str, ...] | None
    chance: tuple[str, ...]
    position: dict[str, Any]
    steps: tuple[Step, ...]


_SCENE_KEYS = {
    "game", "title", "clauses", "players", "options", "lexicon", "chance", "position", "steps",
}  # fmt: skip
_STEP_KEYS = {"by", "do", "after", "refused", "failed", "expect", "sees"}
_UNITS = {"s": 1000, "m": 60_000}


def read_scene(text: str) -> Scene:
    """Read a scene, or say in a sentence why it is none."""
    try:
        raw = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise NotASceneError(f"это не YAML: {error}") from error
    if not isinstance(raw, dict):
        raise NotASceneError("сцена — это список ключей: game, players, position, steps…")
    _known(raw, _SCENE_KEYS, "сцены")
    players = tuple(str(name) for name in _list(raw, "players"))
    if len({name[:1] for name in players}) != len(players) or not players:
        raise NotASceneError("players: имена игроков, и первые буквы у всех разные")
    words = raw.get("lexicon")
    return Scene(
        game=str(raw.get("game", "")),
        title=str(raw.get("title", "")),
        clauses=tuple(str(clause) for clause in _list(raw, "clauses")),
        players=players,
        options=_dict(raw, "options"),
        lexicon=None if words is None else tuple(str(word) for word in _list(raw, "lexicon")),
        chance=tuple(str(top) for top in _list(raw, "chance")),
        position=_dict(raw, "position"),
        steps=tuple(_step(step, number) for number, step in enumerate(_list(raw, "steps"), 1)),
    )


def _step(raw: Any, number: int) -> Step:
    if not isinstance(raw, dict):
        raise NotASceneError(f"шаг {number}: ждали by, do, after, expect…, а это «{raw}»")
    _known(raw, _STEP_KEYS, f"шага {number}")
    verb, value = _verb(raw.get("do"), number)
    if verb and raw.get("by") is None:
        raise NotASceneError(f"шаг {number}: не сказано, кто делает «{verb}» (by)")
    return Step(
        by=None if raw.get("by") is None else str(raw["by"]),
        verb=verb,
        value=value,
        after=_span(raw.get("after"), number),
        refused=_reason(raw, "refused", number),
        failed=_reason(raw, "failed", number),
        expect=_dict(raw, "expect"),
        sees=_dict(raw, "sees"),
    )


def _verb(do: Any, number: int) -> tuple[str, Any]:
    if do is None:
        return "", None
    if isinstance(do, str):
        return do, None
    if isinstance(do, dict) and len(do) == 1:
        ((verb, value),) = do.items()
        return str(verb), value
    raise NotASceneError(f"шаг {number}: do — одно действие, а это «{do}»")


def _span(after: Any, number: int) -> int:
    if after is None:
        return 0
    text = str(after).strip()
    if text[-1:] in _UNITS and text[:-1].isdecimal():
        return int(text[:-1]) * _UNITS[text[-1]]
    raise NotASceneError(f"шаг {number}: after пишется как 5s или 2m, а это «{after}»")


def _reason(raw: dict[str, Any], key: str, number: int) -> str | bool | None:
    reason = raw.get(key)
    if reason is None or reason is False:
        return None
    if reason is True or isinstance(reason, str):
        return reason
    raise NotASceneError(f"шаг {number}: {key} — код или true, а это «{reason}»")


def _known(raw: dict[Any, Any], keys: set[str], where: str) -> None:
    strange = [str(key) for key in raw if key not in keys]
    if strange:
        raise NotASceneError(f"у {where} не бывает ключа «{strange[0]}»")


def _dict(raw: dict[str, Any], key: str) -> dict[str, Any]:
    value = raw.get(key)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise NotASceneError(f"{key}: ждали список «ключ: значение», а это «{value}»")
    return value


def _list(raw: dict[str, Any], key: str) -> list[Any]:
    value = raw.get(key)
    if value is None:
        return []
    if isinstance(value, str):
        return value.split() if key in {"clauses", "lexicon"} else [value]
    if not isinstance(value, list):
        raise NotASceneError(f"{key}: ждали список, а это «{value}»")
    return value
