"""What a bug report needs to say, ready to copy: nothing in it is secret."""

from __future__ import annotations

from platform import python_version

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Template

import keeling
from keeling.web.errors import NoSuchThing
from keeling.web.framework import AnyRequest
from keeling.web.page import NOT_PACKED, Page
from keeling.web.pages.records import download
from keeling.web.tables.table import Table
from keeling.web.visitor import base_url, language_of, server_of

LONGEST_AGENT = 300


@get("/t/{table_id:str}/report", sync_to_thread=True)
def report(
    request: AnyRequest, table_id: FromPath[str], at: FromQuery[int | None] = None
) -> Template:
    """The bundle on a page, to copy or to download."""
    with server_of(request).tables.at(table_id) as table:
        where = position(table, at)
        context = {
            "table_language": table.row.language,
            "table": table.id,
            "at": where,
            "bundle": bundle(request, table, where),
        }
    return Page(request, "report.html", context=context)


@get("/t/{table_id:str}/report.txt", sync_to_thread=True, opt=NOT_PACKED)
def report_text(
    request: AnyRequest, table_id: FromPath[str], at: FromQuery[int | None] = None
) -> Response[str]:
    """The bundle as a file."""
    with server_of(request).tables.at(table_id) as table:
        return download(bundle(request, table, position(table, at)), table, "report.txt")


def position(table: Table, at: int | None) -> int:
    """A position of the game that was asked for; without one, the last."""
    last = len(table.match.taken)
    if at is not None and not 0 <= at <= last:
        raise NoSuchThing("web-error-no-position")
    return last if at is None else at


def bundle(request: AnyRequest, table: Table, at: int) -> str:
    """What everybody may know of a table and of the browser that asks, a line for each thing.

    No names, no keys, and of the position only what a spectator sees.
    """
    asked = server_of(request).tables.remembered.earlier(table, at).view(None)
    facts = {
        "release": keeling.__version__,
        "compiled": keeling.COMPILED,
        "python": python_version(),
        "game": table.game.id,
        "rules": table.game.version,
        "data": table.row.data,
        "config": table.match.config.json(),
        "table": table.id,
        "position": at,
        "choices": len(table.match.taken),
        "version": table.version,
        "to_move": asked.to_move,
        "prompt": asked.prompt,
        "language": language_of(request, table.row.language),
        "browser": request.headers.get("user-agent", "")[:LONGEST_AGENT],
        "link": f"{base_url(request)}/t/{table.id}?at={at}",
    }
    lines = [f"{key}: {msgspec.json.encode(value).decode()}" for key, value in facts.items()]
    return "\n".join([*lines, ""])


HANDLERS = [report, report_text]
