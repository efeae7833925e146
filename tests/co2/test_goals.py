"""CO-14 UN goals, CO-15 company goals: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.co2.game import GAME
from tests.co2.tables import ORANGE, PURPLE, last_round, offered, play, refused, turn

AFRICA = {"spaces": ["oil", "orange solar small", "orange recycling small"], "tech": 2}
SOLAR_AND_RECYCLING = {"africa": {**AFRICA, "controller": "orange"}}


@pytest.mark.clause("CO-14.1", "CO-14.2", "CO-14.4")
def test_a_claimed_goal_costs_a_cube_scores_at_once_and_is_not_replaced() -> None:
    seats = {"orange": {"tech": 1}}
    s = turn(tech_left=22, regions=SOLAR_AND_RECYCLING, un_goals=["un_35", "un_37"], seats=seats)
    play(s, "claim un_37")
    assert (s.tech[ORANGE], s.tech_left, s.score(ORANGE), s.carded) == (0, 23, 5, True)
    dump = GAME.dump(s)
    assert (dump["un_goals"], dump["seats"]["orange"]["un_goals"]) == (["un_35"], ["un_37"])
    play(s, "propose recycling asia-money", "end")
    assert (s.seat, refused(s, "claim un_37")) == (PURPLE, "")


@pytest.mark.clause("CO-14.1")
@pytest.mark.parametrize("card", ["un_35", "un_44"])
def test_a_plant_of_every_energy_shown_is_needed(card: str) -> None:
    """Cold fusion is missing for un_35, biomass for un_44; plants of others do not count."""
    europe = {"spaces": ["coal", "purple biomass small", "purple cold_fusion small", "", ""]}
    regions = {**SOLAR_AND_RECYCLING, "europe": {**europe, "controller": "purple"}}
    s = turn(regions=regions, seats={"orange": {"tech": 3}})
    assert refused(s, f"claim {card}") == "CO-14.1"
    assert "claim un_37" in offered(s)


@pytest.mark.clause("CO-14.2", "CO-14.5")
def test_a_cube_of_the_region_cannot_pay() -> None:
    s = turn(regions=SOLAR_AND_RECYCLING, seats={"orange": {"tech": 0}})
    assert refused(s, "claim un_37") == "CO-14.2"


@pytest.mark.clause("CO-14.3")
def test_one_plant_may_serve_several_goals() -> None:
    europe = {"spaces": ["coal", "orange biomass small", "", "", ""], "controller": "orange"}
    regions = {**SOLAR_AND_RECYCLING, "europe": europe}
    s = turn(players=1, regions=regions, un_goals=["un_37", "un_44"], seats={"orange": {"tech": 2}})
    play(s, "claim un_37", "propose recycling asia-money", "end", "claim un_44")
    assert (s.score(ORANGE), s.claimed_by(ORANGE), s.tech[ORANGE]) == (5 + 8, 2, 0)


@pytest.mark.clause("CO-14.1", "CO-13.2")
def test_one_goal_a_turn() -> None:
    seats = {"orange": {"tech": 2, "lobby": ["lobby_26"]}}
    s = turn(regions=SOLAR_AND_RECYCLING, un_goals=["un_37", "un_46"], seats=seats)
    play(s, "claim un_37")
    assert refused(s, "claim un_46") == "CO-13.2"
    assert refused(s, "minor lobby_26") == "CO-13.2"


UN_POINTS = [4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 8, 9, 9]
UN_GOALS = {f"un_{n}": points for n, points in enumerate(UN_POINTS, start=34)}


@pytest.mark.clause("CO-14.2")
@pytest.mark.parametrize("card", UN_GOALS)
def test_a_goal_scores_the_points_printed_on_it(card: str) -> None:
    europe = ["coal", "orange biomass small", "orange forestation small", "", ""]
    africa = ["orange cold_fusion small", "orange solar small", "orange recycling small"]
    regions = {"europe": {"spaces": europe}, "africa": {"spaces": africa}}
    s = turn(regions=regions, un_goals=[card], seats={"orange": {"tech": 1}})
    play(s, f"claim {card}")
    assert s.score(ORANGE) == UN_GOALS[card]


def spread(*plants: str) -> dict[str, Any]:
    """Regions with these plants of orange, each `region energy`, controlled by purple."""
    sizes = {"africa": 3, "asia": 6, "europe": 5, "north_america": 5}
    regions: dict[str, Any] = {}
    for plant in plants:
        region, energy = plant.split()
        there = regions.setdefault(region, {"spaces": ["gas"], "controller": "purple"})
        there["spaces"].append(f"orange {energy} small")
    for region, there in regions.items():
        there["spaces"] += [""] * (sizes.get(region, 4) - len(there["spaces"]))
    return regions


FOUR_REGIONS = ("africa solar", "asia recycling", "europe biomass", "oceania solar")
FOUR_KINDS = ("africa solar", "asia recycling", "europe biomass", "africa cold_fusion")


def goal_of(card: str, *, players: int = 4, others: Any = None, **given: Any) -> int:
    """What orange's company goal scores at the end."""
    orange = {"goal": card, "ceps": 0, **given.pop("orange", {})}
    spare = iter(f"company_{n}" for n in range(27, 34) if f"company_{n}" != card)
    seats: dict[str, Any] = {"orange": orange}
    for name in ("purple", "blue", "yellow")[: players - 1]:
        seats[name] = {"goal": next(spare), **(others or {})}
    s = last_round(5, players=players, seats=seats, **given)
    return GAME.score_sheet(s)[ORANGE]["company_goal"]


