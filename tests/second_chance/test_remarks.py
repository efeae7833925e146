"""What stands beside options of Second Chance, and above its board, is true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from keeling.games.second_chance.engine.options import BUILD, VOCABULARY
from keeling.games.second_chance.engine.tables import (
    CO2_START_COMPETITIVE,
    FOR_START,
    N_ENERGIES,
    N_SUBSIDIES,
    PROJECTS,
)
from keeling.games.second_chance.game import GAME
from keeling.games.second_chance.words.remarks_projects import control
from keeling.kernel.agenda import NOBODY
from keeling.kernel.rng import Rng
from keeling.text.words import GameWords
from tests.second_chance.tables import play_at_random, set_up, table, turn

if TYPE_CHECKING:
    from keeling.games.second_chance.engine.state import SecondChance

SHOWN = GAME.presentation

WORDS = GameWords(GAME, "en").words
RICH = 30  # dollars and tech with which all can build
PLENTY = 600  # points with which a team sees all its decades
GAMES = 4
MINE = [WORDS.say(f"text-control-{key}") for key in ("kept", "gained")]
MODES: list[dict[str, object]] = [
    {"seats": 1},
    {"seats": 3},
    {"seats": 2, "mode": "competitive"},
]


def beside(s: SecondChance, notation: str) -> str:
    """What stands beside an option for whoever is to choose."""
    return SHOWN.remark(GAME.view(s, int(s.seat)), VOCABULARY.read(notation), WORDS)


# ---- main actions


def test_planning_tells_the_subsidy_where_the_preview_ends_at_a_bonus() -> None:
    s = turn(seats={"red": {"knowledge": {"solar": 2}}})
    assert beside(s, "plan hydro north_america-money") == "level 1; knowledge 1"
    told = "level 1; knowledge 3, bonus 1 tech token; subsidy: $5"
    assert beside(s, "plan solar north_america-money") == told
    told = "level 1; knowledge 1; subsidy: recruit or move a scientist"
    assert beside(s, "plan hydro north_america-scientist") == told


def test_preparing_tells_costs_reward_and_the_scientist_who_has_to_leave() -> None:
    s = turn(projects={"north_america-tech": {"energy": "hydro", "level": 1, "worker": "blue"}})
    told = "hydro, level 1: costs 1 CEP; gives $3, 1 tech token, 1 CEP; "
    told += "the scientist of Blue has to leave"
    assert beside(s, "prepare north_america-tech") == told


def test_building_tells_which_environment_goals_it_meets() -> None:
    """There is a tile for each region and one for recycling, but none for solar."""
    rich = {"red": {"money": RICH, "tech": RICH}}
    ready = {"africa-money": {"energy": "recycling", "level": 1, "infrastructure": "red"}}
    s = turn(projects=ready, seats=rich)
    assert "meets: plant in Africa, recycling plant;" in beside(s, "build africa-money")
    s = turn(projects=ready, seats=rich, regions={"africa": {"slots": ["solar red red"]}})
    assert "meets: recycling plant;" in beside(s, "build africa-money")
    built = {"africa": {"slots": ["solar red red"]}, "asia": {"slots": ["recycling red red"]}}
    s = turn(projects=ready, seats=rich, regions=built)
    assert "meets" not in beside(s, "build africa-money")


def built_at_random(settings: dict[str, object], seed: int) -> list[tuple[bool, bool]]:
    """Whether a remark foretells control, and whether it comes so, of all plants of a game."""
    s = set_up(seed, **settings)
    rng = Rng(seed)
    found = []
    s.add_points(0, FOR_START, PLENTY)
    while s.seat != NOBODY:
        s.co2 = CO2_START_COMPETITIVE  # so that rivals see all decades as well
        if s.seat >= 0:
            s.money[s.seat] = RICH
            s.tech[s.seat] = RICH
            for energy in range(N_ENERGIES):
                s.levels[s.seat * N_ENERGIES + energy] = 6 + rng.below(3)
            s.offer_again(int(s.seat))
            found += [foretold(s, option) for option in s.legal if BUILD.has(option)]
        play_at_random(s, rng)
    return found


def foretold(s: SecondChance, option: int) -> tuple[bool, bool]:
    """What the remark says of control, and what becomes of it."""
    project = int(BUILD.first(option))
    seat, region = int(s.seat), project // N_SUBSIDIES
    view = GAME.view(s, seat)
    here = view.project(PROJECTS[project])
    assert here is not None
    said = control(view, WORDS, view.regions[region], here) in MINE
    then = s.clone()
    then.apply(option)
    while then.seat == seat and GAME.prompt(then) == "pay_cep":
        then.apply(then.legal[0])
    return said, bool(then.controller[region] == seat)


@pytest.mark.parametrize("settings", MODES, ids=str)
def test_the_control_that_a_remark_foretells_comes_true(settings: dict[str, object]) -> None:
    found = [pair for seed in range(GAMES) for pair in built_at_random(settings, seed)]
    assert {(True, True), (False, False)} == set(found)


# ---- scientists, cards, bonuses


def test_a_move_tells_what_leaving_brings_and_who_speaks_where_it_leads() -> None:
    speaking = {"summit_place_1": {"speakers": {"hydro": "blue"}}}
    here = {"europe-money": {"energy": "recycling", "worker": "red"}}
    s = turn(projects=here, summits=speaking)
    told = "leaving the recycling project: knowledge 1; recycling (vacant), hydro (Blue); "
    told += "the last free topic: the summit is held"
    assert beside(s, "move europe-money summit_place_1") == told
    assert beside(s, "move europe-money board") == "leaving the recycling project: knowledge 1"


def test_a_played_card_tells_its_side_effect() -> None:
    s = turn(played={"lobby_20": {"player": "blue"}})
    told = "gives move a scientist; stays there to the end"
    assert beside(s, "move board lobby_20") == told


def test_a_gift_tells_what_it_leads_to_for_whom_it_is_given() -> None:
    s = turn(seats={"red": {"knowledge": {"hydro": 2}}, "blue": {"knowledge": {"solar": 4}}})
    GAME.take(s, "plan hydro north_america-money")
    assert beside(s, "give blue") == "solar: knowledge 5, bonus 1 knowledge of forestation"
    assert beside(s, "give yellow") == "solar: knowledge 1"
    assert beside(s, "study solar") == "knowledge 1"


def test_a_team_scores_un_goals_at_once_and_rivals_at_the_end() -> None:
    red = {"red": {"tech": 5}}
    slots = {"slots": ["recycling red red", "recycling red red"]}
    team = turn(seats=red, regions={"africa": slots})
    assert beside(team, "claim un_01") == "costs 2 tech tokens; brings 2 points"
    rivals = turn(mode="competitive", seats=red, regions={"africa": slots})
    assert beside(rivals, "claim un_01") == "costs 2 tech tokens; 6 points more at the end"


# ---- between the rounds


def test_income_tells_a_team_what_its_goals_will_cost() -> None:
    s = table("income red", "environment_goals", seats={"red": {"knowledge": {"solar": 1}}})
    told = "1 point; the score is then 1, and goals not met cost 21"
    assert beside(s, "income 0") == told


def test_lowering_co2_tells_where_it_leads_and_what_is_left() -> None:
    s = table("reduce red", co2=520, decade=2, team_points={"plants": 9})
    assert beside(s, "reduce 3") == "to 490 ppm for 6 points, 3 left"


@pytest.mark.clause("SC-17.2")
def test_lowering_co2_for_the_last_time_tells_the_rating_of_a_victory() -> None:
    """To 450 ppm: 5; two unclaimed: 2; 11 of 31 points are left: 2."""
    last: dict[str, Any] = {"co2": 500, "decade": 4, "team_points": {"plants": 31}}
    s = table("reduce red", un_goals=["un_01", "un_02"], **last)
    told = "to 450 ppm for 20 points, 11 left; if you win: rating 9, Neighbourhood heroes"
    assert beside(s, "reduce 5") == told
    s = table("reduce red", un_goals=["un_01", "un_02", "un_03", "un_04"], **last)
    assert beside(s, "reduce 5") == "to 450 ppm for 20 points, 11 left"


@pytest.mark.parametrize(
    ("mode", "told"),
    [("coop", "Team"), ("competitive", "Rivals"), ("solo", "Solo")],
)
def test_the_headline_tells_how_we_play_and_where_we_are(mode: str, told: str) -> None:
    s = turn(mode=mode, players=2, decade=2, round=2)
    headline = SHOWN.headline(GAME.view(s, 0), WORDS)
    assert headline.startswith(f"{told} · 2020, round 2 of 4 · ")
