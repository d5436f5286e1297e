"""What a table may agree on, described so that a set-up page can be drawn, and read with care.

All of it is taken from the options' own definition: type, bounds, usual value, title and help.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from bukvitsa.kernel.names import Names
from bukvitsa.kernel.options import TableOptions
from bukvitsa.kernel.refusal import About, Refusal
from bukvitsa.letters.word import Misread, read_word

from .refusals import explain, read_sayings

Options = TypeVar("Options", bound=TableOptions)


_SWITCHES = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
"""How a switch is written where it is not written as YAML does."""


class Kind(StrEnum):
    """What sort of thing an option is, and so how it is asked for."""

    NUMBER = "number"
    TOGGLE = "toggle"
    CHOICE = "choice"
    WORDS = "words"
    SEAT = "seat"
    DECK = "deck"


class Group(StrEnum):
    """Among what an option stands on the page where a table is set up."""

    GAME = "game"
    TIME = "time"
    WORDS = "words"


TITLES: Mapping[Group, str] = MappingProxyType(
    {Group.GAME: "Партия", Group.TIME: "Время", Group.WORDS: "Слова"}
)
"""How each group is headed, in the order of the page."""


class Choice(msgspec.Struct, frozen=True):
    """One of the things that can be chosen."""

    value: str
    title: str


class Offer(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One option as a page asks for it."""

    name: str
    kind: Kind
    title: str
    help: str
    group: Group
    advanced: bool = False
    """Whether few ever touch it, so that a page may fold it away."""
    usual: Any = None
    least: int | None = None
    most: int | None = None
    unit: str = ""
    """`s` for seconds."""
    may_be_off: bool = False
    """Whether null is an answer, too: it switches off, or leaves it to chance or to the room."""
    choices: tuple[Choice, ...] = ()


@lru_cache
def offers(options: type[TableOptions]) -> tuple[Offer, ...]:
    """Describe every option of a game, in the order of its definition."""
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    usual = msgspec.to_builtins(options())
    own: list[Offer] = []
    common: list[Offer] = []
    shared = {field.encode_name for field in inspect.type_info(TableOptions).fields}  # type: ignore[attr-defined]
    for field in described.fields:
        offer = _offer(field.encode_name, field.type, usual[field.encode_name])
        (common if offer.name in shared else own).append(offer)
    return (*own, *common)


def agreed(options: type[Options], raw: Mapping[str, Any]) -> Options | Refusal:
    """Read what a table has agreed on, or say which option cannot be had so.

    >>> agreed(TableOptions, {"vote": 3}).about["title"]
    'Время на голосование'
    """
    known = {offer.name: offer for offer in offers(options)}
    for name, value in raw.items():
        if name not in known:
            return Refusal("unknown_option", {"name": str(name)[:40]})
        try:
            msgspec.convert({name: value}, options)
        except msgspec.ValidationError:
            return _unlike(known[name])
    read = msgspec.convert(dict(raw), options)
    for word in (*read.allow, *read.ban):
        if isinstance(read_word(word), Misread):
            return Refusal("listed_word_unread", {"word": word})
    return read


def scene_options(options: type[Options], raw: Mapping[str, Any], names: Names) -> Options:
    """Read options as people write them in a scene; what cannot be had so raises `ValueError`.

    A number may be `off`, a toggle `yes` or `no`, and who begins is named.
    """
    known = {offer.name: offer for offer in offers(options)}
    meant = {name: _meant(known.get(name), value, names) for name, value in raw.items()}
    read = agreed(options, meant)
    if isinstance(read, Refusal):
        raise ValueError(explain(read, read_sayings(__package__ or "bukvitsa.games")))  # noqa: TRY004
    return read


def _meant(offer: Offer | None, value: Any, names: Names) -> Any:
    if offer is None or offer.kind in {Kind.CHOICE, Kind.WORDS}:
        return value
    switch = _SWITCHES.get(value.strip().lower(), value) if isinstance(value, str) else value
    if offer.kind is Kind.TOGGLE:
        return switch
    if switch is False or switch is None:
        return None if offer.may_be_off else 0
    return names.seat(value) if offer.kind is Kind.SEAT else value


def _unlike(offer: Offer) -> Refusal:
    about: dict[str, About] = {"name": offer.name, "title": offer.title}
    if offer.kind is Kind.NUMBER:
        assert offer.least is not None
        assert offer.most is not None
        code = "option_out_of_bounds_or_off" if offer.may_be_off else "option_out_of_bounds"
        return Refusal(code, {**about, "least": offer.least, "most": offer.most})
    if offer.kind is Kind.CHOICE:
        choices = tuple(choice.value for choice in offer.choices)
        return Refusal("option_not_offered", {**about, "choices": ", ".join(choices)})
    return Refusal("option_unread", about)


def _offer(name: str, kind: inspect.Type, usual: Any) -> Offer:
    assert isinstance(kind, inspect.Metadata), f"{name}: an option has a title and help"
    schema = kind.extra_json_schema or {}
    inner, may_be_off = _without_none(kind.type)
    least, most = _bounds(inner)
    labels: dict[str, str] = schema.get("labels", {})
    return Offer(
        name=name,
        kind=_kind(name, inner),
        title=schema["title"],
        help=schema["description"],
        group=_group(schema),
        advanced=schema.get("advanced", False),
        usual=usual,
        least=least,
        most=most,
        unit=schema.get("unit", ""),
        may_be_off=may_be_off,
        choices=tuple(Choice(*label) for label in labels.items()),
    )


def _group(schema: Mapping[str, Any]) -> Group:
    return Group(schema.get("group", Group.TIME if "unit" in schema else Group.GAME))


def _without_none(kind: inspect.Type) -> tuple[inspect.Type, bool]:
    if not isinstance(kind, inspect.UnionType):
        return kind, False
    (inner,) = (each for each in kind.types if not isinstance(each, inspect.NoneType))
    return inner, True


def _bounds(kind: inspect.Type) -> tuple[int | None, int | None]:
    return (kind.ge, kind.le) if isinstance(kind, inspect.IntType) else (None, None)


def _kind(name: str, kind: inspect.Type) -> Kind:
    match kind:
        case inspect.BoolType():
            return Kind.TOGGLE
        case inspect.EnumType():
            return Kind.CHOICE
        case inspect.IntType():
            return Kind.SEAT if name == "first" else Kind.NUMBER
        case inspect.VarTupleType():
            return Kind.WORDS
        case _:
            return Kind.DECK
