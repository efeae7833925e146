"""What people do at a table: choose, take back. The answer is the table as it then stands."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect, Template
from msgspec import Struct
from sqlalchemy.exc import DatabaseError

from keeling.web.errors import NotYours, Refused, Wrecked
from keeling.web.failures import sentence
from keeling.web.framework import AnyRequest
from keeling.web.ids import number_from
from keeling.web.pages.table import PART, show
from keeling.web.pages.viewer import next_seat, seat_called
from keeling.web.tables.tables import Tables, Wish, wanted
from keeling.web.visitor import held_by, language_of, server_of

LONGEST_COMMAND = 50


class Command(Struct, frozen=True):
    """What a form sends with every command."""

    seat: str
    version: int
    command: str
    option: str = ""
    confirmed: str = ""


Form = URLEncodedBody[Command]


@post("/t/{table_id:str}/choose", sync_to_thread=True, status_code=200)
def choose(request: AnyRequest, table_id: FromPath[str], data: Form) -> Template | Redirect:
    """Take an option. What could not be taken back is asked about first."""
    tables = server_of(request).tables
    with tables.at(table_id):  # once for all that follows
        try:
            wish = Wish(own_seat(request, table_id, data.seat), data.version, named(data))
            if not data.confirmed and is_final(tables, table_id, wish, data.option):
                return show(request, table_id, data.seat, confirm=data.option)
            tables.choose(table_id, wish, data.option)
        except (Refused, DatabaseError) as refused:
            return told_why(request, table_id, data, refused)
        return shown(request, table_id, data)


@post("/t/{table_id:str}/undo", sync_to_thread=True, status_code=200)
def undo(request: AnyRequest, table_id: FromPath[str], data: Form) -> Template | Redirect:
    """Take the last choice back."""
    tables = server_of(request).tables
    with tables.at(table_id):
        try:
            seat = own_seat(request, table_id, data.seat)
            tables.undo(table_id, Wish(seat, data.version, named(data)))
        except (Refused, DatabaseError) as refused:
            return told_why(request, table_id, data, refused)
        return shown(request, table_id, data)


def is_final(tables: Tables, table_id: str, wish: Wish, option: str) -> bool:
    """Whether a choice that would count now could not be taken back."""
    with tables.at(table_id) as table:
        if not table.may_choose(wish.seat) or not tables.is_in_time(table, wish):
            return False
        return table.match.is_final(wanted(table, wish, option), wish.seat)


def own_seat(request: AnyRequest, table_id: str, colour: str) -> int:
    """The seat of this name, if the browser holds it."""
    with server_of(request).tables.at(table_id) as table:
        seat = seat_called(table, colour)
        if seat not in held_by(request, table):
            raise NotYours("web-error-not-your-seat")
        return seat


def named(data: Command) -> str:
    """The id of a command, told apart by seat and by what is wanted.

    Forms that work without a script have the same id in every tab of a seat.
    """
    if not 0 < len(data.command) <= LONGEST_COMMAND:
        raise Refused("web-error-command")
    return f"{data.seat}-{data.command}-{number_from(data.option) % 2**32:x}"


def shown(request: AnyRequest, table_id: str, data: Command) -> Template | Redirect:
    """The table after a command: the changing part for the script, else the page."""
    with server_of(request).tables.at(table_id) as table:
        seat = next_seat(request, table, data.seat)
    if request.headers.get(PART) == "table":
        return show(request, table_id, seat)
    return Redirect(f"/t/{table_id}?seat={seat}", status_code=303)


def told_why(
    request: AnyRequest, table_id: str, data: Command, error: Refused | DatabaseError
) -> Template:
    """The table as it is, and why the command was not carried out."""
    refused = as_refused(request, error)
    with server_of(request).tables.at(table_id) as table:
        notice = sentence(refused, language_of(request, table.row.language))
    page = show(request, table_id, data.seat, notice=notice, status=refused.status)
    page.headers.update(refused.headers)
    return page


def as_refused(request: AnyRequest, error: Refused | DatabaseError) -> Refused:
    """Why a command is refused; a database in which it cannot be written can be read perhaps."""
    if isinstance(error, Refused):
        return error
    if not server_of(request).store.damage.note(error):
        raise error
    return Wrecked()


HANDLERS = [choose, undo]
