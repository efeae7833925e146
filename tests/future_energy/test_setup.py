"""FE-2 Set-up, FE-10.1, FE-11.1, FE-12."""

from __future__ import annotations

import pytest

import keeling
from keeling.games.future_energy.engine.rules.setup import count_next_to_start
from keeling.games.future_energy.engine.state import FACE_DOWN, NO_TILE, SHOWN, FutureEnergy
from keeling.games.future_energy.engine.tables import LARGE, N_KINDS, SMALL, START
from keeling.games.future_energy.game import GAME
from keeling.kernel.errors import BadConfig
from keeling.kernel.rng import Rng


def set_up(seed: int, **config: object) -> FutureEnergy:
    """A game with its set-up done, up to the first choice of a player."""
    s = GAME.new(GAME.config(**config))
    rng = Rng(seed)
    while s.seat == keeling.CHANCE:
        s.apply(s.sample(rng))
    return s


@pytest.mark.clause("FE-2.1.1")
@pytest.mark.parametrize(("seats", "side"), [(2, SMALL), (3, SMALL), (4, LARGE)])
def test_four_players_use_the_side_with_five_regions(seats: int, side: int) -> None:
    assert set_up(1, seats=seats).side == side


@pytest.mark.clause("FE-2.2.1", "FE-2.2.4", "FE-2.2.7")
@pytest.mark.parametrize(("seats", "fields", "out"), [(2, 28, 2), (3, 36, 1), (4, 45, 0)])
def test_a_tile_lies_on_every_field_and_the_rest_is_out(seats: int, fields: int, out: int) -> None:
    s = set_up(2, seats=seats)
    assert sum(tile >= 0 for tile in s.tiles) == fields
    assert sum(s.box) == 49 - fields
    assert min(s.box) >= out
    assert s.tile_pool.size == 0


@pytest.mark.clause("FE-2.2.2", "FE-2.2.3")
def test_two_players_cover_eight_fields() -> None:
    s = set_up(3, seats=2)
    assert sum(tile == FACE_DOWN for tile in s.tiles) == 8
    assert sum(s.in_play(c) for c in range(len(s.lines))) == 51


@pytest.mark.clause("FE-2.2.5", "FE-2.2.6")
def test_no_kind_lies_on_three_neighbours_of_the_start() -> None:
    for seed in range(60):
        s = set_up(seed, seats=2 + seed % 3, modules=["module_3"] if seed % 2 else [])
        assert max(count_next_to_start(s, kind) for kind in range(N_KINDS)) <= 2


@pytest.mark.clause("FE-2.3.1", "FE-2.3.2", "FE-2.3.3", "FE-2.3.4")
def test_four_contracts_are_shown_and_everybody_has_a_start_contract() -> None:
    for seats, stack in ((2, 8), (3, 14), (4, 18)):
        s = set_up(4, seats=seats)
        assert (sum(o == SHOWN for o in s.owner), s.stack) == (4, stack)
        assert [sum(o == seat for o in s.owner) for seat in range(seats)] == [1] * seats


@pytest.mark.clause("FE-2.4.1", "FE-2.4.2", "FE-2.4.3", "FE-2.4.4", "FE-2.1.5")
def test_players_begin_with_their_material() -> None:
    s = set_up(5, seats=3)
    first = s.kite
    for seat in range(3):
        assert s.money[seat] == (5 if seat == first else 2)  # the first has had an income
        assert (s.supply[seat], s.spare_lines[seat], s.plants_at(START, seat)) == (14, 15, 1)
    assert (s.crew, s.tiles[START], s.seat) == (START, NO_TILE, first)


@pytest.mark.clause("FE-10.1.2")
def test_four_orders_lie_open_and_eighteen_jokers_are_ready() -> None:
    s = set_up(6, seats=4, modules=["module_2"])
    assert (sum(o == SHOWN for o in s.order_owner), s.orders_unseen(), s.jokers_left) == (4, 12, 18)


@pytest.mark.clause("FE-11.1.1")
@pytest.mark.parametrize(("seats", "land"), [(2, 5), (3, 6), (4, 7)])
def test_new_building_land_takes_the_place_of_the_old(seats: int, land: int) -> None:
    s = GAME.new(GAME.config(seats=seats, modules=["module_3"]))
    rng = Rng(7)
    while GAME.prompt(s) == "sort_out_land":
        s.apply(s.sample(rng))
    assert sum(s.tile_pool.counts[N_KINDS:]) == land
    assert s.tile_pool.counts[N_KINDS - 1] == 0


@pytest.mark.clause("FE-12.5")
def test_nobody_plays_alone() -> None:
    with pytest.raises(BadConfig, match="2 to 4 seats, not 1"):
        GAME.config(seats=1)


@pytest.mark.clause("FE-12.3", "FE-9.6")
def test_module_1_only_adds_points_at_the_end() -> None:
    """The same choices with and without it: every other category is the same."""
    for seed in range(10):
        plain = GAME.new(GAME.config(seats=3, modules=["module_3"]))
        grid = GAME.new(GAME.config(seats=3, modules=["module_1", "module_3"]))
        rng = Rng(seed)
        while plain.seat != keeling.NOBODY:
            legal = plain.legal
            drawn = plain.seat == keeling.CHANCE
            option = int(plain.sample(rng)) if drawn else legal[int(rng.below(len(legal)))]
            plain.apply(option)
            grid.apply(option)
        without = GAME.score_sheet(plain)
        for row, other in zip(GAME.score_sheet(grid), without, strict=True):
            assert {**other, "largest_grid": row["largest_grid"]} == row
