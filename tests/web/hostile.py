"""What every answer to hostile input has in common, and every address it can be sent to."""

from __future__ import annotations

import re
from contextlib import contextmanager
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from keeling.web.api import api
from keeling.web.app import make_app
from keeling.web.pages import PAGES
from keeling.web.security import HEADERS
from keeling.web.settings import Settings
from tests.web.asking import API
from tests.web.past import server_of
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from httpx import Response

TRACE = re.compile(r'Traceback|File \\?"|\.py\b|site-packages|sqlalchemy|/src/|/tmp/')
ROUTES = [  # all pages and operations, as they are in the application
    (method, route.path_format)
    for route in Litestar([*PAGES, api()], openapi_config=None).routes
    if isinstance(route, HTTPRoute)
    for method in sorted(route.methods - {"OPTIONS"})
]
FORMS = [path for method, path in ROUTES if method == "POST" and not path.startswith("/api/")]


@contextmanager
def here(folder: Path, **settings: Any) -> Iterator[TestClient[Litestar]]:
    """A server in this process."""
    url = f"sqlite:///{folder / 'keeling.sqlite3'}"
    given: dict[str, Any] = {**UNHURRIED, "database": url, **settings}
    with TestClient(make_app(Settings(**given))) as made:
        yield made


class Addressed:
    """An application whose requests come from an address of one's choice."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.state = app.state
        self.address = "testclient"

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Hand a request on, as if it came from there."""
        scope["client"] = (self.address, 50000)
        await self.app(scope, receive, send)


@contextmanager
def addressed(client: TestClient[Litestar]) -> Iterator[Addressed]:
    """Let requests come from elsewhere."""
    made: Any = Addressed(client.app)
    client.app = made
    yield made
    client.app = made.app


def hardened(answer: Response) -> Response:
    """An answer that tells browsers to load nothing from elsewhere, and nobody about ourselves."""
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; ")
    assert "cache-control" in answer.headers
    assert not TRACE.search(answer.text), answer.text
    return answer


def refused(answer: Response, *statuses: int) -> Response:
    """An answer that grants nothing, in good order."""
    assert answer.status_code in (statuses or range(400, 500)), (answer.status_code, answer.text)
    if answer.request.url.path.startswith(API) and answer.request.method != "HEAD":
        assert {"error", "message"} <= answer.json().keys()
    return hardened(answer)


@contextmanager
def unchanged(client: TestClient[Litestar], table: str) -> Iterator[None]:
    """The table is as before, and no other has come into being."""
    before = everything(client, table)
    yield
    assert everything(client, table) == before


def everything(client: TestClient[Litestar], table: str) -> list[Any]:
    """All that the database holds of a table, and how many tables there are."""
    store = server_of(client).store
    with store.engine.connect() as db:
        tables = db.exec_driver_sql("SELECT count(*) FROM tables").scalar()
        holders = db.exec_driver_sql("SELECT * FROM holders ORDER BY 1, 2, 3").all()
    return [store.table(table), store.seats(table), store.log(table), holders, tables]


def csrf(client: TestClient[Litestar]) -> dict[str, str]:
    """What a form of this server sends to be known as one."""
    if "keeling_csrf" not in client.cookies:
        client.get("/healthz")
    return {"_csrf_token": client.cookies["keeling_csrf"]}


def send(client: TestClient[Litestar], path: str, **fields: str) -> Response:
    """Send a form as a page of this server would."""
    return client.post(path, data={**csrf(client), **fields}, follow_redirects=False)


class Scripted(HTMLParser):
    """Everything in a page or a picture that could run."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Elements, attributes and addresses that run something, and not our own module."""
        given = {name: value or "" for name, value in attrs}
        if tag == "script" and not given.get("src", "").startswith("/static/"):
            self.found.append(tag)
        self.found += [tag] if tag in ("iframe", "object", "embed", "base", "style") else []
        self.found += [name for name in given if name.startswith("on") or name == "style"]
        leading = [given[name] for name in ("href", "src", "action", "xlink:href") if name in given]
        self.found += [url for url in leading if not re.match(r"[/#?]|https?://|$", url)]
