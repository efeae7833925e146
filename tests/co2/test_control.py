"""CO-16 Control of a region: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.co2.game import GAME
from tests.co2.tables import BLUE, ORANGE, PURPLE, play, turn


def after_build(spaces: list[str], controller: str, **levels: dict[str, int]) -> int:
    """Who controls Asia (recycling > forestation > cold fusion) after orange's recycling plant."""
    rich: dict[str, Any] = {"money": 20, "tech": 5}
    seats: dict[str, Any] = {name: {"expertise": there} for name, there in levels.items()}
    seats["orange"] = {**rich, "expertise": {"recycling": 3, **levels.get("orange", {})}}
    s = turn(
        regions={"asia": {"agenda": "agenda_4", "spaces": spaces, "controller": controller}},
        projects={"asia-money": {"energy": "recycling", "installed": True}},
        seats=seats,
    )
    play(s, "build asia-money")
    return int(s.controller[4])


@pytest.mark.clause("CO-16.3")
def test_who_controls_the_region_keeps_it_when_he_builds() -> None:
    """Even with fewer energies than another player, who has not built since."""
    spaces = ["gas", "orange recycling small", "blue forestation small", "blue cold_fusion small"]
    assert after_build([*spaces, "", ""], "orange") == ORANGE


@pytest.mark.clause("CO-16.1")
def test_only_the_builder_and_the_controller_are_compared() -> None:
    """Blue supplies two energies, but neither builds nor controls."""
    spaces = ["gas", "purple cold_fusion small", "blue forestation small", "blue recycling small"]
    assert after_build([*spaces, "", ""], "purple") == ORANGE


@pytest.mark.clause("CO-16.4")
def test_the_number_of_plants_does_not_matter() -> None:
    spaces = [
        "gas",
        "orange recycling small",
        "purple forestation small",
        "purple cold_fusion small",
    ]
    assert after_build([*spaces, "", ""], "purple") == PURPLE


@pytest.mark.clause("CO-16.5")
@pytest.mark.parametrize("energy", ["forestation", "cold_fusion"])
def test_the_first_priority_beats_the_others(energy: str) -> None:
    spaces = ["gas", f"purple {energy} small", "", "", "", ""]
    assert after_build(spaces, "purple", purple={energy: 9}) == ORANGE


@pytest.mark.clause("CO-16.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "holder"),
    [
        ({"recycling": 3}, {"recycling": 5}, PURPLE),
        ({"recycling": 3}, {"recycling": 3}, ORANGE),
        ({"recycling": 3, "forestation": 1}, {"recycling": 4, "forestation": 2}, PURPLE),
        ({"recycling": 3, "forestation": 2}, {"recycling": 4, "forestation": 1}, ORANGE),
        ({"recycling": 3, "cold_fusion": 1}, {"recycling": 4, "cold_fusion": 2}, PURPLE),
        ({"recycling": 3}, {"recycling": 4, "solar": 9}, ORANGE),
    ],
)
def test_levels_are_compared_from_the_first_priority_to_the_third(
    mine: dict[str, int], theirs: dict[str, int], holder: int
) -> None:
    """The level of the builder is the one after the gain of this build."""
    spaces = ["gas", "purple recycling small", "", "", "", ""]
    assert after_build(spaces, "purple", orange=mine, purple=theirs) == holder


@pytest.mark.clause("CO-16.2", "CO-16.9")
def test_the_first_builder_takes_control_and_may_pay_with_the_ceps_there() -> None:
    s = turn(
        projects={
            "africa-money": {"energy": "solar", "installed": True},
            "europe-money": {"energy": "biomass"},
        },
        seats={"orange": {"money": 10, "tech": 2, "ceps": 0, "expertise": {"solar": 3}}},
    )
    assert s.payable_ceps(ORANGE) == 0
    play(s, "build africa-money")
    assert (s.controller[3], s.payable_ceps(ORANGE), s.payable_ceps(BLUE)) == (ORANGE, 2, 2)
    assert GAME.view(s, None).seats["orange"].regions == ["africa"]
