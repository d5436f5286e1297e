"""Who am I: a guest, known by a cookie."""

from typing import Annotated

import msgspec
from litestar import Controller, get, put
from litestar.params import JSONBody
from msgspec import Meta

from bukvitsa.kernel.refusal import Refusal
from bukvitsa.server.edge import FRESH, NOW
from bukvitsa.server.guests import Guest
from bukvitsa.server.problems import Trouble, told
from bukvitsa.tables.names import read_name

from .answers import AnyRequest, OurDesk, OurGuest, fails


class Me(msgspec.Struct, frozen=True):
    """The guest who asks."""

    name: str
    """Empty until it is told."""
    token: str
    """To be sent as X-Bukvitsa-Token with every request that changes something."""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the guest would be called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Self(Controller):
    """The guest's own card."""

    path = "/api/me"
    tags = ("guest",)

    @get(sync_to_thread=False, responses=fails())
    def show(self, desk: OurDesk, guest: OurGuest) -> Me:
        """Say who asks; whoever is new is given a cookie."""
        return Me(guest.name, desk.guests.token(guest))

    @put(sync_to_thread=False, responses=fails(400, 403, 422))
    def rename(
        self, request: AnyRequest, desk: OurDesk, guest: OurGuest, data: JSONBody[NewName]
    ) -> Me:
        """Be called otherwise from now on."""
        name = read_name(data.name)
        if isinstance(name, Refusal):
            raise Trouble(422, told(name))
        named = Guest(guest.id, name)
        state = request.scope["state"]
        state[NOW], state[FRESH] = named, True
        return Me(named.name, desk.guests.token(named))
