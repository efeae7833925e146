"""Whoever made a table cannot look through the seats of others, nor play for them unseen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from keeling.web.ids import fingerprint
from keeling.web.store.rows import HOST, Note, What
from tests.web.asking import API, Player, new_table
from tests.web.browsers import key_called
from tests.web.forms import become, sent_by
from tests.web.past import KEY, get, send, server_of, table_of
from tests.web.test_seats import FRIEND, SITTERS, STRANGER, links, seats

if TYPE_CHECKING:
    from httpx import Response
    from litestar import Litestar
    from litestar.testing import TestClient

LATER = key_called("the-browser-of-somebody-later")
HOOK = "http://127.0.0.1:9/secret"


@pytest.fixture
def table(client: TestClient[Litestar]) -> str:
    """A table: this browser is the host and holds white; nobody has come yet."""
    return table_of(client, SITTERS, upto=0, hold=[HOST, 0])


def sit(client: TestClient[Litestar], table: str, key: str, colour: str, name: str) -> str:
    """Somebody sits down on an open seat, or by the link to another; the link they came by."""
    become(client, key)
    names = ["white", "red", "blue", "yellow"]
    row = seats(client, table)[names.index(colour)]
    path = f"/t/{table}/sit/{colour}" if row.open else f"/join/{row.token}"
    assert send(client, path, name=name).status_code == 303
    return f"/join/{row.token}"


def traces(client: TestClient[Litestar], table: str) -> list[tuple[str, int, int, str, str]]:
    """What happened to the seats: what, to which, by whom, their name, and more."""
    found = server_of(client).store.trace(table)
    return [(one.what, one.seat, one.by, one.name, one.detail) for one in found]


def told(client: TestClient[Litestar], table: str) -> list[str]:
    """The sentences about seats, as anybody reads them in the log of the API."""
    found = client.get(f"{API}/tables/{table}/log").json()["seating"]
    return [one["sentence"] for one in found]


def asked_by(client: TestClient[Litestar], table: str, token: str) -> list[Response]:
    """What a program with this token is answered when it looks, and when it plays."""
    path, headers = f"{API}/tables/{table}", {"authorization": f"Bearer {token}"}
    body: dict[str, Any] = {"option": "end", "version": 1, "id": "x"}
    return [
        client.get(f"{path}/view", headers=headers),
        client.get(f"{path}/log", headers=headers),
        client.post(f"{path}/choices", json=body, headers=headers),
        client.post(f"{path}/seats/red", json={"bot": "greedy"}, headers=headers),
    ]


# ---- keys


@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_of_whoever_made_the_table_opens_nothing_once_somebody_sits(
    client: TestClient[Litestar], seat: int
) -> None:
    made = new_table(client, "link", "open")
    token, colour = made["seats"][seat]["token"], made["seats"][seat]["seat"]
    assert asked_by(client, made["table"], token)[0].status_code == 200
    sit(client, made["table"], FRIEND, colour, "Bo")
    assert [one.status_code for one in asked_by(client, made["table"], token)] == [401] * 4
    become(client, KEY)
    assert get(client, f"/join/{token}").status_code == 410
    assert send(client, f"/join/{token}", name="Eve").status_code == 410
    assert server_of(client).store.held(fingerprint(FRIEND), made["table"]) == [seat]


@pytest.mark.parametrize(("colour", "number"), [("red", 1), ("blue", 2)])
def test_the_link_a_host_has_seen_opens_nothing_once_somebody_sits(
    client: TestClient[Litestar], table: str, colour: str, number: int
) -> None:
    seen = links(client.get(f"/t/{table}/seats").text)
    sit(client, table, FRIEND, colour, "Bo")
    new = seats(client, table)[number].token
    assert new not in seen
    assert links(client.get(f"/t/{table}/seats").text) == {new}, "their own, for another device"
    become(client, KEY)
    assert new not in links(client.get(f"/t/{table}/seats").text)
    for token in seen & {key for key in seen if key not in host_keys(client, table)}:
        assert get(client, f"/join/{token}").status_code in (200, 410)
        assert server_of(client).store.seat_of(token) != (table, number)


def host_keys(client: TestClient[Litestar], table: str) -> set[str]:
    """What the host may know at all times: their own keys."""
    row = server_of(client).store.table(table)
    assert row is not None
    return {row.host_token, seats(client, table)[0].token}


def test_a_program_that_made_the_table_plays_all_its_seats(client: TestClient[Litestar]) -> None:
    made = new_table(client, "link", "link")
    players = [Player(client, made, seat) for seat in range(2)]
    for number in range(12):
        player = next(one for one in players if one.name in one.get()["choosing"])
        options = player.get("/options")
        answer = player.choose(options["options"][0]["option"], options["version"], f"{number}")
        assert answer.status_code == 200, answer.text


def test_whoever_looks_through_a_seat_by_its_token_is_seen_by_all(
    client: TestClient[Litestar],
) -> None:
    """Also before anybody sits there: what the host sees by then, the next one will hold."""
    made = new_table(client, "link", "link")
    white = Player(client, made, 0)
    assert told(client, made["table"]) == []
    for _ in range(3):
        white.get("/view")
    assert told(client, made["table"]) == [
        "A program plays White, or looks through it, with the key to the seat."
    ]
    client.get(f"{API}/tables/{made['table']}/view")
    host = {"authorization": f"Bearer {made['host_token']}"}
    client.get(f"{API}/tables/{made['table']}/view", headers=host)
    assert len(told(client, made["table"])) == 1, "spectators and hosts look through no seat"
    become(client, STRANGER)
    assert "A program plays White" in client.get(f"/t/{made['table']}").text


def test_a_program_that_sits_down_has_a_token_that_nobody_else_knows(
    client: TestClient[Litestar],
) -> None:
    made = new_table(client, "link", "open")
    path = f"{API}/tables/{made['table']}/seats"
    old = [seat["token"] for seat in made["seats"]]
    head = {"authorization": f"Bearer {old[0]}"}
    sat = [
        client.post(f"{path}/white/sit", json={"name": "Deep"}, headers=head),
        client.post(f"{path}/red/sit", json={}),
    ]
    assert [one.status_code for one in sat] == [200, 200]
    for one, before in zip(sat, old, strict=True):
        assert asked_by(client, made["table"], before)[0].status_code == 401
        assert asked_by(client, made["table"], one.json()["token"])[0].status_code == 200
    assert sat[0].json()["name"] == "Deep"
    assert client.get(f"{API}/tables").json() == [], "no seat is open any more"
    again = client.post(f"{path}/red/sit", json={})
    assert (again.status_code, again.json()["error"]) == (403, "forbidden")
    host = {"authorization": f"Bearer {made['host_token']}"}
    assert client.post(f"{path}/red/sit", json={}, headers=host).status_code == 403
    assert client.post(f"{path}/pink/sit", json={}).status_code == 404


def test_a_host_does_not_see_the_link_of_a_seat_that_a_program_plays(
    client: TestClient[Litestar], table: str
) -> None:
    token = seats(client, table)[1].token
    assert token in links(client.get(f"/t/{table}/seats").text)
    asked_by(client, table, token)
    page = client.get(f"/t/{table}/seats").text
    assert token not in links(page)
    assert "A program plays here" in page


# ---- freeing a seat


def test_the_host_frees_a_seat_and_its_person_and_the_table_are_told(
    client: TestClient[Litestar], table: str
) -> None:
    sit(client, table, FRIEND, "red", "Bo")
    old = seats(client, table)[1].token
    become(client, KEY)
    path = f"/t/{table}/seats/red/free"
    assert sent_by(client.get(f"/t/{table}/seats").text, path)["to"] == "link"
    answer = send(client, path, to="link", page="seats")
    assert answer.headers["location"] == f"/t/{table}/seats?done=freed"
    row = seats(client, table)[1]
    assert (row.name, row.person, row.open, row.bot) == ("", True, False, "")
    assert row.token in links(client.get(answer.headers["location"]).text)
    assert server_of(client).store.seat_of(old) is None
    become(client, FRIEND)
    assert server_of(client).store.held(fingerprint(FRIEND), table) == []
    page = client.get(f"/t/{table}").text
    assert "Red is not your seat any more: the host has freed it." in page
    assert "The host freed Red. Whoever sits down there" in page


def test_a_seat_is_freed_for_anybody_or_for_a_bot(client: TestClient[Litestar], table: str) -> None:
    for to, state in (("open", (True, True, "")), ("uniform", (False, False, "uniform"))):
        sit(client, table, FRIEND, "red", "Bo")
        become(client, KEY)
        assert send(client, f"/t/{table}/seats/red/free", to=to).status_code == 303
        row = seats(client, table)[1]
        assert (row.person, row.open, row.bot) == state
    assert told(client, table)[1::2] == [
        "The host freed Red. Anybody may sit down there, and then sees all that Red sees.",
        "The host freed Red. A bot goes on: easy bot.",
    ]
    assert send(client, f"/t/{table}/seats/red/free", to="link").status_code == 403, "a bot's now"


@pytest.mark.parametrize("to", ["grandma", "", "<b>"])
def test_a_seat_is_freed_for_nobody_else(client: TestClient[Litestar], table: str, to: str) -> None:
    before = seats(client, table)
    assert send(client, f"/t/{table}/seats/red/free", to=to).status_code == 400
    assert seats(client, table) == before


def test_a_host_who_sits_down_on_a_seat_that_was_freed_is_seen_doing_so(
    client: TestClient[Litestar], table: str
) -> None:
    sit(client, table, FRIEND, "red", "Bo")
    become(client, KEY)
    send(client, f"/t/{table}/seats/red/free", to="link")
    sit(client, table, KEY, "red", "Bo")
    assert told(client, table) == [
        "Bo sat down as Red.",
        "The host freed Red. Whoever sits down there, by a new link, sees all that Red sees.",
        "The host sat down as Red.",
    ]
    become(client, FRIEND)
    assert "The host sat down as Red." in client.get(f"/t/{table}").text


def test_a_player_who_sits_down_a_second_time_is_named(
    client: TestClient[Litestar], table: str
) -> None:
    sit(client, table, FRIEND, "red", "Bo")
    sit(client, table, FRIEND, "blue", "Cleo")
    assert told(client, table)[-1] == "Bo (Red) sat down as Blue as well."


def test_a_new_link_is_told_to_the_table(client: TestClient[Litestar], table: str) -> None:
    sit(client, table, FRIEND, "red", "Bo")
    become(client, KEY)
    send(client, f"/t/{table}/seats/red/reissue")
    assert told(client, table)[-1] == (
        "The host made a new link to Red. Whoever opens it sees all that Red sees."
    )


# ---- messages


@pytest.mark.parametrize("how", ["reissue", "free"])
def test_an_address_for_messages_does_not_go_over_to_somebody_else(
    client: TestClient[Litestar], table: str, how: str
) -> None:
    sit(client, table, FRIEND, "red", "Bo")
    server_of(client).tables.change_seat(table, 1, webhook=HOOK)
    become(client, KEY)
    send(client, f"/t/{table}/seats/red/{how}")
    assert seats(client, table)[1].webhook == ""


def test_whoever_sits_down_after_somebody_left_does_not_get_their_messages(
    client: TestClient[Litestar], table: str
) -> None:
    sit(client, table, FRIEND, "red", "Bo")
    server_of(client).tables.change_seat(table, 1, webhook=HOOK)
    send(client, f"/t/{table}/leave")
    assert seats(client, table)[1].webhook == ""
    server_of(client).tables.change_seat(table, 2, webhook=HOOK)  # by whoever, before anybody sat
    sit(client, table, LATER, "blue", "Cleo")
    assert seats(client, table)[2].webhook == ""


@pytest.mark.parametrize(("name", "kept"), [("Bo", HOOK), ("Cleo", "")])
def test_messages_follow_a_person_to_another_device_and_nobody_else(
    client: TestClient[Litestar], table: str, name: str, kept: str
) -> None:
    sit(client, table, FRIEND, "red", "Bo")
    server_of(client).tables.change_seat(table, 1, webhook=HOOK)
    sit(client, table, LATER, "red", name)
    assert seats(client, table)[1].webhook == kept


# ---- again


def test_at_the_table_where_it_is_played_again_the_host_knows_no_key_of_others(
    client: TestClient[Litestar], table: str
) -> None:
    sit(client, table, FRIEND, "red", "Bo")
    become(client, KEY)
    known = {row.token for row in seats(client, table)}
    new = send(client, f"/t/{table}/again").headers["location"].split("/")[2]
    known |= links(client.get(f"/t/{new}/seats").text)
    red = seats(client, new)[1]
    assert red.token not in known
    assert server_of(client).store.held(fingerprint(FRIEND), new) == [1]
    assert re.search(r"/seats/red/free", client.get(f"/t/{new}/seats").text)


def test_those_who_sat_there_hold_their_seats_before_the_host_holds_the_table(
    client: TestClient[Litestar], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or else the host could see their links for a moment."""
    sit(client, table, FRIEND, "red", "Bo")
    become(client, KEY)
    store, order = server_of(client).store, []
    hold = store.hold

    def listening(browser: str, at: str, which: list[int]) -> None:
        order.append((browser, list(which)))
        hold(browser, at, which)

    monkeypatch.setattr(store, "hold", listening)
    send(client, f"/t/{table}/again")
    assert order == [(fingerprint(FRIEND), [1]), (fingerprint(KEY), [HOST, 0])]


