"""The page of the owner of a server: what it is doing, its tables, and closing or deleting them.

It shows nothing of a running game that a spectator could not see.
"""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect, Template

from keeling.web.errors import NoSuchThing, NotYours
from keeling.web.framework import AnyRequest
from keeling.web.operations.keeping import delete_table, set_closed
from keeling.web.operations.owner import cookie_of
from keeling.web.operations.state import load
from keeling.web.page import Page
from keeling.web.pages.owned import owned
from keeling.web.server import Server
from keeling.web.store import care
from keeling.web.visitor import is_secure, language_of, server_of

PAGE = 50  # tables on one page
LAST = 100_000  # no page has a larger number
WEEKS = 4 * 7 * 24 * 3600  # seconds for which a browser is known
DONE = ("closed", "reopened", "deleted")
Form = URLEncodedBody[dict[str, str]]


@get("/owner", sync_to_thread=True)
def owner_page(
    request: AnyRequest,
    page: FromQuery[int] = 1,
    done: FromQuery[str] = "",
    table: FromQuery[str] = "",
) -> Template:
    """What the server is doing, and its tables; for others, a place to show the key."""
    server = server_of(request)
    if not server.owner.is_known(request):
        return Page(request, "owner_key.html", context={"wrong": False}, status_code=401)
    if not 1 <= page <= LAST:
        raise NoSuchThing("web-error-404")
    rows = care.page(server.store, (page - 1) * PAGE, PAGE)
    seats = care.seats_at(server.store, [row.id for row in rows])
    count, language = care.count(server.store), language_of(request)
    context = {
        "load": load(server),
        "tables": [owned(row, seats[row.id], language, server.tables.damaged) for row in rows],
        "count": count,
        "damaged": server.store.damage.is_known,
        "page": page,
        "pages": -(-count // PAGE),
        "days": server.settings.retention_days,
        "done": done if done in DONE else "",
        "table": table[:PAGE],
    }
    return Page(request, "owner.html", context=context)


@get("/owner/{key:str}", sync_to_thread=True)
def enter_by_link(request: AnyRequest, key: FromPath[str]) -> Redirect:
    """The link that the server prints when it starts; the key does not stay in the address."""
    return entered(request, key)


@post("/owner", sync_to_thread=True)
def enter(request: AnyRequest, data: Form) -> Redirect | Template:
    """The key, typed in."""
    try:
        return entered(request, data.get("key", "").strip())
    except NotYours:
        return Page(request, "owner_key.html", context={"wrong": True}, status_code=403)


def entered(request: AnyRequest, key: str) -> Redirect:
    """To the page, with a cookie by which this browser is known for some weeks."""
    owner = server_of(request).owner
    owner.check(request, key)
    return Redirect("/owner", status_code=303, cookies=[known_by(request, owner.badge, WEEKS)])


def known_by(request: AnyRequest, badge: str, seconds: int) -> Cookie:
    """The cookie of the owner's browser; the name it has by HTTPS is for a whole host."""
    secure = is_secure(request)
    return Cookie(
        key=cookie_of(request),
        value=badge,
        path="/" if secure else "/owner",
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


@post("/owner/leave", sync_to_thread=True)
def leave(request: AnyRequest) -> Redirect:
    """Forget that this browser is the owner's."""
    return Redirect("/", status_code=303, cookies=[known_by(request, "", 0)])


@get("/owner/tables/{table_id:str}/delete", sync_to_thread=True)
def ask_to_delete(request: AnyRequest, table_id: FromPath[str]) -> Template:
    """Whether a table is really to be deleted."""
    server = only_owner(request)
    row = server.store.table(table_id)
    if row is None:
        raise NoSuchThing("web-error-no-table")
    seats, damaged = server.store.seats(table_id), server.tables.damaged
    shown = owned(row, seats, language_of(request), damaged)
    return Page(request, "owner_delete.html", context={"table": shown})


@post("/owner/tables/{table_id:str}/close", sync_to_thread=True)
def close(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """Nobody chooses at a table any more."""
    set_closed(only_owner(request), table_id, closed=True)
    return back("closed", table_id)


@post("/owner/tables/{table_id:str}/reopen", sync_to_thread=True)
def reopen(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """People and bots go on at a table that was closed."""
    set_closed(only_owner(request), table_id, closed=False)
    return back("reopened", table_id)


@post("/owner/tables/{table_id:str}/delete", sync_to_thread=True)
def delete(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """Delete a table, which the owner was asked about."""
    if not delete_table(only_owner(request), table_id):
        raise NoSuchThing("web-error-no-table")
    return back("deleted", table_id)


def back(done: str, table_id: str) -> Redirect:
    """To the list, which says what was done."""
    return Redirect(f"/owner?done={done}&table={table_id}", status_code=303)


def only_owner(request: AnyRequest) -> Server:
    """The server, if it is its owner who asks."""
    server = server_of(request)
    if not server.owner.is_known(request):
        raise NotYours("web-owner-only")
    return server


HANDLERS = [owner_page, enter_by_link, enter, leave, ask_to_delete, close, reopen, delete]
