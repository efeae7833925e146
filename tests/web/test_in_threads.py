"""The event loop makes no pages: there everybody's answers pass, one after the other."""

from __future__ import annotations

import gzip
from threading import current_thread
from typing import TYPE_CHECKING

import pytest

from tests.web.past import table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

PAGES = [
    "/",
    "/rules/co2",
    "/rules/co2?q=market",
    "/glossary/co2",
    "/sources/co2",
    "/new?game=co2",
    "/t/{}",
    "/t/{}?at=40",
    "/t/{}/text",
    "/t/{}/story",
    "/t/{}/result",
    "/t/{}/fair",
    "/t/{}/seats",
    "/t/{}/fork",
    "/t/{}/report",
]


@pytest.mark.parametrize("address", PAGES)
def test_a_page_is_made_and_compressed_in_the_thread_of_its_request(
    client: TestClient[Litestar], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(*args: object, **more: object) -> bytes:
        threads.append(current_thread().name)
        return gzip.compress(*args, **more)  # type: ignore[arg-type]  # as it was asked for

    monkeypatch.setattr("keeling.web.page.compress", noted)
    answer = client.get(address.format(table_of(client, hold=[0])))
    assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip")
    assert [name.partition("_")[0] for name in threads] == ["request"]
    assert "<html" in answer.text


def test_without_gzip_a_page_is_sent_as_it_is(client: TestClient[Litestar]) -> None:
    answer = client.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"].lower() == "accept-encoding"
    assert "<html" in answer.text
