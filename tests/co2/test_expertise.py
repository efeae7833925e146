"""CO-10 Expertise and CO-11 congresses: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.engine.tables import ENERGIES
from tests.co2.tables import BLUE, ORANGE, PURPLE, offered, play, table, turn

ACTED = {"done": "propose", "project": "asia-money", "energy": "recycling"}


def levels(s: Co2, seat: int) -> dict[str, int]:
    """The levels of a seat that are not 0."""
    return {name: s.level(seat, n) for n, name in enumerate(ENERGIES) if s.level(seat, n)}


BONUSES = [
    (energy, level, bonus)
    for energy, bonuses in {
        "forestation": ["any", "cep", "recycling", "tech"],
        "solar": ["tech", "forestation", "cep", "any"],
        "cold_fusion": ["cep", "any", "tech", "biomass"],
        "biomass": ["solar", "tech", "any", "cep"],
        "recycling": ["tech", "cep", "cold_fusion", "any"],
    }.items()
    for level, bonus in zip((3, 5, 7, 9), bonuses, strict=True)
]


@pytest.mark.clause("CO-10.4", "CO-10.5", "CO-10.6", "CO-10.7", "CO-10.8")
@pytest.mark.parametrize(("energy", "level", "bonus"), BONUSES)
def test_a_space_with_a_bonus_gives_it_at_once(energy: str, level: int, bonus: str) -> None:
    seats = {"orange": {"expertise": {energy: level - 1}}}
    s = table(f"learn orange {energy}", "act orange", seats=seats)
    asked = {option.split()[0] for option in offered(s)}
    if bonus == "any":
        assert offered(s) == [f"study {name}" for name in ENERGIES]
    elif bonus == "cep":
        assert asked == {"stock"}
    elif bonus == "tech":
        assert (s.tech[ORANGE], levels(s, ORANGE)) == (1, {energy: level})
    else:
        assert (s.tech[ORANGE], levels(s, ORANGE)) == (0, {energy: level, bonus: 1})


@pytest.mark.clause("CO-10.3")
@pytest.mark.parametrize("level", [1, 2, 4, 6, 8, 10])
@pytest.mark.parametrize("energy", ENERGIES)
def test_other_spaces_have_no_bonus(energy: str, level: int) -> None:
    seats = {"orange": {"expertise": {energy: level - 1}}}
    s = table(f"learn orange {energy}", "act orange", seats=seats)
    assert (levels(s, ORANGE), s.tech[ORANGE]) == ({energy: level}, 0)
    assert "study" not in offered(s)[0]


@pytest.mark.clause("CO-10.6", "CO-10.9")
def test_any_may_name_the_same_track_or_a_full_one() -> None:
    seats = {"orange": {"expertise": {"forestation": 2, "solar": 10}}}
    s = table("learn orange forestation", "act orange", seats=seats)
    play(s, "study solar")
    assert levels(s, ORANGE) == {"forestation": 3, "solar": 10}
    s = table("learn orange forestation", "act orange", seats=seats)
    play(s, "study forestation")
    assert levels(s, ORANGE) == {"forestation": 4, "solar": 10}


@pytest.mark.clause("CO-10.8")
def test_the_regional_cep_comes_from_the_market_and_not_into_the_supply() -> None:
    s = table("stock_region orange", "act orange", market=3, bank=10)
    play(s, "stock asia")
    assert (s.region_ceps[4], s.market, s.bank, s.ceps[ORANGE]) == (6, 2, 10, 2)


@pytest.mark.clause("CO-10.8")
def test_if_every_region_is_full_the_regional_cep_is_lost() -> None:
    full = {"africa": 3, "asia": 6, "europe": 5, "north_america": 5, "oceania": 4}
    regions = {name: {"ceps": n} for name, n in {**full, "south_america": 4}.items()}
    s = table("stock_region orange", "act orange", regions=regions)
    assert (s.seat, s.market, s.price) == (ORANGE, 2, 3)
    assert "stock" not in offered(s)[0]


@pytest.mark.clause("CO-10.2", "CO-10.9")
def test_the_end_of_the_turn_may_name_a_full_track() -> None:
    s = turn(
        turn=ACTED,
        projects={
            "africa-tech": {"energy": "solar", "worker": "orange"},
            "asia-tech": {"energy": "recycling", "worker": "orange"},
            "asia-research": {"energy": "recycling", "worker": "orange"},
            "africa-research": {"energy": "cold_fusion", "worker": "purple"},
        },
        seats={"orange": {"supply": 0, "pool": 1, "expertise": {"solar": 10}}},
    )
    play(s, "end")
    assert offered(s) == ["study solar", "study recycling"]
    play(s, "study solar")
    assert (s.seat, levels(s, ORANGE)) == (PURPLE, {"solar": 10})


@pytest.mark.clause("CO-10.1")
def test_proposing_installing_moving_trading_and_recruiting_teach_nothing() -> None:
    s = turn(projects={"africa-tech": {"energy": "solar"}})
    play(s, "propose solar africa-research", "recruit", "buy", "move supply africa-tech")
    assert not any(s.levels)
    s = turn(projects={"africa-tech": {"energy": "solar"}})
    play(s, "install africa-tech", "sell")
    assert not any(s.levels)


@pytest.mark.clause("CO-10.10", "CO-11.4", "CO-11.5")
def test_a_participant_orders_his_own_gains_where_a_bonus_depends_on_it() -> None:
    """Purple speaks on biomass (to 3: solar) and solar (to 3: a cube), in orange's turn."""
    speakers = {"biomass": "purple", "solar": "purple"}
    talks = {"*": "", "congress_place_1": {"tile": "congress_12", "speakers": speakers}}
    s = turn(
        turn=ACTED,
        congresses=talks,
        projects={"africa-money": {"energy": "recycling", "worker": "orange"}},
        seats={
            "orange": {"supply": 0},
            "purple": {"supply": 0, "expertise": {"biomass": 2, "solar": 2}},
        },
    )
    play(s, "move africa-money congress_place_1", "end")
    assert (s.seat, offered(s)) == (PURPLE, ["study solar", "study biomass"])
    play(s, "study biomass")
    # Biomass 3 brings solar 3 and its cube; then their own gain in solar, and the further one.
    assert (s.seat, levels(s, PURPLE), s.tech[PURPLE]) == (PURPLE, {"solar": 4, "biomass": 3}, 1)
    assert offered(s) == ["study solar", "study biomass", "study recycling"]
    play(s, "study recycling")
    assert s.seat == ORANGE
    play(s, "study recycling")
    assert levels(s, ORANGE) == {"recycling": 2}


