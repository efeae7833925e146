"""The seats of a table: who sits where, the links, and what can be changed by whom."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from litestar.testing import TestClient

from keeling.web.app import make_app
from keeling.web.ids import fingerprint
from keeling.web.pages.seats import linked
from keeling.web.settings import Settings
from keeling.web.store.rows import HOST
from keeling.web.tables.opening import Opening, Sitter, open_table
from tests.web.browsers import become, key_called
from tests.web.chat import chat
from tests.web.forms import sent_by
from tests.web.past import KEY, send, server_of, table_of
from tools.server import UNHURRIED

if TYPE_CHECKING:
    from pathlib import Path

    from litestar import Litestar

    from keeling.web.server import Server
    from keeling.web.store.rows import SeatRow

FRIEND = key_called("the-browser-of-a-friend")
STRANGER = key_called("the-browser-of-a-stranger")
SITTERS = (
    Sitter("here", "Anna <i>"),
    Sitter("link", "Bo"),
    Sitter("open"),
    Sitter("bot", "", "greedy"),
)


@pytest.fixture
def table(client: TestClient[Litestar]) -> str:
    """A table: this browser is the host and holds white, a friend's browser holds red."""
    made = table_of(client, SITTERS, upto=0, hold=[HOST, 0])
    server_of(client).store.hold(fingerprint(FRIEND), made, [1])
    return made


def seats(client: TestClient[Litestar], table: str) -> list[SeatRow]:
    """The seats as they are kept."""
    return server_of(client).store.seats(table)


def links(page: str) -> set[str]:
    """The tokens of all links on a page."""
    return set(re.findall(r"/join/([\w-]+)", page))


def test_spectators_see_who_sits_where_and_no_link(
    client: TestClient[Litestar], table: str
) -> None:
    become(client, STRANGER)
    page = client.get(f"/t/{table}/seats").text
    assert all(name in page for name in ("Anna &lt;i&gt;", "Bo", "medium bot", "White", "Yellow"))
    assert links(page) == set()
    assert re.findall(rf'action="/t/{table}/([^"]+)"', page) == ["sit/blue"]


@pytest.mark.parametrize(
    ("game", "told"), [("co2", "hands stay hidden"), ("e_mission", "there are no secrets")]
)
def test_who_watches_is_told_what_can_be_seen(
    client: TestClient[Litestar], game: str, told: str
) -> None:
    wanted = Opening(game=game, config={"seats": 2}, sitters=[Sitter("link"), Sitter("link")])
    made = open_table(server_of(client).tables, wanted)
    assert told in client.get(f"/t/{made.id}/seats").text


def test_who_holds_a_seat_sees_its_link_and_no_other(
    client: TestClient[Litestar], table: str
) -> None:
    become(client, FRIEND)
    page = client.get(f"/t/{table}/seats").text
    assert links(page) == {seats(client, table)[1].token}


def test_the_host_sees_the_links_to_seats_where_nobody_sits_and_the_own(
    client: TestClient[Litestar], table: str
) -> None:
    row = server_of(client).store.table(table)
    assert row is not None
    white, red, blue, _ = (seat.token for seat in seats(client, table))
    page = client.get(f"/t/{table}/seats").text
    assert links(page) == {white, blue, row.host_token}
    assert page.count("Somebody sits here with a link of their own") == 1
    server_of(client).store.forget(fingerprint(FRIEND), table)
    assert links(client.get(f"/t/{table}/seats").text) == {white, red, blue, row.host_token}


def test_the_key_of_the_host_shows_what_spectators_see_and_no_key_opens_another_table(
    client: TestClient[Litestar], table: str
) -> None:
    row, path = server_of(client).store.table(table), f"/api/v1/tables/{table}/view"
    assert row is not None
    told = client.get(path, headers={"authorization": f"Bearer {row.host_token}"}).json()
    assert told == client.get(path).json()
    assert told["view"]["seat"] is None
    other = seats(client, table_of(client, SITTERS, upto=0))[0].token
    answer = client.get(path, headers={"authorization": f"Bearer {other}"})
    assert (answer.status_code, answer.json()["error"]) == (401, "unauthorized")


