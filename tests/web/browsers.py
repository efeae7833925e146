"""Browsers that a test knows by name: their keys are as good as if the server had made them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.web.ids import TOKEN
from keeling.web.keys import signed
from keeling.web.visitor import BROWSER

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

SECRET = "what the servers of tests sign with"  # noqa: S105 - it guards nothing


def key_called(name: str) -> str:
    """The key of a browser, always the same."""
    return signed(SECRET, name.ljust(TOKEN, "x"), secure=False)


def become(client: TestClient[Litestar], key: str) -> None:
    """Somebody else's browser."""
    client.app.state.server.secret = SECRET
    client.cookies.set(BROWSER, key)
