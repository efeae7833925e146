"""CO-20 The solo game: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.co2.game import GAME
from keeling.kernel.rng import Rng
from tests.co2.tables import ORANGE, last_round, offered, play, play_at_random, table, turn

SOLO = GAME.config(seats=1)


@pytest.mark.clause("CO-20.3")
def test_the_display_is_empty_at_first_and_all_un_goals_are_in_the_stack() -> None:
    s = table("begin_projects orange", "operations", players=1)
    view = GAME.view(s, ORANGE)
    assert (view.un_goals, view.un_goals_unseen, view.lobby_unseen) == ([], 13, 21)


@pytest.mark.clause("CO-20.4")
@pytest.mark.parametrize("seed", range(10))
def test_one_project_of_each_energy_is_proposed_where_it_is_demanded(seed: int) -> None:
    s, rng = GAME.new(SOLO), Rng(seed)
    while s.active < 0:
        play_at_random(s, rng)
    energies = sorted(energy for energy in s.project if energy >= 0)
    assert (energies, s.installed, list(s.tiles_left)) == ([0, 1, 2, 3, 4], 0, [5] * 5)
    assert (s.money[ORANGE], s.tech[ORANGE], s.supply[ORANGE]) == (3, 0, 1)


@pytest.mark.clause("CO-20.4")
def test_a_region_without_a_free_slot_is_passed_over() -> None:
    """Europe demands solar and biomass here, but is full: Africa is next."""
    full = {f"europe-{slot}": {"energy": "solar"} for slot in ("money", "tech", "research")}
    regions = {"europe": {"agenda": "agenda_1"}}
    s = table("draw_project europe 2", "act orange", players=1, projects=full, regions=regions)
    play(s, "draw_project solar")
    assert offered(s) == ["set africa-money", "set africa-tech", "set africa-research"]


@pytest.mark.clause("CO-20.5")
def test_the_single_player_is_first_wherever_he_has_a_disc() -> None:
    levels = {"solar": 1, "biomass": 7}
    seats = {"orange": {"money": 0, "expertise": levels}}
    s = table("income orange", "act orange", players=1, seats=seats)
    assert offered(s) == [f"income {n}" for n in range(6)]


@pytest.mark.clause("CO-20.6", "CO-20.7")
def test_from_empty_stacks_nothing_is_drawn_or_turned_up() -> None:
    s = turn(
        players=1,
        lobby_gone=[f"lobby_{n:02}" for n in range(1, 27) if n != 25],
        un_gone=[f"un_{n}" for n in range(34, 47)],
        seats={"orange": {"lobby": ["lobby_25"], "money": 3}},
    )
    play(s, "buy", "lobby lobby_25")
    assert (s.seat, s.hand_of(ORANGE), s.score(ORANGE)) == (ORANGE, 0, 2)


@pytest.mark.clause("CO-20.7", "CO-20.6")
def test_a_discount_card_is_replaced_and_turns_up_a_un_goal() -> None:
    s = turn(
        players=1,
        projects={"africa-money": {"energy": "solar", "installed": True}},
        seats={"orange": {"lobby": ["lobby_16"], "money": 7, "tech": 2, "expertise": {"solar": 3}}},
    )
    play(s, "build_cheaper africa-money", "deal_lobby lobby_01", "turn_up_un_goal un_40")
    dump = GAME.dump(s)
    assert (dump["seats"]["orange"]["lobby"], dump["un_goals"]) == (["lobby_01"], ["un_40"])


@pytest.mark.clause("CO-20.8")
def test_below_350_ppm_no_un_goal_is_lost() -> None:
    s = table("event", "act orange", players=1, co2=340, un_goals=["un_35"], un_turned_up=1)
    assert GAME.view(s, ORANGE).un_goals == ["un_35"]


@pytest.mark.clause("CO-20.9", "CO-18.4")
def test_500_ppm_end_the_game_and_it_is_scored_without_further_income() -> None:
    seats = {"orange": {"money": 4, "ceps": 0, "discarded": True, "expertise": {"solar": 9}}}
    s = table("loss_check", players=1, co2=500, decade=4, seats=seats)
    assert (s.seat, s.lost, s.scores()) == (keeling.NOBODY, False, [2])


@pytest.mark.clause("CO-20.10", "CO-18.9", "CO-18.10")
def test_one_cube_and_one_un_goal_are_the_majority() -> None:
    poor: dict[str, Any] = {"money": 0, "ceps": 0, "discarded": True}
    assert last_round(5, players=1, seats={"orange": poor}).scores() == [0]
    rich = {**poor, "tech": 1, "un_goals": ["un_34"]}
    s = last_round(5, players=1, seats={"orange": rich})
    assert GAME.score_sheet(s)[ORANGE]["most_tech"] == 3
    assert GAME.score_sheet(s)[ORANGE]["most_un_goals"] == 3


@pytest.mark.clause("CO-20.11")
def test_the_early_end_works_as_usual_and_there_is_no_winner() -> None:
    s = last_round(2, players=1, co2=340, was_high=True)
    assert (s.seat, s.winners()) == (keeling.NOBODY, [])


@pytest.mark.clause("CO-20.2", "CO-20.12")
def test_in_a_solo_game_nobody_is_dismissed_and_turns_follow_each_other() -> None:
    for seed in range(3):
        s, rng = GAME.new(SOLO), Rng(seed)
        s.events = []
        while s.seat != keeling.NOBODY:
            play_at_random(s, rng)
        told = [GAME.events.all[event[0]].name for event in s.events]
        assert "dismissed" not in told
        assert told.count("turn") % 6 == 0
        assert told.count("turn") <= 30


@pytest.mark.clause("CO-20.7", "CO-20.8")
def test_un_goals_lie_in_the_order_in_which_they_were_turned_up() -> None:
    s = table("turn_up_un_goal", "turn_up_un_goal", "event", "act orange", players=1, co2=350)
    play(s, "turn_up_un_goal un_46")
    assert GAME.view(s, ORANGE).un_goals == ["un_46"]
    play(s, "turn_up_un_goal un_34")
    # The disaster has struck by now: the leftmost is the one that came first.
    assert GAME.view(s, ORANGE).un_goals == ["un_34"]
    assert GAME.dump(s)["un_gone"] == ["un_46"]


@pytest.mark.clause("CO-20.7")
def test_a_new_un_goal_lies_to_the_right_of_the_others() -> None:
    s = table("turn_up_un_goal", "turn_up_un_goal", "act orange", players=1)
    play(s, "turn_up_un_goal un_46", "turn_up_un_goal un_34")
    assert GAME.view(s, ORANGE).un_goals == ["un_46", "un_34"]