def test_a_link_stands_there_as_a_code_that_needs_no_style(
    client: TestClient[Litestar], table: str
) -> None:
    page = client.get(f"/t/{table}/seats").text
    drawn = linked(f"http://testserver.local/join/{seats(client, table)[2].token}").code
    assert drawn in page
    assert "style=" not in page
    assert 'fill="#fff"' in drawn


def test_links_lead_where_others_reach_the_server(tmp_path: Path) -> None:
    settings: dict[str, Any] = {**UNHURRIED, "public_url": "https://play.example/"}
    database = f"sqlite:///{tmp_path / 'keeling.sqlite3'}"
    with TestClient(make_app(Settings(database=database, **settings))) as client:
        table = table_of(client, SITTERS, upto=0, hold=[HOST])
        page = client.get(f"/t/{table}/seats").text
        assert f"https://play.example/join/{seats(client, table)[1].token}" in page


def test_a_new_link_ends_the_old_one_and_what_it_opened(
    client: TestClient[Litestar], table: str
) -> None:
    old = seats(client, table)[1].token
    answer = send(client, f"/t/{table}/seats/red/reissue", page="seats")
    assert answer.headers["location"] == f"/t/{table}/seats?done=link"
    assert "There is a new link" in client.get(answer.headers["location"]).text
    new = seats(client, table)[1].token
    assert new != old
    store = server_of(client).store
    assert store.held(fingerprint(FRIEND), table) == []
    assert store.held(fingerprint(KEY), table) == [HOST, 0], "the host makes links, and no more"
    assert client.get(f"/join/{old}").status_code == 410
    assert client.get(f"/join/{new}").status_code == 200
    become(client, FRIEND)
    told = client.get(f"/t/{table}").text
    assert "Red is not your seat any more: the host has freed it." in told


def test_the_host_keeps_the_own_seat_with_a_new_link(
    client: TestClient[Litestar], table: str
) -> None:
    send(client, f"/t/{table}/seats/white/reissue")
    assert server_of(client).store.held(fingerprint(KEY), table) == [HOST, 0]


def test_everybody_may_renew_the_own_personal_link(
    client: TestClient[Litestar], table: str
) -> None:
    become(client, FRIEND)
    old = seats(client, table)[1].token
    assert f"/t/{table}/seats/red/reissue" in client.get(f"/t/{table}/seats").text
    assert send(client, f"/t/{table}/seats/red/reissue").status_code == 303
    assert server_of(client).store.held(fingerprint(FRIEND), table) == [1]
    assert seats(client, table)[1].token != old


def test_a_bot_s_seat_has_no_link_until_the_host_gives_it_to_a_person(
    client: TestClient[Litestar], table: str
) -> None:
    assert send(client, f"/t/{table}/seats/yellow/reissue").status_code == 403
    old = seats(client, table)[3].token
    assert send(client, f"/t/{table}/seats/yellow/bot", bot="").status_code == 303
    now = seats(client, table)[3]
    assert (now.person, now.bot) == (True, "")
    assert now.token != old
    assert client.get(f"/join/{now.token}").status_code == 200


def test_a_person_leaves_the_seat_to_a_bot_and_takes_it_back(
    client: TestClient[Litestar], table: str
) -> None:
    become(client, FRIEND)
    path = f"/t/{table}/seats/red/bot"
    answer = send(client, path, bot="uniform")
    assert answer.headers["location"] == f"/t/{table}"
    assert (seats(client, table)[1].bot, seats(client, table)[1].person) == ("uniform", True)
    page = client.get(f"/t/{table}/seats").text
    assert "a bot plays for Bo" in page
    assert sent_by(page, path)["bot"] == ""
    assert send(client, path, bot="").status_code == 303
    assert seats(client, table)[1].bot == ""


