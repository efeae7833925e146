"""Bids and PR boards are set in any order, unseen, and may be changed until all are ready."""

from __future__ import annotations

import pytest

import keeling
from keeling.kernel.errors import IllegalChoice
from keeling.kernel.match import Match
from keeling.kernel.record import record_of, replay
from keeling.kernel.rng import Rng

GAME = keeling.game("green_deal")
NAMES = GAME.vocabulary.names["seat"]


@pytest.fixture
def match() -> Match:
    """Four players at the first auction."""
    match = Match(GAME, GAME.config(seats=4))
    match.draw(Rng(3))
    assert match.state.choosing() == [0, 1, 2, 3]
    return match


def bid(match: Match, seat: int, n: int) -> None:
    """A seat sets its wheel."""
    match.take(GAME.vocabulary.read(f"bid {n}"), seat)


@pytest.mark.clause("GD-3.1")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_bids_are_set_in_any_order(match: Match, order: tuple[int, ...]) -> None:
    for seat in order:
        bid(match, seat, seat + 1)
    assert GAME.dump(match.state)["order"] == ["yellow", "green", "blue", "red"]
    rows = GAME.dump(match.state)["seats"].values()
    assert [row["cash"] for row in rows] == [7 - bid + 6 for bid in (1, 2, 3, 4)]


@pytest.mark.clause("GD-3.1", "GD-3.8")
def test_a_bid_can_be_changed_until_all_have_bid(match: Match) -> None:
    bid(match, 1, 7)
    bid(match, 0, 2)
    assert match.undoable(1)
    match.undo(1)
    assert match.state.choosing() == [1, 2, 3]
    assert GAME.dump(match.state)["seats"]["red"]["bid"] == 2
    bid(match, 1, 1)
    bid(match, 3, 0)
    assert match.is_final(GAME.vocabulary.read("bid 3"), 2)
    bid(match, 2, 3)
    assert not any(match.undoable(seat) for seat in range(4))
    assert GAME.dump(match.state)["order"] == ["green", "red", "blue", "yellow"]


def test_who_has_bid_does_not_bid_again(match: Match) -> None:
    bid(match, 1, 7)
    with pytest.raises(IllegalChoice, match="is not to choose now"):
        bid(match, 1, 6)


def test_a_record_of_bids_in_any_order_replays(match: Match) -> None:
    for seat in (3, 1, 0, 2):
        bid(match, seat, 2 * (seat % 3))
    again = replay(record_of(match))
    assert GAME.dump(again.state) == GAME.dump(match.state)
    assert again.choices == match.choices


@pytest.mark.clause("GD-9.1", "GD-9.2")
def test_a_pr_board_can_be_laid_out_anew_until_all_are_ready() -> None:
    match = at_the_first_scoring()
    first, second = match.state.choosing()[:2]
    while first in match.state.choosing():
        match.take(match.asked(first).legal[0], first)
    board = GAME.view(match.state, first).seats[name(first)].board
    match.take(match.asked(second).legal[-1], second)
    assert match.undoable(first)
    match.undo(first)
    assert first in match.state.choosing()
    match.take(match.asked(first).legal[-1], first)
    assert GAME.view(match.state, first).seats[name(first)].board != board
    assert GAME.view(match.state, second).seats[name(first)].board is None


def name(seat: int) -> str:
    """A seat by name."""
    return NAMES[seat]


def at_the_first_scoring() -> Match:
    """Three players who take chips and nothing else, up to the PR scoring of round 4."""
    match, rng = Match(GAME, GAME.config(seats=3)), Rng(1)
    match.draw(rng)
    while GAME.view(match.state, None).phase != "scoring":
        legal = GAME.legal(match.state)
        chips = [o for o in legal if o.startswith(("refund_chip", "bid 0", "end_turn"))]
        match.take(GAME.vocabulary.read(chips[0]))
        match.draw(rng)
    assert len(match.state.choosing()) == 3
    return match


@pytest.mark.clause("GD-3.8", "GD-6.1")
def test_a_bid_after_a_repayment_can_be_changed_and_the_repayment_stays() -> None:
    match = with_a_loan()
    option = GAME.vocabulary.read
    match.take(option("repay 6"), 0)
    bid(match, 1, 1)
    bid(match, 0, 2)
    match.undo(0)
    row = GAME.dump(match.state)["seats"]["red"]
    assert (row["bid"], row["loans"]) == (None, {})
    assert 0 in match.state.choosing()
    assert GAME.dump(match.state)["seats"]["blue"]["bid"] == 1
    assert not match.undoable(0)  # blue has bid knowing of the repayment


def with_a_loan() -> Match:
    """Three players at the auction of round 2; red has a loan of 6 and the cash to repay it."""
    match, rng = Match(GAME, GAME.config(seats=3)), Rng(1)
    match.draw(rng)
    while GAME.view(match.state, None).round == 1:
        red = match.state.seat == 0 and "take_loan 6" in GAME.legal(match.state)
        wish = "take_loan 6" if red else GAME.legal(match.state)[0]
        wish = "end_turn" if not red and "end_turn" in GAME.legal(match.state) else wish
        match.take(GAME.vocabulary.read(wish))
        match.draw(rng)
    return match
