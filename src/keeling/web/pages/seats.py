"""The seats of a table: who sits where, the links, and what can be changed by whom."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import segno
from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Template
from msgspec import Struct

from keeling.bots.play import BOTS
from keeling.text.words import GameWords
from keeling.web.framework import AnyRequest
from keeling.web.page import Page
from keeling.web.pages.lobby import ago
from keeling.web.server import Server
from keeling.web.show.chance import chance_of
from keeling.web.show.scene import Presenter, Sitting
from keeling.web.show.trace import sentence
from keeling.web.store.rows import HOST
from keeling.web.tables.table import Table
from keeling.web.visitor import base_url, held_by, language_of, server_of

DONE: Final = ("name", "bot", "person", "link", "freed", "saved", "sent", "removed")


class Link(Struct, frozen=True):
    """An address to give away, as text and as a picture for cameras."""

    url: str
    code: str


class Told(Struct, frozen=True):
    """What happened to a seat, and when."""

    seat: int
    sentence: str
    made: str  # for machines
    ago: str


class Place(Struct, frozen=True):
    """A seat with all that this browser may know of it and do with it."""

    sitting: Sitting
    person: bool
    taken: bool  # a browser holds it, or a program plays it
    program: bool
    link: Link | None
    webhook: str
    absent: bool  # so long that any player may let a bot play


@get("/t/{table_id:str}/seats", sync_to_thread=True)
def seats(request: AnyRequest, table_id: FromPath[str], done: FromQuery[str] = "") -> Template:
    """Who sits where; for the host the links, for the others what they do with their own seat."""
    return seats_page(request, table_id, done=done if done in DONE else "")


def seats_page(
    request: AnyRequest,
    table_id: str,
    done: str = "",
    wrong: tuple[str, str, str] = ("", "", ""),
    status: int = 200,
) -> Template:
    """The page; `wrong` is the seat whose webhook was refused, what was typed, and why."""
    server, base = server_of(request), base_url(request)
    with server.tables.at(table_id) as table:
        held = held_by(request, table)
        told = GameWords(table.game, language_of(request, table.row.language))
        context = {
            "table_language": table.row.language,
            "table": table.id,
            "game": table.game.id,
            "title": told.title(),
            "ended": table.ended,
            "host": HOST in held,
            "held": held,
            "places": places(server, table, told, held, base),
            "trace": happened(table, told),
            "secrets": table.game.has_secrets,
            "chance": chance_of(table),
            "host_link": linked(f"{base}/join/{table.row.host_token}") if HOST in held else None,
            "watch_link": linked(f"{base}/t/{table.id}"),
            "bots": BOTS,
            "done": done,
            "wrong": wrong,
        }
    return Page(request, "seats.html", context=context, status_code=status)


def places(
    server: Server, table: Table, told: GameWords, held: list[int], base: str
) -> list[Place]:
    """All seats. Whoever holds one sees its link; as long as nobody does, the host."""
    presenter, view = Presenter(table, told.words.language, server.hub), table.view(None)
    taken = {seat for _, seat in server.store.holders(table.id)}
    taken.update(row.seat for row in table.seats if row.program)
    known = [n for n in range(len(table.seats)) if n in held or (HOST in held and n not in taken)]
    return [
        Place(
            sitting=presenter.sitting(table, row.seat, held, view),
            person=row.person,
            taken=row.seat in taken,
            program=row.program,
            link=linked(f"{base}/join/{row.token}") if row.person and row.seat in known else None,
            webhook=row.webhook if row.seat in held else "",
            absent=bool(held) and server.is_absent(table, row.seat),
        )
        for row in table.seats
    ]


def happened(table: Table, told: GameWords) -> list[Told]:
    """What happened to the seats, the latest first."""
    language = told.words.language
    return [
        Told(
            seat=one.seat,
            sentence=sentence(one, told),
            made=datetime.fromtimestamp(one.made, UTC).isoformat(),
            ago=ago(one.made, language),
        )
        for one in reversed(table.trace)
    ]


def linked(url: str) -> Link:
    """An address with its QR code: dark on light with a quiet zone, whatever stands around it."""
    code = segno.make(url, micro=False, error="m")
    drawn = code.svg_inline(omitsize=True, border=4, dark="#000", light="#fff", svgclass="qr")
    return Link(url, drawn)


HANDLERS = [seats]
