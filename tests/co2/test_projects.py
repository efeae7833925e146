"""CO-6 Propose, CO-7 install, CO-8 build: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.tables import AGENDAS, ENERGIES, PROJECTS, REGIONS
from keeling.games.co2.game import GAME
from tests.co2.tables import BLUE, ORANGE, PURPLE, offered, play, refused, set_up, turn

AGENDA = {tile.id: list(tile.priority) for tile in BOX.agenda.tile}


@pytest.mark.clause("CO-6.1", "CO-8.15")
def test_only_the_three_energies_of_the_agenda_can_be_proposed() -> None:
    for seed in range(5):
        s = set_up(seed, seats=3)
        expected = {
            f"propose {energy} {region}-{slot}"
            for n, region in enumerate(REGIONS)
            for energy in AGENDA[AGENDAS[s.priorities[n]]]
            for slot in ("money", "tech", "research")
        }
        assert {o for o in offered(s) if o.startswith("propose")} == expected
    assert refused(turn(), "propose forestation africa-money") == ""


@pytest.mark.clause("CO-6.1", "CO-6.8")
def test_a_slot_holds_one_project() -> None:
    s = turn(projects={"africa-money": {"energy": "solar"}})
    assert refused(s, "propose solar africa-money") == "CO-6.1"
    assert {"propose solar africa-tech", "propose solar africa-research"} <= set(offered(s))


@pytest.mark.clause("CO-6.8")
def test_each_region_has_one_slot_of_each_kind() -> None:
    assert [f"{r}-{slot}" for r in REGIONS for slot in ("money", "tech", "research")] == PROJECTS


@pytest.mark.clause("CO-6.9")
def test_a_region_may_hold_several_projects_of_one_energy() -> None:
    s = turn(projects={"africa-money": {"energy": "solar"}, "africa-tech": {"energy": "solar"}})
    play(s, "propose solar africa-research", "decline")
    assert list(s.project[9:12]) == [ENERGIES.index("solar")] * 3


@pytest.mark.clause("CO-6.3")
@pytest.mark.parametrize(("ceps", "dollars"), [(0, 1), (1, 1), (2, 2), (6, 6)])
def test_a_money_slot_brings_a_dollar_for_each_cep_of_the_region(ceps: int, dollars: int) -> None:
    s = turn(regions={"asia": {"ceps": ceps}}, seats={"orange": {"money": 0}})
    play(s, "propose recycling asia-money")
    assert (s.money[ORANGE], s.region_ceps[4]) == (dollars, ceps)


@pytest.mark.clause("CO-6.5", "CO-6.6")
def test_a_research_slot_brings_a_move_or_a_scientist_or_nothing() -> None:
    s = turn(projects={"asia-money": {"energy": "recycling", "worker": "blue"}})
    play(s, "propose solar africa-research")
    assert offered(s) == ["move supply africa-research", "recruit", "decline"]
    play(s, "move supply africa-research")
    assert (s.worker[11], s.supply[ORANGE], s.moved) == (ORANGE, 0, False)


@pytest.mark.clause("CO-6.7")
def test_a_recruited_scientist_is_available_at_once() -> None:
    projects = {"asia-money": {"energy": "recycling", "worker": "orange"}}
    s = turn(projects=projects, seats={"orange": {"supply": 0, "pool": 3}})
    play(s, "propose solar africa-research", "recruit")
    assert (s.pool[ORANGE], s.supply[ORANGE]) == (2, 1)
    assert "move supply africa-research" in offered(s)


@pytest.mark.clause("CO-6.7")
def test_with_an_empty_pool_only_the_move_remains_and_it_may_be_declined() -> None:
    s = turn(seats={"orange": {"supply": 4, "pool": 0}})
    play(s, "propose solar africa-research")
    assert refused(s, "recruit") == "CO-6.7"
    play(s, "decline")
    assert (s.pool[ORANGE], s.supply[ORANGE]) == (0, 4)
    assert s.moved is False


@pytest.mark.clause("CO-7.1")
def test_any_proposed_project_may_be_installed_but_no_project_twice() -> None:
    s = turn(
        projects={"africa-money": {"energy": "solar", "installed": True}},
        seats={"orange": {"ceps": 2}},
    )
    assert refused(s, "install africa-money") == "CO-7.1"
    assert refused(s, "install africa-tech") == ""


@pytest.mark.clause("CO-7.2", "CO-7.3", "CO-12.9")
@pytest.mark.parametrize(("source", "own", "there"), [("own", 0, 1), ("oceania", 1, 0)])
def test_the_cep_comes_from_the_supply_or_a_controlled_region(
    source: str, own: int, there: int
) -> None:
    spaces = ["gas", "orange solar small", "", ""]
    s = turn(
        bank=11,
        regions={
            "oceania": {"spaces": spaces, "ceps": 1, "controller": "orange"},
            "europe": {"controller": "purple"},
        },
        projects={"africa-money": {"energy": "solar"}},
        seats={"orange": {"ceps": 1}},
    )
    play(s, "install africa-money")
    assert offered(s) == ["pay own", "pay oceania"]
    play(s, f"pay {source}")
    assert (s.ceps[ORANGE], s.region_ceps[5], s.bank) == (own, there, 12)


@pytest.mark.clause("CO-7.2")
def test_a_cep_of_a_controlled_region_is_enough_to_install() -> None:
    spaces = ["gas", "orange solar small", "", ""]
    s = turn(
        regions={"oceania": {"spaces": spaces, "ceps": 1, "controller": "orange"}},
        projects={"africa-money": {"energy": "solar"}},
        seats={"orange": {"ceps": 0}},
    )
    play(s, "install africa-money")
    assert (s.region_ceps[5], s.tech[ORANGE]) == (0, 3)


@pytest.mark.clause("CO-7.6")
@pytest.mark.parametrize(
    ("project", "energy", "money", "tech", "ceps"),
    [
        ("europe-money", "forestation", 0, 0, 2),
        ("africa-money", "solar", 0, 3, 0),
        ("africa-money", "cold_fusion", 5, 1, 0),
        ("europe-money", "biomass", 3, 1, 1),
        ("africa-money", "recycling", 5, 0, 1),
    ],
)
def test_the_reward_depends_on_the_energy(
    project: str, energy: str, money: int, tech: int, ceps: int
) -> None:
    s = turn(
        market=4, projects={project: {"energy": energy}}, seats={"orange": {"ceps": 1, "money": 0}}
    )
    play(s, f"install {project}")
    assert (s.money[ORANGE], s.tech[ORANGE], s.ceps[ORANGE]) == (money, tech, ceps)
    assert s.market == 4 - ceps


@pytest.mark.clause("CO-7.8", "CO-7.9")
def test_an_own_scientist_stays_on_the_tile_and_nothing_is_paid() -> None:
    projects = {"africa-money": {"energy": "solar", "worker": "orange"}}
    s = turn(projects=projects, seats={"orange": {"ceps": 1, "money": 0, "supply": 0}})
    play(s, "install africa-money")
    assert (s.worker[9], s.money[ORANGE], s.level(ORANGE, 1)) == (ORANGE, 0, 0)
    assert "move africa-money supply" in offered(s)


@pytest.mark.clause("CO-8.1")
def test_nothing_is_built_on_a_project_that_is_not_installed() -> None:
    seats = {"orange": {"money": 30, "tech": 9, "expertise": {"solar": 9}}}
    s = turn(projects={"africa-money": {"energy": "solar"}}, seats=seats)
    assert refused(s, "build africa-money") == "CO-8.1"


@pytest.mark.clause("CO-8.1", "CO-17.5")
def test_an_energy_whose_five_plants_are_built_can_be_proposed_and_installed_only() -> None:
    small, large = "purple recycling small", "purple recycling large"
    s = turn(
        regions={
            "asia": {"spaces": ["gas", small, small, large, large, large], "controller": "purple"}
        },
        projects={
            "africa-money": {"energy": "recycling", "installed": True},
            "africa-tech": {"energy": "recycling"},
        },
        seats={"orange": {"money": 30, "tech": 9, "expertise": {"recycling": 9}}},
    )
    assert refused(s, "build africa-money") == "CO-17.5"
    assert {"install africa-tech", "propose recycling africa-research"} <= set(offered(s))


@pytest.mark.clause("CO-8.2")
def test_a_subsidy_does_not_lower_the_level_that_is_needed() -> None:
    s = turn(
        regions={"africa": {"tech": 2}},
        projects={"africa-money": {"energy": "solar", "installed": True}},
        seats={"orange": {"money": 30, "tech": 9, "expertise": {"solar": 1}}},
    )
    assert refused(s, "build africa-money") == "CO-8.2"


@pytest.mark.clause("CO-8.4")
@pytest.mark.parametrize(("money", "tech"), [(9, 2), (10, 1)])
def test_money_and_tech_must_suffice(money: int, tech: int) -> None:
    s = turn(
        projects={"africa-money": {"energy": "solar", "installed": True}},
        seats={"orange": {"money": money, "tech": tech, "expertise": {"solar": 3}}},
    )
    assert refused(s, "build africa-money") == "CO-8.4"


@pytest.mark.clause("CO-8.4", "CO-9.7")
@pytest.mark.parametrize("money", [10, 11])
def test_a_dollar_more_for_somebody_elses_scientist(money: int) -> None:
    s = turn(
        projects={"africa-money": {"energy": "solar", "installed": True, "worker": "blue"}},
        seats={"orange": {"money": money, "tech": 2, "expertise": {"solar": 3}}},
    )
    assert ("build africa-money" in offered(s)) == (money == 11)


@pytest.mark.clause("CO-8.5")
def test_without_cubes_the_region_pays_nothing() -> None:
    s = turn(
        tech_left=23,
        projects={"africa-money": {"energy": "solar", "installed": True}},
        seats={"orange": {"money": 10, "tech": 2, "expertise": {"solar": 3}}},
    )
    play(s, "build africa-money")
    assert (s.tech[ORANGE], s.tech_left) == (0, 25)


PLANTS = [
    ("europe", "forestation", 10, 3, 9, 13, 5, 15),
    ("africa", "solar", 10, 2, 8, 13, 4, 14),
    ("africa", "cold_fusion", 8, 2, 7, 11, 4, 12),
    ("europe", "biomass", 8, 1, 6, 11, 3, 10),
    ("africa", "recycling", 7, 1, 5, 10, 3, 9),
]


@pytest.mark.clause("CO-8.9", "CO-2.7", "CO-8.5", "CO-10.11")
@pytest.mark.parametrize("row", PLANTS, ids=[row[1] for row in PLANTS])
@pytest.mark.parametrize("size", ["small", "large"])
def test_a_plant_costs_and_scores_what_is_printed_on_it(size: str, row: Any) -> None:
    """The crane of the track stands at the number of tech of the plant."""
    region, energy = row[:2]
    money, tech, points = row[2:5] if size == "small" else row[5:8]
    built = [f"purple {energy} small"] * 2 if size == "large" else ["purple solar small"]
    s = turn(
        regions={
            "asia": {"spaces": ["gas", *built, *[""] * (5 - len(built))], "controller": "purple"}
        },
        projects={f"{region}-money": {"energy": energy, "installed": True}},
        seats={"orange": {"money": money, "tech": tech, "expertise": {energy: tech}}},
    )
    play(s, f"build {region}-money")
    assert (s.money[ORANGE], s.score(ORANGE)) == (0, points)
    assert GAME.dump(s)["regions"][region]["spaces"][1] == f"orange {energy} {size}"
    assert s.levels[ORANGE * 5 + ENERGIES.index(energy)] == tech + 1


@pytest.mark.clause("CO-8.12", "CO-9.6", "CO-13.10")
def test_after_a_build_the_owner_of_the_scientist_chooses_too() -> None:
    """The expertise of the dismissed comes after the control check of this build."""
    s = turn(
        regions={
            "africa": {"spaces": ["oil", "blue cold_fusion small", ""], "controller": "blue"},
        },
        projects={"africa-money": {"energy": "cold_fusion", "installed": True, "worker": "blue"}},
        seats={
            "orange": {"money": 9, "tech": 2, "expertise": {"cold_fusion": 3}},
            "blue": {"money": 0, "supply": 0, "expertise": {"cold_fusion": 4}},
        },
    )
    play(s, "build africa-money")
    assert (s.seat, s.controller[3]) == (BLUE, ORANGE)
    play(s, "home")
    assert (s.level(BLUE, 2), s.money[BLUE], s.controller[3], s.seat) == (5, 1, ORANGE, BLUE)
    play(s, "study solar")
    assert (s.seat, s.money[ORANGE], s.project[9]) == (ORANGE, 0, -1)


@pytest.mark.clause("CO-8.6", "CO-8.8")
def test_an_empty_space_is_used_before_a_fossil_plant_is_replaced() -> None:
    s = turn(
        co2=150,
        regions={"africa": {"spaces": ["oil", "", ""]}},
        projects={"africa-money": {"energy": "recycling", "installed": True}},
        seats={"orange": {"money": 7, "tech": 1, "expertise": {"recycling": 1}}},
    )
    play(s, "build africa-money")
    assert GAME.dump(s)["regions"]["africa"]["spaces"] == ["oil", "orange recycling small", ""]
    assert (s.co2, s.region_ceps[3], s.seat) == (150, 2, ORANGE)


@pytest.mark.clause("CO-6.2", "CO-7.1")
def test_a_project_belongs_to_nobody() -> None:
    s = turn()
    play(s, "propose solar africa-money", "end")
    assert s.seat == PURPLE
    assert "install africa-money" in offered(s)
