"""Chapter 7.8 and the hand cards of section 15: played once, in one's turn or in the auction."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.game import GAME
from tests.green_deal.tables import BLUE, RED, offered, on_map, play, refused, table, turn

BIDDING = ("auction", "accounting")


def holding(*cards: str, players: int = 3, **given: Any) -> GreenDeal:
    """Red's turn with these cards in hand; `seats` may say more."""
    seats: dict[str, Any] = {"red": {}, **given.pop("seats", {})}
    seats["red"] = {"cash": 5, "step": 6, **seats["red"], "actions": list(cards)}
    return turn(players=players, open_actions=[], preview_actions=[], seats=seats, **given)


@pytest.mark.clause("GD-5.8.1", "GD-5.8.2")
def test_several_hand_cards_may_be_played_in_one_turn() -> None:
    s = holding("A19", "A21", "A24")
    play(s, "play A24", "play A19", "against blue", "play A21", "against blue")
    row = GAME.dump(s)["seats"]["red"]
    assert (row["cash"], row["step"], row["actions"]) == (5 + 6 + 6, 9, [])
    assert GAME.dump(s)["discarded_actions"] == ["A19", "A21", "A24"]


@pytest.mark.clause("GD-5.8.1", "GD-5.1.5")
def test_the_turn_goes_on_after_a_hand_card() -> None:
    s = holding("A24")
    play(s, "play A24")
    assert {"refund_cash", "take_loan 6", "dividend"} < set(offered(s))


@pytest.mark.clause("GD-5.1.5")
def test_permanent_and_end_of_game_cards_are_not_played() -> None:
    s = holding("A09", "A25", "A03")
    assert not [option for option in offered(s) if option.startswith("play")]
    assert refused(s, "play A09") == ""


@pytest.mark.clause("GD-13.18", "GD-5.8.4")
def test_espionage_is_not_played_in_the_investment_phase() -> None:
    assert refused(holding("A18"), "play A18") == "GD-5.8.4"


def auction(**red: Any) -> GreenDeal:
    """An auction in which red owns espionage and everybody has 8 cash."""
    row = {"actions": ["A18"], **red}
    given: dict[str, Any] = {"open_actions": [], "preview_actions": [], "round": 3}
    return table(*BIDDING, seats={"red": row}, **given)


@pytest.mark.clause("GD-13.18")
def test_a_spy_bids_after_the_others_have_shown_their_bids() -> None:
    s = auction()
    assert offered(s) == ["spy", "go_on"]
    play(s, "spy")
    assert s.choosing() == [1, 2]
    play(s, "bid 3", "bid 5")
    assert s.choosing() == [0]
    shown = GAME.view(s, RED).seats
    assert (shown["blue"].bid, shown["green"].bid) == (3, 5)
    assert offered(s) == [f"bid {n}" for n in range(9)]
    play(s, "bid 4")
    assert GAME.dump(s)["order"] == ["green", "red", "blue"]
    assert GAME.dump(s)["discarded_actions"] == ["A18"]


@pytest.mark.clause("GD-13.18", "GD-3.4")
def test_ties_with_a_spy_are_broken_as_usual() -> None:
    s = auction(cash=9)
    play(s, "spy", "bid 3", "bid 5", "bid 5")
    assert GAME.dump(s)["order"] == ["green", "red", "blue"]  # green has less cash


@pytest.mark.clause("GD-13.18")
def test_espionage_may_wait() -> None:
    s = auction()
    play(s, "go_on")
    assert s.choosing() == [0, 1, 2]
    assert GAME.dump(s)["seats"]["red"]["actions"] == ["A18"]


@pytest.mark.clause("GD-13.18", "GD-3.8")
def test_a_spy_may_repay_before_the_own_bid() -> None:
    s = auction(cash=9, loans={"6": 1})
    play(s, "spy", "bid 0", "bid 0", "repay 6")
    assert offered(s) == ["bid 0", "bid 1"]


@pytest.mark.clause("GD-13.19")
@pytest.mark.parametrize(("cash", "paid"), [(9, 6), (6, 6), (3, 3), (0, 0)])
def test_a_lawsuit_takes_six_or_all_there_is(cash: int, paid: int) -> None:
    s = holding("A19", seats={"blue": {"cash": cash}})
    play(s, "play A19", "against blue")
    assert (s.cash[RED], s.cash[BLUE]) == (5 + paid, cash - paid)


