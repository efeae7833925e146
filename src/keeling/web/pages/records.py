"""The record of a game to keep: all choices, chance and secrets included."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from keeling.kernel.record import Record
from keeling.web.errors import NotYours
from keeling.web.framework import AnyRequest
from keeling.web.page import NOT_PACKED
from keeling.web.tables.table import Table
from keeling.web.visitor import held_by, server_of


@get("/t/{table_id:str}/record.txt", sync_to_thread=True, opt=NOT_PACKED)
def record_text(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """The record as text that people can read."""
    with server_of(request).tables.at(table_id) as table:
        return download(record(request, table).to_text(), table, "txt")


@get("/t/{table_id:str}/record.jsonl", sync_to_thread=True, opt=NOT_PACKED)
def record_json(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """The record as a line of JSON, for programs."""
    with server_of(request).tables.at(table_id) as table:
        return download(record(request, table).to_json() + "\n", table, "jsonl")


def record(request: AnyRequest, table: Table) -> Record:
    """The record, for those who may know all that is in it."""
    if not table.knows_all(held_by(request, table)):
        raise NotYours("web-error-record")
    return table.record()


def download(text: str, table: Table, ending: str) -> Response[str]:
    """A text file named after the game and the table."""
    kind = "application/jsonl" if ending == "jsonl" else "text/plain"
    return Response(
        text,
        media_type=kind,
        headers={"content-disposition": f'attachment; filename="{file_name(table, ending)}"'},
    )


def file_name(table: Table, ending: str) -> str:
    """What a file about a table is called."""
    return f"{table.game.id}-{table.id}.{ending}"


HANDLERS = [record_text, record_json]
