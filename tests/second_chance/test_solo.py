"""SC-3.3, SC-5.5, SC-17.7, SC-17.8 The game for one: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import REGIONS
from keeling.games.second_chance.game import GAME
from keeling.kernel.rng import Rng
from tests.second_chance.tables import (
    RED,
    TILES,
    offered,
    play,
    play_at_random,
    refused,
    set_up,
    table,
    told,
    turn,
)

WIND = {"energy": "wind"}
KEPT = ["coop_goal_04", "coop_goal_06"]
DONE: dict[str, Any] = {"goals": KEPT, "tech": 3, "money": 10}


# ---- set-up


@pytest.mark.clause("SC-3.3.1", "SC-3.3.2", "SC-3.3.5")
def test_what_the_single_player_begins_with() -> None:
    s = set_up(1, seats=1)
    assert (s.scores(), s.money[RED], s.ceps[RED], s.tech[RED]) == ([20], 3, 2, 2)
    assert (s.supply[RED], s.pool[RED], s.hand_of(RED), s.tech_left) == (1, 3, 5, 26)
    assert (s.co2, s.bank, list(s.fossils.counts) != [10, 10, 10]) == (400, 19, True)
    assert len(GAME.dump(s)["goals"]) == 21


@pytest.mark.clause("SC-3.3.2")
def test_solo_goal_6_begins_with_ten_points() -> None:
    assert set_up(1, seats=1, solo_goal="solo_goal_06").scores() == [10]
    assert set_up(1, seats=1, solo_goal="solo_goal_07").scores() == [20]


@pytest.mark.clause("SC-3.3.3")
@pytest.mark.parametrize(("goal", "kept"), [("none", 2), ("solo_goal_04", 2), ("solo_goal_05", 4)])
def test_two_of_four_private_goals_are_kept_or_all(goal: str, kept: int) -> None:
    s = set_up(2, seats=1, solo_goal=goal)
    row = GAME.dump(s)["seats"]["red"]
    assert (len(row["goals"]), len(row["goals_returned"])) == (kept, 4 - kept)


@pytest.mark.clause("SC-3.3.3")
def test_the_player_chooses_among_four() -> None:
    s = GAME.new(GAME.config(seats=1))
    rng = Rng(1)
    while s.seat == keeling.CHANCE:
        s.apply(s.sample(rng))
    first = offered(s)
    assert (len(first), {o.split()[0] for o in first}) == (4, {"keep_goal"})
    play(s, first[2])
    assert offered(s) == [o for o in first if o != first[2]]


@pytest.mark.clause("SC-3.3.4")
def test_a_solo_goal_is_chosen_or_drawn_before_the_private_goals() -> None:
    s = GAME.new(GAME.config(seats=1, solo_goal="random"))
    play(s, "start red")
    assert len(offered(s)) == 12
    play(s, "draw_solo_goal solo_goal_05")
    assert GAME.view(s, None).solo_goal == "solo_goal_05"
    s = GAME.new(GAME.config(seats=1, solo_goal="solo_goal_09"))
    assert GAME.view(s, None).solo_goal == "solo_goal_09"
    assert GAME.view(set_up(1, seats=1), None).solo_goal is None


@pytest.mark.clause("SC-3.3.8")
def test_the_order_of_the_set_up() -> None:
    s = GAME.new(GAME.config(seats=1, solo_goal="random"))
    rng, prompts = Rng(1), []
    while s.active < 0:
        prompts.append(GAME.prompt(s))
        play_at_random(s, rng)
    order = [prompt for n, prompt in enumerate(prompts) if prompt not in prompts[:n]]
    assert order == [
        "draw_start",
        "draw_solo_goal",
        "turn_up_summit",
        "lay_agenda",
        "lay_goal",
        "show_un_goal",
        "deal_goal",
        "keep_goal",
        "deal_lobby",
        "begin_rivals",
        "inspector_fossil",
    ]


def rivals(start: str, goals: list[str], agendas: list[str]) -> dict[str, dict[str, int]]:
    """Where the opponent's cubes come to lie."""
    regions = {name: {"agenda": tile} for name, tile in zip(REGIONS, agendas, strict=True)}
    s = table("begin_rivals red", "begin_turn red", mode="solo", goals=goals, regions=regions)
    play(s, f"begin {start}")
    found = GAME.dump(s)["regions"]
    return {name: found[name]["rivals"] for name in REGIONS if found[name]["rivals"]}


