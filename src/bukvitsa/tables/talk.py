"""Talk at the table: it passes by and is never kept."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from bukvitsa.kernel.refusal import Refusal

from .facts import GuestId
from .history import TableState
from .names import read_talk
from .wire import Said, Say, Status


@cache
def phrases() -> Mapping[str, str]:
    """Read the set phrases by their codes."""
    text = files(f"{__package__}.data").joinpath("phrases.toml").read_text(encoding="utf-8")
    return {code: str(phrase) for code, phrase in tomllib.loads(text).items()}


def read_say(state: TableState, guest: GuestId, say: Say) -> Said | Refusal:
    """Read what somebody says, or say why it cannot be said here."""
    if not state.made.talk:
        return Refusal("no_talk")
    if state.status is Status.CLOSED:
        return Refusal("closed")
    seat = state.seat_of(guest)
    if seat is None:
        return Refusal("not_seated")
    name = state.chairs[seat].name
    if say.phrase:
        if say.phrase not in phrases():
            return Refusal("no_such_phrase")
        return Said(name, seat, phrase=say.phrase)
    text = read_talk(say.text)
    return text if isinstance(text, Refusal) else Said(name, seat, text=text)
