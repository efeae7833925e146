"""Several people at one device, and people who go away: who is told what, and when."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from httpx import Cookies
from sqlalchemy import update

from keeling.web.live.streams import news_of
from keeling.web.pages.text_board import paragraphs
from keeling.web.store.schema import TABLES
from tests.web.asking import API, new_table, sit
from tests.web.past import server_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient


def shared(client: TestClient[Litestar], **more: Any) -> tuple[str, str, str]:
    """A table for two at one device: its path, who is to choose, and who is not."""
    table = new_table(client, "link", "link", **more)
    for seat in (0, 1):
        path = sit(client, table, seat)
    to_move = client.get(f"{API}/tables/{table['table']}").json()["to_move"]
    other = next(seat["seat"] for seat in table["seats"] if seat["seat"] != to_move)
    return path, to_move, other


def test_the_story_at_a_shared_device_is_that_of_spectators(client: TestClient[Litestar]) -> None:
    path, to_move, _ = shared(client)
    page = client.get(f"{path}?seat={to_move}").text
    links = re.findall(r'href="([^"]*/story[^"]*)"', page)
    assert {*links} == {f"{path}/story"}
    assert "As everybody may know it" in client.get(links[0]).text


def test_the_device_is_passed_on_by_name_with_a_sign(client: TestClient[Litestar]) -> None:
    path, _, _ = shared(client)
    page = client.get(path).text
    assert "Pass the device to Ann" in page  # both are called so by `sit`
    assert 'data-turn="● Ann"' in page
    assert 'data-mine="yes"' in page


def in_words(client: TestClient[Litestar], path: str, seat: str = "") -> str:
    """The board in words, as the script asks for it."""
    answer = client.get(f"{path}/text?seat={seat}", headers={"keeling-part": "text"})
    assert answer.status_code == 200
    return answer.text


def test_the_board_in_words_of_a_seat_is_only_for_whoever_is_to_choose(
    client: TestClient[Litestar],
) -> None:
    path, to_move, other = shared(client, game="co2")
    own = in_words(client, path, to_move)
    for seat in (other, ""):
        nobodys = in_words(client, path, seat)
        secrets = set(own.splitlines()) - set(nobodys.splitlines())
        assert secrets  # what only that seat may know
        client.cookies, kept = Cookies(), client.cookies
        assert nobodys == in_words(client, path, seat)  # as somebody sees it who only watches
        client.cookies = kept
    page = client.get(f"{path}?seat={other}").text  # the device is to be passed on first
    assert "/text?seat=" not in page


def test_an_open_page_hears_that_somebody_has_been_gone(client: TestClient[Litestar]) -> None:
    made = new_table(client, "link", "link")
    colours = [seat["seat"] for seat in made["seats"]]
    to_move = colours.index(client.get(f"{API}/tables/{made['table']}").json()["to_move"])
    path, server = sit(client, made, 1 - to_move), server_of(client)
    server.hub.present[made["table"], 1 - to_move] += 1  # the page that hears it
    before = news_of(server, made["table"]).stamp
    form = f"{path}/seats/{colours[to_move]}/bot"
    assert form not in client.get(path).text
    server.settings = msgspec.structs.replace(server.settings, absent_after=0)
    after = news_of(server, made["table"]).stamp
    assert after != before
    page = client.get(path).text
    assert f'data-stamp="{after}"' in page
    assert form in page


def test_a_page_hears_that_its_link_was_replaced(client: TestClient[Litestar]) -> None:
    table, server = new_table(client, "link", "link")["table"], server_of(client)
    before = news_of(server, table).stamp
    server.store.reissue(table, 0)
    assert news_of(server, table).stamp != before


def test_a_table_of_other_rules_does_not_hide_the_others(client: TestClient[Litestar]) -> None:
    kept, lost = (new_table(client, "link", "open")["table"] for _ in range(2))
    server = server_of(client)
    with server.store.transaction() as db:
        db.execute(update(TABLES).where(TABLES.c.id == lost).values(rules=99))
    server.tables.forget(lost)
    answer = client.get(f"{API}/tables")
    assert answer.status_code == 200
    assert [table["table"] for table in answer.json()] == [kept]
    assert client.get(f"/t/{lost}").status_code == 410


def test_lines_broken_for_terminals_are_whole_again() -> None:
    white = "White\n  money 3, CO2\n      certificates 1 (3)\n  c01\n"
    heading = "A long heading\n    goes on\n  x\n"
    assert paragraphs(f"{white}\n{heading}") == [
        ["White", "money 3, CO2 certificates 1 (3)", "c01"],
        ["A long heading goes on", "x"],
    ]