@pytest.mark.clause("SC-3.3.7")
def test_cubes_of_the_opponent() -> None:
    """By hand, from Europe, with agendas 1 to 6 in the order of the regions.

    Tiles with an energy: recycling, hydro (slots 6, 7), then recycling, hydro, wind, solar,
    forestation (8 to 12), recycling (18): eight.
    recycling: from Europe back: South America. hydro: North America. recycling: Oceania no, Asia.
    hydro: Africa, Europe no, South America. wind: North America no, Oceania. solar: Asia.
    forestation: Africa. recycling: Europe.
    """
    agendas = [f"agenda_{n}" for n in range(1, 7)]
    assert rivals("europe", TILES, agendas) == {
        "north_america": {"hydro": 1},
        "south_america": {"recycling": 1, "hydro": 1},
        "europe": {"recycling": 1},
        "africa": {"forestation": 1},
        "asia": {"recycling": 1, "solar": 1},
        "oceania": {"wind": 1},
    }


@pytest.mark.clause("SC-3.3.7")
def test_two_cubes_a_region_at_most() -> None:
    """By hand, from North America.

    Solar: Oceania, then Asia; recycling: Africa; hydro: South America; wind: Oceania; solar: Asia;
    forestation: Africa; solar: Europe.
    """
    goals = ["env_19", "env_20", *[f"env_{n:02}" for n in (1, 2, 3, 4, 5, 6)]]
    goals += [*TILES[8:13], "env_33", "env_34", "env_35", "env_36", "env_37"]
    goals += ["env_44", "env_45", "env_42"]
    found = rivals("north_america", goals, [f"agenda_{n}" for n in range(1, 7)])
    assert found == {
        "south_america": {"hydro": 1},
        "europe": {"solar": 1},
        "africa": {"recycling": 1, "forestation": 1},
        "asia": {"solar": 2},
        "oceania": {"solar": 1, "wind": 1},
    }


@pytest.mark.clause("SC-3.3.7")
def test_a_tile_without_a_region_is_skipped() -> None:
    """Forestation stands on the agenda of Africa alone, which takes two cubes at most."""
    agendas = ["agenda_1", "agenda_2", "agenda_3", "agenda_4", "agenda_6", "agenda_1"]
    goals = ["env_21", "env_22", *[f"env_{n:02}" for n in (1, 2, 3, 4, 5, 6)], *TILES[8:]]
    found = rivals("africa", goals, agendas)
    assert found["africa"] == {"forestation": 2}


@pytest.mark.clause("SC-3.3.7")
def test_a_second_pass_places_what_is_left() -> None:
    """By hand, from Africa.

    Recycling: Europe; hydro: South America; wind: Asia; solar: Europe; forestation: Africa, again
    Africa, and then nowhere; solar: North America. Once more, recycling: Oceania.
    """
    agendas = ["agenda_1", "agenda_2", "agenda_3", "agenda_4", "agenda_6", "agenda_1"]
    goals = [f"env_{n:02}" for n in range(1, 9)] + TILES[8:13]
    goals += [f"env_{n}" for n in (33, 34, 35, 36, 37, 46, 47, 44)]
    assert rivals("africa", goals, agendas) == {
        "north_america": {"solar": 1},
        "south_america": {"hydro": 1},
        "europe": {"recycling": 1, "solar": 1},
        "africa": {"forestation": 2},
        "asia": {"wind": 1},
        "oceania": {"recycling": 1},
    }


# ---- the second main action


@pytest.mark.clause("SC-5.5")
def test_not_before_the_first_and_only_once() -> None:
    s = turn(mode="solo", projects={"africa-money": WIND})
    assert refused(s, "second") == "SC-5.5"
    play(s, "plan wind africa-tech", "second", "prepare africa-money")
    assert refused(s, "second") == "SC-5.5"
    assert s.co2 == 410


@pytest.mark.clause("SC-5.5")
def test_director_actions_may_lie_between() -> None:
    s = turn(mode="solo", projects={"africa-money": WIND}, seats={"red": {"ceps": 2}})
    play(s, "plan wind africa-tech", "sell", "move board africa-money", "second")
    assert s.co2 == 410
    assert {o.split()[0] for o in offered(s)} == {"prepare"}


