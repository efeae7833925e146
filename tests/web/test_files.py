"""Files of pages: kept for long under an address that changes with them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from keeling.web import files
from tests.web.past import table_of

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient

FILE = re.compile(r'(?:src|href)="((?:/static/|/chart\.css|/games/)[^"]*)"')


@pytest.mark.parametrize("page", ["/", "/new", "/t/{}", "/t/{}/result", "/t/{}/seats", "/nowhere"])
def test_what_pages_load_may_be_kept_for_a_year(client: TestClient[Litestar], page: str) -> None:
    found = FILE.findall(client.get(page.format(table_of(client))).text)
    assert found
    for address in found:
        answer = client.get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, files.LONG), address


@pytest.mark.parametrize("path", ["/static/keeling.css", "/chart.css", "/static/icon.svg"])
@pytest.mark.parametrize("query", ["", "?v=", "?v=0123456789ab", "?w=1"])
def test_another_version_is_not_kept_for_long(
    client: TestClient[Litestar], path: str, query: str
) -> None:
    assert client.get(path + query).headers["cache-control"] == files.SHORT


def test_the_address_changes_with_the_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "STATIC", tmp_path)
    (tmp_path / "a.css").write_text("one")
    first = files.address("/static/a.css")
    (tmp_path / "a.css").write_text("another")
    assert files.address("/static/a.css") != first
    assert files.version("/static/../a.css") == files.version("/static/b.css") == ""
