"""Several people choose together: at the same time, unseen, and they may change their minds."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

import keeling
from keeling.kernel.match import Match
from keeling.kernel.rng import Rng
from keeling.text.catalogue import catalogue
from keeling.web.show.curves import course_of
from tests.patience import until
from tests.web.asking import API, Player, hidden, new_table, sit

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

WORDS = catalogue("keeling", "en")
DRAFT = {"game": "co2", "config": {"seats": 3, "lobby_draft": True}}


@pytest.fixture
def table(client: TestClient[Litestar]) -> dict[str, Any]:
    """Three people who draft lobby cards."""
    return new_table(client, "link", "link", "link", **DRAFT)


@pytest.fixture
def players(client: TestClient[Litestar], table: dict[str, Any]) -> list[Player]:
    """Programs on all three seats."""
    return [Player(client, table, seat) for seat in range(3)]


def first(player: Player) -> str:
    """The first option of a seat."""
    option: str = player.get("/options")["options"][0]["option"]
    return option


def test_all_are_asked_at_once_and_answer_in_any_order(players: list[Player]) -> None:
    version = players[0].get()["version"]
    assert players[0].get()["choosing"] == [player.name for player in players]
    for player in reversed(players):  # all of them have seen the same version
        answer = player.choose(first(player), version, "a")
        assert answer.status_code == 200, answer.text
    assert players[0].get()["choosing"] == [player.name for player in players], "the next card"


def test_who_chooses_twice_for_the_same_version_is_refused(players: list[Player]) -> None:
    version, option = players[2].get()["version"], first(players[2])
    assert players[2].choose(option, version, "a").status_code == 200
    assert players[1].choose(first(players[1]), version, "a").status_code == 200
    assert players[2].choose(option, version, "b").status_code == 409


def test_a_choice_for_the_past_is_refused_once_all_have_chosen(players: list[Player]) -> None:
    version = players[0].get()["version"]
    options = [first(player) for player in players]
    for player, option in zip(players, options, strict=True):
        player.choose(option, version, "a")
    late = players[0].choose(first(players[0]), version, "b")
    assert late.status_code == 409


def test_a_choice_can_be_changed_until_all_have_chosen(players: list[Player]) -> None:
    version = players[0].get()["version"]
    players[0].choose(first(players[0]), version, "a")
    players[1].choose(first(players[1]), version, "a")
    assert players[0].get("/options")["undoable"]
    back = players[0].post("/undo", version=players[0].get()["version"], id="b")
    assert back.status_code == 200, back.text
    assert players[0].get()["choosing"] == [players[0].name, players[2].name]
    for player in (players[2], players[0]):
        player.choose(first(player), player.get()["version"], "c")
    assert not players[0].get("/options")["undoable"]


def test_a_choice_can_be_changed_in_the_moment_in_which_somebody_else_chooses(
    players: list[Player],
) -> None:
    players[0].choose(first(players[0]), players[0].get()["version"], "a")
    seen = players[0].get()["version"]
    players[1].choose(first(players[1]), seen, "a")
    assert players[0].post("/undo", version=seen, id="b").status_code == 200
    assert players[0].get()["choosing"] == [players[0].name, players[2].name]


def test_who_has_changed_it_meanwhile_does_not_take_the_new_choice_back(
    players: list[Player],
) -> None:
    players[0].choose(first(players[0]), players[0].get()["version"], "a")
    seen = players[0].get()["version"]
    players[0].post("/undo", version=seen, id="b")
    players[0].choose(first(players[0]), players[0].get()["version"], "c")
    assert players[0].post("/undo", version=seen, id="d").status_code == 409


def test_nothing_is_taken_back_for_the_past_once_all_have_chosen(players: list[Player]) -> None:
    players[0].choose(first(players[0]), players[0].get()["version"], "a")
    seen = players[0].get()["version"]
    for player in players[1:]:
        player.choose(first(player), seen, "a")
    assert players[0].post("/undo", version=seen, id="b").status_code == 409


def test_nobody_learns_what_somebody_has_chosen(players: list[Player]) -> None:
    watching = (players[1], players[2])
    seen = []
    for nth in (0, 1):
        options = players[0].get("/options")
        option = options["options"][nth]["option"]
        answer = players[0].choose(option, options["version"], f"choice {nth}")
        assert answer.status_code == 200
        seen.append([one.get("/view")["view"] for one in watching])
        lines = [one.get("/log")["lines"][-1]["sentences"] for one in watching]
        assert option.split()[-1] not in str(lines)
        players[0].post("/undo", version=players[0].get()["version"], id=f"back {nth}")
    assert seen[0] == seen[1]


def test_what_was_written_down_leads_to_the_same_table(
    client: TestClient[Litestar], table: dict[str, Any], players: list[Player]
) -> None:
    version = players[0].get()["version"]
    for seat in (2, 0):
        players[seat].choose(first(players[seat]), version, "a")
    players[2].post("/undo", version=players[2].get()["version"], id="b")
    before = [player.get("/view") for player in players]
    client.app.state.server.tables.forget(table["table"])
    assert [player.get("/view") for player in players] == before


def test_bots_choose_while_people_think(client: TestClient[Litestar]) -> None:
    table = new_table(client, "link", "greedy", "uniform", **DRAFT)
    player = Player(client, table, 0)
    player.choose(first(player), player.get()["version"], "a")
    until(
        lambda: len(player.get("/log")["lines"]) > 10 and player.name in player.get()["choosing"],
        "the bots did not keep their cards",
    )


def test_the_page_says_who_is_ready_and_offers_a_change(
    client: TestClient[Litestar], table: dict[str, Any], players: list[Player]
) -> None:
    path = sit(client, table, 1)
    page = client.get(path).text
    assert WORDS.say("web-table-together") in page
    option = re.findall(r'name="option" value="(keep [^"]+)"', page)[0]
    players[0].choose(first(players[0]), players[0].get()["version"], "a")
    form = {**hidden(page), "option": option}  # made for the version before
    page = client.post(f"{path}/choose", data=form, follow_redirects=True).text
    assert WORDS.say("web-table-change") in page
    assert page.count(f">{WORDS.say('web-table-ready')}<") == 2
    assert client.get(f"{API}/tables/{table['table']}").json()["choosing"] == [players[2].name]
    page = client.post(f"{path}/undo", data=hidden(page), follow_redirects=True).text
    assert f'value="{option}"' in page


def test_the_course_of_a_game_is_that_of_who_chose_what() -> None:
    """Seven, five and nothing are bid, from the last seat to the first."""
    game = keeling.game("green_deal")
    match = Match(game, game.config(seats=3))
    match.draw(Rng(1))
    for seat, bid in ((2, "bid 7"), (1, "bid 5"), (0, "bid 0")):
        match.take(game.vocabulary.read(bid), seat)
    table: Any = SimpleNamespace(match=match)
    assert course_of(table).stocks[-1] == game.stocks(match.state)
    assert [stocks["cash"] for stocks in game.stocks(match.state)] == [14, 9, 7]
