"""Games that are over: listed, shown, and as journals that anybody can verify."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from bukvitsa.journal.record import written
from bukvitsa.journal.store import TableId
from bukvitsa.server.problems import trouble
from bukvitsa.tables.signs import TableListed
from bukvitsa.tables.wire import Status

from .answers import OurDesk, OurGuest, fails
from .tables import MOST_LISTED, NOBODY

LINES = "application/x-ndjson"


class Finished(Controller):
    """The archive."""

    path = "/api/finished"
    tags = ("finished",)

    @get(responses=fails(400))
    async def listed(
        self,
        desk: OurDesk,
        guest: OurGuest,
        game: Annotated[str, QueryParameter(max_length=20)] = "",
        mine: FromQuery[bool] = False,
        most: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 50,
    ) -> list[TableListed]:
        """List games that are over, the newest first: the public ones, or the guest's own."""
        person = guest.id if mine else NOBODY
        return await desk.house.listed(Status.OVER, game=game, person=person, most=most)

    @get(
        "/{table:str}/journal",
        responses={
            **fails(400, 404, 409),
            200: ResponseSpec(
                str, generate_examples=False, media_type=LINES, description="A line for every act."
            ),
        },
        media_type=LINES,
    )
    async def journal(self, desk: OurDesk, table: FromPath[str]) -> Response[bytes]:
        """Hand out a game's journal, seed and all; `bukvitsa verify` referees it again."""
        journal = await desk.house.journal(TableId(table))
        if journal is None:
            known = await desk.house.table(TableId(table))
            raise trouble(409, "not_over") if known else trouble(404, "no_such_table")
        headers = {"Content-Disposition": 'attachment; filename="bukvitsa.jsonl"'}
        return Response(b"".join(written(*journal)), media_type=LINES, headers=headers)