def test_the_host_changes_the_level_of_a_bot(client: TestClient[Litestar], table: str) -> None:
    path = f"/t/{table}/seats/yellow/bot"
    assert sent_by(client.get(f"/t/{table}/seats").text, path)["bot"] == "greedy"
    assert send(client, path, bot="rollout").status_code == 303
    assert (seats(client, table)[3].bot, seats(client, table)[3].person) == ("rollout", False)


@pytest.mark.parametrize("bot", ["grandma", "rollout:99999", "<b>"])
def test_only_bots_that_are_offered_can_play(
    client: TestClient[Litestar], table: str, bot: str
) -> None:
    assert send(client, f"/t/{table}/seats/yellow/bot", bot=bot).status_code == 400
    assert seats(client, table)[3].bot == "greedy"


@pytest.mark.parametrize("who", [FRIEND, STRANGER])
@pytest.mark.parametrize(
    "command",
    ["white/bot", "white/name", "white/webhook", "white/reissue", "white/free", "blue/name"],
)
def test_nobody_changes_the_seats_of_others(
    client: TestClient[Litestar], table: str, who: str, command: str
) -> None:
    before = seats(client, table)
    become(client, who)
    fields = {"bot": "uniform", "name": "Eve", "url": "http://127.0.0.1:9/"}
    assert send(client, f"/t/{table}/seats/{command}", **fields).status_code == 403
    assert seats(client, table) == before


def test_the_host_does_not_name_people_or_read_their_mail(
    client: TestClient[Litestar], table: str
) -> None:
    server_of(client).store.change_seat(table, 1, webhook="http://127.0.0.1/private")
    assert send(client, f"/t/{table}/seats/red/name", name="Eve").status_code == 403
    assert send(client, f"/t/{table}/seats/red/webhook", do="remove").status_code == 403
    assert "127.0.0.1/private" not in client.get(f"/t/{table}/seats").text


def be_impatient(server: Server) -> None:
    """Whoever is not here counts as absent, at once."""
    server.settings = msgspec.structs.replace(server.settings, absent_after=0)


def test_any_player_may_let_a_bot_play_for_somebody_who_stays_away(
    client: TestClient[Litestar], table: str
) -> None:
    path, server = f"/t/{table}/seats/white/bot", server_of(client)
    become(client, FRIEND)
    be_impatient(server)
    with server.hub.stream(table, [0], "here"):  # somebody looks
        assert path not in client.get(f"/t/{table}/seats").text
        assert send(client, path, bot="greedy").status_code == 403
    server.hub.left.clear()
    assert sent_by(client.get(f"/t/{table}/seats").text, path)["bot"] == "greedy"
    become(client, STRANGER)
    assert send(client, path, bot="greedy").status_code == 403
    become(client, FRIEND)
    assert send(client, path, bot="").status_code == 403  # nor is it theirs to give to a person
    assert send(client, path, bot="greedy").status_code == 303
    assert seats(client, table)[0].bot == "greedy"
    assert send(client, path, bot="").status_code == 403  # it is not theirs to take back


def test_a_free_seat_that_a_bot_plays_is_still_free(
    client: TestClient[Litestar], table: str
) -> None:
    be_impatient(server_of(client))
    become(client, FRIEND)
    assert send(client, f"/t/{table}/seats/blue/bot", bot="greedy").status_code == 303
    become(client, STRANGER)
    assert send(client, f"/t/{table}/sit/blue", name="Cleo").status_code == 303
    assert (seats(client, table)[2].bot, seats(client, table)[2].open) == ("", False)


def test_people_call_themselves_what_they_like(client: TestClient[Litestar], table: str) -> None:
    send(client, f"/t/{table}/seats/white/name", name="<script>alert(1)</script>", page="seats")
    assert seats(client, table)[0].name == "<script>alert(1)</script>"
    page = client.get(f"/t/{table}/seats?done=name").text
    assert "&lt;script&gt;alert(1)" in page
    assert "<script" not in page
    assert "The name is saved" in page


