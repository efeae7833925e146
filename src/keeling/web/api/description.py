"""The OpenAPI document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Tag

import keeling

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler

ABOUT = """Play, watch and study games on a Keeling server.

A table is made by `POST /tables`; its answer holds a token for each seat, which is good until
somebody sits down there. A request with `Authorization: Bearer <token>` acts and sees as that seat;
one without sees what spectators see.
Choices are named in notation (`buy 1`), the same as in records. Every command carries the version
of the table it was made for, and an id of the asker's own: the same id twice is
carried out once.

What goes wrong is answered with a `Problem`: a word for programs, and a sentence for people in the
language that `Accept-Language` asks for."""

TAGS = [
    Tag(name="games", description="What can be played."),
    Tag(name="tables", description="Opening tables, finding them, and who sits there."),
    Tag(name="play", description="Looking at a table, choosing, and hearing of changes."),
]


def description() -> OpenAPIConfig:
    """What the document says about all of it."""
    bearer = SecurityScheme(
        type="http", scheme="bearer", description="The token of a seat, or the host's."
    )
    return OpenAPIConfig(
        title="Keeling",
        version=keeling.__version__,
        description=ABOUT,
        license=License(name="Apache-2.0", identifier="Apache-2.0"),
        path="/api/v1/openapi.json",  # nothing else below /api/v1 is about the document
        render_plugins=[JsonRenderPlugin(path="/")],
        tags=TAGS,
        use_handler_docstrings=True,
        operation_id_creator=named,
        components=Components(security_schemes={"seat": bearer}),
    )


def named(handler: HTTPRouteHandler, _method: object, _path: object) -> str:
    """An operation is called as it is in Python."""
    return handler.handler_name
