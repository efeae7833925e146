from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from litestar.testing import TestClient

from keeling.web.app import make_app
from keeling.web.settings import Settings
from tests.web.servers import running
from tools.server import UNHURRIED, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server in a process of its own. It never has a reason to complain."""
    with running(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """The server in this process, with an empty database."""
    settings: dict[str, Any] = {
        **UNHURRIED,
        "database": f"sqlite:///{tmp_path / 'keeling.sqlite3'}",
    }
    with TestClient(make_app(Settings(**settings))) as made:
        yield made
