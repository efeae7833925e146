"""The end of a game: who won and with what, how it went, and where it was decided."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect, Template

from keeling.draw.chart import CHART_STYLE
from keeling.web import files
from keeling.web.pages.lobby import extras
from keeling.web.pages.story import sittings
from keeling.web.show.chance import chance_of
from keeling.web.show.ending import Ending
from keeling.web.show.narration import first_choice
from keeling.web.show.scene import Scenery
from keeling.web.visitor import held_by, language_of, server_of

CHARTS = 4  # shown at once


@get("/t/{table_id:str}/result", sync_to_thread=True)
def result(request: Request[Any, Any, Any], table_id: FromPath[str]) -> Template | Redirect:
    """The result; while the game goes on, the table."""
    server = server_of(request)
    with server.tables.at(table_id) as table:
        if not table.ended:
            return Redirect(f"/t/{table.id}", status_code=303)
        held = held_by(request, table)
        scenery = Scenery(table, language_of(request, table.row.language), server.hub)
        context = {**told(scenery), "sittings": sittings(scenery, held), "may_repeat": bool(held)}
        context["repeated"] = server.store.repeated(table.id) if held else ""
        return Template("result.html", context=context)


def told(scenery: Scenery) -> dict[str, Any]:
    """All that everybody is told of a game that is over."""
    table = scenery.table
    ending = Ending(table, scenery.told)
    charts = ending.charts()
    return {
        "table_language": table.row.language,
        "table": table.id,
        "parent": table.row.parent,
        "title": scenery.told.title(),
        "extras": extras(table.match.config, scenery.told),
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


@get("/chart.css", sync_to_thread=False)
def chart_style() -> Response[str]:
    """The style sheet of all charts."""
    return Response(CHART_STYLE, media_type=MediaType.CSS, headers={"cache-control": files.SHORT})


HANDLERS = [result, chart_style]
