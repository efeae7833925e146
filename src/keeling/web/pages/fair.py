"""Fair chance: what it is drawn from at a table, the words of players, and how to verify it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect, Template
from msgspec import Struct

from keeling.kernel.shuffle import LONGEST_WORDS
from keeling.web.errors import Refused
from keeling.web.failures import sentence
from keeling.web.framework import AnyRequest
from keeling.web.page import Page
from keeling.web.pages.commands import Command, named, own_seat
from keeling.web.pages.records import file_name
from keeling.web.pages.story import sittings
from keeling.web.show.chance import chance_of
from keeling.web.show.scene import Presenter
from keeling.web.tables.tables import Wish
from keeling.web.tables.words import words_left
from keeling.web.visitor import held_by, language_of, server_of


class Saying(Struct, frozen=True):
    """What the form sends."""

    seat: str
    command: str
    words: str = ""


Form = URLEncodedBody[Saying]


@get("/t/{table_id:str}/fair", sync_to_thread=True)
def fair(request: AnyRequest, table_id: FromPath[str], done: FromQuery[str] = "") -> Template:
    """The commitment, the words, and when the game is over the secret."""
    return fair_page(request, table_id, done=done == "words")


@post("/t/{table_id:str}/words", sync_to_thread=True, status_code=200)
def add_words(request: AnyRequest, table_id: FromPath[str], data: Form) -> Redirect | Template:
    """A player adds words to chance."""
    try:
        seat = own_seat(request, table_id, data.seat)
        command = named(Command(data.seat, 0, data.command, data.words))
        server_of(request).tables.say(table_id, Wish(seat, 0, command), data.words)
    except Refused as refused:
        return fair_page(request, table_id, typed=data, refused=refused)
    return Redirect(f"/t/{table_id}/fair?done=words", status_code=303)


def fair_page(
    request: AnyRequest,
    table_id: str,
    *,
    done: bool = False,
    typed: Saying | None = None,
    refused: Refused | None = None,
) -> Template:
    """The page, with what was typed and why that cannot be."""
    server = server_of(request)
    with server.tables.at(table_id) as table:
        held = held_by(request, table)
        language = language_of(request, table.row.language)
        presenter = Presenter(table, language, server.hub)
        everybody = sittings(presenter, held)
        context = {
            "table_language": table.row.language,
            "table": table.id,
            "title": presenter.told.title(),
            "ended": table.ended,
            "chance": chance_of(table),
            "sittings": {sitting.colour: sitting for sitting in everybody},
            "left": {one.colour: words_left(table, one.seat) for one in everybody if one.mine},
            "most": LONGEST_WORDS,
            "file": file_name(table, "txt"),
            "done": done,
            "typed": typed,
            "problem": sentence(refused, language) if refused else "",
        }
    status = refused.status if refused else 200
    return Page(request, "fair.html", context=context, status_code=status)


HANDLERS = [fair, add_words]
