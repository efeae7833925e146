"""Positions: what is written down is read back, and a bad one says what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.second_chance.engine.tables import FOR_START, REGIONS
from keeling.games.second_chance.game import GAME
from keeling.kernel.errors import BadScenario
from keeling.kernel.rng import Rng
from tests.second_chance.tables import TILES, play_at_random, turn

CONFIGS: list[dict[str, object]] = [
    {"seats": 1},
    {"seats": 1, "solo_goal": "solo_goal_07"},
    {"seats": 2, "inspectors": True},
    {"seats": 3, "lobby_draft": True},
    {"seats": 4},
    {"seats": 2, "mode": "competitive"},
    {"seats": 4, "mode": "competitive", "lobby_draft": True},
]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_a_position_is_read_back_as_it_was_written(config: dict[str, object]) -> None:
    s, rng = GAME.new(GAME.config(**config)), Rng(5)
    if not config.get("mode"):
        s.add_points(0, FOR_START, 900)  # so that there are later decades
    n = 0
    while s.seat != keeling.NOBODY:
        if n % 7 == 0:
            again = GAME.load(GAME.dump(s))
            assert GAME.dump(again) == GAME.dump(s)
            assert (again.seat, again.legal) == (s.seat, s.legal)
        play_at_random(s, rng)
        n += 1
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


SOLAR = {"energy": "solar"}
PLACES = [f"{region}-{place}" for region in REGIONS[:2] for place in ("money", "tech", "scientist")]
BAD: list[tuple[str, Any, str]] = [
    ("weather", "fine", "weather"),
    ("price", 9, "price"),
    ("price", 0, "price"),
    ("market", -1, "market"),
    ("co2", "hot", "co2"),
    ("decade", 5, "decade: there are 4"),
    ("decade", 0, "decade: there are 4"),
    ("start_player", "violet", "start_player: 'violet' does not sit at a table of 3"),
    ("start_player", "mauve", "start_player: no seat is called 'mauve'"),
    ("start_player", "", "start_player: no seat is called ''"),
    ("seats.blue", None, "seats: name exactly red, blue, yellow"),
    ("seats.blue.knowledge.solar", 11, "seats: blue: knowledge: solar ends at 10"),
    ("seats.blue.knowledge.nuclear", 1, "knowledge: no energy is called 'nuclear'"),
    ("seats.blue.lobby", ["lobby_03"], "blue: lobby: 'lobby_03' is in two places at once"),
    ("seats.blue.lobby", ["lobby_99"], "blue: lobby: no lobby is called 'lobby_99'"),
    ("seats.blue.goals", ["coop_goal_01"], "goals: 'coop_goal_01' is in two places at once"),
    ("seats.blue.goals", ["company_goal_01"], "goals: no goal is called 'company_goal_01'"),
    ("seats.blue.un_goals", ["un_01"], "blue: un_goals: 'un_01' is in two places at once"),
    ("seats.blue.decided", "later", "blue: decided: no decision is called 'later'"),
    ("seats.blue.money", -1, "money"),
    ("team_points", {"luck": 3}, "team_points: no category is called 'luck'"),
    ("regions.africa.slots", ["oil"] * 4, "regions: africa: slots: there are only 3 plant slots"),
    ("regions.africa.slots", ["blue solar"], "africa: slots: write 'blue solar' as"),
    ("regions.africa.slots", ["peat"], "africa: slots: no fossil is called 'peat'"),
    ("regions.africa.slots", ["solar mauve red"], "africa: slots: no seat is called 'mauve'"),
    ("regions.africa.slots", ["solar violet red"], "slots: 'violet' does not sit at a table of 3"),
    ("regions.asia.slots", ["solar blue red"] * 6, "too many of solar"),
    ("regions.africa.ceps", 4, "regions: africa: ceps: there are only 3 places for CEPs"),
    ("regions.africa.agenda", "agenda_9", "africa: agenda: no agenda is called 'agenda_9'"),
    ("regions.africa.rivals", {"wind": 1}, "africa: rivals: opponent cubes are for one player"),
    ("regions.atlantis", {}, "regions: no region is called 'atlantis'"),
    ("projects", dict.fromkeys(PLACES, SOLAR), "too many of solar"),
    ("projects", {"asia-money": {**SOLAR, "level": 3}}, "level"),
    ("projects", {"asia-rail": SOLAR}, "projects: no project is called 'asia-rail'"),
    (
        "projects",
        {"asia-money": {**SOLAR, "infrastructure": "red", "worker": "blue"}},
        "projects: asia-money: no scientist stands on infrastructure",
    ),
    ("summits.summit_place_1.tile", "", "summits: summit_place_1: speakers: nobody can speak"),
    (
        "summits.summit_place_1.speakers",
        {"wind": "blue"},
        "speakers: summit_01 has no topic 'wind'",
    ),
    ("summits.summit_place_2.tile", "summit_01", "summit_place_2: tile: 'summit_01' is in two"),
    ("summits.summit_place_9", {}, "summits: no place is called 'summit_place_9'"),
    ("summits_gone", ["summit_01"], "summits_gone: 'summit_01' is in two places at once"),
    ("played", {"lobby_01": {"player": "red"}}, "'lobby_01' is in two places at once"),
    ("played", {"lobby_36": {"player": "violet"}}, "lobby_36: player: 'violet' does not sit"),
    ("un_goals", ["un_01", "un_01"], "un_goals: 'un_01' is in two places at once"),
    ("goals", [*TILES, "env_47"], "goals: a team has 21"),
    ("goals", [TILES[0], *TILES[:20]], "goals: 'env_01' is in two places at once"),
    ("goals", ["env_48"], "goals: no environment_goal is called 'env_48'"),
    ("inspectors", [0], "inspectors: name two slots"),
    ("inspectors", [0, 21], "inspectors: name two slots"),
    ("event", "event_9", "event: no event is called 'event_9'"),
    ("solo_goal", "solo_goal_13", "solo_goal: no solo_goal is called 'solo_goal_13'"),
    ("fossils_under", ["peat"], "fossils_under: no fossil is called 'peat'"),
    ("fossils", {"peat": 1}, "fossils: no fossil is called 'peat'"),
    ("fossils_gone", {"peat": 1}, "fossils_gone: no fossil is called 'peat'"),
    ("owing", ["atlantis"], "owing: no region is called 'atlantis'"),
    ("turn.last", "sleep", "turn: last: no action is called 'sleep'"),
    ("turn.mains", ["sleep"], "turn: mains: no action is called 'sleep'"),
    ("turn.completed", ["summit_place_9"], "turn: completed: no place is called 'summit_place_9'"),
    ("agenda", ["sleep red"], "sleep"),
    ("agenda", ["act violet"], "violet"),
]


@pytest.mark.parametrize(("path", "value", "message"), BAD, ids=[row[2] for row in BAD])
def test_a_bad_position_says_what_is_wrong(path: str, value: Any, message: str) -> None:
    talk = {"speakers": {"recycling": "blue"}}
    dump = GAME.dump(turn(summits={"summit_place_1": talk}))
    with pytest.raises(BadScenario, match=message):
        GAME.load(changed(dump, path, value))


RIVALS: list[tuple[str, Any, str]] = [
    ("goals", TILES, "goals: a team has 21, rivals have none"),
    ("regions.africa.slots", ["oil"] * 3, "regions: africa: slots: there are only 2 plant slots"),
    ("next_event", "event_1", "next_event: 'event_1' is in two places at once"),
    ("events_gone", ["event_2"], "events_gone: 'event_2' is in two places at once"),
    ("seats.blue.goals", ["coop_goal_01"], "goals: no goal is called 'coop_goal_01'"),
    ("decade", 6, "decade: there are 5"),
]


@pytest.mark.parametrize(("path", "value", "message"), RIVALS, ids=[row[2] for row in RIVALS])
def test_a_bad_position_of_rivals_says_what_is_wrong(path: str, value: Any, message: str) -> None:
    dump = GAME.dump(turn(mode="competitive"))
    with pytest.raises(BadScenario, match=message):
        GAME.load(changed(dump, path, value))


def test_with_two_rivals_some_company_goals_are_not_in_the_game() -> None:
    dump = GAME.dump(turn(mode="competitive", players=2))
    with pytest.raises(BadScenario, match="'company_goal_05' is in two places"):
        GAME.load(changed(dump, "seats.blue.goals", ["company_goal_05"]))


def test_opponent_cubes_have_a_limit() -> None:
    dump = GAME.dump(turn(mode="solo"))
    with pytest.raises(
        BadScenario, match="africa: rivals: there are not 4 opponent cubes in a column"
    ):
        GAME.load(changed(dump, "regions.africa.rivals", {"wind": 4}))


def test_the_solo_goal_of_the_config_stays_if_no_other_is_named() -> None:
    s = GAME.new(GAME.config(seats=1, solo_goal="solo_goal_07"))
    assert (
        GAME.dump(GAME.load(changed(GAME.dump(s), "solo_goal", "")))["solo_goal"] == "solo_goal_07"
    )


def changed(dump: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A position with another value somewhere; None takes it away."""
    *folders, last = path.split(".")
    there: Any = dump
    for key in folders:
        there = there[key]
    if value is None:
        del there[last]
    else:
        there[last] = value
    return dump


def test_a_position_needs_its_config() -> None:
    with pytest.raises(BadScenario, match="'config' is missing"):
        GAME.load({"decade": 1})