@pytest.mark.clause("GD-13.20", "GD-13.15")
def test_a_poached_publicist_takes_a_chip_of_choice() -> None:
    seats = {"blue": {"chips": {"1": 1, "3": 2}}, "yellow": {"chips": {"2": 1}}}
    protected = {"green": {"chips": {"2": 1}, "actions": ["A15"]}}
    s = holding("A20", players=4, seats={**seats, **protected})
    play(s, "play A20")
    assert offered(s) == ["poach blue 1", "poach blue 3", "poach yellow 2"]
    assert refused(s, "poach green 2") == "GD-13.15"
    play(s, "poach blue 3")
    rows = GAME.dump(s)["seats"]
    assert (rows["red"]["chips"], rows["blue"]["chips"]) == ({"3": 1}, {"1": 1, "3": 1})


@pytest.mark.clause("GD-13.20", "GD-5.8.3")
def test_a_publicist_needs_somebody_with_chips_who_can_be_a_target() -> None:
    assert refused(holding("A20", seats={"red": {"chips": {"1": 1}}}), "play A20") == "GD-5.8.3"
    protected = {"green": {"chips": {"2": 1}, "actions": ["A15"]}}
    assert refused(holding("A20", seats=protected), "play A20") == "GD-5.8.3"


@pytest.mark.clause("GD-13.21", "GD-13.15")
def test_a_boycott_costs_one_three_steps_and_brings_another_three() -> None:
    seats = {"blue": {"step": 9}, "green": {"actions": ["A15"]}}
    s = holding("A21", players=4, seats=seats)
    play(s, "play A21")
    assert refused(s, "against green") == "GD-13.15"
    play(s, "against blue")
    assert (s.step[RED], s.step[BLUE]) == (9, 6)


@pytest.mark.clause("GD-13.30")
@pytest.mark.parametrize("card", ["A19", "A21"])
def test_with_three_players_there_is_an_opponent_besides_the_protected_one(card: str) -> None:
    s = holding(card, seats={"green": {"actions": ["A15"]}, "blue": {"cash": 4, "step": 9}})
    play(s, f"play {card}")  # only one can be meant
    assert (s.cash[BLUE], s.step[BLUE]) == ((0, 9) if card == "A19" else (4, 6))


STARTED: dict[str, Any] = {"blue": {"started": True}, "green": {"started": True}}


@pytest.mark.clause("GD-13.22", "GD-7.1.4")
def test_a_moved_tile_stays_with_the_other_own_ones() -> None:
    """Tiles on 1-1 and 3-5: the one from 1-1 may go anywhere around 3-5."""
    s = holding("A22", map=on_map(c11="red jobs-1", c35="red social-1"), seats=STARTED)
    play(s, "play A22")
    assert offered(s) == ["move_from 1-1", "move_from 3-5"]
    play(s, "move_from 1-1")
    around = ["2-4", "2-5", "2-6", "3-4", "3-6", "4-4", "4-5", "4-6"]
    assert offered(s) == [f"move_to {cell}" for cell in around]
    assert refused(s, "move_to 1-2") == "GD-7.1.4"
    assert refused(s, "move_to 1-1") == ""


@pytest.mark.clause("GD-13.22", "GD-7.1.5")
def test_a_sole_tile_goes_to_any_free_cell_that_is_not_reserved() -> None:
    s = holding("A22", map=on_map(c35="red jobs-1", c11="blue jobs-1"))
    play(s, "play A22")  # there is only one tile to move
    assert len(offered(s)) == 60 - 2 - 2  # green has not started: two start fields are left
    assert refused(s, "move_to 4-3") == "GD-7.1.5"
    assert refused(s, "move_to 1-1") == "GD-7.1.4"


@pytest.mark.clause("GD-13.22", "GD-7.2.7", "GD-13.13")
def test_the_edges_of_a_moved_tile_are_resolved() -> None:
    """Jobs-3 comes beside blue's jobs-1: cooperation brings 2 and, with partners, 2 more."""
    there = on_map(c35="red jobs-3", c11="blue jobs-1")
    s = holding("A22", "A13", map=there, seats={**STARTED, "blue": {"step": 6}})
    play(s, "play A22", "move_to 1-2")
    assert offered(s) == ["cooperate", "compete"]
    play(s, "cooperate")
    assert (s.step[RED], s.step[BLUE]) == (6 + 2 + 2, 8)
    assert "end_turn" in offered(s)
    tiles = GAME.dump(s)["map"]
    assert sorted(tiles) == ["1-1", "1-2"]


