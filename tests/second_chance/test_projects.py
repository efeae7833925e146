"""SC-2, SC-7.1 to SC-7.3 Plan, prepare, build: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.game import GAME
from tests.second_chance.tables import BLUE, RED, offered, play, refused, turn

ENERGIES = ("recycling", "hydro", "wind", "solar", "forestation")
HOME = ("africa", "oceania", "africa", "asia", "africa")  # an agenda that shows the energy
WIND = {"energy": "wind"}
READY = {**WIND, "infrastructure": "red"}
ABLE: dict[str, Any] = {"money": 30, "tech": 9, "ceps": 3, "knowledge": {"wind": 2}}


# ---- plan


@pytest.mark.clause("SC-7.1.1", "SC-7.1.2")
def test_an_energy_of_the_agenda_on_an_empty_place() -> None:
    s = turn(projects={"africa-money": WIND, "africa-tech": READY})
    assert refused(s, "plan recycling africa-money") == "SC-7.1.1"
    assert refused(s, "plan recycling africa-tech") == "SC-7.1.1"
    assert refused(s, "plan solar africa-scientist") == ""
    free = {o.split()[1] for o in offered(s) if o.startswith("plan") and "africa" in o}
    assert free == {"recycling", "forestation", "wind"}


@pytest.mark.clause("SC-7.1.1", "SC-7.1.3")
def test_a_stack_may_be_empty() -> None:
    places = ["africa-money", "africa-tech", "south_america-money", "europe-money", "oceania-money"]
    s = turn(projects=dict.fromkeys(places, WIND))
    assert refused(s, "plan wind africa-scientist") == "SC-7.1.1"
    assert s.tiles_left[2] == 0


@pytest.mark.clause("SC-7.1.3", "SC-3.1.9")
@pytest.mark.parametrize(("taken", "level"), [(0, 1), (1, 1), (2, 2), (4, 2)])
def test_the_third_tile_of_an_energy_has_level_2(taken: int, level: int) -> None:
    places = ["africa-money", "south_america-money", "europe-money", "oceania-money"][:taken]
    s = turn(projects=dict.fromkeys(places, WIND))
    play(s, "plan wind africa-tech")
    assert GAME.dump(s)["projects"]["africa-tech"]["level"] == level


@pytest.mark.clause("SC-7.1.4", "SC-7.1.5")
def test_a_region_without_ceps_gives_no_money_and_planning_is_legal() -> None:
    s = turn(regions={"africa": {"ceps": 0}}, seats={"red": {"money": 0}})
    play(s, "plan wind africa-money")
    assert (s.money[RED], s.level(RED, 2)) == (0, 1)


@pytest.mark.clause("SC-7.1.8", "SC-7.2.1")
def test_a_planned_project_belongs_to_nobody() -> None:
    s = turn()
    play(s, "plan wind africa-money", "end")
    assert GAME.dump(s)["projects"]["africa-money"]["infrastructure"] == ""
    play(s, "prepare africa-money")
    assert s.marker[9] == BLUE


# ---- prepare

REWARDS = [
    ("recycling", {"money": 5}),  # a CEP paid, a CEP gained
    ("hydro", {"money": 3, "tech": 1}),
    ("wind", {"money": 5, "tech": 1, "ceps": -1}),
    ("solar", {"tech": 3, "ceps": -1}),
    ("forestation", {"ceps": 1}),
]


@pytest.mark.clause("SC-7.2.4", "SC-7.2.5", "SC-7.2.6")
@pytest.mark.parametrize(("energy", "gains"), REWARDS)
def test_rewards_of_infrastructure(energy: str, gains: dict[str, int]) -> None:
    place = f"{HOME[ENERGIES.index(energy)]}-money"
    s = turn(projects={place: {"energy": energy}})
    before = GAME.stocks(s)[RED]
    play(s, f"prepare {place}")
    after = GAME.stocks(s)[RED]
    assert {name: n - before[name] for name, n in after.items() if n != before[name]} == gains
    assert GAME.dump(s)["projects"][place]["infrastructure"] == "red"
    assert s.level(RED, ENERGIES.index(energy)) == 0


@pytest.mark.clause("SC-7.2.1", "SC-7.2.2")
def test_what_is_prepared_is_not_prepared_again() -> None:
    s = turn(projects={"africa-money": READY, "africa-tech": WIND})
    assert refused(s, "prepare africa-money") == "SC-7.2.1"
    assert "prepare africa-tech" in offered(s)


EIGHT = {
    "north_america": {"slots": ["solar red blue", "solar red blue", "recycling red blue"]},
    "south_america": {"slots": ["hydro red blue", "hydro red blue"]},
    "europe": {"slots": ["wind red blue", "wind red blue"]},
}


@pytest.mark.clause("SC-2.3", "SC-7.2.1", "SC-7.3.11")
def test_the_ninth_infrastructure_marker_is_missing() -> None:
    """Seven under plants of blue and one without a plant."""
    s = turn(regions=EIGHT, projects={"africa-money": READY, "africa-tech": WIND})
    assert refused(s, "prepare africa-tech") == "SC-2.3"
    assert GAME.view(s, RED).seats["red"].markers_left == 0
    s = turn(regions=EIGHT, projects={"africa-tech": WIND})
    assert "prepare africa-tech" in offered(s)


@pytest.mark.clause("SC-2.4", "SC-7.3.11")
def test_the_ninth_control_cube_is_missing() -> None:
    plants = {**EIGHT, "asia": {"slots": ["forestation red blue"]}}
    s = turn("blue", regions=plants, projects={"africa-money": READY}, seats={"blue": ABLE})
    assert refused(s, "build africa-money") == "SC-2.4"
    s = turn("blue", regions=EIGHT, projects={"africa-money": READY}, seats={"blue": ABLE})
    assert "build africa-money" in offered(s)


@pytest.mark.clause("SC-2.6")
def test_alone_markers_cubes_and_control_markers_do_not_run_out() -> None:
    plants = {
        "north_america": {"slots": ["solar red red"] * 2, "controller": "red"},
        "south_america": {"slots": ["hydro red red"] * 2, "controller": "red"},
        "europe": {"slots": ["wind red red"] * 2, "controller": "red"},
        "africa": {"slots": ["recycling red red"] * 2, "controller": "red"},
        "asia": {"slots": ["forestation red red"], "controller": "red"},
    }
    there = {"oceania-money": READY, "oceania-tech": WIND}
    s = turn(mode="solo", regions=plants, projects=there, seats={"red": ABLE})
    assert "prepare oceania-tech" in offered(s)
    play(s, "build oceania-money", "pay own")
    assert (s.plants_of(RED), s.markers_of(RED), s.regions_of(RED)) == (10, 10, 6)


# ---- build

# Money, tech, points and gate of level 1; of level 2: $3, a tech, 3 points and 4 spaces more.
COSTS = [
    ("recycling", 7, 1, 5, 1),
    ("hydro", 8, 1, 6, 1),
    ("wind", 8, 2, 7, 2),
    ("solar", 10, 2, 8, 2),
    ("forestation", 10, 3, 9, 3),
]


@pytest.mark.clause("SC-7.3.1", "SC-7.3.2", "SC-7.3.8")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("row", COSTS, ids=[row[0] for row in COSTS])
def test_costs_points_and_gates_of_plants(row: tuple[str, int, int, int, int], level: int) -> None:
    energy, money, tech, points, gate = row
    more = level - 1
    place = f"{HOME[ENERGIES.index(energy)]}-money"
    there = {place: {"energy": energy, "level": level, "infrastructure": "blue"}}
    exact = {"money": money + 3 * more, "tech": tech + more, "ceps": 1}
    able: dict[str, Any] = {**exact, "knowledge": {energy: gate + 4 * more}}
    s = turn(projects=there, seats={"red": able})
    play(s, f"build {place}")
    assert (s.money[RED], s.tech[RED], s.ceps[RED]) == (0, 0, 0)
    assert s.score(RED) == points + 3 * more
    for short in ("money", "tech"):
        s = turn(projects=there, seats={"red": {**able, short: able[short] - 1}})
        assert refused(s, f"build {place}") == "SC-7.3.2"
    s = turn(projects=there, seats={"red": {**able, "ceps": 0}})
    assert refused(s, f"build {place}") == "SC-10.7"
    s = turn(projects=there, seats={"red": {**able, "knowledge": {energy: gate + 4 * more - 1}}})
    assert refused(s, f"build {place}") == "SC-7.3.1"


@pytest.mark.clause("SC-7.3.1")
def test_a_plant_needs_infrastructure() -> None:
    s = turn(projects={"africa-money": WIND}, seats={"red": ABLE})
    assert refused(s, "build africa-money") == "SC-7.3.1"


@pytest.mark.clause("SC-7.3.4", "SC-7.1.2")
def test_after_building_the_place_is_free_again() -> None:
    s = turn("yellow", projects={"africa-money": READY}, seats={"yellow": ABLE})
    play(s, "build africa-money", "end")
    assert "plan wind africa-money" in offered(s)


@pytest.mark.clause("SC-7.3.4", "SC-7.3.5")
def test_an_empty_slot_comes_before_a_replacement() -> None:
    there = {"africa": {"slots": ["coal", "gas", ""]}}
    s = turn(regions=there, projects={"africa-money": READY}, seats={"red": ABLE}, co2=470)
    play(s, "build africa-money")
    assert GAME.dump(s)["regions"]["africa"]["slots"] == ["coal", "gas", "wind red red"]
    assert (s.co2, s.replaced) == (470, False)


@pytest.mark.clause("SC-7.3.5")
def test_a_team_never_falls_below_400_by_a_replacement() -> None:
    there = {"africa": {"slots": ["coal", "gas", "gas"]}}
    s = turn(regions=there, projects={"africa-money": READY}, seats={"red": ABLE}, co2=420)
    play(s, "build africa-money")
    assert (s.co2, s.replaced, list(s.fossils_gone)) == (400, True, [0, 0, 1])


@pytest.mark.clause("SC-7.3.3")
def test_tech_of_the_region_may_be_used_or_not_and_one_at_most() -> None:
    given: dict[str, Any] = {
        "mode": "competitive",
        "regions": {"africa": {"tech": 2}, "asia": {"tech": 1}},
        "projects": {"africa-money": READY},
        "tech_left": 10,
    }
    s = turn(seats={"red": ABLE}, **given)
    assert {"build africa-money", "build_subsidised africa-money"} <= set(offered(s))
    play(s, "build africa-money")
    assert (s.tech[RED], list(s.region_tech), s.tech_left) == (7, [0, 0, 0, 2, 1, 0], 12)
    s = turn(seats={"red": ABLE}, **given)
    play(s, "build_subsidised africa-money")
    assert (s.tech[RED], list(s.region_tech), s.tech_left) == (8, [0, 0, 0, 1, 1, 0], 12)
    s = turn(seats={"red": {**ABLE, "tech": 0}}, **given)
    assert refused(s, "build_subsidised africa-money") == "SC-7.3.2"


@pytest.mark.clause("SC-7.3.3")
def test_tech_of_another_region_does_not_help() -> None:
    s = turn(
        mode="competitive",
        regions={"asia": {"tech": 1}},
        projects={"africa-money": READY},
        seats={"red": {**ABLE, "tech": 1}},
    )
    assert refused(s, "build africa-money") == "SC-7.3.2"
    assert refused(s, "build_subsidised africa-money") == ""


@pytest.mark.clause("SC-6.3.6", "SC-7.3.3")
def test_a_finance_card_and_the_tech_of_the_region_go_together() -> None:
    """$5 and one tech: the card brings $3, the region the other tech."""
    s = turn(
        mode="competitive",
        regions={"africa": {"tech": 1}},
        projects={"africa-money": READY},
        seats={"red": {**ABLE, "money": 5, "tech": 1, "lobby": ["lobby_21"]}},
    )
    play(s, "finance lobby_21")
    assert (s.money[RED], s.tech[RED], s.region_tech[3], s.plants_of(RED)) == (0, 0, 0, 1)


# ---- UN goals


@pytest.mark.clause("SC-6.4.4")
def test_plants_are_not_used_up_by_un_goals() -> None:
    plants = {"africa": {"slots": ["recycling red blue", "recycling red blue", "wind red red"]}}
    s = turn(players=2, regions=plants, seats={"red": {"tech": 9}})
    play(s, "claim un_01", "plan hydro oceania-tech", "end")
    play(s, "plan hydro oceania-money", "end", "claim un_17", "plan solar asia-tech", "end")
    play(s, "plan solar asia-money", "end")
    assert "claim un_03" in offered(s)
    assert (s.claimed_by(RED), s.score(RED)) == (2, 4)


@pytest.mark.clause("SC-6.4.3")
def test_plants_on_infrastructure_of_others_do_not_count() -> None:
    plants = {"africa": {"slots": ["recycling blue red", "recycling blue red", ""]}}
    s = turn(regions=plants, seats={"red": {"tech": 9}})
    assert refused(s, "claim un_01") == "SC-6.4.2"
    plants["africa"]["slots"][2] = "wind red red"
    s = turn(regions=plants, seats={"red": {"tech": 9}})
    assert refused(s, "claim un_03") == "SC-6.4.2"  # recycling and wind


@pytest.mark.clause("SC-6.4.5")
def test_a_un_goal_costs_tech() -> None:
    plants = {"africa": {"slots": ["recycling red red", "recycling red red", "wind red red"]}}
    s = turn(regions=plants, seats={"red": {"tech": 1}})
    assert refused(s, "claim un_01") == "SC-6.4.5"
    assert "claim un_17" in offered(s)  # three plants cost one


@pytest.mark.clause("SC-6.4.5")
def test_a_rival_scores_a_un_goal_at_the_end_and_the_display_is_not_refilled() -> None:
    plants = {"africa": {"slots": ["recycling red red", "recycling red red"]}}
    s = turn(mode="competitive", regions=plants, tech_left=20)
    play(s, "claim un_01")
    assert (s.scores(), s.claimed_by(RED), s.tech_left) == ([0, 0, 0], 1, 22)
    assert "un_01" not in GAME.dump(s)["un_goals"]
    assert len(GAME.dump(s)["un_goals"]) == 8
