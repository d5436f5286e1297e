"""Short addresses that people type by hand: a table by the words of its code."""

from litestar import Response, get
from litestar.params import FromPath

from .api.answers import AnyRequest, OurDesk, OurGuest
from .pages.own import MISSING, page

LATIN, CYRILLIC = "/c/{code:str}", "/с/{code:str}"
"""The two letters look the same, and a Russian keyboard has only one of them."""


@get([LATIN, CYRILLIC], include_in_schema=False)
async def shortcut(
    request: AnyRequest, desk: OurDesk, guest: OurGuest, code: FromPath[str]
) -> Response[str]:
    """Lead to the table that is called so, however the code was typed."""
    await desk.count(desk.limits.codes, guest.id, request.scope["client"])
    table = await desk.house.called(code)
    if table is None:
        return page(MISSING, status=404)
    return Response("", headers={"Location": f"/table/{table}"}, status_code=303)
