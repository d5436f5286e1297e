"""Write down what crosses the wire: a page for people, JSON Schemas for programs.

Both are made of the very types that read and write it, so they cannot say anything else;
`--check` tells whether the committed ones are these.
"""

import argparse
import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast, get_args

import msgspec

from bukvitsa.games import shelf
from bukvitsa.kernel.game import Kinds
from bukvitsa.tables import wire

from .app import make_pages
from .desk import Desk
from .schema import exact

PAGE = Path("docs/protocol.md")
SCHEMAS = Path("docs/schema")
BEGIN, END = "<!-- made by run.py protocol: begin -->", "<!-- end -->"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
SHOWN = ("act", "view", "seen", "menu", "options")
"""What of a game crosses the wire; its events stay in the journal."""


def documents(root: Path) -> Iterator[tuple[Path, str]]:
    """Make every document anew."""
    page = (root / PAGE).read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    yield PAGE, f"{before}{BEGIN}\n\n{_told()}\n{END}{after}"
    yield SCHEMAS / "wire.json", _json(wire_schema())
    yield SCHEMAS / "openapi.json", _json(openapi_schema())
    for game, room in shelf.ROOMS.items():
        yield SCHEMAS / f"{game}.json", _json(game_schema(game, room.game.kinds))


def wire_schema() -> dict[str, Any]:
    """Describe a table's socket, both ways."""
    return _schema("Wire", {"client": wire.FromClient, "server": wire.FromServer})


def game_schema(game: str, kinds: Kinds) -> dict[str, Any]:
    """Describe what of a game stands in the wire's messages."""
    return _schema(game.capitalize(), {name: getattr(kinds, name) for name in SHOWN})


def openapi_schema() -> dict[str, Any]:
    """Describe the plain requests; nobody stands at the desk, for nobody asks."""
    described = exact(make_pages(cast("Desk", None)).openapi_schema.to_schema())
    described["components"]["schemas"] = {
        name: _documented(schema, _structs_of(wire).get(name))
        for name, schema in described["components"]["schemas"].items()
    }
    return described


def _schema(title: str, kinds: Mapping[str, Any]) -> dict[str, Any]:
    """Make one schema whose root has a property for each kind: so generators find them all."""
    schemas, defs = msgspec.json.schema_components(
        list(kinds.values()), ref_template="#/$defs/{name}"
    )
    known = {name: kind for kind in kinds.values() for name, kind in _structs_in(kind)}
    return {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "properties": dict(zip(kinds, schemas, strict=True)),
        "required": list(kinds),
        "additionalProperties": False,
        "$defs": {name: _documented(each, known.get(name)) for name, each in sorted(defs.items())},
    }


def _structs_in(kind: Any) -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """Find the structs of a union, and the structs of their modules."""
    for each in get_args(kind) or (kind,):
        if inspect.isclass(each) and issubclass(each, msgspec.Struct):
            yield from _structs_of(sys.modules[each.__module__]).items()


def _structs_of(module: Any) -> dict[str, type[msgspec.Struct]]:
    return {
        name: value
        for name, value in vars(module).items()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct)
    }


def _documented(schema: dict[str, Any], kind: type[msgspec.Struct] | None) -> dict[str, Any]:
    """Add to each field what its definition says of it."""
    said = {} if kind is None else notes(kind)
    for name, told in said.items():
        if name in schema.get("properties", {}):
            schema["properties"][name].setdefault("description", told)
    return schema


@cache
def notes(kind: type[msgspec.Struct]) -> Mapping[str, str]:
    """Read the strings under a struct's fields.

    >>> notes(wire.SeatView)["name"]
    'Empty where the seat is free.'
    """
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    found: dict[str, str] = {}
    for field, note in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = str(ast.literal_eval(note.value))
    return found


def _told() -> str:
    """Write the tables of messages."""
    parts = ["## What a client says\n", *map(_message, get_args(wire.FromClient))]
    parts += ["## What the table says\n", *map(_message, get_args(wire.FromServer))]
    parts += ["## What stands in them\n"]
    parts += map(_message, (wire.TableView, wire.SeatView, wire.First))
    return "\n".join(parts)


def _message(kind: Any) -> str:
    tag = kind.__struct_config__.tag
    named = f"`{tag}`" if tag else kind.__name__
    rows = [_row(kind, field) for field in msgspec.structs.fields(kind)]
    table = ["| field | type | |", "|---|---|---|", *rows] if rows else []
    return "\n".join([f"### {named}\n", f"{inspect.getdoc(kind)}\n", *table, ""])


def _row(kind: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> str:
    said = notes(kind).get(field.name, "")
    if not field.required:
        usual = msgspec.json.encode(_default(field)).decode()
        said = f"{said} Usually `{usual}`.".strip()
    return f"| `{field.encode_name}` | {_named(field.type)} | {said} |"


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default is msgspec.NODEFAULT:
        assert callable(field.default_factory)
        return field.default_factory()
    return field.default


def _named(kind: Any) -> str:
    """Name a type as a reader of JSON would."""
    schema = msgspec.json.schema_components([kind], ref_template="{name}")[0][0]
    return _of(schema)


def _of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " or ".join(map(_of, schema["anyOf"]))
    if "enum" in schema:
        return " or ".join(f"`{each}`" for each in schema["enum"])
    match schema.get("type"):
        case None:
            return "the game's own"
        case "array":
            return f"list of {_of(schema['items'])}" if schema.get("items") else "list"
        case "object":
            return "object"
        case kind:
            return str(kind)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def main(given: Sequence[str] | None = None) -> int:
    """Write the documents, or tell which are out of step."""
    parser = argparse.ArgumentParser(prog="bukvitsa.server.protocol")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--root", type=Path, default=Path())
    args = parser.parse_args(given)
    stale = []
    for path, text in documents(args.root):
        place = args.root / path
        if place.exists() and place.read_text(encoding="utf-8") == text:
            continue
        stale.append(path)
        if not args.check:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
    for path in stale:
        told = "не сходится с кодом: python3 run.py protocol" if args.check else "записан"
        sys.stdout.write(f"{path}: {told}\n")
    return 1 if stale and args.check else 0


if __name__ == "__main__":
    sys.exit(main())
