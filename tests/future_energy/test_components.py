"""FE-1 Components: the data hold what the box holds."""

from __future__ import annotations

from collections import Counter

import pytest

from keeling.games.future_energy.data.box import BOARDS, BOX
from tests.future_energy.tables import WHITE, table


@pytest.mark.clause("FE-1.1", "FE-2.1.1")
def test_the_board_has_a_side_for_four_and_a_side_for_two_and_three() -> None:
    assert [board.board.players for board in BOARDS] == [[4], [2, 3]]
    assert [len(board.region) for board in BOARDS] == [5, 4]
    assert BOX.components.board_double_sided == 1


@pytest.mark.clause("FE-2.1.2", "FE-2.1.3")
def test_every_field_belongs_to_one_region_and_the_start_field_to_none() -> None:
    for board in BOARDS:
        regions = {region.id for region in board.region}
        assert all(field.region in regions for field in board.field)
        assert board.start.region == ""
        assert Counter(f.region for f in board.field) == dict.fromkeys(regions, 9)
        assert sum("start" in pair for pair in board.lines.pairs) == 8


@pytest.mark.clause("FE-1.2")
def test_there_are_seven_action_tiles_of_each_of_seven_kinds() -> None:
    assert [kind.count for kind in BOX.tile_kind] == [7] * 7


@pytest.mark.clause("FE-1.3", "FE-1.4")
def test_contracts_come_in_three_sizes_and_start_contracts_have_five_icons() -> None:
    sizes = Counter((len(c.icons), c.points) for c in BOX.contract)
    assert sizes == {(2, 4): 6, (3, 7): 12, (4, 10): 6}
    assert [(len(c.icons), c.points) for c in BOX.start_contract] == [(5, 12)] * 4
    assert all(len(set(c.icons)) == len(c.icons) for c in BOX.contract + BOX.start_contract)
    assert "building_land" not in {icon for c in BOX.contract for icon in c.icons}


@pytest.mark.clause("FE-1.5", "FE-1.6")
def test_certificates_and_money_have_their_printed_values() -> None:
    assert {row.value: row.count for row in BOX.certificate} == {3: 6, 4: 3, 5: 1}
    assert sum(row.value * row.count for row in BOX.certificate) == 35
    assert {row.value: row.count for row in BOX.money_token} == {1: 27, 2: 18}


@pytest.mark.clause("FE-1.7", "FE-1.8", "FE-1.9", "FE-1.10", "FE-1.11")
def test_every_player_has_the_same_material() -> None:
    box = BOX.components
    assert (box.construction_crew, box.start_kite) == (1, 1)
    assert (box.tableaus, box.action_strips) == (4, 4)
    assert (box.plants, box.power_lines) == (80, 60)
    assert (BOX.players.plants_each, BOX.players.lines_each) == (20, 15)
    assert (box.score_markers, box.tiles_0_75, box.engineer_tiles_own) == (4, 4, 4)


@pytest.mark.clause("FE-1.12", "FE-1.13")
def test_the_modules_bring_orders_jokers_new_land_and_nuclear_tableaus() -> None:
    assert (len(BOX.public_order), BOX.jokers.count) == (16, 18)
    assert sum(tile.count for tile in BOX.building_land_tile_module3) == 7
    assert BOX.components.nuclear_tableaus == 4
    by_size = Counter((len(order.requires), order.points) for order in BOX.public_order)
    assert by_size == {(2, 2): 6, (3, 4): 6, (4, 6): 4}


@pytest.mark.clause("FE-10.1.1", "FE-11.1.3")
def test_modules_turn_the_boards_they_need() -> None:
    sides = {m.id: (m.tableau_side, m.action_strip_side) for m in BOX.module}
    assert sides == {"module_1": ("A", "A"), "module_2": ("B", "A"), "module_3": ("A", "B")}


@pytest.mark.clause("FE-1.14")
def test_the_bank_is_never_empty() -> None:
    """All 45 tokens (63 M) are in one hand; the next income is paid all the same."""
    assert not BOX.bank.limited
    s = table("turn white", seats={"white": {"money": 63}})
    assert s.money[WHITE] == 66
