"""What is printed and what is ours, in the browser; and whose values a table uses."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import update

from keeling.kernel.box import named
from keeling.kernel.data import OVERLAY
from keeling.kernel.registry import REGISTERED, game, register
from keeling.kernel.values import components, of_kind, shares
from keeling.text.catalogue import LANGUAGES
from keeling.web.pages.sources import values
from keeling.web.show.sources import bar, percent, sources_of
from keeling.web.store.schema import TABLES
from keeling.web.tables.opening import Sitter
from tests.kernel.pebbles.game import GAME as PEBBLES
from tests.web.past import server_of, speak, table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from litestar import Litestar
    from litestar.testing import TestClient

GAMES = ("co2", "second_chance", "future_energy", "green_deal", "e_mission")
PAGE = "/sources/future_energy"
TITLES = {
    "en": "what is printed and what is ours",
    "de": "Was gedruckt ist und was von uns ist",
    "pl": "co jest wydrukowane, a co jest nasze",
}


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], str]]:
    """Lays a data file over that of Future Energy, and gives its hash."""

    def lay(text: str) -> str:
        (tmp_path / "future_energy").mkdir()
        (tmp_path / "future_energy" / "data.toml").write_text(text, "utf-8")
        monkeypatch.setenv(OVERLAY, str(tmp_path))
        forget()
        return sources_of(game("future_energy")).box

    yield lay
    monkeypatch.delenv(OVERLAY, raising=False)
    forget()


def forget() -> None:
    """A process reads its values once: here is another one."""
    for kept in (named, sources_of, values):
        kept.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_page_tells_the_shares_and_every_value(
    name: str, language: str, client: TestClient[Litestar]
) -> None:
    speak(client, language)
    answer = client.get(f"/sources/{name}")
    assert answer.status_code == 200
    assert TITLES[language] in answer.text
    found = components(game(name))
    [told] = re.findall(r'<svg class="shares" .*?aria-label="(.*?)"', answer.text)
    assert len(told.split(", ")) == len(shares(found))
    assert answer.text.count("<dt>") == sum(len(one.values) for one in found)


def test_a_value_stands_under_its_source_with_its_remark(client: TestClient[Litestar]) -> None:
    text = unescape(client.get(PAGE).text)
    for kind in shares(components(game("future_energy"))):
        there = text.partition(f'<h2 id="from-{kind}"')[2].partition('<h2 id="from-')[0]
        for one in of_kind(components(game("future_energy")), kind):
            assert all(f"<dt>{value.field}</dt>" in there for value in one.values)
            assert all(value.remark in there for value in one.values)
    printed = text.partition('<h2 id="from-rulebook"')[2].partition('<h2 id="from-')[0]
    assert "<dt>per_investor</dt><dd>1</dd>" in printed


def test_the_smallest_share_can_be_seen_and_the_bar_is_full() -> None:
    parts = bar({"rulebook": 998, "public": 1, "reconstructed": 1}, 1000)
    assert [part.percent for part in parts] == [">99", "<1", "<1"]
    assert [part.width >= 9 for part in parts] == [True, True, True]
    assert sum(part.width for part in parts) in range(999, 1002)


@pytest.mark.parametrize(
    ("count", "total", "told"),
    [(0, 7, "0"), (7, 7, "100"), (1, 1000, "<1"), (999, 1000, ">99"), (1, 3, "33"), (0, 0, "0")],
)
def test_percents_are_honest_at_both_ends(count: int, total: int, told: str) -> None:
    assert percent(count, total) == told


@pytest.mark.parametrize("page", ["/", "/new?game=future_energy", "/rules/future_energy"])
def test_pages_link_to_it(page: str, client: TestClient[Litestar]) -> None:
    assert f'href="{PAGE}"' in client.get(page).text


def test_a_table_links_to_it_and_it_leads_back(client: TestClient[Litestar]) -> None:
    table = table_of(client, [Sitter("here"), Sitter("here")], upto=0, hold=[0, 1])
    assert f'href="{PAGE}?table={table}"' in client.get(f"/t/{table}").text
    assert f'href="/t/{table}"' in client.get(f"{PAGE}?table={table}").text


def test_a_game_without_data_has_no_such_page(client: TestClient[Litestar]) -> None:
    register(PEBBLES)
    try:
        assert client.get("/sources/pebbles").status_code == 404
        assert client.get("/sources/chess").status_code == 404
        assert "/sources/pebbles" not in client.get("/").text
        assert "/sources/pebbles" not in client.get("/new?game=pebbles").text
    finally:
        del REGISTERED[PEBBLES.id]


def test_without_a_box_nobody_speaks_of_one(client: TestClient[Litestar]) -> None:
    for page in ("/", "/new?game=future_energy", PAGE):
        assert "The values of this box" not in client.get(page).text
        assert "own box" not in client.get(page).text
    assert client.get("/api/v1/games/future_energy").json()["data"] == ""


def test_everything_says_that_the_values_of_a_box_are_played(
    client: TestClient[Litestar], box: Callable[[str], str]
) -> None:
    data = box('[[contract]]\nid = "c01"\npoints = 99\n')
    assert len(data) == 12
    told = f"The values of this box · {data}"
    assert told in client.get("/").text
    assert told in client.get("/new?game=future_energy").text
    page = client.get(PAGE).text
    assert f"own box ({data})" in page
    assert 'id="from-box"' in page
    info = client.get("/api/v1/games/future_energy").json()
    assert (info["data"], info["sources"]["box"]) == (data, 1)
    assert client.get("/api/v1/games/co2").json()["data"] == ""
    table = table_of(client, [Sitter("here"), Sitter("here")], upto=0, hold=[0, 1])
    assert (
        f'The values of this box <span class="unseen">{data}</span>'
        in client.get(f"/t/{table}").text
    )
    assert client.get(f"/api/v1/tables/{table}").json()["data"] == data


def test_a_box_with_our_values_is_no_other_game(
    client: TestClient[Litestar], box: Callable[[str], str]
) -> None:
    assert box("[income]\nbase = 3\n") == ""
    assert "none of them differs from ours" in client.get(PAGE).text
    assert "The values of this box" not in client.get("/").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_another_box_says_which_one_it_needs(
    language: str, client: TestClient[Litestar]
) -> None:
    table = table_of(client, [Sitter("here"), Sitter("here")], upto=0, hold=[0, 1])
    with server_of(client).store.writing.begin() as db:
        db.execute(update(TABLES).where(TABLES.c.id == table).values(data="0123abcd"))
    server_of(client).tables.forget(table)
    speak(client, language)
    answer = client.get(f"/t/{table}")
    assert answer.status_code == 410
    assert "0123abcd" in answer.text
    assert "--data" in answer.text


def test_a_table_of_our_values_says_that_it_needs_no_box(
    client: TestClient[Litestar], box: Callable[[str], str]
) -> None:
    table = table_of(client, [Sitter("here"), Sitter("here")], upto=0, hold=[0, 1])
    server_of(client).tables.forget(table)
    box('[[contract]]\nid = "c01"\npoints = 99\n')
    answer = client.get(f"/t/{table}")
    assert (answer.status_code, "the values that come with Keeling" in answer.text) == (410, True)
