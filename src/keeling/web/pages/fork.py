"""What if: a new table that goes on from an earlier position of this one."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery
from litestar.response import Redirect, Template

from keeling.bots.play import BOTS
from keeling.web.errors import NotYours
from keeling.web.framework import AnyRequest
from keeling.web.ids import new_token
from keeling.web.page import Page
from keeling.web.pages.again import opened
from keeling.web.pages.report import position
from keeling.web.pages.story import sittings
from keeling.web.show.narration import first_choice
from keeling.web.show.scene import Presenter
from keeling.web.tables.opening import Opening, Sitter
from keeling.web.tables.table import Table
from keeling.web.visitor import held_by, language_of, server_of

HERE = "here"
PLAYERS = (HERE, *BOTS)
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


@get("/t/{table_id:str}/fork", sync_to_thread=True)
def ask(request: AnyRequest, table_id: FromPath[str], at: FromQuery[int | None] = None) -> Template:
    """Who is to play on, and from where: a game that is over, usually from its first choice."""
    with server_of(request).tables.at(table_id) as table:
        may_fork(request, table)
        if at is None and table.ended:
            at = first_choice(table.match)
        asked = {"at": str(position(table, at)), "form": new_token()}
        return form(request, table, {**asked, **as_they_sat(table)})


@post("/t/{table_id:str}/fork", sync_to_thread=True)
def fork(request: AnyRequest, table_id: FromPath[str], data: Form) -> Redirect | Template:
    """Open the new table. Chance has no seed there: it may go otherwise."""
    with server_of(request).tables.at(table_id) as table:
        may_fork(request, table)
        given = {**as_they_sat(table), **data}
        if problems := wrong(table, given):
            return form(request, table, given, problems)
        colours = [table.colour(row.seat) for row in table.seats]
        players = [given[colour] for colour in colours]
        wanted = Opening(
            game=table.game.id,
            config=table.match.config.json(),
            sitters=[
                Sitter(HERE, row.name) if player == HERE else Sitter("bot", "", player)
                for row, player in zip(table.seats, players, strict=True)
            ],
            language=table.row.language,
            parent=table.id,
            choices=table.match.choices[: int(given["at"])],
            form=given.get("form", ""),
        )
    return opened(request, wanted)


def may_fork(request: AnyRequest, table: Table) -> None:
    """A copy shows everything, so only people who know everything anyway may make one."""
    if not table.knows_all(held_by(request, table)):
        raise NotYours("web-fork-hidden")


def as_they_sat(table: Table) -> dict[str, str]:
    """Who plays each seat if nobody says otherwise: bots go on, people are here."""
    bots = {table.colour(row.seat): row.bot.partition(":")[0] for row in table.seats}
    return {colour: bot or HERE for colour, bot in bots.items()}


def wrong(table: Table, given: dict[str, str]) -> dict[str, str]:
    """What cannot be, by field: the key of a text that says why."""
    problems = {
        colour: "web-fork-no-player"
        for colour in as_they_sat(table)
        if given[colour] not in PLAYERS
    }
    at, last = given.get("at", ""), len(table.match.taken)
    if not (at.isdecimal() and len(at) <= len(str(last)) and int(at) <= last):
        problems["at"] = "web-fork-no-position"
    return problems


def form(
    request: AnyRequest,
    table: Table,
    given: dict[str, str],
    problems: dict[str, str] | None = None,
) -> Template:
    """The form, with what was typed and what is wrong with it."""
    server = server_of(request)
    presenter = Presenter(table, language_of(request, table.row.language), server.hub)
    context = {
        "table_language": table.row.language,
        "table": table.id,
        "title": presenter.told.title(),
        "last": len(table.match.taken),
        "sittings": sittings(presenter, []),
        "players": PLAYERS,
        "given": given,
        "problems": problems or {},
    }
    return Page(request, "fork.html", context=context, status_code=422 if problems else 200)


HANDLERS = [ask, fork]