# ---- the trace


def test_all_that_happens_to_a_seat_leaves_a_trace(
    client: TestClient[Litestar], table: str
) -> None:
    sit(client, table, FRIEND, "red", "Bo")
    send(client, f"/t/{table}/seats/red/name", name="Bo")  # no news
    send(client, f"/t/{table}/seats/red/name", name="Ben")
    send(client, f"/t/{table}/seats/red/bot", bot="uniform")
    send(client, f"/t/{table}/seats/red/bot", bot="")
    send(client, f"/t/{table}/seats/red/reissue")
    sit(client, table, LATER, "red", "Ben")
    send(client, f"/t/{table}/leave")
    become(client, KEY)
    send(client, f"/t/{table}/seats/yellow/bot", bot="rollout")
    send(client, f"/t/{table}/seats/yellow/bot", bot="")
    send(client, f"/t/{table}/seats/red/reissue")
    assert traces(client, table) == [
        ("sat", 1, 1, "Bo", ""),
        ("named", 1, 1, "Bo", "Ben"),
        ("bot", 1, 1, "Ben", "uniform"),
        ("person", 1, 1, "Ben", ""),
        ("link", 1, 1, "Ben", ""),
        ("moved", 1, 1, "Ben", ""),
        ("left", 1, 1, "Ben", "greedy"),
        ("bot", 3, HOST, "", "rollout"),
        ("person", 3, HOST, "", "link"),
        ("link", 1, HOST, "", ""),
    ]


def test_a_trace_and_the_change_it_tells_of_are_written_together_or_not_at_all(
    client: TestClient[Litestar], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the disk is full")

    before = seats(client, table)
    monkeypatch.setattr("keeling.web.store.seats.announce", fail)
    with pytest.raises(RuntimeError):
        server_of(client).store.change_seat(table, 1, Note(What.BOT, HOST), bot="greedy")
    assert (seats(client, table), traces(client, table)) == (before, [])
