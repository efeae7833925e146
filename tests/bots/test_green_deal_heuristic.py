"""The greedy bot plays Green Deal sensibly: positions in which a person would not hesitate."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.bots.play import decide, heuristic
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import CATEGORIES
from keeling.games.green_deal.game import GAME
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from tests.green_deal.tables import RED, on_map, placing, set_up, table

GREEDY = keeling.bot("greedy", "green_deal")
WORTH = heuristic("green_deal")
BOARDS = ("lay_chip red", "compare_images")


def chosen(s: GreenDeal, seed: int = 1) -> str:
    """What the bot does next, in notation."""
    rng = Rng(seed)
    return GAME.vocabulary.write(int(GREEDY.choose(s.imagine(s.seat, rng), rng)))


def whole_turn(s: GreenDeal) -> list[str]:
    """All that the bot does until its turn ends."""
    seat, done = s.seat, list[str]()
    while s.seat == seat and not (done and done[-1] == "end_turn"):
        done.append(chosen(s))
        GAME.take(s, done[-1])
    return done


def turn(**given: Any) -> GreenDeal:
    """The turn of red, and what comes after it; only what is given lies in the display."""
    bare: dict[str, Any] = {"preview": [], "open_actions": [], "preview_actions": []}
    given = {"round": 3, "phase": "investment", "open": [], **bare, **given}
    return table("invest red", "expansion", "scorings", **given)


def rows(**red: Any) -> dict[str, Any]:
    """What red has; the others have a little of everything."""
    return {"red": {"cash": 8, "step": 8, "started": True, **red}}


@pytest.mark.parametrize("seats", [3, *(pytest.param(n, marks=pytest.mark.slow) for n in (4, 5))])
def test_it_plays_games_of_all_sizes_to_their_end(seats: int) -> None:
    s, rng = GAME.new(GAME.config(seats=seats)), Rng(seats)
    keeling.play(s, [GREEDY] * seats, rng)
    assert min(s.scores()) > 50
    assert max(s.unpaid) < 6  # a loan is paid back, nearly or in full


def test_it_beats_chance_by_far() -> None:
    s, rng = GAME.new(GAME.config(seats=3)), Rng(2)
    keeling.play(s, [keeling.bot("uniform"), GREEDY, keeling.bot("uniform")], rng)
    assert s.score(1) > s.score(0) + 40
    assert s.score(1) > s.score(2) + 40


def test_it_knows_no_secrets() -> None:
    """A position is worth the same whatever bids and PR boards of the others may be."""
    s, rng = GAME.new(GAME.config(seats=3)), Rng(5)
    while s.seat != NOBODY:
        if s.seat != CHANCE:
            worths = {WORTH.worth(s.imagine(s.seat, rng), s.seat) for _ in range(3)}
            assert len(worths) == 1
        s.apply(decide(s, [keeling.bot("uniform")] * 3, rng))


@pytest.mark.parametrize("seats", range(3, 6))
def test_it_bids_modestly(seats: int) -> None:
    s = set_up(3, seats)
    for _ in range(seats):
        bid = chosen(s)
        assert int(bid.split()[1]) <= 4
        GAME.take(s, bid)


def test_a_spy_bids_no_more_than_is_needed() -> None:
    bids = {"blue": {"cash": 9, "bid": 2}, "green": {"cash": 9, "bid": 1}}
    s = table(
        *("bid red", "show_bids", "fix_order", "accounting", "investment", "expansion", "scorings"),
        round=3,
        phase="auction",
        spy="red",
        bids_shown=True,
        order=[],
        open=["env_5c", "job_1b", "soc_1a", "res_2a"],
        seats={**rows(cash=12), **bids},
    )
    assert int(chosen(s).split()[1]) <= 3


def test_it_buys_a_project_when_it_can() -> None:
    even = dict.fromkeys(CATEGORIES, 4)
    seats = {**rows(cash=14, levels=even), "blue": {"levels": even}, "green": {"levels": even}}
    s = turn(round=9, open=["env_4c", "job_1b"], seats=seats)
    assert "buy env_4c" in whole_turn(s)


def test_it_does_not_end_a_turn_with_nothing() -> None:
    done = whole_turn(turn(seats=rows()))
    assert any(choice.startswith(("refund", "buy", "take_loan")) for choice in done)


def test_it_pays_a_dividend_before_a_project_lowers_its_income() -> None:
    s = turn(round=10, open=["env_5c"], seats=rows(cash=20, step=10))
    done = whole_turn(s)
    assert done.index("dividend") < done.index("buy env_5c")


def test_it_spends_what_is_worth_nothing_in_the_end() -> None:
    s = turn(round=10, seats=rows(cash=9))
    assert {"dividend", "buy_chip 3"} <= set(whole_turn(s))


def test_it_takes_no_loan_in_the_last_round_for_nothing() -> None:
    s = turn(round=10, seats=rows(cash=4))
    assert not [choice for choice in whole_turn(s) if choice.startswith("take_loan")]


def test_it_raises_what_is_lowest() -> None:
    levels = {"environment": 6, "jobs": 5, "social": 1, "research": 1}
    s = table(
        *("raise_any red 2 2 0", "invest red", "expansion", "scorings"),
        round=6,
        phase="investment",
        main=["action"],
        seats=rows(levels=levels),
    )
    raised = {chosen(s)}
    GAME.take(s, *raised)
    assert raised | {chosen(s)} == {"raise social", "raise research"}


def test_it_places_a_tile_beside_its_own_of_the_same_category() -> None:
    s = placing("jobs-5", map=on_map(c14="red jobs-4", c21="blue social-2", c47="green jobs-1"))
    GAME.take(s, chosen(s))
    assert s.step[RED] > 6


@pytest.mark.parametrize(("theirs", "choice"), [(1, "compete"), (4, "cooperate")])
def test_it_competes_where_the_difference_is_large(theirs: int, choice: str) -> None:
    tiles = on_map(c24="red jobs-5", c25=f"blue jobs-{theirs}", c47="green social-1")
    s = table(
        *("edge red 2-4 east", "scorings"),
        round=3,
        phase="expansion",
        map=tiles,
        seats={name: {"started": True, "step": 12} for name in ("red", "blue", "green")},
    )
    assert chosen(s) == choice


def test_a_chip_goes_where_it_wins_a_place() -> None:
    levels = {"environment": 9, "jobs": 4, "social": 0, "research": 0}
    others = {"environment": 1, "jobs": 5, "social": 8, "research": 8}
    s = table(
        *(*BOARDS, "balance_scoring", "valuation", "settlement", "final_cards"),
        round=10,
        phase="scoring",
        seats={
            **rows(levels=levels, chips={"3": 1}),
            "blue": {"levels": others, "chips": {}},
            "green": {"levels": others, "chips": {}},
        },
    )
    assert chosen(s) == "allocate 3 jobs"


def test_it_plays_a_hand_card_before_it_is_too_late() -> None:
    s = turn(round=10, seats=rows(cash=0, actions=["A24"]))
    assert "play A24" in whole_turn(s)


def test_income_is_worth_more_early_and_cash_nothing_at_last() -> None:
    gains = []
    for at in (2, 8):
        poor = turn(round=at, seats=rows(step=8))
        rich = turn(round=at, seats=rows(step=12))
        gains.append(WORTH.worth(rich, RED) - WORTH.worth(poor, RED))
    assert gains[0] > gains[1] > 0


@pytest.mark.clause("GD-9.14")
def test_chips_are_worth_more_where_the_image_lasts() -> None:
    gains = []
    for image in ("anew", "lasting"):
        poor, rich = (
            table("scorings", image=image, round=4, phase="expansion", seats=rows(chips=chips))
            for chips in ({}, {"3": 1})
        )
        gains.append(WORTH.worth(rich, RED) - WORTH.worth(poor, RED))
    assert gains[1] > 1.5 * gains[0] > 0


@pytest.mark.clause("GD-9.14")
def test_an_image_that_has_stayed_counts_for_its_owner_and_against_the_others() -> None:
    worths = {
        whose: WORTH.worth(turn(round=5, image="lasting", seats={**rows(), **seats}), RED)
        for whose, seats in {
            "nobody": {},
            "red": rows(image={"jobs": 6}),
            "blue": {"blue": {"image": {"jobs": 6}}},
        }.items()
    }
    assert worths["red"] > worths["nobody"] > worths["blue"]