@pytest.mark.clause("CO-15.2")
@pytest.mark.parametrize(("regions", "points"), [(1, 4), (2, 8), (4, 16), (5, 16)])
def test_goal_27_counts_controlled_regions(regions: int, points: int) -> None:
    names = ["africa", "asia", "europe", "oceania", "north_america"][:regions]
    held = {name: {"controller": "orange", "ceps": 0} for name in names}
    assert goal_of("company_27", regions=held) == points


@pytest.mark.clause("CO-15.2")
def test_goal_28_counts_regions_with_an_own_plant() -> None:
    assert goal_of("company_28", regions=spread("africa solar", "asia recycling")) == 6
    more = (*FOUR_REGIONS, "africa recycling")
    assert goal_of("company_28", regions=spread(*more)) == 12
    six = (*FOUR_REGIONS, "north_america biomass", "south_america cold_fusion")
    assert goal_of("company_28", regions=spread(*six)) == 15


@pytest.mark.clause("CO-15.2")
@pytest.mark.parametrize(("claimed", "points"), [(2, 6), (5, 15), (6, 15)])
def test_goal_29_counts_claimed_un_goals(claimed: int, points: int) -> None:
    cards = [f"un_{n}" for n in range(34, 34 + claimed)]
    orange = {"un_goals": cards}
    assert goal_of("company_29", orange=orange, un_goals=["un_46"]) == points


@pytest.mark.clause("CO-15.2")
def test_goal_30_counts_plants_after_the_first() -> None:
    three = ("africa solar", "africa recycling", "asia recycling")
    assert goal_of("company_30", regions=spread(*three)) == 6
    seven = (*FOUR_REGIONS, "north_america biomass", "asia cold_fusion", "africa cold_fusion")
    assert goal_of("company_30", regions=spread(*seven)) == 15
    assert goal_of("company_30") == 0


@pytest.mark.clause("CO-15.2", "CO-18.5")
@pytest.mark.parametrize(("ceps", "points"), [(2, 4), (8, 16), (9, 16)])
def test_goal_31_counts_ceps_of_the_supply_alone(ceps: int, points: int) -> None:
    held = {"asia": {"controller": "orange", "ceps": 5}}
    assert goal_of("company_31", orange={"ceps": ceps}, regions=held) == points


@pytest.mark.clause("CO-15.2")
def test_goal_32_counts_energies_led_or_shared_but_not_without_a_disc() -> None:
    levels = {"solar": 3, "biomass": 2, "recycling": 1}
    others = {"expertise": {"solar": 2, "biomass": 2, "recycling": 4}}
    assert goal_of("company_32", orange={"expertise": levels}, others=others) == 8
    every = dict.fromkeys(["forestation", "solar", "cold_fusion", "biomass", "recycling"], 1)
    assert goal_of("company_32", orange={"expertise": every}) == 16
    assert goal_of("company_32") == 0


@pytest.mark.clause("CO-15.2")
def test_goal_33_counts_energies_with_an_own_plant() -> None:
    assert goal_of("company_33", regions=spread(*FOUR_KINDS[:2], "africa recycling")) == 6
    five = (*FOUR_KINDS, "europe forestation")
    assert goal_of("company_33", regions=spread(*five)) == 15


@pytest.mark.clause("CO-15.3")
def test_a_discarded_goal_scores_nothing_and_cannot_be_swapped_again() -> None:
    held = {name: {"controller": "orange", "ceps": 0} for name in ("africa", "asia")}
    orange = {"discarded": True, "money": 8, "goal": "company_27", "ceps": 0}
    s = last_round(5, regions=held, seats={"orange": orange})
    sheet = GAME.score_sheet(s)[ORANGE]
    assert (sheet["company_goal"], sheet["money"]) == (0, 4)
