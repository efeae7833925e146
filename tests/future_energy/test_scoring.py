"""FE-8, FE-9: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.future_energy.engine.rules.scoring import majority_points
from keeling.games.future_energy.engine.tables import CATEGORIES
from keeling.games.future_energy.game import GAME
from keeling.games.future_energy.view.types import Track
from tests.future_energy.tables import WHITE, table

END: dict[str, Any] = {"ending": True, "kite": "red"}  # white has the last turn of the last round


@pytest.mark.clause("FE-9.4", "FE-9.2")
def test_the_plant_on_the_start_field_counts_in_the_largest_grid() -> None:
    """One line start-lyon, own plants: 1 on start, 1 on lyon: 2 x 2 = 4."""
    s = table(
        "end_turn white",
        modules=(1,),
        lines={"start-lyon": ["white"]},
        plants={"lyon": {"white": 1}},
        tiles={"lyon": ""},
        **END,
    )
    assert GAME.score_sheet(s)[WHITE]["largest_grid"] == 4


@pytest.mark.clause("FE-9.3", "FE-9.6", "FE-8.4.2")
def test_the_largest_grid_and_the_grid_of_regions_may_differ() -> None:
    """Three plants on a line in the north; five lines without plants touch five regions."""
    spokes = ["hamburg", "prague", "zurich", "lyon", "paris"]
    s = table(
        "end_turn white",
        modules=(1,),
        lines={"trondheim-oslo": ["white"], **{f"start-{x}": ["white"] for x in spokes}},
        plants={"oslo": {"white": 3}},
        **END,
    )
    sheet = GAME.score_sheet(s)[WHITE]
    assert (sheet["largest_grid"], sheet["regions"]) == (6, 15)


@pytest.mark.clause("FE-8.3.1", "FE-8.3.3", "FE-8.3.4")
@pytest.mark.parametrize(
    ("plants", "points"),
    [
        ([3, 2, 1, 0], [6, 3, 1, 0]),
        ([2, 2, 1, 1], [4, 4, 0, 0]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),  # (6 + 3 + 1 + 0) / 4
        ([2, 1, 1, 1], [6, 1, 1, 1]),  # (3 + 1 + 0) / 3
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([2, 1, 0], [5, 2, 0]),
        ([1, 1, 0], [3, 3, 0]),
        ([4, 4], [1, 1]),
    ],
)
def test_tied_players_share_the_points_of_their_ranks(plants: list[int], points: list[int]) -> None:
    assert list(majority_points(vec[i64](plants))) == points


@pytest.mark.clause("FE-8.5")
def test_money_breaks_a_tie_and_equal_money_shares_the_victory() -> None:
    none: dict[str, object] = {"contracts": {"*": ""}, "points": {"*": "", "contracts": 40}}
    seats = {
        c: {**none, "money": m} for c, m in zip(("white", "red", "blue"), (3, 5, 5), strict=True)
    }
    s = table("end_turn white", players=3, seats=seats, plants={"*": ""}, **END)
    assert s.winners() == [1, 2]


@pytest.mark.clause("FE-8.6")
@pytest.mark.parametrize(
    ("score", "marker", "tile"),
    [(0, 0, 0), (74, 74, 0), (75, 75, 0), (76, 1, 75), (80, 5, 75), (150, 75, 75), (151, 1, 75)],
)
def test_with_more_than_75_points_the_tile_is_turned(score: int, marker: int, tile: int) -> None:
    s = table("turn white", seats={"white": {"points": {CATEGORIES[0]: score}}})
    assert GAME.view(s, None).seats["white"].track == Track(marker=marker, tile=tile)
