"""A phase in which everybody acts at their own pace: nobody waits, and nothing is half done."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING, Any

import pytest

import keeling
from keeling.text.catalogue import catalogue
from tests.e_mission.tables import menu
from tests.web.asking import Player, hidden, new_table, sit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.testing import TestClient

GAME = keeling.game("e_mission")
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


# ---- in the same moment


@pytest.fixture
def rivals(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> list[Player]:
    """Both want to tuck a card under one project, for which P081 has two tags and P005 one."""
    hands = {"blue": ["P001", "P081"], "orange": ["P005", "P002"]}
    starts = {"blue": "S_china_1", "orange": "S_usa_1"}
    seats = {name: {"hand": hands[name], "projects": [[starts[name]]]} for name in hands}
    monkeypatch.setattr(type(GAME), "new", lambda *_: menu(globals=[{"card": "G21"}], seats=seats))
    table = new_table(client, "link", "link", **E_MISSION)
    return [Player(client, table, seat) for seat in range(2)]


def test_what_others_have_settled_is_no_longer_asked(rivals: list[Player]) -> None:
    """Blue thinks about which of two tags counts; then one of them is taken."""
    blue, orange = rivals
    say(blue, "support P081 G21")
    assert set(options(blue)) == {"take_tag geoengineering", "take_tag innovation"}
    say(orange, "support P005 G21")
    assert "P081" in hand(blue, "blue")
    assert {"tuck P081 1", "support P081 G21"} < set(options(blue)), "as if it had not been begun"


def test_who_takes_back_what_others_have_settled_loses_nothing_else(rivals: list[Player]) -> None:
    blue, orange = rivals
    say(blue, "tuck P001 1")
    say(blue, "support P081 G21")
    version = blue.get()["version"]
    say(orange, "support P005 G21")
    assert blue.post("/undo", version=version, id="back").status_code == 409
    assert "P001" not in hand(blue, "blue")


def test_others_who_take_something_back_are_not_in_the_way(rivals: list[Player]) -> None:
    blue, orange = rivals
    say(orange, "tuck P002 1")
    say(blue, "tuck P001 1")
    version = blue.get()["version"]
    assert orange.post("/undo", version=version, id="back").status_code == 200
    assert blue.post("/undo", version=version, id="back").status_code == 200
    assert "P001" in hand(orange, "blue")


def test_an_undo_of_others_is_told_apart_from_what_was_only_begun(
    client: TestClient[Litestar], rivals: list[Player]
) -> None:
    """What stands again in the log is whole, whatever its player thinks about since."""
    blue, orange = rivals
    say(orange, "tuck P002 1")
    say(blue, "tuck P001 1")
    say(blue, "support P081 G21")
    assert orange.post("/undo", version=orange.get()["version"], id="back").status_code == 200
    client.app.state.server.tables.forget(blue.path.rsplit("/", 1)[1])
    assert set(options(blue)) == {"take_tag geoengineering", "take_tag innovation"}
    assert hand(orange, "blue") == ["P081"]


def test_an_answer_to_one_question_of_the_group_is_none_to_the_next(
    client: TestClient[Litestar],
) -> None:
    """Challenges are chosen one after the other; what both say at once is said about the first."""
    config = {"seats": 2, "challenges": "free", "choose_challenges": True}
    table = new_table(client, "link", "link", game="e_mission", config=config)
    blue, orange = (Player(client, table, seat) for seat in range(2))
    while not any(option.startswith("challenge") for option in options(orange)):
        say(next(player for player in (blue, orange) if options(player)))
    version, (first, second) = blue.get()["version"], options(blue)[:2]
    assert orange.choose(first, version, "first").status_code == 200
    assert second in options(blue)
    assert blue.choose(second, version, "second").status_code == 409


def test_what_cannot_be_taken_back_is_asked_about_although_others_were_faster(
    client: TestClient[Litestar], players: list[Player], table: dict[str, Any]
) -> None:
    """To be done is final for the last who is: while the page was read the other became it."""
    path = sit(client, table, 0)
    page = client.get(path).text
    say(players[1], "done")
    sent = {**hidden(page), "option": "done"}
    page = client.post(f"{path}/choose", data=sent, follow_redirects=True).text
    assert 'id="yes"' in page
    assert players[0].get()["choosing"] == ["blue"]


# ---- somebody is asked


@pytest.fixture
def asked(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> list[Player]:
    """Blue wants P003 of orange for P001; green looks on."""
    seats = {
        "blue": {"hand": ["P001", "P004"], "projects": [["S_europe_5"]], "communities": 1},
        "orange": {"hand": ["P003", "P007"], "projects": [["P128"]]},
        "green": {"hand": ["P005", "P006"], "projects": [["P018"]], "communities": 1},
    }
    monkeypatch.setattr(type(GAME), "new", lambda *_: menu(3, seats=seats))
    three = {"game": "e_mission", "config": {"seats": 3}}
    table = new_table(client, "link", "link", "link", **three)
    players = [Player(client, table, seat) for seat in range(3)]
    for option in ("use 1", "with orange", "give P001", "ask_for P003"):
        say(players[0], option)
    return players


def test_nobody_waits_for_who_is_asked(asked: list[Player]) -> None:
    _, orange, green = asked
    assert green.get()["choosing"] == ["blue", "orange", "green"]
    [proposal] = green.get("/view")["view"]["proposals"]
    assert proposal["cards"] == {"blue": "P001", "orange": "P003"}
    version = orange.get()["version"]
    say(green, "cover P005 1")
    assert orange.choose("agree", version, "yes").status_code == 200
    assert hand(green, "blue") == ["P003", "P004"]


def test_an_answer_is_none_to_what_is_asked_next(asked: list[Player]) -> None:
    """Blue takes the question back and asks for another card while orange reads the first."""
    blue, orange, _ = asked
    version = orange.get()["version"]
    assert blue.post("/undo", version=version, id="back").status_code == 200
    for option in ("use 1", "with orange", "give P001", "ask_for P007"):
        say(blue, option)
    late = orange.choose("agree", version, "yes")
    assert (late.status_code, late.json()["error"]) == (409, "stale"), late.text
    assert hand(orange, "orange") == ["P003", "P007"]


def test_who_asked_may_take_it_back_while_nobody_has_answered(asked: list[Player]) -> None:
    blue, orange, green = asked
    say(green, "cover P005 1")
    assert blue.post("/undo", version=blue.get()["version"], id="back").status_code == 200
    assert "agree" not in options(orange)
    assert green.get("/view")["view"]["proposals"] == []


def test_what_was_begun_goes_on_after_the_answer(
    client: TestClient[Litestar], asked: list[Player]
) -> None:
    """Green thinks about what to pay when orange asks for a community."""
    blue, orange, green = asked
    say(orange, "refuse")
    say(green, "use 1")
    say(orange, "use 1")
    say(orange, "with green")
    assert options(green) == ["agree", "refuse"]
    say(green, "refuse")
    assert blue.get("/view")["view"]["proposals"] == []
    client.app.state.server.tables.forget(blue.path.rsplit("/", 1)[1])
    assert options(green) == ["pay P005", "pay P006"]


def test_an_undo_that_would_ask_somebody_else_is_refused(asked: list[Player]) -> None:
    """Orange wanted a community of green or blue; only blue was left, since green was asked."""
    blue, orange, green = asked
    say(orange, "refuse")
    for option in ("use 1", "give P001", "ask_for P005"):
        say(blue, option)
    assert options(green) == ["agree", "refuse"]
    say(orange, "use 1")
    back = blue.post("/undo", version=blue.get()["version"], id="back")
    assert back.status_code == 422, back.text
    assert [one["asked"] for one in green.get("/view")["view"]["proposals"]] == ["blue", "green"]


def test_who_is_asked_while_acting_is_called(
    client: TestClient[Litestar], asked: list[Player]
) -> None:
    """All are to choose anyway, but from now on somebody waits for green."""
    called: list[set[int]] = []
    listen = client.app.state.server.tables.listeners.append
    listen(lambda table, before: called.append(set(table.choosing) - set(before)))
    orange, green = asked[1:]
    say(orange, "refuse")
    say(green, "cover P006 2")
    say(orange, "use 1")
    say(orange, "with green")
    assert called[-3:] == [set(), set(), {2}]
