"""How the levels of bots are called where people choose one."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level as people read of it."""

    title: str
    about: str


@cache
def described() -> Mapping[str, Level]:
    """Read what each level is called, by its name on the shelf of minds."""
    text = files(__package__ or "bukvitsa.bots").joinpath("levels.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Level])
