"""Tables: opened, listed, found by link or by code."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from bukvitsa.games import shelf as games
from bukvitsa.journal.store import TableId
from bukvitsa.kernel.people import Seat
from bukvitsa.kernel.refusal import Refusal
from bukvitsa.server.problems import Trouble, told, trouble
from bukvitsa.tables.facts import GuestId
from bukvitsa.tables.making import Wanted
from bukvitsa.tables.signs import TableListed
from bukvitsa.tables.wire import Leaving, Status, TableView

from .answers import AnyRequest, OurDesk, OurGuest, fails

GameName = Annotated[str, Meta(min_length=1, max_length=20)]
MOST_LISTED = 100
NOBODY = GuestId("")


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that is to sit at the new table."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    level: Annotated[str, Meta(max_length=20)]
    """How well it plays, one of the game's levels."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table that is wanted."""

    game: GameName
    seats: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    """Whatever differs from the usual; see the game's own options."""
    public: bool = False
    """Whether it is shown to everybody in the list of open tables."""
    leaving: Leaving = Leaving.BOT
    talk: bool = True
    bots: Annotated[tuple[NewBot, ...], Meta(max_length=12)] = ()
    name: Annotated[str, Meta(max_length=40)] = ""
    """What the host is called; the guest's own name if empty."""


class MadeTable(msgspec.Struct, frozen=True):
    """The table that was opened."""

    id: str
    """Its socket is /api/tables/{id}/socket."""
    code: str
    """Three words that can be said over the phone."""
    link: str
    """Where the table's page is on this site: what an invitation or a QR says."""
    short: str
    """The same by the code, for whoever types it by hand; good until the table is closed."""


class Found(msgspec.Struct, frozen=True):
    """The table that is called so."""

    id: str


class Tables(Controller):
    """All tables."""

    path = "/api"
    tags = ("tables",)

    @post("/tables", responses=fails(400, 403, 404, 422, 429))
    async def create(
        self, request: AnyRequest, desk: OurDesk, guest: OurGuest, data: JSONBody[NewTable]
    ) -> MadeTable:
        """Open a table; the guest is its host and sits down."""
        if data.game not in games.ROOMS:
            raise trouble(404, "no_such_game")
        await desk.count(desk.limits.tables, guest.id, request.scope["client"])
        wanted = Wanted(
            game=data.game,
            seats=data.seats,
            name=data.name or guest.name,
            options=data.options,
            public=data.public,
            leaving=data.leaving,
            talk=data.talk,
            bots={Seat(bot.seat): bot.level for bot in data.bots},
        )
        made = await desk.house.create(guest.id, wanted)
        if isinstance(made, Refusal):
            raise Trouble(422, told(made, data.game))
        table = await desk.house.table(made)
        assert table is not None
        return MadeTable(made, table.code, f"/table/{made}", f"/c/{table.code}")

    @get("/tables", responses=fails(400))
    async def listed(
        self,
        desk: OurDesk,
        guest: OurGuest,
        game: Annotated[str, QueryParameter(max_length=20)] = "",
        status: FromQuery[Status | None] = None,
        mine: FromQuery[bool] = False,
        most: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 50,
    ) -> list[TableListed]:
        """List public tables that wait for players, or all where the guest sits and may go on.

        Those that were touched last come first among the own ones, else those that were opened
        last; with a status only those of that status.
        """
        person = guest.id if mine else NOBODY
        if status is not None or not mine:
            wanted = status or Status.LOBBY
            return await desk.house.listed(wanted, game=game, person=person, most=most)
        found = [
            each
            for under_way in (Status.PLAYING, Status.LOBBY)
            for each in await desk.house.listed(under_way, game=game, person=person, most=most)
        ]
        return sorted(found, key=lambda each: each.touched, reverse=True)[:most]

    @get("/tables/{table:str}", responses=fails(400, 404))
    async def show(self, desk: OurDesk, table: FromPath[str]) -> TableView:
        """Show a table as a watcher sees what is around the game."""
        shown = await desk.house.table(TableId(table))
        if shown is None:
            raise trouble(404, "no_such_table")
        return shown

    @get("/codes", responses=fails(400, 404, 429))
    async def called(
        self,
        request: AnyRequest,
        desk: OurDesk,
        guest: OurGuest,
        code: Annotated[str, QueryParameter(min_length=1, max_length=80)],
    ) -> Found:
        """Find the table that is called so."""
        await desk.count(desk.limits.codes, guest.id, request.scope["client"])
        table = await desk.house.called(code)
        if table is None:
            raise trouble(404, "no_such_code")
        return Found(table)