@pytest.mark.clause("SC-5.5")
def test_an_action_of_another_kind_must_be_possible() -> None:
    s = turn(mode="solo", seats={"red": {"ceps": 0}})
    play(s, "plan wind africa-tech")
    assert refused(s, "second") == "SC-5.5"


@pytest.mark.clause("SC-5.5", "SC-5.3")
def test_nobody_else_has_a_second_action_and_it_is_never_a_duty() -> None:
    s = turn(projects={"africa-money": WIND})
    play(s, "plan wind africa-tech")
    assert "second" not in offered(s)
    s = turn(mode="solo", projects={"africa-money": WIND})
    play(s, "plan wind africa-tech")
    assert {"second", "end"} <= set(offered(s))


@pytest.mark.clause("SC-6.3.11", "SC-5.5")
def test_a_finance_card_cannot_pay_a_second_build() -> None:
    there = {"africa-money": {**WIND, "infrastructure": "red"}}
    able = {"money": 9, "tech": 3, "knowledge": {"wind": 2}, "lobby": ["lobby_21"]}
    s = turn(mode="solo", projects=there, seats={"red": able}, turn={"mains": ["build"]})
    assert refused(s, "finance lobby_21") == "SC-5.5"


# ---- the end


def ended(goal: str = "none", **given: Any) -> SecondChance:
    """The end of the last decade, with all that must be met but the solo goal."""
    red = {**DONE, **given.pop("red", {})}
    given = {"un_goals": ["un_01"], "decade": 4, **given}
    settings: dict[str, object] = {"solo_goal": goal}
    return table("end_decade", mode="solo", settings=settings, seats={"red": red}, **given)


@pytest.mark.clause("SC-17.7")
def test_alone_all_private_goals_that_were_kept_must_be_met() -> None:
    s = ended()
    assert (s.seat, s.lost, s.winners()) == (keeling.NOBODY, False, [RED])
    assert ended(red={"tech": 2}).lost
    assert ended(un_goals=["un_01", "un_02", "un_03", "un_04"]).lost


PLANTS = {
    "north_america": {"slots": ["solar red red", "solar red red"]},
    "south_america": {"slots": ["hydro red red", "hydro red red"]},
    "europe": {"slots": ["wind red red", "wind red red"]},
    "africa": {"slots": ["recycling red red", "recycling red red"]},
    "asia": {"slots": ["forestation red red"]},
    "oceania": {"slots": ["hydro red red"]},
}
EVERY = dict.fromkeys(("recycling", "hydro", "wind", "solar", "forestation"), 10)
SUMMITS = ["summit_05", "summit_11", "summit_15"]
FOUR = ["coop_goal_01", *KEPT, "coop_goal_07"]
GOALS: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (1, {"red": {"knowledge": EVERY}}, {"red": {"knowledge": {**EVERY, "wind": 9}}}),
    (2, {"regions": PLANTS}, {"regions": {**PLANTS, "oceania": {"slots": [""]}}}),
    (4, {"regions": PLANTS}, {"regions": {**PLANTS, "oceania": {"slots": ["gas"]}}}),
    (
        5,
        {"red": {"goals": FOUR, "ceps": 6, "knowledge": EVERY}},
        {"red": {"goals": FOUR, "ceps": 5, "knowledge": EVERY}},
    ),
    (9, {}, {"regions": {"asia": {"ceps": 5}}}),
    (10, {"summits_gone": SUMMITS}, {"summits_gone": SUMMITS[:2]}),
    (11, {"replaced": True}, {}),
    (3, {}, {"late": True}),
    (8, {}, {"late": True}),
    (12, {}, {"late": True}),
]


@pytest.mark.clause("SC-17.7")
@pytest.mark.parametrize(("goal", "met", "missed"), GOALS, ids=[str(row[0]) for row in GOALS])
def test_solo_goals_at_the_end(goal: int, met: dict[str, Any], missed: dict[str, Any]) -> None:
    name = f"solo_goal_{goal:02}"
    assert not ended(name, **met).lost
    assert ended(name, **missed).lost


