"""The worked examples of the rules: scenario files, and what does not fit into one."""

from __future__ import annotations

from pathlib import Path

import pytest

from keeling.kernel.scenario import check, read_scenario
from tests.co2.tables import ORANGE, table

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_what_the_example_says_happens(path: Path) -> None:
    assert check(read_scenario(path)) == []


@pytest.mark.clause("CO-18.12")
def test_expertise_in_the_printed_order_comes_before_controlled_regions() -> None:
    """EC-28: 80 points and four plants each, forestation 3, solar 2, then cold fusion 5 and 4."""
    africa = ["oil", "orange solar small", "purple recycling small"]
    asia = ["gas", "orange recycling small", "orange recycling large", "purple forestation small"]
    europe = ["coal", "orange biomass small", "purple biomass small", "purple biomass large", ""]
    s = table(
        regions={
            "africa": {"spaces": africa, "controller": "purple"},
            "asia": {"spaces": [*asia, "", ""], "controller": "purple"},
            "europe": {"spaces": europe, "controller": "purple"},
        },
        seats={
            "orange": {
                "expertise": {"forestation": 3, "solar": 2, "cold_fusion": 5},
                "points": {"plants": 80},
            },
            "purple": {
                "expertise": {"forestation": 3, "solar": 2, "cold_fusion": 4, "biomass": 9},
                "points": {"plants": 80},
            },
        },
    )
    assert s.winners() == [ORANGE]
