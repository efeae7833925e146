"""The API: what a program needs to play, watch and study. `/api/v1/openapi.json` describes it."""

from __future__ import annotations

from litestar import Router

from keeling.web.api import games, play, tables


def api() -> Router:
    """All of version 1."""
    return Router(
        path="/api/v1",
        route_handlers=[*games.HANDLERS, *tables.HANDLERS, *play.HANDLERS],
    )
