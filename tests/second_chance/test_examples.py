"""The worked examples of the rules: scenario files. What does not fit into one stands elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from keeling.kernel.scenario import check, read_scenario

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = sorted(FOLDER.glob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_what_the_example_says_happens(path: Path) -> None:
    assert check(read_scenario(path)) == []
