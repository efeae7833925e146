"""A whole page of a table is not larger than it was when somebody last looked at its bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.kernel.record import read_records
from keeling.web.tables.opening import Opening, Sitter, open_table
from tests.web.past import server_of
from tools.golden import path_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

# The golden game, and thousands of bytes, not compressed, as a spectator loads it.
BUDGETS = [
    ("future_energy", "all_4", 102),
    ("co2", "draft_4", 108),
    ("second_chance", "inspectors_4", 120),
    ("green_deal", "base_4", 103),
    ("e_mission", "base_4", 135),
]


@pytest.mark.parametrize(("game", "record", "most"), BUDGETS)
def test_a_page_keeps_to_its_budget(
    client: TestClient[Litestar], game: str, record: str, most: int
) -> None:
    (played,) = read_records(path_of(game, record))
    seats: int = played.config["seats"]
    choices = played.choices[: len(played.choices) // 3]
    sitters = [Sitter("link", "Ann")] * seats
    opening = Opening(game=game, config=played.config, sitters=sitters, seed="7", choices=choices)
    table = open_table(server_of(client).tables, opening)
    page = client.get(f"/t/{table.id}")
    assert 'id="shapes"' in page.text
    assert len(page.content) < 1000 * most
