"""Chapter 9 of the rules document: placing tiles, cooperation and competition."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.green_deal.engine.tables import CELLS
from keeling.games.green_deal.game import GAME
from tests.green_deal.tables import BLUE, GREEN, RED, offered, on_map, placing, play, refused, table


@pytest.mark.clause("GD-7.1.1")
def test_placing_is_mandatory_and_only_for_who_has_a_tile() -> None:
    seats = {"blue": {"pending": "jobs-1"}, "green": {"pending": "social-1"}}
    s = table("expansion", phase="expansion", seats=seats)
    assert s.seat == BLUE
    assert offered(s) == ["place 1-1", "place 1-4", "place 4-3"]
    play(s, "place 4-3")
    assert s.seat == GREEN
    assert refused(s, "place 4-3") == "GD-7.1.4"
    play(s, "place 1-1")
    assert s.seat == keeling.NOBODY
    assert GAME.dump(s)["map"] == on_map(c43="blue jobs-1", c11="green social-1")


@pytest.mark.clause("GD-7.1.3")
@pytest.mark.parametrize(
    ("players", "fields"),
    [(3, "1-1 1-4 4-3"), (4, "1-1 1-6 4-3 4-8"), (5, "1-1 1-4 1-7 4-3 4-8")],
)
def test_the_first_tile_goes_on_a_start_field(players: int, fields: str) -> None:
    s = placing("jobs-1", players=players, seats={"red": {"started": False}})
    assert offered(s) == [f"place {cell}" for cell in fields.split()]
    assert refused(s, "place 0-0") == "GD-7.1.3"


@pytest.mark.clause("GD-7.1.2")
def test_every_cell_has_eight_neighbours() -> None:
    for cell in CELLS:
        there = {cell: {"seat": "red", "tile": "social-1"}}
        s = placing("jobs-1", map=there)
        row, col = map(int, cell.split("-"))
        near = {
            f"place {(row + r) % 6}-{(col + c) % 10}"
            for r in (-1, 0, 1)
            for c in (-1, 0, 1)
            if (r, c) != (0, 0)
        }
        assert set(offered(s)) == near
        assert len(near) == 8


@pytest.mark.clause("GD-7.1.5", "GD-7.1.6")
def test_start_fields_stay_reserved_even_for_who_is_walled_in() -> None:
    """Red on 1-1 with all neighbours taken; green has not started: 4-3 and 1-4 are closed."""
    cells = ["0-0", "0-1", "0-2", "1-0", "1-2", "2-0", "2-1", "2-2"]
    tiles = [f"jobs-{1 + n // 3}" for n in range(8)]
    there: dict[str, Any] = {
        cell: {"seat": "blue", "tile": tile} for cell, tile in zip(cells, tiles, strict=True)
    }
    there |= on_map(c11="red social-1")
    s = placing("social-2", map=there, seats={"green": {"started": False}})
    assert len(offered(s)) == 60 - 9 - 2
    assert refused(s, "place 4-3") == "GD-7.1.5"
    s = placing("social-2", map=there)
    assert len(offered(s)) == 60 - 9


@pytest.mark.clause("GD-7.1.6")
def test_a_neighbour_that_is_reserved_does_not_count_as_free() -> None:
    """Around red's 2-4 all is taken but the reserved 1-4: then any other free cell will do."""
    cells = ["1-3", "1-5", "2-3", "2-5", "3-3", "3-4", "3-5"]
    there: dict[str, Any] = {
        cell: {"seat": "blue", "tile": f"jobs-{1 + n // 3}"} for n, cell in enumerate(cells)
    }
    there |= on_map(c24="red social-1")
    s = placing("social-2", map=there, seats={"green": {"started": False}})
    assert len(offered(s)) == 60 - 8 - 3
    assert refused(s, "place 1-4") == "GD-7.1.5"


@pytest.mark.clause("GD-7.2.1", "GD-7.2.3", "GD-7.2.6")
def test_each_edge_is_decided_and_carried_out_before_the_next() -> None:
    """Research-5 among research-1 in the north, 2 in the east, 3 in the south, 4 in the west."""
    ring = on_map(c14="blue research-1", c25="green research-2", c34="blue research-3")
    there = ring | on_map(c23="green research-4", c13="red jobs-1")
    seats = {"red": {"step": 6}, "blue": {"step": 10}, "green": {"step": 10}}
    s = placing("research-5", map=there, seats=seats)
    play(s, "place 2-4", "compete")
    assert list(s.step) == [10, 6, 10]
    play(s, "cooperate")  # (5 + 2) // 2
    assert list(s.step) == [13, 6, 13]
    play(s, "compete")
    assert list(s.step) == [15, 4, 13]
    play(s, "cooperate")  # (5 + 4) // 2
    assert list(s.step) == [19, 4, 17]
    assert s.seat == keeling.NOBODY


@pytest.mark.clause("GD-7.2.1")
def test_edges_wrap_around_from_top_to_bottom() -> None:
    s = placing("jobs-2", map=on_map(c57="red jobs-2"), seats={"red": {"step": 6}})
    play(s, "place 0-7")
    assert s.step[RED] == 8


@pytest.mark.clause("GD-7.2.4", "GD-7.2.5")
def test_why_competition_is_not_possible() -> None:
    """The position of an edge at which there is nothing to decide is looked at from inside."""
    for other, clause in (("blue jobs-2", "GD-7.2.4"), ("red jobs-1", "GD-7.2.5")):
        s = table("bid red", map=on_map(c11="red jobs-2", c12=other))
        edge = GAME.steps.read("edge red 1-1 east", 3)
        option = GAME.vocabulary.read("compete")
        reason = edge.objection(s, option)  # type: ignore[attr-defined]  # an edge is a choice
        assert GAME.reasons.read(reason)[0].clause == clause


@pytest.mark.clause("GD-7.3.1", "GD-7.3.3")
@pytest.mark.parametrize(("mine", "theirs", "steps"), [(1, 1, 1), (1, 2, 1), (2, 5, 3), (5, 5, 5)])
def test_the_average_is_rounded_down(mine: int, theirs: int, steps: int) -> None:
    there = on_map(c12=f"blue jobs-{theirs}", c20="red social-1")
    seats = {"red": {"step": 6}, "blue": {"step": 9}}
    s = placing(f"jobs-{mine}", map=there, seats=seats)
    play(s, "place 1-1")
    assert list(s.step[:2]) == [6 + steps, 9 + steps]


@pytest.mark.clause("GD-7.4.2", "GD-5.2.4")
def test_competition_stops_at_both_ends_of_the_track() -> None:
    there = on_map(c12="blue jobs-1", c20="red social-1")
    s = placing("jobs-5", map=there, seats={"red": {"step": 29}, "blue": {"step": 2}})
    play(s, "place 1-1", "compete")
    assert list(s.step[:2]) == [31, 0]


@pytest.mark.clause("GD-7.1.6")
def test_where_only_reserved_cells_are_free_they_are_legal() -> None:
    """57 tiles lie everywhere but on the start fields, and green has not started."""
    starts = ("1-1", "1-4", "4-3")
    kinds = [tile for tile in GAME.vocabulary.names["tile"] for _ in range(3)]
    cells = [cell for cell in CELLS if cell not in starts]
    there: dict[str, Any] = {
        cell: {"seat": ("red", "blue")[n % 2], "tile": kinds[n]} for n, cell in enumerate(cells)
    }
    s = placing(kinds[57], map=there, seats={"green": {"started": False}})
    assert offered(s) == [f"place {cell}" for cell in starts]