@pytest.mark.clause("GD-13.22", "GD-7.1.3")
def test_nothing_is_undone_at_the_old_place_and_the_first_tile_stays_placed() -> None:
    there = on_map(c11="red jobs-3", c12="red jobs-1", c43="blue jobs-1")
    s = holding("A22", map=there, seats={"green": {"started": True}})
    play(s, "play A22", "move_from 1-2", "move_to 0-0")
    assert s.step[RED] == 6
    assert s.has_started(RED)


@pytest.mark.clause("GD-13.22", "GD-13.16")
def test_global_logistics_move_a_tile_anywhere() -> None:
    there = on_map(c11="red jobs-1", c35="red social-1")
    s = holding("A22", "A16", map=there, seats=STARTED)
    play(s, "play A22", "move_from 1-1")
    assert len(offered(s)) == 58


@pytest.mark.clause("GD-13.22", "GD-5.8.3")
def test_a_relocation_needs_a_tile_on_the_map() -> None:
    s = holding("A22", seats={"red": {"pending": "jobs-1"}})
    assert refused(s, "play A22") == "GD-5.8.3"


@pytest.mark.clause("GD-13.23")
def test_a_bridge_loan_brings_six_more_and_goes_with_another_loan() -> None:
    s = holding("A23")
    play(s, "play A23", "borrow 10")
    assert s.cash[RED] == 5 + 10 + 6
    play(s, "take_loan 10")
    assert s.cash[RED] == 5 + 10 + 6 + 10
    assert refused(s, "take_loan 6") == "GD-5.5.3"


@pytest.mark.clause("GD-13.23", "GD-5.2.1")
def test_a_bridge_loan_may_follow_a_sustainability_card() -> None:
    s = holding("A23", open=["job_1b"], preview=[])
    play(s, "buy job_1b", "play A23", "borrow 6")
    assert s.cash[RED] == 5 - 1 + 6 + 6


@pytest.mark.clause("GD-13.23", "GD-6.4")
def test_a_bridge_loan_is_a_loan() -> None:
    s = holding("A23", seats={"red": {"loans": {"6": 3}}})
    assert refused(s, "play A23") == "GD-5.5.1"
    s = holding("A23", seats={"red": {"cash": 9, "loans": {"6": 1}}})
    play(s, "repay 6")
    assert refused(s, "play A23") == "GD-6.4"
    s = holding("A23", seats={"red": {"cash": 20, "loans": {"6": 1}}})
    play(s, "play A23", "borrow 14")
    assert "repay 6" in offered(s)
    all_out = {"blue": {"loans": {"6": 3}}, "green": {"loans": {"10": 3}}}
    s = holding("A23", players=4, seats={**all_out, "yellow": {"loans": {"14": 3}}})
    assert refused(s, "play A23") == "GD-5.5.4"


@pytest.mark.clause("GD-13.24")
@pytest.mark.parametrize(("step", "income"), [(0, 0), (14, 10), (31, 16)])
def test_a_government_contract_pays_the_income(step: int, income: int) -> None:
    s = holding("A24", seats={"red": {"step": step}})
    play(s, "play A24")
    assert s.cash[RED] == 5 + income


@pytest.mark.clause("GD-13.18", "GD-13.19", "GD-13.20", "GD-13.22", "GD-13.23", "GD-13.24")
@pytest.mark.parametrize(
    ("card", "points"),
    [("A18", 5), ("A19", 1), ("A20", 2), ("A21", 0), ("A22", 2), ("A23", 4), ("A24", 3)],
)
def test_the_points_of_a_hand_card_come_with_the_purchase(card: str, points: int) -> None:
    s = turn(open_actions=[card], preview_actions=[], seats={"red": {"cash": 5}})
    play(s, f"buy_action {card}")
    assert s.score(RED) == points
    assert s.cash[RED] == (2 if card == "A21" else 5)
