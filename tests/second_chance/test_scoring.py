"""SC-17.1 to SC-17.6 The end of the game: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.rules.goals import company_points
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from keeling.games.second_chance.view.types import Goal, Rating
from tests.second_chance.tables import BLUE, RED, YELLOW, offered, play, table

POOR: dict[str, Any] = {"money": 0, "ceps": 0, "tech": 0, "discarded": True}
NAMES = ("red", "blue", "yellow")


# ---- teams


def judged(**given: Any) -> SecondChance:
    """The end of the last decade of a team that has met all it must, but for what is given."""
    seats: dict[str, dict[str, Any]] = {
        "red": {"goals": ["coop_goal_06"], "money": 10},
        "blue": {"goals": ["coop_goal_04"], "tech": 3},
        "yellow": {"goals": ["coop_goal_05"], "pool": 0, "scientists": 4},
    }
    for name, row in given.pop("seats", {}).items():
        seats[name] = {**seats[name], **row}
    given = {"decade": 4, "un_goals": ["un_01", "un_02", "un_03"], **given}
    return table("end_decade", seats=seats, **given)


@pytest.mark.clause("SC-17.2")
@pytest.mark.parametrize(("left", "won"), [(0, True), (3, True), (4, False)])
def test_at_most_three_un_cards_may_be_left(left: int, won: bool) -> None:  # noqa: FBT001 - a row of the table
    s = judged(un_goals=["un_01", "un_02", "un_03", "un_04"][:left])
    assert (s.seat, s.lost, bool(s.winners())) == (keeling.NOBODY, not won, won)
    assert s.winners() == ([RED, BLUE, YELLOW] if won else [])


@pytest.mark.clause("SC-17.2")
def test_one_of_two_private_goals_is_enough() -> None:
    assert not judged(seats={"red": {"goals": ["coop_goal_06", "coop_goal_07"]}}).lost
    assert judged(seats={"red": {"goals": ["coop_goal_07", "coop_goal_08"]}}).lost


RATINGS = [  # co2, unclaimed, points -> rating, rank
    (500, 3, 0, 0, 1),
    (460, 3, 4, 4, 1),
    (450, 3, 0, 5, 2),
    (430, 2, 0, 9, 2),
    (430, 2, 5, 10, 3),
    (400, 1, 9, 15, 4),
    (400, 0, 40, 24, 5),
    (400, 0, 99, 24, 5),
]


@pytest.mark.clause("SC-17.2")
@pytest.mark.parametrize(("co2", "left", "points", "rating", "rank"), RATINGS)
def test_the_rank_of_a_team(co2: int, left: int, points: int, rating: int, rank: int) -> None:
    s = judged(co2=co2, un_goals=["un_01", "un_02", "un_03"][:left], team_points={"start": points})
    assert GAME.view(s, None).rating == Rating(rank=f"rank_{rank}", rating=rating)


@pytest.mark.clause("SC-17.2")
def test_who_has_lost_has_no_rank() -> None:
    assert GAME.view(judged(un_goals=[f"un_0{n}" for n in range(1, 6)]), None).rating is None


ON_A_CARD = {"lobby_36": {"player": "blue", "scientist": "red"}}
PRIVATE: list[tuple[int, dict[str, Any], dict[str, Any]]] = [
    (1, {"seats": {"red": {"ceps": 6}}}, {"seats": {"red": {"ceps": 5}}}),
    (
        2,
        {"regions": {"asia": {"slots": ["solar blue red"], "controller": "red", "ceps": 4}}},
        {"regions": {"asia": {"slots": ["solar blue red"], "controller": "red", "ceps": 3}}},
    ),
    (3, {"seats": {"red": {"alone": True}}}, {"seats": {"blue": {"alone": True}}}),
    (4, {"seats": {"red": {"tech": 3}}}, {"seats": {"red": {"tech": 2}}}),
    (
        5,
        {"seats": {"red": {"pool": 0, "scientists": 3}}, "played": ON_A_CARD},
        {"seats": {"red": {"pool": 1, "scientists": 3}}},
    ),
    (6, {"seats": {"red": {"money": 10}}}, {"seats": {"red": {"money": 9}}}),
    (
        7,
        {"seats": {"red": {"knowledge": {"wind": 10, "solar": 10}}}},
        {"seats": {"red": {"knowledge": {"wind": 10, "solar": 9}}}},
    ),
]


@pytest.mark.clause("SC-17.3")
@pytest.mark.parametrize(("card", "enough", "short"), PRIVATE, ids=[str(row[0]) for row in PRIVATE])
def test_private_goals_about_things(
    card: int, enough: dict[str, Any], short: dict[str, Any]
) -> None:
    assert own_goal(card, 3, **enough).met
    assert not own_goal(card, 3, **short).met


def own_goal(card: int, players: int, **given: Any) -> Goal:
    """How red sees a private goal."""
    seats = dict(given.pop("seats", {}))
    goals = {"goals": [f"coop_goal_{card:02}"]}
    others: dict[str, dict[str, Any]] = {
        name: {"goals": []} for name in ("blue", "yellow", "violet")[: players - 1]
    }
    for name, row in seats.items():
        others[name] = {**others.get(name, {}), **row}
    others["red"] = {**seats.get("red", {}), **goals}
    mode = "solo" if players == 1 else "coop"
    s = table("begin_turn red", players=players, mode=mode, seats=others, **given)
    (found,) = GAME.view(s, RED).seats["red"].goals
    return found


@pytest.mark.clause("SC-17.3")
def test_ceps_in_regions_do_not_count_for_goal_01() -> None:
    held = {"asia": {"slots": ["solar blue red"], "controller": "red"}}
    assert own_goal(1, 3, regions=held).progress == 2


BUILT = {  # red: infrastructure solar, solar, solar, wind; plants solar, hydro, wind, wind
    "asia": {"slots": ["solar red blue", "solar red red", "solar red blue"]},
    "oceania": {"slots": ["hydro blue red", "wind yellow red", "wind red red"]},
}
PLANNED = {"africa-money": {"energy": "recycling", "infrastructure": "red"}}
COUNTS = [(9, 3), (10, 3), (11, 3), (12, 3), (13, 2), (14, 3), (15, 3), (16, 2)]


@pytest.mark.clause("SC-17.3", "SC-7.3.11")
@pytest.mark.parametrize(("card", "progress"), COUNTS)
def test_private_goals_about_infrastructure_and_plants(card: int, progress: int) -> None:
    """Infrastructure: solar 3, wind, recycling in Asia 3, Oceania, Africa. Plants: Oceania 3."""
    assert own_goal(card, 3, regions=BUILT, projects=PLANNED).progress == progress


NEEDED = {
    8: [4, 3, 2, 2],
    9: [3, 3, 2, 2],
    10: [5, 4, 3, 3],
    11: [3, 3, 2, 2],
    12: [5, 4, 3, 3],
    13: [3, 3, 2, 2],
    14: [5, 4, 3, 3],
    15: [3, 3, 2, 2],
    16: [5, 4, 3, 3],
}


@pytest.mark.clause("SC-17.3")
@pytest.mark.parametrize("card", NEEDED)
def test_the_numbers_of_private_goals_by_players(card: int) -> None:
    assert [own_goal(card, n).needed for n in range(1, 5)] == NEEDED[card]


# ---- rivals


def final(**given: Any) -> SecondChance:
    """The end of a competitive game, with what is given; the others have nothing."""
    seats = {name: {**POOR, **given.pop(name, {})} for name in NAMES}
    return table("final_scoring", mode="competitive", decade=5, seats=seats, **given)


@pytest.mark.clause("SC-17.4")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (9, 4)])
def test_two_dollars_are_a_point(money: int, points: int) -> None:
    assert final(red={"money": money}).scores() == [points, 0, 0]


@pytest.mark.clause("SC-17.4")
def test_ceps_of_controlled_regions_are_sold_with_the_own_ones_at_the_same_price() -> None:
    """Two own ones and six of Asia at price 3; those of other regions are ignored."""
    held = {"asia": {"slots": ["solar red red"], "controller": "red"}}
    s = final(red={"ceps": 2}, regions=held)
    assert (s.scores(), s.price, s.money[RED]) == ([12, 0, 0], 3, 24)
    s = final(red={"ceps": 2}, regions={"asia": {"controller": "blue"}})
    assert s.scores() == [3, 9, 0]


@pytest.mark.clause("SC-17.4")
@pytest.mark.parametrize(
    ("tech", "points"), [((2, 1, 0), [3, 0, 0]), ((2, 2, 1), [3, 3, 0]), ((0, 0, 0), [0, 0, 0])]
)
def test_most_tech_scores_and_none_does_not(tech: tuple[int, int, int], points: list[int]) -> None:
    rows = {name: {"tech": n} for name, n in zip(NAMES, tech, strict=True)}
    assert final(regions={"asia": {"tech": 5}}, **rows).scores() == points


@pytest.mark.clause("SC-17.4")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 6), (2, 10), (3, 15), (4, 21), (6, 21)])
def test_un_cards_at_the_end(cards: int, points: int) -> None:
    claimed = [f"un_{n}" for n in range(30, 30 + cards)]
    assert final(red={"un_goals": claimed}).scores() == [points, 0, 0]


@pytest.mark.clause("SC-17.4")
@pytest.mark.parametrize(("choice", "points"), [("discard_goal", 4), ("reveal", 8)])
def test_the_company_goal_is_money_or_points(choice: str, points: int) -> None:
    """Goal 04: two regions at 4 points."""
    held = {
        "africa": {"slots": ["wind red red"], "controller": "red", "ceps": 0},
        "asia": {"slots": ["solar red red"], "controller": "red", "ceps": 0},
    }
    s = final(red={"discarded": False, "goals": ["company_goal_04"]}, regions=held)
    assert offered(s) == ["discard_goal", "reveal"]
    play(s, choice)
    assert s.scores() == [points, 0, 0]


@pytest.mark.clause("SC-17.4")
def test_goal_01_counts_the_ceps_before_they_are_sold() -> None:
    """One own one and three of Africa: four at 2 points, and $12."""
    held = {"africa": {"slots": ["wind red red"], "controller": "red"}}
    s = final(red={"discarded": False, "ceps": 1, "goals": ["company_goal_01"]}, regions=held)
    play(s, "reveal")
    sheet = GAME.score_sheet(s)[RED]
    assert (sheet["company_goal"], sheet["money"]) == (8, 6)


@pytest.mark.clause("SC-17.4")
def test_all_decide_before_anything_is_shown() -> None:
    goals = {"red": {"discarded": False}, "yellow": {"discarded": False}}
    s = final(**goals)
    assert s.seat == RED
    play(s, "reveal")
    assert (s.seat, s.scores()) == (YELLOW, [0, 0, 0])
    play(s, "reveal")
    assert s.seat == keeling.NOBODY


COMPANY: list[tuple[int, dict[str, Any], int]] = [
    (1, {"seats": {"red": {"ceps": 3}}}, 6),
    (1, {"seats": {"red": {"ceps": 9}}}, 16),
    (2, {"seats": {"red": {"knowledge": {"wind": 2, "solar": 3}}}}, 8),
    (2, {"seats": {"red": {"knowledge": {"wind": 2}}, "blue": {"knowledge": {"wind": 2}}}}, 4),
    (2, {"seats": {"red": {"knowledge": {"wind": 2}}, "blue": {"knowledge": {"wind": 3}}}}, 0),
    (3, {"seats": {"red": {"un_goals": ["un_30", "un_31"]}}}, 6),
    (4, {"regions": {"asia": {"controller": "red"}, "africa": {"controller": "red"}}}, 8),
    (5, {"regions": BUILT}, 6),
    (6, {"regions": BUILT}, 9),
    (7, {"regions": BUILT}, 9),
    (8, {"regions": BUILT, "projects": PLANNED}, 9),
    (9, {"regions": BUILT, "projects": PLANNED}, 9),
    (10, {"regions": BUILT, "projects": PLANNED}, 12),
]


@pytest.mark.clause("SC-17.5", "SC-7.3.11")
@pytest.mark.parametrize(("card", "given", "points"), COMPANY)
def test_company_goals(card: int, given: dict[str, Any], points: int) -> None:
    """Plants of red: solar, hydro, wind, wind in two regions; five markers in three regions."""
    s = table("begin_turn red", mode="competitive", **given)
    assert company_points(s, RED, card - 1) == points


SIX = ["wind red red"] * 4
PLANTS = {
    0: {},
    1: {"asia": SIX[:1]},
    4: {"asia": SIX},
    7: {"asia": SIX, "oceania": ["solar red red"] * 3},
}


@pytest.mark.clause("SC-17.5")
@pytest.mark.parametrize(("plants", "points"), [(0, 0), (1, 0), (4, 9), (7, 15)])
def test_goal_07_skips_the_first_plant_and_has_a_maximum(plants: int, points: int) -> None:
    """B40: 0, 0, 9 and 15, for 18 are too many."""
    regions = {name: {"slots": slots} for name, slots in PLANTS[plants].items()}
    s = table("begin_turn red", mode="competitive", regions=regions)
    assert company_points(s, RED, 6) == points


@pytest.mark.clause("SC-17.5")
def test_goal_10_skips_the_first_marker() -> None:
    """B40: three markers are 6 points."""
    there = {"africa-money": {"energy": "wind", "infrastructure": "red"}}
    slots = {"slots": ["solar red blue", "solar red red"]}
    s = table("begin_turn red", mode="competitive", regions={"asia": slots}, projects=there)
    assert company_points(s, RED, 9) == 6


@pytest.mark.clause("SC-17.5")
def test_the_maximum_of_every_company_goal() -> None:
    assert [card.vp_max for card in BOX.company_goal] == [16, 16, 15, 16, 15, 15, 15, 15, 15, 15]


def tied(**given: Any) -> list[int]:
    """Who wins with equal points."""
    s = table(mode="competitive", **given)
    assert len(set(s.scores())) == 1
    return s.winners()


@pytest.mark.clause("SC-17.6")
def test_ties_are_broken_by_un_cards_plants_infrastructure_and_money() -> None:
    even: dict[str, Any] = {name: {"money": 5} for name in NAMES}
    assert tied(seats=even) == [RED, BLUE, YELLOW]
    rich = {**even, "red": {"money": 6}}
    assert tied(seats=rich) == [RED]
    marked = {"africa-money": {"energy": "wind", "infrastructure": "blue"}}
    assert tied(seats=rich, projects=marked) == [BLUE]
    plant = {"asia": {"slots": ["solar blue yellow"]}}
    assert tied(seats=rich, projects=marked, regions=plant) == [YELLOW]
    card = {**rich, "red": {"money": 6, "un_goals": ["un_30"]}}
    assert tied(seats=card, projects=marked, regions=plant) == [RED]


@pytest.mark.clause("SC-17.6")
def test_five_plants_against_four() -> None:
    """B31: equal points and UN cards."""
    slots = ["solar red red"] * 4
    more = ["wind blue blue"] * 3
    there = {"asia": {"slots": [*slots, "recycling blue blue"]}, "europe": {"slots": more}}
    there["africa"] = {"slots": ["wind blue blue"]}
    assert tied(regions=there) == [BLUE]


@pytest.mark.clause("SC-17.6")
def test_most_points_win() -> None:
    rows = {"blue": {"points": {"plants": 3}}, "yellow": {"points": {"income": 2}}}
    s = table(mode="competitive", seats=rows)
    assert (s.seat, s.winners(), s.scores()) == (keeling.NOBODY, [BLUE], [0, 3, 2])
