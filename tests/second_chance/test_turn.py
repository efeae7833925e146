"""SC-4, SC-5 Course of the game and the turn: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from keeling.kernel.rng import Rng
from tests.second_chance.tables import (
    BLUE,
    RED,
    YELLOW,
    offered,
    play,
    play_at_random,
    refused,
    table,
    told,
    turn,
)

WIND = {"energy": "wind"}
READY = {**WIND, "infrastructure": "red"}
ABLE: dict[str, Any] = {"money": 30, "tech": 9, "ceps": 3, "knowledge": {"wind": 2}}


@pytest.mark.clause("SC-4.6")
def test_only_bonuses_are_given_to_other_players() -> None:
    """Seats are named by the draw of the start player and by gifts alone."""
    verbs = {verb.name for verb in GAME.vocabulary.verbs if "seat" in verb.kinds}
    assert verbs == {"start", "give"}


@pytest.mark.clause("SC-5.1")
@pytest.mark.parametrize(
    "first", ["plan recycling africa-scientist", "prepare africa-tech", "build africa-money"]
)
def test_one_main_action_a_turn(first: str) -> None:
    there = {"africa-tech": WIND, "africa-money": READY, "oceania-tech": WIND}
    s = turn(projects={**there, "oceania-money": READY}, seats={"red": ABLE})
    play(s, first, *(["decline"] if "plan" in first else []))
    assert refused(s, "plan wind europe-money") == "SC-5.1"
    assert refused(s, "prepare oceania-tech") == "SC-5.1"
    assert refused(s, "build oceania-money") == "SC-5.1"
    assert refused(s, "second") == ""
    assert "end" in offered(s)


@pytest.mark.clause("SC-5.1", "SC-6.2.1", "SC-6.3.1")
def test_each_director_action_once_a_turn() -> None:
    given = {"africa-tech": WIND, "africa-money": WIND}
    s = turn(projects=given, seats={"red": {**ABLE, "lobby": ["lobby_02", "lobby_03"]}})
    play(s, "move board africa-tech", "sell", "side lobby_02")
    assert refused(s, "move africa-tech africa-money") == "SC-5.1"
    assert refused(s, "buy") == "SC-5.1"
    assert refused(s, "sell") == "SC-5.1"
    assert refused(s, "side lobby_03") == "SC-6.3.1"
    assert refused(s, "lobby lobby_03") == "SC-6.3.1"


@pytest.mark.clause("SC-6.3.1")
def test_a_un_card_takes_the_place_of_a_lobby_card() -> None:
    slots = ["recycling red red", "recycling red red", ""]
    s = turn(regions={"africa": {"slots": slots}}, seats={"red": {**ABLE, "lobby": ["lobby_02"]}})
    play(s, "claim un_01")
    assert refused(s, "side lobby_02") == "SC-6.3.1"
    assert refused(s, "claim un_02") == "SC-6.3.1"


@pytest.mark.clause("SC-5.1")
def test_director_actions_come_before_and_after_the_main_action_in_any_order() -> None:
    card = {"red": {**ABLE, "lobby": ["lobby_02"]}}
    before = turn(projects={"africa-tech": WIND}, seats=card)
    play(before, "sell", "move board africa-tech", "side lobby_02", "plan wind africa-money")
    after = turn(projects={"africa-tech": WIND}, seats=card)
    play(after, "plan wind africa-money", "side lobby_02", "move board africa-tech", "sell")
    for s in (before, after):
        assert (s.ceps[RED], s.tech[RED], s.worker[10], s.project[9] % 5) == (2, 10, RED, 2)
        assert s.seat == BLUE  # nothing was left but to end the turn


@pytest.mark.clause("SC-5.2")
def test_an_action_is_finished_before_the_next_one_starts() -> None:
    """The bonus of the knowledge comes before the subsidy, and asks at once."""
    s = turn(seats={"red": {"tech": 0, "knowledge": {"hydro": 2}}})
    play(s, "plan hydro oceania-tech")
    assert {option.split()[0] for option in offered(s)} == {"study", "give", "decline"}
    assert s.tech[RED] == 0
    play(s, "decline")
    assert s.tech[RED] == 2


@pytest.mark.clause("SC-5.3")
def test_the_turn_cannot_end_before_a_main_action() -> None:
    s = turn()
    assert refused(s, "end") == "SC-5.3"
    play(s, "plan wind africa-money")
    assert "end" in offered(s)


@pytest.mark.clause("SC-5.3")
def test_nobody_must_use_director_actions_to_make_a_main_action_possible() -> None:
    """No tile is left in the stacks, all projects are only planned, and no CEP is there."""
    energies = [["solar"] * 3, ["hydro"] * 3, ["wind"] * 3, ["wind", "wind", "recycling"]]
    energies += [["forestation"] * 3, ["solar", "solar", "hydro"]]
    regions = ["north_america", "south_america", "europe", "africa", "asia", "oceania"]
    places = ("money", "tech", "scientist")
    projects = {
        f"{region}-{place}": {"energy": energy}
        for region, row in zip(regions, energies, strict=True)
        for place, energy in zip(places, row, strict=True)
    }
    s = turn(projects=projects, seats={"red": {"ceps": 0, "money": 9}})
    assert {"end", "buy"} <= set(offered(s))
    play(s, "end")
    assert s.seat == BLUE


@pytest.mark.clause("SC-5.6")
def test_the_company_goal_may_be_discarded_before_and_after_the_action() -> None:
    s = turn(mode="competitive", seats={"red": {"money": 0}})
    assert "discard_goal" in offered(s)
    play(s, "plan wind africa-tech")
    assert "discard_goal" in offered(s)
    play(s, "discard_goal")
    assert s.money[RED] == 8
    assert refused(s, "discard_goal") == ""
    assert "end" in offered(s)


@pytest.mark.clause("SC-5.6")
def test_discarding_the_goal_is_no_action_and_goals_of_a_team_are_not_discarded() -> None:
    s = turn(mode="competitive")
    play(s, "discard_goal")
    assert (s.mains, s.moved, s.visited, s.carded) == (0, False, False, False)
    assert "discard_goal" not in offered(turn())


@pytest.mark.clause("SC-5.7", "SC-10.5")
def test_between_turns_the_markers_are_back_and_the_market_is_open() -> None:
    now = {"active": "red", "mains": ["plan"], "moved": True, "visited": True, "carded": True}
    s = table("act red", "end_decade", start_player="red", turn={**now, "closed": True})
    view = GAME.view(s, BLUE)
    assert (view.active, view.market.closed) == ("blue", False)
    used = (view.turn.mains, view.turn.moved, view.turn.visited, view.turn.carded)
    assert used == ([], False, False, False)


@pytest.mark.clause("SC-4.4")
def test_turns_go_clockwise() -> None:
    s = turn("blue")
    for seat, round_ in ((BLUE, 1), (YELLOW, 1), (RED, 1), (BLUE, 2)):
        assert (s.seat, s.round) == (seat, round_)
        option = next(o for o in offered(s) if o.startswith("plan") and o.endswith("tech"))
        play(s, option, "end")


def turns_of(s: SecondChance, rng: Rng) -> list[int]:
    """How many turns each seat has in a whole game whose first turn has begun or will soon."""
    found = [int(seat == s.active) for seat in range(s.seats)]
    while s.seat != keeling.NOBODY:
        s.events = []
        if s.seat != keeling.CHANCE and "end" in offered(s):
            play(s, "end")
        else:
            play_at_random(s, rng)
        for event in told(s):
            if event[0] == "turn":
                found[event[1]] += 1
    return found


@pytest.mark.clause("SC-4.1", "SC-4.3", "SC-4.5", "SC-3.1.22", "SC-16.4")
@pytest.mark.parametrize(("seats", "turns"), [(1, 16), (2, 16), (3, 11), (4, 8)])
def test_turns_of_a_team(seats: int, turns: int) -> None:
    """The team has points enough for all goals and all CO₂."""
    mode = "solo" if seats == 1 else "coop"
    s = table("begin_decade", players=seats, mode=mode, team_points={"start": 4000})
    assert turns_of(s, Rng(1)) == [turns] * seats


@pytest.mark.clause("SC-4.2", "SC-4.3", "SC-4.5")
@pytest.mark.parametrize(("seats", "turns"), [(2, 20), (3, 15), (4, 10)])
def test_turns_of_rivals(seats: int, turns: int) -> None:
    """The stack holds no fossil plants, so nobody can lose."""
    none = {"gas": 0, "oil": 0, "coal": 0}
    s = table("begin_decade", players=seats, mode="competitive", fossils=none)
    assert turns_of(s, Rng(1)) == [turns] * seats
