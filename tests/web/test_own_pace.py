"""A phase in which everybody acts at their own pace: nobody waits, and nothing is half done."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING, Any

import pytest

from keeling.text.catalogue import catalogue
from tests.web.asking import Player, hidden, new_table, sit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.testing import TestClient

WORDS = catalogue("keeling", "en")
E_MISSION = {"game": "e_mission", "config": {"seats": 2}}
USE = "use 1"  # clean electricity plants, which cost a card


@pytest.fixture
def table(client: TestClient[Litestar]) -> dict[str, Any]:
    """Two people who save the climate."""
    return new_table(client, "link", "link", **E_MISSION)


@pytest.fixture
def players(client: TestClient[Litestar], table: dict[str, Any]) -> list[Player]:
    """Programs on both seats, in their first project phase."""
    found = [Player(client, table, seat) for seat in range(2)]
    while found[0].get("/view")["view"]["prompt"] != "menu":
        say(next(player for player in found if options(player)))
    return found


def options(player: Player) -> list[str]:
    """What a seat can do."""
    return [one["option"] for one in player.get("/options")["options"]]


COUNTER: Iterator[int] = iter(range(10**6))


def say(player: Player, option: str = "") -> str:
    """A seat takes an option, by default its first."""
    option = option or options(player)[0]
    answer = player.choose(option, player.get()["version"], f"{player.name}-{next(COUNTER)}")
    assert answer.status_code == 200, answer.text
    return option


def hand(player: Player, of: str) -> list[str]:
    """The hand of a seat as a player sees it."""
    found: list[str] = player.get("/view")["view"]["seats"][of]["hand"]
    return found


def test_who_thinks_about_an_action_keeps_nobody_waiting(players: list[Player]) -> None:
    blue, orange = players
    say(blue, USE)
    assert blue.get("/options")["prompt"] != orange.get("/options")["prompt"]
    say(orange, USE)
    paid = say(orange).removeprefix("pay ")
    assert paid not in hand(blue, "orange"), "it is seen at once"
    paid = say(blue).removeprefix("pay ")
    assert paid not in hand(orange, "blue")


def test_an_action_is_seen_by_others_when_it_is_whole(players: list[Player]) -> None:
    blue, orange = players
    say(blue, "tuck " + hand(blue, "blue")[0] + " 1")
    before = orange.get("/view")["view"]
    say(blue, "use 3") if "use 3" in options(blue) else say(blue, USE)
    assert orange.get("/view")["view"] == before


def test_the_log_tells_of_actions_that_were_begun(
    client: TestClient[Litestar], players: list[Player], table: dict[str, Any]
) -> None:
    """Another process, or a server that starts anew, knows them too."""
    blue, _ = players
    say(blue, USE)
    asked = blue.get("/options")["prompt"]
    client.app.state.server.tables.forget(table["table"])
    assert blue.get("/options")["prompt"] == asked
    back = blue.post("/undo", version=blue.get()["version"], id="back")
    assert back.status_code == 200, back.text
    client.app.state.server.tables.forget(table["table"])
    assert USE in options(blue)


def test_who_is_done_is_not_waited_for_but_may_think_again(players: list[Player]) -> None:
    blue, orange = players
    say(blue, "done")
    assert blue.get()["choosing"] == ["orange"]
    assert options(blue) == ["resume"]
    say(blue, "resume")
    assert orange.get()["choosing"] == ["blue", "orange"]


def test_the_page_says_who_is_done_and_offers_to_go_on(
    client: TestClient[Litestar], players: list[Player], table: dict[str, Any]
) -> None:
    path = sit(client, table, 0)
    say(players[0], "done")
    page = client.get(path).text
    assert WORDS.say("web-table-rests") in page
    assert 'data-mine=""' in page
    sent = {**hidden(page), "option": "resume"}
    page = client.post(f"{path}/choose", data=sent, follow_redirects=True).text
    assert 'data-mine="yes"' in page


def test_the_page_of_an_action_that_was_begun_leads_back(
    client: TestClient[Litestar], players: list[Player], table: dict[str, Any]
) -> None:
    path = sit(client, table, 0)
    say(players[0], USE)
    page = client.get(path).text
    assert WORDS.say("web-table-begun") in page
    page = client.post(f"{path}/undo", data=hidden(page), follow_redirects=True).text
    assert WORDS.say("web-table-begun") not in page
    assert f'value="{USE}"' in page


def test_one_answer_counts_for_all(client: TestClient[Litestar]) -> None:
    """Which global project is started: bots leave it to people."""
    table = new_table(client, "greedy", "link", **E_MISSION)
    orange = Player(client, table, 1)
    while not any(option.startswith("start") for option in options(orange)):
        sleep(0.05)  # the bot picks its power
    assert "orange" in orange.get()["choosing"]
    path = sit(client, table, 1)
    assert WORDS.say("web-table-shared") in client.get(path).text
    started = say(orange).removeprefix("start ")
    shown = orange.get("/view")["view"]["globals"]
    assert [one["global"] for one in shown if one] == [started]


def test_who_answers_after_another_has_is_told_that_the_table_has_changed(
    client: TestClient[Litestar], table: dict[str, Any]
) -> None:
    blue, orange = (Player(client, table, seat) for seat in range(2))
    while not any(option.startswith("start") for option in options(blue)):
        say(next(player for player in (blue, orange) if options(player)))
    version, other = blue.get()["version"], options(blue)[1]
    say(orange)
    late = blue.choose(other, version, "late")
    assert (late.status_code, late.json()["error"]) == (409, "stale"), late.text


def test_who_acts_while_others_draw_cards_is_not_too_late(players: list[Player]) -> None:
    """One has seen an older version; meanwhile chance was a part of what the other did."""
    usa, china = sorted(players, key=lambda player: power(player) != "usa")
    version = china.get()["version"]
    say(usa, "use 4")  # clean energy R+D: a card is paid, three are drawn, one is kept
    while "done" not in options(usa):
        say(usa)
    assert china.get()["version"] > version + 4
    assert china.choose(USE, version, "late").status_code == 200


def power(player: Player) -> str:
    """The power of a seat."""
    found: str = player.get("/view")["view"]["seats"][player.name]["power"]
    return found
