"""The worked examples of the rules: scenario files, and what does not fit into one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from keeling.kernel.agenda import CHANCE
from keeling.kernel.registry import game
from keeling.kernel.rng import Rng
from keeling.kernel.scenario import Scenario, check, play, position, read_scenario

GAME = game("future_energy")
FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = sorted(FOLDER.glob("*.toml"))
SEATS = ["white", "red", "blue", "yellow"]

# The neighbours of the start field, on both sides of the board.
NEAR_START = ["hamburg", "berlin", "prague", "vienna", "zurich", "lyon", "paris", "cologne"]


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_what_the_example_says_happens(path: Path) -> None:
    assert check(read_scenario(path)) == []


def new_game(seats: int, seed: int) -> dict[str, Any]:
    """The dump of a game whose set-up is dealt by a generator with this seed."""
    state = GAME.new(GAME.config(seats=seats))
    rng = Rng(seed)
    while state.seat == CHANCE:
        state.apply(state.sample(rng))
    return GAME.dump(state)


def points_at_the_end(seats: int, category: str, **given: object) -> list[int]:
    """The points of each seat in a category when a game ends like this."""
    last_turn = {"agenda": ["end_turn white"], "kite": "red", "ending": True}
    scenario = Scenario("future_energy", config={"seats": seats}, given={**last_turn, **given})
    return [sheet[category] for sheet in GAME.score_sheet(position(scenario))]


@pytest.mark.clause("FE-2.3.1", "FE-2.3.2")
@pytest.mark.parametrize(("seats", "boxed", "stack"), [(2, 12, 8), (3, 6, 14), (4, 2, 18)])
def test_four_contracts_are_shown_and_the_box_and_the_stack_share_the_rest(
    seats: int, boxed: int, stack: int
) -> None:
    """S23 Set-up table."""
    table = new_game(seats, seed=1)
    assert len(set(table["display"])) == 4
    assert table["stack"] == stack
    assert 24 - 4 - stack == boxed


@pytest.mark.clause("FE-8.3.1")
@pytest.mark.parametrize(("seats", "points"), [(4, [6, 3, 1, 0]), (3, [5, 2, 0]), (2, [3, 0])])
def test_the_ranks_of_a_majority_score_by_the_number_of_players(
    seats: int, points: list[int]
) -> None:
    """S24 Majority table. Plants by seat: 4, 3, 2, 1, in two fields of one region."""
    there = {SEATS[seat]: (4 - seat) // 2 for seat in range(seats)}
    here = {SEATS[seat]: (5 - seat) // 2 for seat in range(seats)}
    plants = {"oslo": there, "hamburg": here}
    assert points_at_the_end(seats, "majorities", plants=plants) == points


@pytest.mark.clause("FE-8.4.2")
@pytest.mark.parametrize(
    ("seats", "regions", "points"),
    [
        *((4, *row) for row in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)]),
        *((3, *row) for row in [(1, 1), (2, 3), (3, 6), (4, 10)]),
        *((2, *row) for row in [(1, 1), (2, 3), (3, 6), (4, 10)]),
    ],
)
def test_the_regions_in_a_grid_score_by_their_number(seats: int, regions: int, points: int) -> None:
    """S24 Grid table. A line from the start field into each region."""
    fields = ["hamburg", "paris", "lyon", "prague", "zurich"][:regions]
    lines = {f"start-{field}": ["red"] for field in fields}
    assert points_at_the_end(seats, "regions", lines=lines)[:2] == [0, points]


@pytest.mark.clause("FE-6.3.6", "FE-6.3.7")
def test_a_nuclear_line_is_refused_only_beside_an_own_line_or_two_lines() -> None:
    """X13 Nuclear targets: of 88 connections one has a line of their own, one two foreign lines."""
    state = position(read_scenario(FOLDER / "x13_nuclear_targets.toml"))
    refused = {GAME.write(option): why.clause for option, why in GAME.objections(state)}
    assert refused == {"line start-paris": "FE-6.3.7", "line start-berlin": "FE-6.3.7"}
    assert len(GAME.legal(state)) == 86 + 1


@pytest.mark.clause("FE-6.2.5", "FE-6.3.12")
def test_a_completed_contract_is_settled_before_the_action_of_the_tile() -> None:
    """X16 Building land with the last plant: first 4 points and 1 M, then 3 M."""
    scenario = read_scenario(FOLDER / "x16_building_land_with_the_last_plant.toml")
    state = position(scenario)
    play(GAME, state, scenario.when)
    assert state.events is not None
    told = GAME.visible_events(state.events, None)
    names = [name for name, _ in told if name in {"built", "completed", "gained_money"}]
    assert names == ["built", "completed", "gained_money"]


@pytest.mark.clause("FE-2.2.3")
def test_with_two_players_51_of_71_connections_are_in_play() -> None:
    """X35 Closed fields: 71 connections are printed, 20 of them touch a closed field."""
    given = {"agenda": ["planning white", "end_turn white"], "seats": {"white": {"money": 1}}}
    state = position(Scenario("future_energy", config={"seats": 2}, given=given))
    GAME.take(state, "one_line")
    assert len(GAME.legal(state)) == 51
    assert len(GAME.objections(state)) == 20
    assert {objection.clause for _, objection in GAME.objections(state)} == {"FE-2.2.3"}


@pytest.mark.clause("FE-2.2.5", "FE-2.2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_set_up_no_kind_lies_on_three_neighbours_of_the_start(seats: int) -> None:
    """X36 Set-up swap, in 40 games."""
    for seed in range(40):
        tiles = new_game(seats, seed)["tiles"]
        kinds = [tiles[field] for field in NEAR_START]
        assert max(kinds.count(kind) for kind in kinds) <= 2
