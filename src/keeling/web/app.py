"""The application: pages, API and files under one roof."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.static_files import create_static_files_router
from litestar.template.config import TemplateConfig

import keeling
from keeling.web import failures, security
from keeling.web.api import api
from keeling.web.api.description import description
from keeling.web.api.views import ViewSchemas
from keeling.web.gate import Gate
from keeling.web.operations.requests import Watched
from keeling.web.page import LEVEL, PACKED
from keeling.web.pages import PAGES
from keeling.web.server import Server
from keeling.web.show.wording import templates

if TYPE_CHECKING:
    from keeling.web.settings import Settings

HERE = Path(__file__).parent


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    server = Server(settings)
    static = create_static_files_router(
        path="/static",
        directories=[HERE / "static"],
        cache_control=security.FILES,
        include_in_schema=False,
    )
    app = Watched(
        route_handlers=[*PAGES, api(), static],
        state=State({"server": server, "release": keeling.__version__}),
        lifespan=[server.running],
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=LEVEL,
            exclude=["/events$", "/stream$"],
            exclude_opt_key=PACKED,
        ),
        middleware=[
            security.PlausibleRequests(),
            security.forms(
                server.store.secret("csrf"), secure=settings.public_url.startswith("https:")
            ),
        ],
        request_max_body_size=settings.largest_body,
        before_send=[security.harden],
        exception_handlers=failures.HANDLERS,
        template_config=TemplateConfig(instance=templates()),
        openapi_config=description(),
        plugins=[ViewSchemas()],
        logging_config=None,  # whoever starts the server says what is logged, and how
    )
    app.asgi_handler = Gate(app, server)
    return app
