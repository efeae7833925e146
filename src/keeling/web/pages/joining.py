"""Taking a seat: by the link to it, or one that is free for anybody."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect, Template

from keeling.text.words import GameWords
from keeling.web.errors import NoSuchThing
from keeling.web.pages.seeing import seat_called
from keeling.web.show.scene import Scenery
from keeling.web.store.rows import HOST
from keeling.web.tables.opening import name_of
from keeling.web.visitor import greet, held_by, language_of, server_of

LONGEST_TOKEN = 100
Form = URLEncodedBody[dict[str, str]]


@get("/join/{token:str}", sync_to_thread=True)
def join_page(request: Request[Any, Any, Any], token: FromPath[str]) -> Template | Redirect:
    """Who sits at the table already, and what to call the one who comes."""
    server, (table_id, seat) = server_of(request), opened_by(request, token)
    with server.tables.at(table_id) as table:
        held = held_by(request, table)
        if seat in held and (seat == HOST or not table.seats[seat].bot):
            return Redirect(f"/t/{table_id}", status_code=303)
        told = GameWords(table.game, language_of(request, table.row.language))
        scenery, view = Scenery(table, told.words.language, server.hub), table.view(None)
        context = {
            "table_language": table.row.language,
            "table": table.id,
            "game": table.game.id,
            "title": told.title(),
            "seat": seat,
            "seeded": bool(table.row.seed),
            "held": seat != HOST
            and any(taken == seat for _, taken in server.store.holders(table_id)),
            "sittings": [scenery.sitting(table, row.seat, held, view) for row in table.seats],
        }
    return Template("join.html", context=context)


@post("/join/{token:str}", sync_to_thread=True)
def join(request: Request[Any, Any, Any], token: FromPath[str], data: Form) -> Redirect:
    """Sit down by a link; whoever sat there gets up, be it a bot or another browser."""
    server, (table_id, seat) = server_of(request), opened_by(request, token)
    if seat == HOST:
        return seated(request, table_id, seat)
    browser, cookies = greet(request)
    server.store.take_over(browser, table_id, seat)  # first: open pages look when it is told
    changes = {"name": name_of(data.get("name", "")), "open": False, "bot": ""}
    server.tables.change_seat(table_id, seat, **changes)
    return Redirect(f"/t/{table_id}", status_code=303, cookies=cookies)


@post("/t/{table_id:str}/sit/{colour:str}", sync_to_thread=True)
def sit(
    request: Request[Any, Any, Any], table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect:
    """Sit down on a free seat: whoever comes first has it."""
    tables = server_of(request).tables
    with tables.at(table_id) as table:
        seat = seat_called(table, colour)
    tables.sit(table_id, seat, name_of(data.get("name", "")))
    return seated(request, table_id, seat)


def opened_by(request: Request[Any, Any, Any], token: str) -> tuple[str, int]:
    """The table and seat of a link. The seat of a bot has none until the host offers it."""
    store = server_of(request).store
    found = store.seat_of(token) if len(token) < LONGEST_TOKEN else None
    if found is None or (found[1] != HOST and not store.seats(found[0])[found[1]].person):
        raise NoSuchThing("web-join-unknown")
    return found


def seated(request: Request[Any, Any, Any], table_id: str, seat: int) -> Redirect:
    """Remember that this browser holds a seat, and go to the table."""
    browser, cookies = greet(request)
    server_of(request).store.hold(browser, table_id, [seat])
    return Redirect(f"/t/{table_id}", status_code=303, cookies=cookies)


HANDLERS = [join_page, join, sit]
