"""Wiktionary's markup: which labels a sense carries, and what it says in plain words."""

import html
import re

import msgspec

_TEMPLATE = re.compile(r"\{\{([^{}]*)\}\}")
_LINK = re.compile(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]")
_EXAMPLE = re.compile(r"\{\{\s*(?:пример|семантика|примечание)", re.IGNORECASE)
_NAMED = re.compile(
    r"\{\{\s*значение\s*\|(?:[^|]*\|)?\s*определение\s*=(?P<text>.*?)"
    r"(?:\|\s*пометы\s*=(?P<labels>[^|]*).*)?(?:\}\}\s*)?$",
    re.DOTALL,
)
_ADDRESS = re.compile(r"\[\w+://\S+\s([^\[\]]*)\]")
_COMMENT = re.compile(r"<!--.*?-->|<ref.*?(?:</ref>|/>)|<[^>]*>", re.DOTALL)
_SPACES = re.compile(r"\s+")
_EMPTIED = re.compile(r"\s*\([\s,;:—]*\)")
_LEADING = re.compile(r"^[\s,;:.#*–—)\]-]+")
_TRAILING = re.compile(r"[\s,;:#*–—(\[-]+$")

_PHRASES = {"итп": "и т. п.", "итд": "и т. д.", "и т. п.": "и т. п.", "-": "—", "--": "—", "!": "|"}
_PREFIXES = {
    "соотн.": "относящийся к: ",
    "действие": "действие по глаголу ",
    "состояние": "состояние по глаголу ",
    "свойство": "свойство по прилагательному ",
    "наречие": "наречие к ",
    "нареч.": "наречие к ",
    "женск.": "женский род к ",
    "умласк.": "уменьшительное к ",
    "умласк": "уменьшительное к ",
    "уменьш.": "уменьшительное к ",
    "увелич.": "увеличительное к ",
    "прич.": "причастие от ",
    "мн.": "множественное число от ",
}
_SPELT = {"=": 0, "аббр.": 1, "сокр.": 1, "выдел": 0, "помета": 0, "сокращ": 0}


class Sense(msgspec.Struct, frozen=True):
    """One sense of a headword."""

    labels: frozenset[str]
    text: str


def read_sense(raw: str) -> Sense:
    """Split a raw definition into its labels and its plain text.

    >>> read_sense("{{разг.|ru}} [[большой|большая]] [[кошка]] {{пример|Вот она.}}").text
    'большая кошка'
    """
    body = _COMMENT.sub(" ", html.unescape(_before_examples(raw)))
    labels: set[str] = set()
    named = _NAMED.match(body)
    if named:
        body = named["text"]
        labels.update(re.findall(r"[^\[\],\s]+", named["labels"] or ""))
    previous = ""
    while previous != body:
        previous = body
        body = _TEMPLATE.sub(lambda match: _expand(match.group(1), labels), body)
    body = (
        _ADDRESS.sub(r"\1", _LINK.sub(r"\1", body))
        .replace("\n", " ")
        .replace("||", ";")
        .replace("'''", "")
        .replace("''", "")
    )
    body = _EMPTIED.sub("", re.sub(r"[{}\[\]]", "", body))
    body = _SPACES.sub(" ", body).replace("\u0301", "")
    body = _TRAILING.sub("", _LEADING.sub("", body))
    return Sense(frozenset(labels), re.sub(r"\s+([,;:.])", r"\1", body))


def _before_examples(raw: str) -> str:
    """Cut the quotations and notes that follow a definition."""
    found = _EXAMPLE.search(raw)
    return raw[: found.start()] if found else raw


def _expand(inside: str, labels: set[str]) -> str:
    """Put a template into words, or note it as a label."""
    name, *rest = (part.strip() for part in inside.split("|"))
    values = [part for part in rest if part and part != "ru" and "=" not in part]
    if name in _PHRASES:
        return _PHRASES[name]
    if name in _PREFIXES and values:
        return _PREFIXES[name] + values[0]
    labels.add(name)
    if name == "помета":
        labels.update(values)
        return ""
    if name in _SPELT:
        labels.add(name)
        return "; ".join(values[:2])
    return ""
