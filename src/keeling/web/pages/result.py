"""The end of a game: who won and with what, how it went, and where it was decided."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import Redirect, Template

from keeling.draw.chart import CHART_STYLE
from keeling.web import files
from keeling.web.framework import AnyRequest
from keeling.web.ids import new_token
from keeling.web.page import NOT_PACKED, Page
from keeling.web.pages.lobby import extras
from keeling.web.pages.story import sittings
from keeling.web.pages.unchanged import etag_of, has_it, may_be_kept, not_modified
from keeling.web.show.chance import chance_of
from keeling.web.show.ending import Ending
from keeling.web.show.narration import first_choice
from keeling.web.show.scene import Presenter
from keeling.web.show.wording import fragment
from keeling.web.tables.table import Table
from keeling.web.visitor import held_by, language_of, server_of

CHARTS = 4  # shown at once


@get("/t/{table_id:str}/result", sync_to_thread=True)
def result(request: AnyRequest, table_id: FromPath[str]) -> Template | Redirect | Response[None]:
    """The result; while the game goes on, the table."""
    server = server_of(request)
    with server.tables.at(table_id) as table:
        if not table.ended:
            return Redirect(f"/t/{table.id}", status_code=303)
        held = held_by(request, table)
        repeated = server.store.repeated(table.id) if held else ""
        etag = etag_of(request, table, repeated)
        if has_it(request, etag):
            return not_modified(etag)
        language = language_of(request, table.row.language)
        context = server.tables.remembered.get(
            table, f"result {language}", lambda: made(request, table, language), size_of
        )
        context = {**context, "form": new_token() if held else "", "repeated": repeated}
        return may_be_kept(Page(request, "result.html", context=context), etag)


def made(request: AnyRequest, table: Table, language: str) -> dict[str, Any]:
    """What the page tells everybody, the dear part of it as it stands in the page."""
    presenter = Presenter(table, language, server_of(request).hub)
    context = {**told(presenter), "sittings": sittings(presenter, [])}
    return {**context, "ending": fragment("ending.html", language, **context)}


def size_of(context: dict[str, Any]) -> int:
    """About how many bytes a result takes."""
    return 2 * len(context["ending"])


def told(presenter: Presenter) -> dict[str, Any]:
    """All that everybody is told of a game that is over."""
    table = presenter.table
    ending = Ending(table, presenter.told)
    charts = ending.charts()
    return {
        "table_language": table.row.language,
        "table": table.id,
        "parent": table.row.parent,
        "title": presenter.told.title(),
        "extras": extras(table.match.config, presenter.told),
        "outcome": ending.outcome(),
        "tie": ending.tie(),
        "reasons": ending.reasons(),
        "conditions": ending.conditions(),
        "team": ending.team,
        "sheet": ending.sheet(),
        "total": ending.total(),
        "rounds": ending.rounds,
        "about_moments": ending.about_moments(),
        "moments": ending.moments(),
        "charts": charts[:CHARTS],
        "more": charts[CHARTS:],
        "choices": len(table.match.taken),
        "first": first_choice(table.match),
        "chance": chance_of(table),
    }


@get("/chart.css", sync_to_thread=False, opt=NOT_PACKED)
def chart_style() -> Response[str]:
    """The style sheet of all charts."""
    return Response(CHART_STYLE, media_type=MediaType.CSS, headers={"cache-control": files.SHORT})


HANDLERS = [result, chart_style]
