"""SC-3.4 The draft of lobby cards; SC-3.2.6 company goals of which one is kept."""

from __future__ import annotations

import pytest

from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from keeling.kernel.rng import Rng
from tests.second_chance.tables import (
    BLUE,
    RED,
    YELLOW,
    offered,
    play,
    play_at_random,
    set_up,
    table,
)

NAMES = ("red", "blue", "yellow")


def drafting() -> SecondChance:
    """The beginning of a draft: red has cards 01 to 05, blue 11 to 15, yellow 21 to 25."""
    keeps = [f"keep_card {name}" for name in NAMES for _ in range(2)]
    later = [[f"keep_card {name}" for name in NAMES] for _ in range(3)]
    steps = [*keeps, "pass_on", *later[0], "pass_on", *later[1], "pass_on", *later[2], "pass_on"]
    hands = {
        name: {"lobby": [], "passing": [f"lobby_{n}{m}" for m in range(1, 6)]}
        for n, name in enumerate(NAMES)
    }
    return table(*steps, "begin_turn red", settings={"lobby_draft": True}, seats=hands)


@pytest.mark.clause("SC-3.4.1", "SC-3.4.2")
def test_two_of_five_one_of_three_one_of_two_and_the_last() -> None:
    """The rest goes to the right: red's to yellow, blue's to red, yellow's to blue."""
    s = drafting()
    assert (s.seat, len(offered(s))) == (RED, 5)
    play(s, "keep lobby_01", "keep lobby_02", "keep lobby_11", "keep lobby_12")
    play(s, "keep lobby_21", "keep lobby_22")
    assert offered(s) == ["keep lobby_13", "keep lobby_14", "keep lobby_15"]
    play(s, "keep lobby_13", "keep lobby_23", "keep lobby_03")
    assert offered(s) == ["keep lobby_24", "keep lobby_25"]
    play(s, "keep lobby_24", "keep lobby_04", "keep lobby_14")
    hands = [GAME.dump(s)["seats"][name]["lobby"] for name in NAMES]
    assert hands == [
        ["lobby_01", "lobby_02", "lobby_05", "lobby_13", "lobby_24"],
        ["lobby_04", "lobby_11", "lobby_12", "lobby_15", "lobby_23"],
        ["lobby_03", "lobby_14", "lobby_21", "lobby_22", "lobby_25"],
    ]
    assert GAME.prompt(s) == "act"


@pytest.mark.clause("SC-3.4.2")
def test_choices_of_a_step_are_simultaneous() -> None:
    s = drafting()
    assert s.choice().sealed(s.legal[0])
    play(s, "keep lobby_01", "keep lobby_02")
    assert (s.seat, len(offered(s))) == (BLUE, 5)
    assert GAME.view(s, YELLOW).seats["yellow"].draft == [f"lobby_2{n}" for n in range(1, 6)]


@pytest.mark.clause("SC-3.4.1")
@pytest.mark.parametrize("mode", ["coop", "competitive"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_ends_with_five_cards(mode: str, seats: int) -> None:
    for seed in range(3):
        s = set_up(seed, seats=seats, mode=mode, lobby_draft=True)
        assert [s.hand_of(seat) for seat in range(seats)] == [5] * seats


@pytest.mark.clause("SC-3.2.6")
def test_one_company_goal_is_kept_secretly_and_the_other_goes_to_the_box() -> None:
    dealt = {
        "red": {"goals": [], "goals_dealt": ["company_goal_01", "company_goal_05"]},
        "blue": {"goals": [], "goals_dealt": ["company_goal_02", "company_goal_06"]},
        "yellow": {"goals": [], "goals_dealt": ["company_goal_03", "company_goal_07"]},
    }
    keep = [f"keep_goal {name}" for name in NAMES]
    back = [f"return_goals {name}" for name in NAMES]
    s = table(*keep, *back, "begin_turn red", mode="competitive", seats=dealt)
    assert s.choice().sealed(s.legal[0])
    assert offered(s) == ["keep_company_goal company_goal_01", "keep_company_goal company_goal_05"]
    play(s, "keep_company_goal company_goal_05", "keep_company_goal company_goal_02")
    play(s, "keep_company_goal company_goal_03")
    rows = GAME.dump(s)["seats"].values()
    assert [row["goals"] for row in rows] == [
        ["company_goal_05"],
        ["company_goal_02"],
        ["company_goal_03"],
    ]
    assert [row["goals_returned"] for row in rows] == [
        ["company_goal_01"],
        ["company_goal_06"],
        ["company_goal_07"],
    ]


@pytest.mark.clause("SC-3.1.19", "SC-3.1.20", "SC-3.2.6", "SC-3.4.1")
def test_who_keeps_cards_sees_the_board() -> None:
    """Goals and hands are dealt last (A43)."""
    s = GAME.new(GAME.config(seats=3, mode="competitive", lobby_draft=True))
    rng, kept = Rng(1), []
    while s.active < 0:
        if s.seat >= 0:
            view = GAME.view(s, None)
            assert all(row.agenda for row in view.regions)
            assert all(place and place.summit for place in view.summits)
            assert (len(view.un_goals), view.event is None) == (10, False)
            kept.append(GAME.prompt(s))
        play_at_random(s, rng)
    assert set(kept) == {"keep_goal", "keep_card"}
