"""The same game with the same people and bots again, at a new table."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect

from keeling.web.errors import NotYours
from keeling.web.framework import AnyRequest
from keeling.web.store.rows import HOST, SeatRow
from keeling.web.tables.opening import Opening, Sitter, is_fresh
from keeling.web.visitor import greet, held_by, origin_of, server_of

Form = URLEncodedBody[dict[str, str]]


@post("/t/{table_id:str}/again", sync_to_thread=True)
def again(request: AnyRequest, table_id: FromPath[str], data: Form) -> Redirect:
    """Open a table like this one, for the same people; only who holds something here may."""
    with server_of(request).tables.at(table_id) as table:
        held = held_by(request, table)
        if not held:
            raise NotYours("web-again-not-yours")
        wanted = Opening(
            game=table.game.id,
            config=table.match.config.json(),
            sitters=[sitter(row, held) for row in table.seats],
            language=table.row.language,
            repeats=table.id,
            form=data.get("form", ""),
        )
    return opened(request, wanted)


def sitter(row: SeatRow, held: list[int]) -> Sitter:
    """Who is to sit where somebody sat: a bot, a person at this device or elsewhere, anybody."""
    if not row.person:
        return Sitter("bot", row.name, row.bot)
    if row.open:
        return Sitter("open")
    return Sitter("here" if row.seat in held else "link", row.name)


def opened(request: AnyRequest, wanted: Opening) -> Redirect:
    """Open a table for this browser: it hosts, holds the seats here, and hands out the others."""
    server = server_of(request)
    table = server.open(origin_of(request), wanted)
    browser, cookies = greet(request)
    # First those who sat there before, who need no new link: the host is not to see theirs.
    for other, seat in server.store.holders(wanted.repeats) if wanted.repeats else []:
        if seat != HOST and wanted.sitters[seat].who == "link" and is_fresh(table, [seat]):
            server.store.hold(other, table.id, [seat])
    here = [seat for seat, sitter in enumerate(wanted.sitters) if sitter.who == "here"]
    if is_fresh(table, [HOST, *here]):
        server.store.hold(browser, table.id, [HOST, *here])
    page = "/seats" if any(sitter.who == "link" for sitter in wanted.sitters) else ""
    return Redirect(f"/t/{table.id}{page}", status_code=303, cookies=cookies)


HANDLERS = [again]
