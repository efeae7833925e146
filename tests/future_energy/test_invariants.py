"""Section 11 of the rules document: what holds after every step of every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import keeling
from keeling.bots.play import decide
from keeling.games.future_energy.engine.grids import plants_in
from keeling.games.future_energy.engine.rules.scoring import majority_points
from keeling.games.future_energy.engine.state import FACE_DOWN, NO_TILE, SHOWN, FutureEnergy
from keeling.games.future_energy.engine.tables import (
    CONTRACT_POINTS,
    FIRST_START_CONTRACT,
    INDEX_OF,
    N_CONTRACTS,
    N_ICONS,
    N_PLACES,
    N_REGIONS,
    NONE,
    OIL,
    REGION_OF,
    START,
)
from keeling.games.future_energy.game import GAME
from keeling.kernel.config import Config
from keeling.kernel.rng import Rng
from tests.future_energy.tables import play_at_random

CONFIGS = list(GAME.configs())


def check_board(s: FutureEnergy) -> None:
    """Invariants 1, 3, 4, 5, 6, 18."""
    in_play = s.seat == keeling.NOBODY or GAME.prompt(s) not in ("lay_tile", "sort_out_land")
    for place in range(N_PLACES):
        plants = [s.plants_at(place, seat) for seat in range(s.seats)]
        if place == START:
            assert plants == [1] * s.seats
        assert max(plants) <= 3
        if s.is_closed(place):
            assert s.tiles[place] == FACE_DOWN
            assert sum(plants) == 0
        elif in_play and place != START and on_this_side(s, place):
            assert (s.tiles[place] != NO_TILE) != (sum(plants) > 0)
    for connection in range(len(s.lines)):
        owners = sum(s.has_line(connection, seat) for seat in range(s.seats))
        assert owners <= 2
        assert owners == 0 or s.in_play(connection)
    building = s.agenda and GAME.steps.name(s.agenda[-1]) == "build"
    assert s.tiles[s.crew] == NO_TILE or building


def on_this_side(s: FutureEnergy, place: int) -> bool:
    """Whether the board side has this field."""
    return REGION_OF[s.side * N_PLACES + place] != NONE


def check_players(s: FutureEnergy) -> None:
    """Invariants 7, 8, 13, 16."""
    for seat in range(s.seats):
        assert s.money[seat] >= 0
        for tableau in (s.investors, s.engineers, s.nuclear):
            assert 0 <= tableau[seat] <= 2
        assert s.supply[seat] >= 0
        assert s.spare_lines[seat] >= 0
        assert s.jokers[seat] >= 0
    if s.seat >= 0:
        active = next(
            (int(step.seat) for step in s.agenda if GAME.steps.name(step) == "end_turn"), None
        )
        assert active is None or s.engineers_left(active) >= 0
    owned = sum(s.certificates) + sum(s.sold)
    assert owned <= 7
    assert sum(min(n, 0) for n in s.collected) == 0


def check_cards(s: FutureEnergy) -> None:
    """Invariants 10, 11, 12, 14, 15."""
    shown = sum(s.owner[c] == SHOWN for c in range(FIRST_START_CONTRACT))
    waiting = any(GAME.steps.name(step) == "turn_up_contract" for step in s.agenda)
    assert shown == 4 or s.stack == 0 or waiting
    contract_points = 0
    for contract in range(N_CONTRACTS):
        if s.owner[contract] >= 0 and s.holding[contract] == 0:
            contract_points += CONTRACT_POINTS[contract]
        for icon in range(N_ICONS):
            if INDEX_OF[contract * N_ICONS + icon] != NONE:
                assert s.under(contract, icon) <= (2 if icon == OIL and s.orders_in_play else 1)
    sheet = GAME.score_sheet(s)
    assert sum(row["contracts"] for row in sheet) == contract_points
    if s.seat != keeling.NOBODY:
        final = ("free_fields", "certificates", "majorities", "regions", "largest_grid")
        assert all(row.get(category, 0) == 0 for row in sheet for category in final)
    assert s.jokers_left + sum(s.jokers) <= (18 if s.orders_in_play else 0)


def check_end(s: FutureEnergy) -> None:
    """Invariants 17, 19."""
    assert len(set(s.turns)) == 1
    sheet = GAME.score_sheet(s)
    assert all(row["regions"] in (0, 1, 3, 6, 10, 15) for row in sheet)
    most = {2: 3, 3: 7, 4: 10}[int(s.seats)]
    for region in range(N_REGIONS):
        assert sum(majority_points(plants_in(s, region))) <= most


def check(s: FutureEnergy) -> None:
    """All of them."""
    check_board(s)
    check_players(s)
    check_cards(s)


@pytest.mark.clause("FE-7.5", "FE-3.1")
@settings(max_examples=60, deadline=None)
@given(st.sampled_from(CONFIGS), st.integers(min_value=0))
def test_invariants_hold_after_every_step_of_random_games(config: Config, seed: int) -> None:
    s, rng = GAME.new(config), Rng(seed)
    scores = [0] * config.seats
    while s.seat != keeling.NOBODY:
        play_at_random(s, rng)
        check(s)
        assert all(new >= old for new, old in zip(s.scores(), scores, strict=True))  # invariant 14
        scores = s.scores()
    check_end(s)


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS[::3], ids=str)
def test_invariants_hold_after_every_step_of_games_among_bots(config: Config) -> None:
    s, rng = GAME.new(config), Rng(1)
    bots = [keeling.bot("greedy", "future_energy")] * config.seats
    while s.seat != keeling.NOBODY:
        s.apply(decide(s, bots, rng))
        check(s)
    check_end(s)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(CONFIGS), st.integers(min_value=0), st.integers(0, 400))
def test_payments_between_players_change_no_total(config: Config, seed: int, stop: int) -> None:
    """Invariant 7: the bank accounts for every change; a fee or a join moves money only."""
    s, rng = GAME.new(config), Rng(seed)
    for _ in range(stop):
        if s.seat == keeling.NOBODY:
            return
        before, s.events = sum(s.money), []
        play_at_random(s, rng)
        gained = sum(bank_flow(event) for event in s.events)
        assert sum(s.money) - before == gained


def bank_flow(event: tuple[int, ...]) -> int:
    """What the bank pays (or takes) by an event."""
    name = GAME.events.all[event[0]].name
    _, _, a, b, c = event
    gains = {"income": a, "gained_money": a, "sold": b, "completed": c}
    costs = {"bought_lines": b, "bought_contract": b, "bought_order": a, "paid_bank": a}
    return gains.get(name, 0) - costs.get(name, 0)