def test_only_what_was_done_is_said(client: TestClient[Litestar], table: str) -> None:
    answer = client.get(f"/t/{table}/seats?done=<b>hacked")
    assert answer.status_code == 200
    assert "hacked" not in answer.text.partition("<main")[2]


def test_there_are_no_seats_where_there_is_no_table(client: TestClient[Litestar]) -> None:
    assert client.get("/t/nowhere/seats").status_code == 404
    assert send(client, "/t/nowhere/seats/white/bot", bot="greedy").status_code == 404
    assert send(client, "/t/nowhere/leave").status_code == 404


# ---- messages


def test_a_webhook_is_saved_tried_and_removed(client: TestClient[Litestar], table: str) -> None:
    become(client, FRIEND)
    path = f"/t/{table}/seats/red/webhook"
    with chat() as (url, came):
        assert send(client, path, url=url, do="save").status_code == 303
        assert (seats(client, table)[1].webhook, came) == (url, [])
        assert url in client.get(f"/t/{table}/seats").text
        answer = send(client, path, url=url, do="test", page="seats")
        assert answer.headers["location"] == f"/t/{table}/seats?done=sent"
        assert "A test from Future Energy" in came[0]["text"]
    assert send(client, path, url=url, do="remove").status_code == 303
    assert seats(client, table)[1].webhook == ""


@pytest.mark.parametrize("url", ["ftp://127.0.0.1/", "nonsense", "http://", "https://[x", "<b>"])
def test_what_is_no_address_is_refused_beside_its_field(
    client: TestClient[Litestar], table: str, url: str
) -> None:
    become(client, FRIEND)
    path = f"/t/{table}/seats/red/webhook"
    answer = send(client, path, url=url, do="save")
    assert answer.status_code == 422
    assert 'id="wrong-webhook"' in answer.text
    assert sent_by(answer.text, path)["url"] == url
    assert seats(client, table)[1].webhook == ""


def test_an_address_that_does_not_answer_well_is_told(
    client: TestClient[Litestar], table: str
) -> None:
    become(client, FRIEND)
    with chat(500) as (url, _):
        answer = send(client, f"/t/{table}/seats/red/webhook", url=url, do="test")
    assert answer.status_code == 422
    assert "did not accept the message" in answer.text


def test_messages_do_not_go_into_the_server_s_own_network(tmp_path: Path) -> None:
    settings: dict[str, Any] = {**UNHURRIED, "private_webhooks": False}
    database = f"sqlite:///{tmp_path / 'keeling.sqlite3'}"
    with TestClient(make_app(Settings(database=database, **settings))) as client:
        table = table_of(client, SITTERS, upto=0, hold=[0])
        with chat() as (url, came):
            answer = send(client, f"/t/{table}/seats/white/webhook", url=url, do="test")
        assert (answer.status_code, came) == (422, [])
        assert seats(client, table)[0].webhook == ""


# ---- leaving


def test_who_leaves_gives_everything_up_and_a_bot_goes_on(
    client: TestClient[Litestar], table: str
) -> None:
    answer = send(client, f"/t/{table}/leave")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert server_of(client).store.held(fingerprint(KEY), table) == []
    assert [seat.bot for seat in seats(client, table)] == ["greedy", "", "", "greedy"]
    assert table not in client.get("/").text.partition("Open tables")[0]


def test_a_game_that_is_over_is_only_forgotten(client: TestClient[Litestar]) -> None:
    over = table_of(client, hold=[HOST, 0])
    before = seats(client, over)
    assert send(client, f"/t/{over}/leave").status_code == 303
    assert seats(client, over) == before
    assert over not in client.get("/").text


def test_a_stranger_has_nothing_to_leave(client: TestClient[Litestar], table: str) -> None:
    become(client, STRANGER)
    before = seats(client, table)
    assert send(client, f"/t/{table}/leave").status_code == 303
    assert seats(client, table) == before
