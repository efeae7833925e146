"""Taking a seat: by the link to it, or one that is free for anybody.

A link to a seat works once: whoever sits down gets a new one of their own.
"""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect, Template

from keeling.text.words import GameWords
from keeling.web.errors import NoSuchThing, NotYours
from keeling.web.framework import AnyRequest
from keeling.web.page import Page
from keeling.web.pages.viewer import seat_called
from keeling.web.show.scene import Presenter
from keeling.web.store.rows import HOST, Comer
from keeling.web.tables.opening import name_of
from keeling.web.tables.table import Table
from keeling.web.visitor import greet, held_by, language_of, server_of

LONGEST_TOKEN = 100
GONE = 410
Form = URLEncodedBody[dict[str, str]]


@get("/join/{token:str}", sync_to_thread=True)
def join_page(request: AnyRequest, token: FromPath[str]) -> Template | Redirect:
    """Who sits at the table already, and what to call the one who comes."""
    server, found = server_of(request), opened_by(request, token)
    if found is None:
        return spent(request, token)
    table_id, seat = found
    with server.tables.at(table_id) as table:
        if sits_already(request, table, seat):
            return Redirect(f"/t/{table_id}", status_code=303)
        holders = server.store.holders(table_id)
        context = {
            **company(request, table, seat),
            "seeded": bool(table.row.seed),
            "held": seat != HOST and any(taken == seat for _, taken in holders),
            "program": seat != HOST and table.seats[seat].program,
        }
    # The browser is known before it sits down: one that asks twice, because an answer was lost or
    # a button was pressed twice, has the seat by then.
    return Page(request, "join.html", context=context, cookies=greet(request)[1])


@post("/join/{token:str}", sync_to_thread=True)
def join(request: AnyRequest, token: FromPath[str], data: Form) -> Redirect | Template:
    """Sit down by a link; whoever sat there gets up, be it a bot or another browser."""
    server, found = server_of(request), opened_by(request, token)
    if found is None:
        return spent(request, token)
    table_id, seat = found
    if seat == HOST:
        return seated(request, table_id, seat)
    with server.tables.at(table_id) as table:
        if sits_already(request, table, seat):
            return Redirect(f"/t/{table_id}", status_code=303)
    browser, cookies = greet(request)
    try:
        server.tables.join(table_id, token, Comer(name_of(data.get("name", "")), browser))
    except NotYours:  # somebody else was faster
        return spent(request, token)
    return Redirect(f"/t/{table_id}", status_code=303, cookies=cookies)


@post("/t/{table_id:str}/sit/{colour:str}", sync_to_thread=True)
def sit(
    request: AnyRequest, table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect:
    """Sit down on a free seat: whoever comes first has it."""
    tables, (browser, cookies) = server_of(request).tables, greet(request)
    with tables.at(table_id) as table:
        seat = seat_called(table, colour)
        held = held_by(request, table)
    if seat not in held:
        tables.sit(table_id, seat, Comer(name_of(data.get("name", "")), browser))
    return Redirect(f"/t/{table_id}", status_code=303, cookies=cookies)


def opened_by(request: AnyRequest, token: str) -> tuple[str, int] | None:
    """The table and seat of a link; None if it was one. The seat of a bot has none yet."""
    store = server_of(request).store
    found = store.seat_of(token) if len(token) < LONGEST_TOKEN else None
    if found is not None and (found[1] == HOST or store.seats(found[0])[found[1]].person):
        return found
    if found is not None or store.spent_on(token) is None:
        raise NoSuchThing("web-join-unknown")
    return None


def spent(request: AnyRequest, token: str) -> Template | Redirect:
    """What became of a link that was used, and what to do; whoever sits there goes to the table."""
    server = server_of(request)
    found = server.store.spent_on(token)
    if found is None:
        raise NoSuchThing("web-join-unknown")
    table_id, seat = found
    with server.tables.at(table_id) as table:
        if seat in held_by(request, table):
            return Redirect(f"/t/{table_id}", status_code=303)
        context = company(request, table, seat)
    return Page(request, "spent.html", context=context, status_code=GONE)


def sits_already(request: AnyRequest, table: Table, seat: int) -> bool:
    """Whether this browser has the seat of a link, and plays it."""
    held = held_by(request, table)
    return seat in held and (seat == HOST or not table.seats[seat].bot)


def company(request: AnyRequest, table: Table, seat: int) -> dict[str, Any]:
    """What the pages about a link tell of its seat and of those at the table."""
    told = GameWords(table.game, language_of(request, table.row.language))
    presenter, view = (
        Presenter(table, told.words.language, server_of(request).hub),
        table.view(None),
    )
    held = held_by(request, table)
    return {
        "table_language": table.row.language,
        "table": table.id,
        "game": table.game.id,
        "title": told.title(),
        "seat": seat,
        "sittings": [presenter.sitting(table, row.seat, held, view) for row in table.seats],
    }


def seated(request: AnyRequest, table_id: str, seat: int) -> Redirect:
    """Remember what this browser holds, and go to the table."""
    browser, cookies = greet(request)
    server_of(request).store.hold(browser, table_id, [seat])
    return Redirect(f"/t/{table_id}", status_code=303, cookies=cookies)


HANDLERS = [join_page, join, sit]
