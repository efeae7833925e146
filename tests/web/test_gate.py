"""What addresses may ask for: everything counts, and refusing costs next to nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from keeling.web.gate import POLITE
from keeling.web.settings import Settings
from tests.web.asking import API, new_table, sit
from tests.web.hostile import addressed, here, refused

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient

FILE = "/static/icon.svg"
CLASS = 30  # people behind one address
MOST = 3


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A server that lets nobody ask for much."""
    with here(tmp_path, requests_per_minute=MOST) as made:
        yield made


def test_files_count_but_not_as_pages(strict: TestClient[Litestar]) -> None:
    with addressed(strict) as coming:
        coming.address = "192.0.2.1"
        assert [strict.get(FILE).status_code for _ in range(MOST + 1)] == [200] * MOST + [429]
        assert strict.get("/").status_code == 200
        coming.address = "192.0.2.2"
        assert strict.get(FILE).status_code == 200


def test_the_state_of_the_server_can_always_be_asked_for(strict: TestClient[Litestar]) -> None:
    for path in ("/healthz", "/readyz"):
        assert {strict.get(path).status_code for _ in range(2 * MOST)} == {200}


def test_a_class_behind_one_address_can_load_a_table_at_once(client: TestClient[Litestar]) -> None:
    page = client.get(sit(client, new_table(client, "link", "link"), 0)).text
    files = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', page))
    assert len(files) > 3
    assert CLASS * (len(files) + 2) < Settings().requests_per_minute


def test_whoever_goes_on_after_many_refusals_gets_a_sentence_and_is_hung_up_on(
    strict: TestClient[Litestar],
) -> None:
    for _ in range(MOST):
        strict.get("/nowhere")
    for _ in range(POLITE):
        page = refused(strict.get("/"), 429)
        assert "<h1>" in page.text
        assert "connection" not in page.headers
    german = {"accept-language": "de"}
    told = refused(strict.get("/", headers=german), 429)
    assert told.text == "Zu viele Anfragen. Bitte warte ein wenig."
    assert told.headers["connection"] == "close"
    assert int(told.headers["retry-after"]) > 0
    assert refused(strict.get(f"{API}/tables"), 429).json()["error"] == "too_many"
    assert refused(strict.head("/"), 429).content == b""
    assert len(told.content) < 100
