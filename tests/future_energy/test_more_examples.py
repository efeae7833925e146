"""Worked examples X41, X42, X60 and X76: what a single position cannot show."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

import keeling
from keeling.bots.playout import play_out

if TYPE_CHECKING:
    from keeling.kernel.agenda import State
    from keeling.kernel.game import AnyGame

NEXT_TO_START = {"hamburg", "berlin", "prague", "vienna", "zurich", "lyon", "paris", "cologne"}
NEW_LAND = {
    "bl_money_4",
    "bl_money_5",
    "bl_vp_5",
    "bl_extra_plant",
    "bl_two_lines",
    "bl_free_order",
}
MODULES = ["module_1", "module_2", "module_3"]
COMBINATIONS = [list(some) for n in range(4) for some in combinations(MODULES, n)]


@pytest.fixture(name="game")
def future_energy() -> AnyGame:
    return keeling.game("future_energy")


def new(game: AnyGame, seats: int, *modules: str) -> State:
    state: State = game.new(game.config(seats=seats, modules=list(modules)))
    return state


def after_setup(game: AnyGame, seed: int, seats: int, *modules: str) -> State:
    state = new(game, seats, *modules)
    rng = keeling.Rng(seed)
    while state.seat == keeling.CHANCE:
        state.apply(state.sample(rng))
    return state


def verb(notation: str) -> str:
    return notation.split(maxsplit=1)[0]


def face_up(tiles: dict[str, str]) -> list[str]:
    return [tile for tile in tiles.values() if tile != "face_down"]


@pytest.mark.clause("FE-2.2.1", "FE-2.2.2", "FE-2.2.4", "FE-2.2.7")
@pytest.mark.parametrize(
    ("seats", "on_board", "undistributed"), [(4, 45, 4), (3, 36, 6), (2, 28, 7)]
)
def test_every_field_in_play_gets_a_tile_and_the_rest_goes_to_the_box(
    game: AnyGame, seats: int, on_board: int, undistributed: int
) -> None:
    """X41: 4 / 3 / 2 players: 45 / 36 / 28 tiles on the board, 4 / 6 / 7 undistributed."""
    state = new(game, seats)
    rng = keeling.Rng(41)
    laid = 0
    while verb(game.legal(state)[0]) == "lay":
        left = sum(game.dump(state)["tile_pool"].values())
        state.apply(state.sample(rng))
        laid += 1
    assert laid == on_board
    assert left - 1 == undistributed
    while state.seat == keeling.CHANCE:
        state.apply(state.sample(rng))
    table = game.dump(state)
    tiles = table["tiles"]
    assert len(face_up(tiles)) == on_board
    assert list(tiles.values()).count("face_down") == (8 if seats == 2 else 0)
    assert table["tile_pool"] == {}
    assert sum(table["box"].values()) == 49 - on_board
    for kind in {*face_up(tiles), *table["box"]}:
        assert face_up(tiles).count(kind) + table["box"].get(kind, 0) == 7


@pytest.mark.clause("FE-2.2.1")
@pytest.mark.parametrize(("seats", "of_each_kind"), [(4, 7), (3, 6), (2, 5)])
def test_tiles_of_each_kind_are_sorted_out_for_fewer_players(
    game: AnyGame, seats: int, of_each_kind: int
) -> None:
    """X41, FE-2.2.1: 49, 42 or 35 tiles are used."""
    pool = game.dump(new(game, seats))["tile_pool"]
    assert len(pool) == 7
    assert set(pool.values()) == {of_each_kind}


@pytest.mark.clause("FE-2.3.4", "FE-2.4.1", "FE-2.4.2", "FE-2.4.3", "FE-2.4.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_starts_with_the_same_things(game: AnyGame, seats: int) -> None:
    """X41: 2 M, 14 plants and 15 lines in supply, 1 plant on start, 5 on the start contract."""
    table = game.dump(after_setup(game, 41, seats))
    first = table["kite"]
    dealt = set()
    for name, things in table["seats"].items():
        assert things["money"] == (5 if name == first else 2)  # the first income is 3
        assert things["plants"] == 14
        assert things["lines"] == 15
        assert things["investors"] == things["engineers"] == 0
        assert things["points"] == {}
        assert table["plants"]["start"][name] == 1
        ((contract, plants),) = things["contracts"].items()
        assert contract.startswith("s")
        assert sorted(plants.values()) == [1, 1, 1, 1, 1]
        dealt.add(contract)
    assert len(dealt) == seats
    assert table["plants"].keys() == {"start"}
    assert table["crew"] == "start"
    assert table["certificate_pool"] == {"3": 6, "4": 3, "5": 1}


@pytest.mark.clause("FE-2.1.3", "FE-6.1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_move_is_one_step_to_a_neighbour_of_the_start_field(
    game: AnyGame, seats: int
) -> None:
    """X42: only the eight neighbours of the start field can be destinations, each one step."""
    reached = set()
    for seed in range(20):
        state = after_setup(game, seed, seats)
        game.take(state, "end")
        assert game.prompt(state) == "move"
        for notation in game.legal(state):
            assert verb(notation) == "step"
            place = notation.split()[1]
            after = state.clone()
            game.take(after, notation)
            assert game.dump(after)["crew"] == place
            assert game.prompt(after) != "move"
            reached.add(place)
    assert reached == NEXT_TO_START


@pytest.mark.clause("FE-3.1", "FE-7.2", "FE-7.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", COMBINATIONS, ids="+".join)
def test_all_players_have_had_equally_many_turns_at_the_end(
    game: AnyGame, seats: int, modules: list[str]
) -> None:
    """X60: in any finished game all players had the same number of turns."""
    for seed in range(10):
        state = new(game, seats, *modules)
        play_out(state, keeling.Rng(seed))
        turns = {things["turns"] for things in game.dump(state)["seats"].values()}
        assert len(turns) == 1
        assert turns.pop() >= 1


@pytest.mark.clause("FE-11.1.1")
def test_with_module_3_any_of_the_seven_new_land_tiles_may_be_sorted_out(game: AnyGame) -> None:
    """X76: which of the new building-land tiles is sorted out is random."""
    state = new(game, 3, "module_3")
    outcomes = [notation.split() for notation in game.legal(state)]
    weights = dict(zip([tile for _, tile in outcomes], state.chance().weights(state), strict=True))
    assert {word for word, _ in outcomes} == {"sort_out"}
    assert weights == {tile: 2 if tile == "bl_money_4" else 1 for tile in NEW_LAND}


@pytest.mark.clause("FE-11.1.1", "FE-2.2.1", "FE-2.2.2")
@pytest.mark.parametrize(("seats", "sorted_out"), [(4, 0), (3, 1), (2, 2)])
def test_with_module_3_as_many_new_land_tiles_are_sorted_out_as_of_any_kind(
    game: AnyGame, seats: int, sorted_out: int
) -> None:
    """X76: three players: one of the seven goes to the box; two players: two are set aside."""
    gone = set()
    for seed in range(20):
        state = new(game, seats, "module_3")
        rng = keeling.Rng(seed)
        times = 0
        while verb(game.legal(state)[0]) == "sort_out":
            option = state.sample(rng)
            gone.add(game.write(option))
            state.apply(option)
            times += 1
        pool = game.dump(state)["tile_pool"]
        assert times == sorted_out
        assert sum(n for tile, n in pool.items() if tile in NEW_LAND) == 7 - sorted_out
        assert "building_land" not in pool
        assert pool["gas"] == 7 - sorted_out
    assert len(gone) > 1 or sorted_out == 0


@pytest.mark.clause("FE-11.1.2", "FE-2.2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_module_3_no_more_than_two_land_tiles_lie_next_to_the_start_field(
    game: AnyGame, seats: int
) -> None:
    """X76: new building-land tiles next to the start count as one kind for the swap rule."""
    for seed in range(40):
        tiles = game.dump(after_setup(game, seed, seats, "module_3"))["tiles"]
        assert sum(tiles[place] in NEW_LAND for place in NEXT_TO_START) <= 2