@pytest.mark.clause("CO-11.4")
def test_who_did_not_speak_gains_nothing_and_the_order_ends_with_the_active_player() -> None:
    talks: dict[str, Any] = {
        "*": "",
        "congress_place_1": {"tile": "congress_03", "speakers": {"solar": "orange"}},
    }
    s = turn(
        "purple",
        turn=ACTED,
        congresses=talks,
        projects={"africa-money": {"energy": "recycling", "worker": "purple"}},
        seats={"orange": {"supply": 0}, "purple": {"supply": 0}},
    )
    play(s, "move africa-money congress_place_1", "end")
    assert s.seat == ORANGE
    play(s, "study solar")
    assert s.seat == PURPLE
    play(s, "study solar")
    assert (levels(s, BLUE), levels(s, ORANGE)) == ({}, {"solar": 2})


@pytest.mark.clause("CO-11.6")
def test_with_an_empty_stack_the_place_stays_empty() -> None:
    talks: dict[str, Any] = {"*": "", "congress_place_1": {"tile": "congress_03", "speakers": {}}}
    gone = [f"congress_{n:02}" for n in range(1, 19) if n != 3]
    s = table(
        "close_congress congress_place_1", "act orange", congresses=talks, congresses_gone=gone
    )
    assert (s.seat, s.congress[0]) == (ORANGE, -1)


@pytest.mark.clause("CO-11.8", "CO-13.12")
def test_an_incomplete_congress_and_cards_in_hand_give_nothing_at_the_end() -> None:
    talks: dict[str, Any] = {
        "*": "",
        "congress_place_1": {"tile": "congress_03", "speakers": {"solar": "orange"}},
    }
    given: dict[str, Any] = {"decade": 5, "round": 4, "start_player": "orange"}
    empty = {"money": 0, "ceps": 0, "discarded": True}
    seats = {"orange": {**empty, "supply": 0}, "purple": empty, "blue": {**empty, "lobby": []}}
    s = table("end_turn blue", "end_decade", congresses=talks, seats=seats, **given)
    assert (s.scores(), levels(s, ORANGE)) == ([0, 0, 0], {})


@pytest.mark.clause("CO-11.1")
def test_a_congress_tile_shows_two_to_four_different_topics() -> None:
    sizes = [len(set(tile.topics)) for tile in BOX.congress.tile]
    assert sizes == [len(tile.topics) for tile in BOX.congress.tile]
    assert (len(sizes), set(sizes)) == (18, {2, 3, 4})
