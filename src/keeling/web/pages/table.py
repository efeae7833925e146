"""The table itself: the page, the part of it that changes, and the stream that says when."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream, Template

from keeling.kernel.registry import game_ids
from keeling.text.words import GameWords
from keeling.web import files
from keeling.web.errors import NoSuchThing
from keeling.web.framework import AnyRequest
from keeling.web.live.streams import changes
from keeling.web.page import NOT_PACKED, Page
from keeling.web.pages.unchanged import etag_of, has_it, may_be_kept, not_modified
from keeling.web.pages.viewer import viewer_of
from keeling.web.show.scene import Presenter
from keeling.web.show.trace import lost
from keeling.web.visitor import browser_of, held_by, language_of, server_of

PART = "keeling-part"  # the header by which the script asks for the changing part alone
HAS = "keeling-has"  # and tells which parts of pictures it has
LONGEST_HAS = 4000  # letters


def show(
    request: AnyRequest,
    table_id: str,
    colour: str = "",
    at: int | None = None,
    **more: Any,  # noqa: ANN401 - whatever the template is to know besides
) -> Template:
    """The table as this browser sees it, whole or only the part that changes."""
    server = server_of(request)
    status = more.pop("status", 200)
    with server.tables.at(table_id) as table:
        looking = viewer_of(request, table, colour)
        if at is not None and not 0 <= at <= len(table.match.taken):
            raise NoSuchThing("web-error-no-position")
        language = language_of(request, table.row.language)
        told = GameWords(table.game, language)
        context: dict[str, Any] = {
            "table_language": table.row.language,
            "table": table.id,
            "viewer": looking,
            "notice": "",
            "closed": table.row.closed,
            "days_left": server.retention.days_left(table),
            "stamp": server.stamp(table, looking.held),
            "called": [row.name or told.seat(row.seat) for row in table.seats],
            "knows_all": table.knows_all(looking.held),
            "lost": [lost(table, seat, told) for seat in table.lost(browser_of(request))],
            "confirm": None,
            "told": told,
            "seeded": bool(table.row.seed),
            "data": table.row.data,
            "absent": [n for n in range(len(table.seats)) if server.is_absent(table, n)],
            **more,
        }
        if looking.hand_over is None:
            presenter = Presenter(table, language, server.hub, parts_had(request))
            past = None if at is None else server.tables.remembered.earlier(table, at)
            context["scene"] = presenter.scene(looking.seat, looking.held, past)
    part = request.headers.get(PART) == "table"
    return Page(request, "part.html" if part else "table.html", context=context, status_code=status)


def parts_had(request: AnyRequest) -> frozenset[str]:
    """The parts of pictures that the script has, and puts in their places by itself."""
    if request.headers.get(PART) != "table":
        return frozenset()
    return frozenset(request.headers.get(HAS, "")[:LONGEST_HAS].split(","))


@get("/t/{table_id:str}", sync_to_thread=True)
def table_page(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromQuery[str] = "",
    at: FromQuery[int | None] = None,
) -> Template | Response[None]:
    """The table, now or after `at` choices."""
    server = server_of(request)
    with server.tables.at(table_id) as table:  # once for all that follows
        etag = etag_of(request, table, server.retention.days_left(table))
        if has_it(request, etag):
            return not_modified(etag)
        return may_be_kept(show(request, table_id, seat, at), etag)


@get("/t/{table_id:str}/events")
async def table_events(request: AnyRequest, table_id: FromPath[str]) -> Stream:
    """Server-sent events: a message with the version of the table whenever it has changed."""
    held = await asyncio.to_thread(held_at, request, table_id)
    return changes(request, table_id, [seat for seat in held if seat >= 0])


def held_at(request: AnyRequest, table_id: str) -> list[int]:
    """The seats that this browser holds at a table, if there is such a table."""
    with server_of(request).tables.at(table_id) as table:
        return held_by(request, table)


@get("/games/{game_id:str}/board.css", sync_to_thread=True, opt=NOT_PACKED)
def board_style(game_id: FromPath[str]) -> Response[str]:
    """The style sheet of a game's board."""
    if game_id not in game_ids():
        raise NoSuchThing("web-error-no-game")
    return Response(
        files.board_style(game_id), media_type=MediaType.CSS, headers={"cache-control": files.SHORT}
    )


HANDLERS = [table_page, table_events, board_style]