@pytest.mark.clause("SC-17.8")
@pytest.mark.parametrize(("goal", "given", "times"), [(1, {}, 1), (3, {"late": True}, 0)])
def test_a_dated_goal_is_told_when_it_is_missed_and_not_again(
    goal: int, given: dict[str, Any], times: int
) -> None:
    names = [event[0] for event in told(ended(f"solo_goal_{goal:02}", **given))]
    assert names.count("solo_goal_missed") == times


@pytest.mark.clause("SC-17.7")
@pytest.mark.parametrize("goal", ["solo_goal_06", "solo_goal_07"])
def test_goals_of_the_set_up_and_of_all_draws_ask_for_nothing_more(goal: str) -> None:
    assert not ended(goal).lost


@pytest.mark.clause("SC-17.8", "SC-17.7")
@pytest.mark.parametrize(("plants", "late"), [(4, True), (5, False)])
@pytest.mark.parametrize("decade", [1, 2])
def test_goal_3_is_judged_at_the_end_of_decade_2(plants: int, late: bool, decade: int) -> None:  # noqa: FBT001 - a row of the table
    slots = {"africa": {"slots": ["wind red red"] * 2}, "europe": {"slots": ["solar red red"] * 2}}
    if plants > 4:
        slots["asia"] = {"slots": ["solar red red"]}
    settings: dict[str, object] = {"solo_goal": "solo_goal_03"}
    s = table("end_decade", mode="solo", settings=settings, decade=decade, regions=slots)
    assert (s.late, s.lost) == (late and decade == 2, False)  # shown, but played on


@pytest.mark.clause("SC-17.8", "SC-17.7")
def test_goal_8_is_judged_in_the_environment_phase_of_decade_2() -> None:
    def judged(decade: int, regions: dict[str, Any]) -> SecondChance:
        settings: dict[str, object] = {"solo_goal": "solo_goal_08"}
        points = {"start": 99}
        steps = ("environment_goals", "judge_dated", "begin_turn red")
        given: dict[str, Any] = {"decade": decade, "regions": regions, "team_points": points}
        return table(*steps, mode="solo", settings=settings, **given)

    assert judged(2, {}).late
    assert not judged(1, {}).late
    assert not judged(3, {}).late
    assert not judged(2, PLANTS).late
    assert GAME.view(judged(2, {}), None).solo_goal_missed


@pytest.mark.clause("SC-17.8", "SC-17.7")
def test_goal_12_forbids_lobby_cards_in_decade_1() -> None:
    settings: dict[str, object] = {"solo_goal": "solo_goal_12"}
    for decade, early in ((1, True), (2, False)):
        red = {"red": {"lobby": ["lobby_02"]}}
        s = turn(mode="solo", settings=settings, decade=decade, seats=red)
        play(s, "side lobby_02")
        assert s.lobbied_early == early
    for early in (True, False):
        s = table("end_decade", mode="solo", settings=settings, lobbied_early=early)
        assert s.late == early


@pytest.mark.clause("SC-17.7", "SC-13.9")
def test_goal_7_puts_gas_plants_out_of_the_game_and_draws_again() -> None:
    settings: dict[str, object] = {"solo_goal": "solo_goal_07"}
    stack = {"gas": 2, "oil": 3, "coal": 0}
    given: dict[str, Any] = {"fossils": stack, "fossils_under": [], "settings": settings}
    s = table("supply asia", "begin_turn red", mode="solo", **given)
    play(s, "turn_up_fossil gas", "turn_up_fossil gas", "turn_up_fossil oil")
    assert (s.co2, s.gas_out, list(s.fossils.counts)) == (430, 2, [0, 2, 0])
    s = table("move_inspector 0", "begin_turn red", mode="solo", inspectors=[-1, -1], **given)
    play(s, "turn_up_fossil gas", "turn_up_fossil oil")
    assert (s.inspector[0], s.gas_out, list(s.under)) == (2, 1, [1])


@pytest.mark.clause("SC-17.7", "SC-13.9")
def test_with_goal_7_and_only_gas_left_nothing_comes() -> None:
    settings: dict[str, object] = {"solo_goal": "solo_goal_07"}
    stack = {"gas": 1, "oil": 0, "coal": 0}
    given: dict[str, Any] = {"fossils": stack, "fossils_under": [], "settings": settings}
    s = table("supply asia", "begin_turn red", mode="solo", **given)
    play(s, "turn_up_fossil gas")
    assert (s.co2, s.gas_out, s.seat) == (400, 1, RED)
