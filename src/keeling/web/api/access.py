"""Who a request to the API comes from: the token in its header says which seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from litestar.params import PathParameter

from keeling.web.errors import NotYours, Refused
from keeling.web.store.rows import HOST
from keeling.web.visitor import server_of

if TYPE_CHECKING:
    from keeling.web.framework import AnyRequest

LONGEST_TOKEN = 100
TableId = Annotated[str, PathParameter(description="The name of a table, as in its address.")]


class NoSuchToken(Refused):
    """There is no token, or it opens nothing at this table."""

    status = 401
    word = "unauthorized"


def seat_asking(request: AnyRequest, table_id: str) -> int | None:
    """The seat whose token was sent, HOST for the host's; None: no token, a spectator.

    Nobody looks through a seat unseen: the table is told of the first time a token is used.
    """
    token = token_sent(request)
    if not token:
        return None
    tables = server_of(request).tables
    with tables.at(table_id) as table:
        seat = table.opened_by(token)
        if seat is None:
            raise NoSuchToken("web-error-token")
        if seat != HOST and not table.seats[seat].program:
            tables.used_by_program(table_id, token)
        return seat


def token_sent(request: AnyRequest) -> str:
    """The token of a request; empty: there is none."""
    header = request.headers.get("authorization", "")
    kind, _, token = header.partition(" ")
    if header and not (kind.lower() == "bearer" and 0 < len(token) < LONGEST_TOKEN):
        raise NoSuchToken("web-error-token")
    return token.strip()


def seat_looking(request: AnyRequest, table_id: str) -> int | None:
    """Whose view is asked for; None: a spectator's. The host sees no more than spectators do."""
    seat = seat_asking(request, table_id)
    return None if seat == HOST else seat


def seat_acting(request: AnyRequest, table_id: str) -> int:
    """The seat that wants to do something; there must be one, and the host's right is none."""
    seat = seat_asking(request, table_id)
    if seat is None:
        raise NoSuchToken("web-error-needs-token")
    if seat == HOST:
        raise NotYours("web-error-needs-token")
    return seat
