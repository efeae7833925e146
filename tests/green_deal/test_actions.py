"""Section 15 of the rules document: the action cards that are bought for what they do or allow."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.game import GAME
from tests.green_deal.tables import (
    BLUE,
    GREEN,
    RED,
    offered,
    on_map,
    placing,
    play,
    refused,
    table,
    turn,
)


def bought(card: str, *then: str, **red: Any) -> GreenDeal:
    """Red, with 10 cash on step 6 unless something is said, has bought a card."""
    row: dict[str, Any] = {"cash": 10, "step": 6, **red}
    s = turn(open_actions=[card], preview_actions=[], seats={"red": row})
    play(s, f"buy_action {card}", *then)
    return s


def owned(**red: Any) -> dict[str, Any]:
    """What to give so that red owns a card: nothing of it lies in the display."""
    return {"open_actions": [], "preview_actions": [], "seats": {"red": red}}


def stands(s: GreenDeal, seat: int = RED) -> tuple[int, int, int]:
    """Cash, income step and points."""
    return s.cash[seat], s.step[seat], s.score(seat)


def levels(s: GreenDeal) -> list[int]:
    """The levels of red."""
    return [int(s.level_of(RED, category)) for category in range(4)]


@pytest.mark.clause("GD-13.1", "GD-5.3.2", "GD-5.3.3")
def test_an_offshore_account_brings_cash_and_costs_points() -> None:
    s = bought("A01")
    assert stands(s) == (22, 6, -2)
    assert GAME.dump(s)["seats"]["red"]["actions"] == ["A01"]


@pytest.mark.clause("GD-13.2")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_wage_dumping_brings_income_and_lowers_jobs(before: int, after: int) -> None:
    s = bought("A02", levels={"jobs": before, "social": 5})
    assert stands(s) == (9, 10, -2)
    assert levels(s) == [0, after, 5, 0]


@pytest.mark.clause("GD-13.3", "GD-5.3.6")
def test_an_efficiency_drive_brings_four_steps_of_income() -> None:
    assert stands(bought("A03")) == (6, 10, 0)


@pytest.mark.clause("GD-13.4")
def test_a_public_grant_without_tiles_brings_five() -> None:
    assert stands(bought("A04")) == (15, 6, 0)


@pytest.mark.clause("GD-13.5")
def test_a_catch_up_programme_raises_the_lowest_category() -> None:
    s = bought("A05", levels={"environment": 4, "jobs": 2, "social": 3, "research": 9})
    assert stands(s) == (9, 6, 0)
    assert levels(s) == [4, 5, 3, 9]
    assert list(s.set_aside) == [-1, -1, -1]  # no tile


@pytest.mark.clause("GD-13.5")
def test_between_equally_low_categories_the_owner_of_the_programme_chooses() -> None:
    s = bought("A05", levels={"environment": 11, "jobs": 12, "social": 11, "research": 12})
    assert offered(s) == ["raise environment", "raise social"]
    assert refused(s, "raise jobs") == "GD-13.5"
    play(s, "raise social")
    assert levels(s) == [11, 12, 12, 12]


@pytest.mark.clause("GD-13.6", "GD-5.4.4")
def test_a_media_blitz_takes_two_chips_of_choice_or_fewer() -> None:
    s = bought("A06")
    assert stands(s) == (10, 6, 3)
    assert offered(s) == ["take_chip 1", "take_chip 2", "take_chip 3", "enough"]
    one = s.clone()
    play(one, "take_chip 3", "enough")
    assert GAME.dump(one)["seats"]["red"]["chips"] == {"3": 1}
    play(s, "take_chip 3", "take_chip 3")
    assert GAME.dump(s)["seats"]["red"]["chips"] == {"3": 2}
    assert "buy_chip 1" in offered(s)  # they were not bought


@pytest.mark.clause("GD-13.6")
def test_a_media_blitz_takes_only_what_is_there() -> None:
    seats = {"red": {"cash": 0}, "blue": {"chips": {"1": 3, "2": 3, "3": 2}}}
    s = turn(open_actions=["A06"], preview_actions=[], seats=seats)
    play(s, "buy_action A06")
    assert refused(s, "take_chip 1") == "GD-13.6"
    play(s, "take_chip 3")
    assert "end_turn" in offered(s)  # nothing more to take


@pytest.mark.clause("GD-13.7")
def test_twin_pilots_raise_two_different_categories() -> None:
    s = bought("A07", levels={"environment": 11, "jobs": 12})
    assert stands(s) == (7, 6, 0)
    play(s, "raise environment")
    assert refused(s, "raise environment") == "GD-13.7"
    assert offered(s) == ["raise jobs", "raise social", "raise research"]
    play(s, "raise jobs")
    assert levels(s) == [12, 12, 0, 0]


@pytest.mark.clause("GD-13.8")
@pytest.mark.parametrize(("step", "points"), [(0, 0), (1, 2), (6, 6), (31, 16)])
def test_a_special_dividend_scores_twice_the_points_and_is_no_dividend(
    step: int, points: int
) -> None:
    s = bought("A08", step=step, actions=["A12"])
    assert stands(s) == (8, step, points)
    assert not s.dividend_paid
    assert GAME.dump(s)["seats"]["red"]["points"].get("dividends", 0) == 0


@pytest.mark.clause("GD-13.9")
def test_a_bulk_buyer_pays_two_less_and_never_less_than_nothing() -> None:
    for card, cost in (("env_5c", 8), ("job_1b", 0)):
        given = owned(cash=8, actions=["A09"])
        s = turn(open=[card], preview=[], **given)
        play(s, f"buy {card}")
        assert s.cash[RED] == 8 - cost
    s = turn(open=["env_5c"], preview=[], **owned(cash=7, actions=["A09"]))
    assert refused(s, "buy env_5c") == "GD-5.1.7"


@pytest.mark.clause("GD-13.10")
def test_a_press_office_gives_a_chip_or_none_and_cheapens_two_a_round() -> None:
    s = bought("A10", "enough", "buy_chip 1", "buy_chip 3")
    assert stands(s) == (10 - 1 - 3, 6, 2)
    assert refused(s, "buy_chip 1") == "GD-5.6.1"


@pytest.mark.clause("GD-13.11", "GD-6.2")
def test_a_house_bank_waives_the_interest_of_older_loans_too() -> None:
    s = bought("A11", loans={"14": 1})
    assert stands(s) == (16, 6, 2)
    play(s, "repay 14")
    assert s.cash[RED] == 2


@pytest.mark.clause("GD-13.12")
def test_investor_relations_add_to_a_dividend() -> None:
    s = bought("A12", "dividend")
    assert stands(s) == (10 - 2 - 2, 6, 3 + 2)


@pytest.mark.clause("GD-13.13")
@pytest.mark.parametrize(("owner", "red", "other"), [("red", 10, 8), ("blue", 8, 10)])
def test_a_partner_network_brings_its_owner_more_from_own_placements(
    owner: str, red: int, other: int
) -> None:
    """Red or blue owns it and places jobs-2 beside jobs-2 of the other: 2 each, 2 more for one."""
    there = on_map(c12=("blue" if owner == "red" else "red") + " jobs-2")
    seats: dict[str, Any] = {name: {"step": 6, "started": True} for name in ("red", "blue")}
    seats[owner].update(actions=["A13"], pending="jobs-2")
    seats["green"] = {"started": True}
    actions: dict[str, Any] = {"open_actions": [], "preview_actions": []}
    there |= on_map(c20=f"{owner} social-1")
    s = table(f"place_tile {owner}", map=there, seats=seats, **actions)
    play(s, "place 1-1")
    assert (s.step[RED], s.step[BLUE]) == (red, other)


@pytest.mark.clause("GD-13.13")
def test_a_partner_network_brings_nothing_when_others_place() -> None:
    there = on_map(c12="blue jobs-2", c20="red social-1")
    seats = {"red": {"step": 6}, "blue": {"step": 6, "actions": ["A13"]}}
    s = placing("jobs-2", map=there, open_actions=[], preview_actions=[], seats=seats)
    play(s, "place 1-1")
    assert (s.step[RED], s.step[BLUE]) == (8, 8)


@pytest.mark.clause("GD-13.13")
def test_a_partner_network_counts_once_with_an_own_tile() -> None:
    given = owned(step=6, actions=["A13"])
    s = placing("jobs-3", map=on_map(c12="red jobs-2"), **given)
    play(s, "place 1-1")
    assert s.step[RED] == 6 + 2 + 2


@pytest.mark.clause("GD-13.14")
def test_a_market_attack_counts_two_more_for_both_but_needs_a_larger_tile() -> None:
    assert stands(bought("A14")) == (8, 8, 0)
    given: dict[str, Any] = {"open_actions": [], "preview_actions": []}
    seats = {"red": {"step": 6, "actions": ["A14"]}, "blue": {"step": 10}}
    there = on_map(c12="blue jobs-2", c20="red social-1")
    s = placing("jobs-3", map=there, seats=seats, **given)
    play(s, "place 1-1", "compete")
    assert (s.step[RED], s.step[BLUE]) == (9, 7)
    s = placing("jobs-2", map=there, seats=seats, **given)
    play(s, "place 1-1")
    assert (s.step[RED], s.step[BLUE]) == (8, 12)  # cooperation, unasked


@pytest.mark.clause("GD-13.14")
def test_a_market_attack_defends_nobody() -> None:
    seats = {"red": {"step": 6}, "blue": {"step": 10, "actions": ["A14"]}}
    there = on_map(c12="blue jobs-2", c20="red social-1")
    s = placing("jobs-3", map=there, seats=seats, open_actions=[], preview_actions=[])
    play(s, "place 1-1", "compete")
    assert (s.step[RED], s.step[BLUE]) == (7, 9)


@pytest.mark.clause("GD-13.15")
def test_a_legal_department_does_not_lose_income_to_rivals() -> None:
    assert stands(bought("A15")) == (9, 6, 5)
    seats = {"red": {"step": 6}, "blue": {"step": 10, "actions": ["A15"]}}
    there = on_map(c12="blue jobs-2", c20="red social-1")
    s = placing("jobs-5", map=there, seats=seats, open_actions=[], preview_actions=[])
    play(s, "place 1-1", "compete")
    assert (s.step[RED], s.step[BLUE]) == (9, 10)


@pytest.mark.clause("GD-13.16")
def test_global_logistics_place_anywhere_but_on_reserved_start_fields() -> None:
    assert stands(bought("A16")) == (8, 6, 2)
    there = on_map(c20="red social-1")
    given = owned(actions=["A16"])
    s = placing("jobs-1", map=there, **given)
    assert len(offered(s)) == 59
    given["seats"]["green"] = {"started": False}
    s = placing("jobs-1", map=there, **given)
    assert len(offered(s)) == 59 - 3
    assert refused(s, "place 4-3") == "GD-7.1.5"
    given["seats"]["red"]["started"] = False
    s = placing("jobs-1", **given)
    assert offered(s) == ["place 1-1", "place 1-4", "place 4-3"]  # the first tile


@pytest.mark.clause("GD-13.17", "GD-9.12")
def test_an_eco_label_adds_to_every_image_there_is() -> None:
    assert stands(bought("A17")) == (8, 6, 3)
    seats = {
        "red": {"levels": {"jobs": 4}, "actions": ["A17"]},
        "blue": {"levels": {"jobs": 4}},
        "green": {"levels": {"social": 1}},
    }
    s = table("image_scoring", round=4, open_actions=[], preview_actions=[], seats=seats)
    assert s.seat == keeling.NOBODY  # nobody has chips
    assert s.scores() == [8, 4, 8]  # red has no image in social


@pytest.mark.clause("GD-13.25")
def test_a_global_player_scores_two_for_each_tile() -> None:
    there = on_map(c11="red jobs-1", c12="red jobs-2", c13="red jobs-3", c14="blue jobs-4")
    s = table("final_cards", round=10, map=there, **owned(actions=["A25"]))
    assert s.scores() == [6, 0, 0]


@pytest.mark.clause("GD-13.26")
def test_a_sustainability_report_scores_four_for_each_category_at_four() -> None:
    reached = {"environment": 4, "jobs": 3, "social": 12, "research": 5}
    s = table("final_cards", round=10, **owned(actions=["A26"], levels=reached))
    assert s.scores() == [12, 0, 0]


@pytest.mark.clause("GD-13.27")
@pytest.mark.parametrize(("cash", "loans", "points"), [(8, 1, 9), (7, 1, -2), (0, 0, 9)])
def test_a_clean_balance_sheet_scores_nine_without_debts(
    cash: int, loans: int, points: int
) -> None:
    row = owned(actions=["A27"], cash=cash, loans={"6": loans})
    s = table("settlement", "final_cards", round=10, **row)
    assert s.scores() == [points, 0, 0]


@pytest.mark.clause("GD-13.28")
def test_a_flagship_field_scores_the_highest_level() -> None:
    row = owned(actions=["A28"], levels={"jobs": 7, "social": 11})
    s = table("final_cards", round=10, **row)
    assert s.scores() == [11, 0, 0]


@pytest.mark.clause("GD-13.29")
@pytest.mark.parametrize(("cash", "points"), [(0, 0), (1, 0), (7, 3), (20, 10), (21, 10), (50, 10)])
def test_a_war_chest_scores_one_for_every_two_cash_up_to_ten(cash: int, points: int) -> None:
    assert stands(bought("A29")) == (10, 6, 2)
    s = table("settlement", "final_cards", round=10, **owned(actions=["A29"], cash=cash))
    assert s.scores() == [points, 0, 0]


@pytest.mark.clause("GD-12.3")
def test_all_end_of_game_cards_of_a_player_score() -> None:
    row = owned(actions=["A27", "A28", "A29"], cash=4, levels={"jobs": 7})
    s = table("settlement", "final_cards", round=10, **row)
    assert s.scores()[RED] == 9 + 7 + 2
    assert s.scores()[GREEN] == 0
