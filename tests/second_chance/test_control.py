"""SC-7.4 Control of a region: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.engine.rules.control import leads_region
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import ENERGIES
from tests.second_chance.tables import BLUE, RED, YELLOW, play, table, turn

ABLE: dict[str, Any] = {"money": 30, "tech": 9, "ceps": 3}
OCEANIA = 5  # hydro, wind, solar


def built(energy: str, slots: list[str], controller: str, **seats: dict[str, int]) -> SecondChance:
    """Red builds in Oceania; `seats` is their knowledge of the energy."""
    known = {name: {"knowledge": levels} for name, levels in seats.items()}
    red = {**ABLE, "knowledge": {energy: 3, **seats.get("red", {})}}
    s = turn(
        regions={"oceania": {"slots": slots, "controller": controller}},
        projects={"oceania-money": {"energy": energy, "infrastructure": "red"}},
        seats={**known, "red": red},
    )
    play(s, "build oceania-money", *(["pay own"] if controller == "red" else []))
    return s


@pytest.mark.clause("SC-7.4.7", "SC-7.4.3")
def test_the_first_builder_takes_control() -> None:
    assert built("wind", [], "").controller[OCEANIA] == RED


@pytest.mark.clause("SC-7.4.3", "SC-7.4.5")
def test_who_controls_goes_on_controlling() -> None:
    s = built("hydro", ["wind red red"], "red")
    assert s.controller[OCEANIA] == RED
    assert s.regions_of(RED) == 1


@pytest.mark.clause("SC-7.4.2")
@pytest.mark.parametrize(
    ("slots", "energy", "leader"),
    [
        (["wind blue blue"], "hydro", RED),  # hydro comes first on the agenda
        (["wind blue blue"], "solar", BLUE),
        (["hydro blue blue", "solar blue blue", "hydro red red"], "wind", RED),
        (["hydro blue blue", "wind blue blue", "hydro red red"], "solar", BLUE),
    ],
)
def test_the_agenda_decides_between_equally_many_energies(
    slots: list[str], energy: str, leader: int
) -> None:
    assert built(energy, slots, "blue").controller[OCEANIA] == leader


@pytest.mark.clause("SC-7.4.2")
def test_the_builder_must_be_ahead_of_everybody() -> None:
    """Ahead of blue by the agenda, behind yellow, who has two energies."""
    slots = ["solar blue blue", "hydro yellow yellow", "wind yellow yellow"]
    assert built("wind", slots, "yellow").controller[OCEANIA] == YELLOW


@pytest.mark.clause("SC-7.4.2", "SC-7.4.4")
def test_knowledge_of_the_plant_just_built_counts_with_each_rival() -> None:
    """Three with wind only; blue knows less than red, yellow more."""
    slots = ["wind blue blue", "wind yellow yellow"]
    levels: dict[str, dict[str, int]] = {"blue": {"wind": 2}, "yellow": {"wind": 4}}
    s = built("wind", slots, "yellow", red={"wind": 3}, **levels)
    assert s.controller[OCEANIA] == YELLOW
    levels["yellow"] = {"wind": 3, "hydro": 9}
    s = built("wind", slots, "yellow", red={"wind": 3}, **levels)
    assert s.controller[OCEANIA] == RED


@pytest.mark.clause("SC-7.4.1")
def test_control_is_checked_for_the_builder_alone() -> None:
    """Blue would win by knowledge now, but red builds: it stays with yellow."""
    slots = ["hydro yellow yellow", "hydro blue blue"]
    s = built("wind", slots, "yellow", blue={"hydro": 9}, yellow={"hydro": 1})
    assert s.controller[OCEANIA] == YELLOW


@pytest.mark.clause("SC-7.4.1")
def test_control_does_not_change_by_knowledge_alone() -> None:
    slots = ["hydro yellow yellow", "hydro blue blue"]
    s = table(
        "learn blue hydro",
        "act red",
        regions={"oceania": {"slots": slots, "controller": "yellow"}},
        seats={"blue": {"knowledge": {"hydro": 5}}},
    )
    assert s.controller[OCEANIA] == YELLOW


@pytest.mark.clause("SC-7.4.6")
@pytest.mark.parametrize(
    ("rivals", "energy", "controls"),
    [
        ({}, "wind", True),
        ({"wind": 2}, "wind", True),  # equal sets: the player
        ({"hydro": 1}, "wind", False),
        ({"solar": 1}, "wind", True),
        ({"hydro": 1, "solar": 1}, "wind", False),
    ],
)
def test_alone_against_the_cubes_of_the_opponent(
    rivals: dict[str, int],
    energy: str,
    controls: bool,  # noqa: FBT001 - a row of the table
) -> None:
    s = turn(
        mode="solo",
        regions={"oceania": {"rivals": rivals}},
        projects={"oceania-money": {"energy": energy, "infrastructure": "red"}},
        seats={"red": {**ABLE, "knowledge": {energy: 3}}},
    )
    play(s, "build oceania-money")
    assert (s.controller[OCEANIA] == RED) == controls


@pytest.mark.clause("SC-7.4.8")
@pytest.mark.parametrize("energy", ["hydro", "wind", "solar"])
def test_the_controller_is_unbeaten_by_energies_and_agenda(energy: str) -> None:
    """Whoever leads after the build of red: nobody else has a better set of energies."""
    for slots in (["wind blue blue"], ["hydro blue blue", "solar yellow yellow"], []):
        s = built(energy, slots, "blue" if slots else "")
        holder = int(s.controller[OCEANIA])
        levels = dict.fromkeys(ENERGIES, 10)
        for n in range(len(ENERGIES)):
            s.levels[holder * len(ENERGIES) + n] = levels[ENERGIES[n]]
        assert leads_region(s, holder, OCEANIA, ENERGIES.index(energy))
