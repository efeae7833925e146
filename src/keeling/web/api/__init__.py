"""The API: what a program needs to play, watch and study. `/api/v1/openapi.json` describes it."""

from __future__ import annotations

from litestar import Router

from keeling.web.api import games, play, tables


def api() -> Router:
    """All of version 1."""
    parts = {"games": games.HANDLERS, "tables": tables.HANDLERS, "play": play.HANDLERS}
    return Router(
        path="/api/v1",
        route_handlers=[
            Router(path="/", route_handlers=handlers, tags=[name])
            for name, handlers in parts.items()
        ],
        exception_handlers={play.TooLate: play.too_late},
    )
