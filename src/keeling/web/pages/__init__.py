"""Pages for people. Each works without a script; with it, nothing has to be loaded anew."""

from __future__ import annotations

from litestar import Router

from keeling.web.page import PACKED
from keeling.web.pages import (
    again,
    commands,
    fair,
    fork,
    health,
    joining,
    language,
    lobby,
    new,
    owner,
    records,
    report,
    result,
    rules,
    seating,
    seats,
    shelf,
    sources,
    story,
    table,
    text_board,
)

PAGES = [
    Router(
        path="/",
        route_handlers=[
            *lobby.HANDLERS,
            *shelf.HANDLERS,
            *new.HANDLERS,
            *joining.HANDLERS,
            *seats.HANDLERS,
            *seating.HANDLERS,
            *table.HANDLERS,
            *text_board.HANDLERS,
            *commands.HANDLERS,
            *result.HANDLERS,
            *story.HANDLERS,
            *records.HANDLERS,
            *again.HANDLERS,
            *fork.HANDLERS,
            *fair.HANDLERS,
            *report.HANDLERS,
            *rules.HANDLERS,
            *sources.HANDLERS,
            *language.HANDLERS,
            *health.HANDLERS,
            *owner.HANDLERS,
        ],
        include_in_schema=False,
        opt={PACKED: True},
    )
]
