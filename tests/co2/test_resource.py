"""CO-4 The resource phase, CO-17.4, CO-17.6, CO-17.7: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.co2.engine.tables import EVENT_CARDS, REGIONS
from keeling.games.co2.game import GAME
from tests.co2.tables import BLUE, ORANGE, PURPLE, offered, play, table

GASES = ["turn_up_fossil gas"] * 6


def europe(ceps: int) -> dict[str, Any]:
    """Europe under orange's control, with the third space to fill."""
    spaces = ["coal", "orange biomass small", "", "", ""]
    return {"europe": {"spaces": spaces, "ceps": ceps, "controller": "orange"}}


@pytest.mark.clause("CO-4.7", "CO-3.6")
def test_incomes_are_chosen_in_turn_order_from_the_new_start_player() -> None:
    seats = {name: {"expertise": {"solar": 1}} for name in ("orange", "purple", "blue")}
    s = table("resource", decade=2, start_player="purple", seats=seats)
    order = []
    while s.seat != keeling.CHANCE:
        order.append(int(s.seat))
        play(s, "income 1")
    assert order == [PURPLE, BLUE, ORANGE]


@pytest.mark.clause("CO-4.1")
def test_income_comes_first_then_demand_then_the_event_then_the_first_turn() -> None:
    """The decay is before the demand, and the donation of the event after it."""
    s = table(
        "resource",
        decade=2,
        start_player="orange",
        co2=240,
        event="event_49",
        regions={"europe": {"tech": 2}, "asia": {"tech": 1}},
        seats={"orange": {"tech": 1, "expertise": {"solar": 1}}},
    )
    assert (offered(s), s.region_tech[2]) == (["income 0", "income 1"], 2)
    play(s, "income 0")
    assert (list(s.region_tech), s.tech_left) == ([0, 0, 1, 0, 0, 0], 25 + 2)
    play(s, *GASES)
    assert (s.co2, list(s.region_tech)) == (360, [0, 0, 2, 0, 0, 0])
    assert s.seat == keeling.CHANCE
    play(s, "turn_up_event event_47")
    assert (s.seat, s.round) == (ORANGE, 1)


@pytest.mark.clause("CO-4.5", "CO-4.6")
def test_the_incomes_of_all_tracks_are_added_up() -> None:
    levels = {"forestation": 9, "solar": 9, "cold_fusion": 10, "biomass": 10, "recycling": 9}
    s = table("income orange", "act orange", seats={"orange": {"expertise": levels}})
    assert len(offered(s)) == 26
    play(s, "income 25")
    assert s.money[ORANGE] == 29


@pytest.mark.clause("CO-4.8")
def test_every_region_loses_one_cube_and_only_one() -> None:
    regions = {"africa": {"tech": 3}, "asia": {"tech": 1}}
    s = table("decay", "act orange", tech_left=21, regions=regions)
    assert (list(s.region_tech), s.tech_left) == ([0, 0, 0, 2, 0, 0], 23)


@pytest.mark.clause("CO-4.9", "CO-1.3")
@pytest.mark.parametrize("start", REGIONS)
def test_the_regions_are_visited_clockwise_from_the_agreed_one(start: str) -> None:
    ring = ["north_america", "south_america", "europe", "africa", "asia", "oceania"]
    settings: dict[str, object] = {"energy_demand_start": start}
    s = table("resource", decade=2, settings=settings)
    visited = []
    for _ in ring:
        before = [int(n) for n in s.region_ceps]
        play(s, "turn_up_fossil gas")
        changed = [n for n, ceps in enumerate(s.region_ceps) if ceps != before[n]]
        visited += [REGIONS[n] for n in changed]
    first = ring.index(start)
    assert visited == ring[first:] + ring[:first]


@pytest.mark.clause("CO-4.10")
def test_an_occupied_space_gets_no_fossil_plant_and_costs_nothing() -> None:
    s = table("energy_demand europe", "act orange", decade=2, regions=europe(4))
    assert (s.seat, s.region_ceps[2]) == (ORANGE, 4)


@pytest.mark.clause("CO-4.12")
def test_an_uncontrolled_region_without_ceps_pays_nothing() -> None:
    s = table("settle_cep africa", "act orange", bank=11, regions={"africa": {"ceps": 0}})
    assert (s.bank, s.region_ceps[3], list(s.ceps)) == (11, 0, [2, 2, 2])


@pytest.mark.clause("CO-4.13", "CO-12.9", "CO-16.9")
@pytest.mark.parametrize(("source", "own", "there"), [("own", 0, 2), ("europe", 1, 1)])
def test_the_controller_chooses_where_his_cep_comes_from(source: str, own: int, there: int) -> None:
    seats = {"orange": {"ceps": 1, "money": 9}}
    s = table("settle_cep europe", "act orange", bank=11, regions=europe(2), seats=seats)
    assert (s.seat, offered(s)) == (ORANGE, ["pay own", "pay europe"])
    play(s, f"pay {source}")
    assert (s.ceps[ORANGE], s.region_ceps[2], s.bank, s.money[ORANGE]) == (own, there, 12, 9)


