"""Section 18 of the rules document: who sees what of bids and PR boards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.game import GAME
from keeling.kernel.rng import Rng
from tests.green_deal.tables import BLUE, GREEN, RED, offered, play, set_up, table, told

OTHERS = (BLUE, GREEN, None)
BIDDING = ("bid red", "bid blue", "bid green", "together", "show_bids", "fix_order", "accounting")


def bidding(*agenda: str, **seats: dict[str, Any]) -> GreenDeal:
    """Everybody is to bid."""
    return table(*(agenda or BIDDING), round=3, phase="auction", seats=seats)


def boards(**seats: dict[str, Any]) -> GreenDeal:
    """Everybody is to lay out chips."""
    both = {"red": {"chips": {"1": 1, "3": 1}}, "blue": {"chips": {"2": 1}}, **seats}
    return table("image_scoring", round=4, phase="scoring", seats=both)


def seen(s: GreenDeal, seat: int | None) -> str:
    """The whole view of a seat."""
    return json.dumps(GAME.view(s, seat).json())


def heard(s: GreenDeal, seat: int | None) -> str:
    """All events as a seat hears them."""
    return json.dumps(GAME.visible_events(s.events or [], seat))


def same_to_others(tables: list[GreenDeal]) -> bool:
    """Whether two tables that differ in red's secrets look and sound the same to the others."""
    look = all(seen(tables[0], seat) == seen(tables[1], seat) for seat in OTHERS)
    return look and all(heard(tables[0], seat) == heard(tables[1], seat) for seat in OTHERS)


@pytest.mark.clause("GD-3.1")
def test_nobody_else_sees_a_bid_before_the_reveal() -> None:
    tables = [bidding(), bidding()]
    for s, bid in zip(tables, ("bid 2", "bid 7"), strict=True):
        play(s, bid)
    assert same_to_others(tables)
    own = [GAME.view(s, RED).seats["red"].bid for s in tables]
    assert own == [2, 7]
    assert GAME.view(tables[0], BLUE).seats["red"].bid is None
    assert heard(tables[0], RED) != heard(tables[1], RED)


@pytest.mark.clause("GD-3.1")
def test_all_bids_are_seen_after_the_reveal() -> None:
    s = bidding()
    play(s, "bid 2", "bid 7", "bid 1")
    for seat in (RED, *OTHERS):
        rows = GAME.view(s, seat).seats.values()
        assert [row.bid for row in rows] == [2, 7, 1]
    shown = [event[1:3] for event in told(s) if event[0] == "shown_bid"]
    assert shown == [(0, 2), (1, 7), (2, 1)]


@pytest.mark.clause("GD-3.1")
def test_old_bids_are_gone_when_the_next_auction_begins() -> None:
    s = table("round", round=2, bids_shown=True, seats={"red": {"bid": 4}})
    assert GAME.view(s, BLUE).seats["red"].bid is None
    assert GAME.view(s, RED).seats["red"].bid is None


@pytest.mark.clause("GD-3.8")
def test_a_repayment_before_the_bid_is_open() -> None:
    s = bidding(red={"cash": 12, "loans": {"6": 1}})
    play(s, "repay 6")
    for seat in OTHERS:
        row = GAME.view(s, seat).seats["red"]
        assert (row.cash, row.loans["6"], row.bid) == (4, 0, None)
    assert s.choosing() == [RED, BLUE, GREEN]


@pytest.mark.clause("GD-3.2")
def test_a_forced_bid_tells_only_what_everybody_knows() -> None:
    s = bidding("gather", *BIDDING, red={"cash": 0})
    assert s.choosing() == [BLUE, GREEN]
    assert GAME.view(s, BLUE).seats["red"].bid is None
    assert GAME.view(s, RED).seats["red"].bid == 0


@pytest.mark.clause("GD-13.18")
def test_a_spy_sees_the_bids_and_so_does_everybody() -> None:
    given: dict[str, Any] = {"open_actions": [], "preview_actions": []}
    s = table("auction", "accounting", seats={"red": {"actions": ["A18"]}}, **given)
    play(s, "spy", "bid 4")
    assert GAME.view(s, RED).seats["blue"].bid is None
    assert GAME.view(s, GREEN).seats["blue"].bid is None
    play(s, "bid 5")
    for seat in (RED, *OTHERS):
        rows = GAME.view(s, seat).seats
        assert [row.bid for row in rows.values()] == [None, 4, 5]
    assert s.seat == RED


