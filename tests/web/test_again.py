from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.web.ids import fingerprint
from keeling.web.store.rows import HOST
from keeling.web.tables.opening import Sitter
from tests.web.browsers import become, key_called
from tests.web.past import KEY, get, played, send, server_of, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

FRIEND = key_called("the-browser-of-a-friend")
FOUR = (
    Sitter("here", "Anna"),
    Sitter("link", "Bo"),
    Sitter("bot", "", "greedy"),
    Sitter("open"),
)


def test_the_same_people_and_bots_sit_at_the_new_table(client: TestClient[Litestar]) -> None:
    old = table_of(client, FOUR, hold=[HOST, 0])
    answer = send(client, f"/t/{old}/again")
    assert answer.status_code == 303
    new = answer.headers["location"].split("/")[2]
    assert new != old
    assert answer.headers["location"] == f"/t/{new}/seats"
    store = server_of(client).store
    sitting = [(row.name, row.person, row.open, row.bot) for row in store.seats(new)]
    assert sitting == [
        ("Anna", True, False, ""),
        ("Bo", True, False, ""),
        ("", False, False, "greedy"),
        ("", True, True, ""),
    ]
    assert store.held(fingerprint(KEY), new) == [HOST, 0]
    before, after = store.table(old), store.table(new)
    assert before is not None
    assert after is not None
    assert (before.game, before.config) == (after.game, after.config)
    assert after.choices < before.choices


def test_a_person_whose_seat_a_bot_plays_gets_it_back(client: TestClient[Litestar]) -> None:
    old = table_of(client, [Sitter("here", "Anna")] * 2, hold=[0, 1])
    server_of(client).tables.change_seat(old, 1, bot="greedy")
    new = send(client, f"/t/{old}/again").headers["location"].removeprefix("/t/")
    assert [row.bot for row in server_of(client).store.seats(new)] == ["", ""]


def test_without_links_to_hand_out_the_new_table_is_shown_at_once(
    client: TestClient[Litestar],
) -> None:
    old = table_of(client, hold=[0])
    to = send(client, f"/t/{old}/again").headers["location"]
    assert to.count("/") == 2
    assert get(client, to).status_code == 200


def test_who_only_watches_cannot_open_the_table_again(client: TestClient[Litestar]) -> None:
    answer = send(client, f"/t/{table_of(client)}/again")
    assert answer.status_code == 403
    assert "Only somebody who sits at this table" in answer.text


def test_no_other_site_can_open_a_table(client: TestClient[Litestar]) -> None:
    table = table_of(client, hold=[0])
    assert client.post(f"/t/{table}/again").status_code == 403


def test_one_address_cannot_open_tables_without_end(client: TestClient[Litestar]) -> None:
    table = table_of(client, hold=[0])
    server_of(client).openings.most = 2
    fields = {"at": str(len(played().taken))}
    assert send(client, f"/t/{table}/again").status_code == 303
    assert send(client, f"/t/{table}/fork", **fields).status_code == 303
    assert send(client, f"/t/{table}/again").status_code == 429
    assert send(client, f"/t/{table}/fork", **fields).status_code == 429


def test_those_who_sat_at_the_old_table_are_told_and_sit_at_the_new_one(
    client: TestClient[Litestar],
) -> None:
    old, store = table_of(client, FOUR, hold=[HOST, 0]), server_of(client).store
    store.hold(fingerprint(FRIEND), old, [1])
    told = "It is being played again"
    assert told not in get(client, f"/t/{old}/result").text
    new = send(client, f"/t/{old}/again").headers["location"].split("/")[2]
    assert store.held(fingerprint(FRIEND), new) == [1]
    for key, knows in ((KEY, True), (FRIEND, True), ("a-stranger", False)):
        become(client, key)
        page = get(client, f"/t/{old}/result").text
        assert (f'href="/t/{new}">{told}' in page) == knows
    become(client, FRIEND)
    assert f'href="/t/{new}"' in client.get("/").text


def test_a_table_is_played_again_where_it_was_last_opened_again(
    client: TestClient[Litestar],
) -> None:
    old, store = table_of(client, hold=[0]), server_of(client).store
    assert store.repeated(old) == ""
    new = send(client, f"/t/{old}/again").headers["location"].removeprefix("/t/")
    fork = send(client, f"/t/{old}/fork", at="9").headers["location"].removeprefix("/t/")
    assert store.repeated(old) == new != fork
