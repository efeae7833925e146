"""The OpenAPI document."""

from __future__ import annotations

from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme

import keeling

ABOUT = """Play, watch and study games on a Keeling server.

A table is made by `POST /tables`; its answer holds a token for each seat. A request with
`Authorization: Bearer <token>` acts and sees as that seat; one without sees what spectators see.
Choices are named in notation (`buy 1`), the same as in records. Every command carries the version
of the table it was made for, and an id of the asker's own: the same id twice is
carried out once."""


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
        path="/api/v1",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
        components=Components(security_schemes={"seat": bearer}),
    )