@pytest.mark.clause("GD-13.18")
def test_an_imagined_auction_keeps_the_bids_a_spy_has_seen() -> None:
    given: dict[str, Any] = {"open_actions": [], "preview_actions": []}
    s = table("auction", "accounting", seats={"red": {"actions": ["A18"]}}, **given)
    play(s, "spy", "bid 4", "bid 5")
    for seed in range(5):
        assert list(s.imagine(RED, Rng(seed)).bid[1:]) == [4, 5]


@pytest.mark.clause("GD-9.1", "GD-9.2")
def test_nobody_else_sees_a_pr_board_before_the_reveal() -> None:
    tables = [boards(), boards()]
    for s, field in zip(tables, ("jobs", "centre"), strict=True):
        play(s, f"allocate 3 {field}", "allocate 1 social")
    assert same_to_others(tables)
    own = [GAME.view(s, RED).seats["red"].laid for s in tables]
    assert [board["jobs"] for board in own] == [["3"], []]
    assert GAME.view(tables[0], BLUE).seats["red"].board is None
    assert GAME.view(tables[0], BLUE).seats["red"].image is None
    assert GAME.view(tables[0], RED).seats["red"].image == [0, 3, 1, 0]
    assert heard(tables[0], RED) != heard(tables[1], RED)


@pytest.mark.clause("GD-9.2")
def test_at_the_reveal_every_chip_is_told_to_everybody() -> None:
    s = boards()
    play(s, "allocate 3 jobs", "allocate 1 centre", "allocate 2 jobs")
    shown = [event[1:4] for event in told(s) if event[0] == "chip_shown"]
    assert shown == [(0, 0, 4), (0, 2, 1), (1, 1, 1)]
    for seat in OTHERS:
        names = [event[0] for event in GAME.visible_events(s.events or [], seat)]
        assert names.count("chip_shown") == 3


@pytest.mark.clause("GD-9.1")
def test_chips_held_are_public_and_so_is_everything_bought() -> None:
    row = GAME.view(boards(), GREEN).seats["red"]
    assert row.chips == {"1": 1, "2": 0, "3": 1}


def test_imagination_keeps_the_own_view_and_draws_the_rest_again() -> None:
    for s, moves in ((bidding(), ("bid 3", "bid 4")), (boards(), ("allocate 3 jobs",))):
        play(s, *moves)
        worlds = [s.imagine(GREEN, Rng(seed)) for seed in range(20)]
        assert {seen(world, GREEN) for world in worlds} == {seen(s, GREEN)}
        assert len({json.dumps(GAME.dump(world)) for world in worlds}) > 3
        assert all(GAME.census(world) == GAME.census(s) for world in worlds)
        assert all(GAME.load(GAME.dump(world)) for world in worlds)


def test_imagination_keeps_the_own_bid_and_board() -> None:
    s = bidding()
    play(s, "bid 3", "bid 4")
    assert {int(s.imagine(RED, Rng(seed)).bid[RED]) for seed in range(20)} == {3}
    assert len({int(s.imagine(RED, Rng(seed)).bid[BLUE]) for seed in range(20)}) > 3
    s = boards()
    play(s, "allocate 3 jobs", "allocate 1 centre")
    assert all(list(s.imagine(RED, Rng(n)).placed) == list(s.placed) for n in range(9))
    imagined = [GAME.dump(s.imagine(BLUE, Rng(n)))["seats"]["red"]["board"] for n in range(40)]
    assert all(len(board.get("centre", [])) <= 1 for board in imagined)
    assert len({json.dumps(board) for board in imagined}) > 5


def test_an_imagined_bid_can_be_paid() -> None:
    s = bidding(red={"cash": 2})
    play(s, "bid 2")
    assert {int(s.imagine(BLUE, Rng(seed)).bid[RED]) for seed in range(40)} == {0, 1, 2}


def test_the_deck_is_nobodys_to_see() -> None:
    """What is not in the display stands in no view."""
    s = set_up(3, 3)
    dump = GAME.dump(s)
    shown = {*dump["open"], *dump["preview"], *dump["open_actions"], *dump["preview_actions"]}
    names = {*GAME.vocabulary.names["card"], *GAME.vocabulary.names["action"]}
    for seat in (RED, *OTHERS):
        view = seen(s, seat)
        assert {name for name in names if f'"{name}"' in view} == shown


def test_options_of_the_others_are_not_offered() -> None:
    s = bidding(blue={"cash": 1})
    assert GAME.view(s, BLUE).legal == ["bid 0", "bid 1"]
    assert GAME.view(s, RED).legal == offered(s)
    assert GAME.view(s, None).legal == []