@pytest.mark.clause("CO-4.14")
def test_regions_of_others_do_not_help_out() -> None:
    seats = {"orange": {"ceps": 0, "money": 9}}
    s = table("settle_cep europe", "act orange", bank=11, regions=europe(0), seats=seats)
    assert (s.money[ORANGE], s.market, s.bank) == (6, 1, 12)


@pytest.mark.clause("CO-4.16", "CO-15.3")
@pytest.mark.parametrize(("choice", "money", "score"), [("discard_goal", 6, 0), ("decline", 0, -2)])
def test_before_points_are_lost_the_company_goal_is_offered(
    choice: str, money: int, score: int
) -> None:
    seats = {"orange": {"ceps": 0, "money": 1}}
    s = table("settle_cep europe", "act orange", regions=europe(0), seats=seats)
    assert offered(s) == ["discard_goal", "decline"]
    play(s, choice)
    assert (s.money[ORANGE], s.score(ORANGE), s.has_goal(ORANGE)) == (money, score, score < 0)


@pytest.mark.clause("CO-4.16")
def test_with_enough_money_the_goal_is_not_asked_for() -> None:
    seats = {"orange": {"ceps": 0, "money": 3}}
    s = table("settle_cep europe", "operations", regions=europe(0), seats=seats)
    assert (s.money[ORANGE], s.score(ORANGE)) == (0, 0)
    assert s.has_goal(ORANGE)


@pytest.mark.clause("CO-17.4", "CO-4.14")
def test_a_forced_purchase_costs_its_price_even_if_there_is_no_cep() -> None:
    given: dict[str, Any] = {"market": 0, "bank": 0, "price": 5, "regions": europe(0)}
    seats = {"orange": {"ceps": 0, "money": 7}}
    s = table("settle_cep europe", "act orange", seats=seats, **given)
    assert (s.money[ORANGE], s.market, s.bank, s.price) == (2, 0, 0, 5)


@pytest.mark.clause("CO-4.19", "CO-4.20")
def test_only_an_own_green_plant_protects() -> None:
    """A scientist, an installed project or somebody else's plant does not."""
    s = table(
        "event",
        "act orange",
        co2=350,
        event="event_49",
        next_event="event_52",
        regions=europe(4),
        projects={"europe-money": {"energy": "biomass", "installed": True, "worker": "purple"}},
        seats={name: {"tech": 1} for name in ("orange", "purple", "blue")},
    )
    assert (list(s.tech), s.region_tech[2], s.scores()) == ([1, 0, 0], 2, [0, 0, 0])


@pytest.mark.clause("CO-4.19")
def test_a_plant_in_another_region_does_not_protect() -> None:
    s = table("event", "act orange", co2=350, event="event_47", next_event="event_52")
    assert s.scores() == [-2, -2, -2]
    s = table(
        "event", "act orange", co2=350, event="event_47", next_event="event_52", regions=europe(4)
    )
    assert s.scores() == [-2, -2, -2]


@pytest.mark.clause("CO-17.6")
def test_without_a_fossil_plant_in_the_stack_the_space_stays_empty() -> None:
    none = {"coal": 0, "oil": 0, "gas": 0}
    s = table("energy_demand asia", "act orange", decade=2, co2=300, fossils=none)
    assert (s.seat, s.co2, s.region_ceps[4], s.demand[17 + 1]) == (ORANGE, 300, 5, -1)


@pytest.mark.clause("CO-17.7", "CO-4.21")
def test_without_a_further_event_only_the_remaining_one_is_visible() -> None:
    gone = EVENT_CARDS[2:]
    given: dict[str, Any] = {"event": EVENT_CARDS[0], "next_event": EVENT_CARDS[1]}
    s = table("event", "act orange", events_gone=gone, **given)
    assert (s.seat, s.event, s.next_event) == (ORANGE, 1, -1)


@pytest.mark.clause("CO-4.21")
def test_the_event_turned_up_is_one_that_was_not_seen_yet() -> None:
    given: dict[str, Any] = {"event": "event_49", "next_event": "event_52"}
    s = table("event", "act orange", events_gone=["event_47"], **given)
    assert offered(s) == [f"turn_up_event event_{n}" for n in (48, 50, 51)]


@pytest.mark.clause("CO-4.22", "CO-18.4", "CO-18.11")
def test_a_lost_game_has_no_winner_and_no_final_scores() -> None:
    seats = {"orange": {"money": 30, "tech": 5, "points": {"plants": 40}}}
    s = table("loss_check", co2=500, seats=seats)
    assert (s.seat, s.lost, s.winners(), s.scores()) == (keeling.NOBODY, True, [], [40, 0, 0])


@pytest.mark.clause("CO-4.18")
def test_below_350_ppm_the_event_is_prevented() -> None:
    s = table("event", "act orange", co2=340, event="event_47", next_event="event_52")
    assert s.scores() == [0, 0, 0]


@pytest.mark.clause("CO-4.6")
def test_an_income_is_told_and_none_is_not() -> None:
    seats = {"orange": {"expertise": {"solar": 1}}}
    s = table("income orange", "income purple", "act orange", seats=seats)
    s.events = []
    play(s, "income 1")
    told = [GAME.events.all[event[0]].name for event in s.events or []]
    assert told == ["income"]
