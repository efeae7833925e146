"""Which values of the data files are printed, and which only follow, were published or are ours."""

from __future__ import annotations

import pytest

from keeling.games.future_energy.data.box import BOARDS, BOX
from keeling.kernel.sources import DECISION, PUBLIC, RECONSTRUCTED, RULEBOOK, Row

ORDERS = {order.id: order for order in BOX.public_order}
SETUP = {setup.players: setup for setup in BOX.setup}


def kind(row: Row, field: str) -> str:
    """Where a value of a row comes from, in a word."""
    return row.sources.get(field, row.source).partition(":")[0]


@pytest.mark.parametrize("order", ["o02", "o05", "o06", "o13", "o14", "o15"])
def test_the_points_of_an_order_that_cannot_be_read_are_ours(order: str) -> None:
    assert kind(ORDERS[order], "points") == RECONSTRUCTED


@pytest.mark.parametrize("order", ["o01", "o03", "o04", *(f"o{n:02}" for n in range(7, 13)), "o16"])
def test_the_points_of_an_order_that_can_be_read_are_printed(order: str) -> None:
    assert kind(ORDERS[order], "points") == RULEBOOK


def test_of_all_orders_only_the_icons_of_the_worked_example_are_printed() -> None:
    assert [name for name, row in ORDERS.items() if kind(row, "requires") == RULEBOOK] == ["o07"]


@pytest.mark.clause("FE-10.5.7", "FE-11.2.6")
def test_effects_are_printed_but_for_what_is_a_reading() -> None:
    assert [name for name, row in ORDERS.items() if kind(row, "effect") != RULEBOOK] == ["o05"]
    land = {tile.id: tile for tile in BOX.building_land_tile_module3}
    assert {kind(tile, "effect") for tile in land.values()} == {RULEBOOK}
    assert "is a reading (FE-11.2.6)" in land["bl_free_order"].sources["effect"]


def test_majorities_are_printed_for_three_and_four_players_and_damaged_for_two() -> None:
    found = {players: kind(row, "majority_points") for players, row in SETUP.items()}
    assert found == {2: DECISION, 3: RULEBOOK, 4: RULEBOOK}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fields_in_play_and_what_follows_from_them_are_ours(players: int) -> None:
    row = SETUP[players]
    assert kind(row, "fields_in_play") == kind(row, "tiles_undistributed") == RECONSTRUCTED
    assert kind(row, "contracts_removed") == kind(row, "fields_covered") == RULEBOOK


def test_prices_of_slots_are_published_and_those_of_lines_printed() -> None:
    one, two, contract = BOX.planning_action
    assert kind(one, "price") == kind(two, "price") == RULEBOOK
    assert kind(contract, "price_by_slot") == kind(BOX.contract_display, "price_by_slot") == PUBLIC


@pytest.mark.clause("FE-8.6")
def test_of_the_score_track_only_its_length_is_ours() -> None:
    found = {field: kind(BOX.score_track, field) for field in ("first", "last", "spaces", "tile")}
    ours = {"last": RECONSTRUCTED, "spaces": RECONSTRUCTED}
    assert found == {"first": RULEBOOK, "tile": RULEBOOK, **ours}


def test_of_the_boards_the_regions_and_the_neighbours_of_the_start_are_counted_in_print() -> None:
    for board in BOARDS:
        assert kind(board.board, "region_count") == RULEBOOK
        assert kind(board.start, "neighbour_count") == RULEBOOK
        assert kind(board.board, "field_count") == kind(board.start, "neighbours") == RECONSTRUCTED
