"""CO-9 Scientists: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from tests.co2.tables import BLUE, ORANGE, PURPLE, offered, play, refused, turn

SOLAR_TALKS: dict[str, Any] = {
    "*": "",
    "congress_place_1": {"tile": "congress_05", "speakers": {}},
    "congress_place_2": {"tile": "congress_03", "speakers": {"solar": "blue"}},
    "congress_place_3": {"tile": "congress_04", "speakers": {}},
}


def moves(options: list[str]) -> set[str]:
    """The moves among options."""
    return {option for option in options if option.startswith("move")}


@pytest.mark.clause("CO-9.2")
def test_a_move_leads_to_a_vacant_project_home_or_to_a_vacant_topic_of_the_project() -> None:
    s = turn(
        congresses=SOLAR_TALKS,
        projects={
            "africa-money": {"energy": "solar", "worker": "orange"},
            "asia-money": {"energy": "recycling"},
            "asia-tech": {"energy": "recycling", "installed": True},
            "europe-money": {"energy": "biomass", "worker": "purple"},
        },
        seats={"orange": {"supply": 1, "pool": 2}},
    )
    assert moves(offered(s)) == {
        "move supply asia-money",
        "move supply asia-tech",
        "move africa-money supply",
        "move africa-money asia-money",
        "move africa-money asia-tech",
        "move africa-money congress_place_1",
    }


@pytest.mark.clause("CO-9.1", "CO-9.2", "CO-9.3")
def test_why_other_moves_are_not_allowed() -> None:
    s = turn(
        congresses=SOLAR_TALKS,
        projects={
            "africa-money": {"energy": "solar", "worker": "orange"},
            "europe-money": {"energy": "biomass", "worker": "purple"},
        },
    )
    assert refused(s, "move supply europe-money") == "CO-9.1"
    assert refused(s, "move africa-money europe-money") == "CO-9.1"
    assert refused(s, "move africa-money congress_place_2") == "CO-9.1"
    assert refused(s, "move africa-money congress_place_3") == "CO-9.2"
    assert refused(s, "move supply congress_place_1") == "CO-9.3"
    assert refused(s, "move supply asia-money") == ""
    assert refused(s, "move africa-money congress_place_4") == ""


@pytest.mark.clause("CO-9.3")
def test_nobody_leaves_a_congress_before_it_ends() -> None:
    talks: dict[str, Any] = {
        "*": "",
        "congress_place_1": {"tile": "congress_05", "speakers": {"solar": "orange"}},
        "congress_place_2": {"tile": "congress_03", "speakers": {}},
    }
    projects = {"africa-money": {"energy": "solar"}}
    s = turn(congresses=talks, projects=projects, seats={"orange": {"supply": 0}})
    assert moves(offered(s)) == set()


@pytest.mark.clause("CO-9.4")
def test_a_move_gives_no_expertise_by_itself() -> None:
    projects = {"africa-money": {"energy": "solar", "worker": "orange"}}
    s = turn(congresses=SOLAR_TALKS, projects=projects)
    play(s, "move africa-money congress_place_1")
    assert not any(s.levels)


@pytest.mark.clause("CO-9.5", "CO-13.4")
def test_the_move_of_a_minor_effect_leaves_the_optional_one() -> None:
    s = turn(
        projects={"africa-money": {"energy": "solar"}, "africa-tech": {"energy": "solar"}},
        seats={"orange": {"lobby": ["lobby_24"]}},
    )
    play(s, "minor lobby_24", "move supply africa-money")
    assert not s.moved
    play(s, "move africa-money africa-tech")
    assert (s.worker[9], s.worker[10], s.moved) == (-1, ORANGE, True)


@pytest.mark.clause("CO-9.5")
def test_an_extra_move_may_be_declined() -> None:
    projects = {"africa-money": {"energy": "solar"}}
    s = turn(projects=projects, seats={"orange": {"lobby": ["lobby_24"]}})
    play(s, "minor lobby_24", "decline")
    assert (s.supply[ORANGE], s.moved, s.carded) == (1, False, True)


@pytest.mark.clause("CO-9.6", "CO-13.10")
def test_a_dismissed_scientist_may_go_to_a_congress_without_expertise() -> None:
    projects = {"africa-money": {"energy": "solar", "worker": "purple"}}
    s = turn(
        congresses=SOLAR_TALKS,
        projects=projects,
        seats={"purple": {"supply": 0, "lobby": ["lobby_21"]}},
    )
    play(s, "install africa-money")
    assert offered(s) == ["home", "speak congress_place_1"]
    assert refused(s, "speak congress_place_2") == "CO-9.1"
    assert refused(s, "speak congress_place_3") == "CO-9.2"
    play(s, "speak congress_place_1")
    assert (s.speaker[1], s.level(PURPLE, 1), s.supply[PURPLE]) == (PURPLE, 0, 0)
    play(s, "end")
    assert (s.seat, refused(s, "lobby lobby_21")) == (PURPLE, "CO-13.5")


@pytest.mark.clause("CO-9.7")
def test_without_a_vacant_topic_he_goes_home_unasked() -> None:
    projects = {"africa-money": {"energy": "solar", "worker": "purple"}}
    s = turn(congresses={"*": ""}, projects=projects, seats={"purple": {"supply": 0}})
    play(s, "install africa-money")
    assert (s.seat, s.supply[PURPLE], s.level(PURPLE, 1)) == (ORANGE, 1, 1)


@pytest.mark.clause("CO-13.10", "CO-6.6")
@pytest.mark.parametrize("way", ["optional", "research"])
def test_any_own_move_to_a_congress_serves_the_lobby_card(way: str) -> None:
    s = turn(
        congresses=SOLAR_TALKS,
        projects={"africa-money": {"energy": "solar", "worker": "orange"}},
        seats={"orange": {"lobby": ["lobby_21", "lobby_22"]}},
    )
    assert refused(s, "lobby lobby_21") == "CO-13.5"
    if way == "research":
        play(s, "propose solar africa-research")
    play(s, "move africa-money congress_place_1")
    assert refused(s, "lobby lobby_22") == "CO-13.5"
    play(s, "lobby lobby_21")
    assert (s.level(ORANGE, 1), s.moved) == (1, way == "optional")


@pytest.mark.clause("CO-9.6")
def test_the_dollar_goes_from_the_active_player_to_the_owner() -> None:
    projects = {"africa-money": {"energy": "solar", "worker": "blue"}}
    seats = {"orange": {"money": 1}, "blue": {"money": 0, "supply": 0}}
    s = turn(congresses={"*": ""}, projects=projects, seats=seats)
    play(s, "install africa-money")
    assert (s.money[ORANGE], s.money[BLUE]) == (0, 1)


@pytest.mark.clause("CO-13.10")
def test_somebody_elses_speaker_does_not_serve_the_card_of_the_active_player() -> None:
    projects = {"africa-money": {"energy": "solar", "worker": "purple"}}
    seats = {"orange": {"lobby": ["lobby_21"]}, "purple": {"supply": 0}}
    s = turn(congresses=SOLAR_TALKS, projects=projects, seats=seats)
    play(s, "install africa-money", "speak congress_place_1")
    assert (s.seat, refused(s, "lobby lobby_21")) == (ORANGE, "CO-13.5")


@pytest.mark.clause("CO-9.8", "CO-8.13")
def test_who_went_home_from_a_finished_project_is_not_on_the_next_one_there() -> None:
    projects = {"africa-money": {"energy": "solar", "installed": True, "worker": "orange"}}
    rich = {"money": 10, "tech": 2, "supply": 0, "expertise": {"solar": 3}}
    s = turn(congresses=SOLAR_TALKS, projects=projects, seats={"orange": rich})
    play(s, "build africa-money", "home", "end", "propose recycling africa-money")
    assert (s.worker[9], s.supply[ORANGE]) == (-1, 1)


@pytest.mark.clause("CO-9.1", "CO-9.3", "CO-9.5")
def test_an_extra_move_keeps_the_rules_of_moves() -> None:
    s = turn(
        projects={"africa-money": {"energy": "solar", "worker": "purple"}},
        seats={"orange": {"lobby": ["lobby_24"]}},
    )
    play(s, "propose recycling asia-money", "minor lobby_24")
    assert refused(s, "move supply africa-money") == "CO-9.1"
    assert refused(s, "move supply congress_place_1") == "CO-9.3"


@pytest.mark.clause("CO-6.5", "CO-9.1")
def test_a_research_grant_keeps_the_rules_of_moves() -> None:
    s = turn(projects={"africa-money": {"energy": "solar", "worker": "purple"}})
    play(s, "propose solar africa-research")
    assert refused(s, "move supply africa-money") == "CO-9.1"
    assert refused(s, "move supply congress_place_1") == "CO-9.3"


@pytest.mark.clause("CO-9.2")
def test_a_scientist_called_home_is_in_the_own_supply_again() -> None:
    projects = {"africa-money": {"energy": "solar", "worker": "orange"}}
    s = turn(projects=projects, seats={"orange": {"supply": 0}})
    play(s, "move africa-money supply")
    assert (s.worker[9], s.supply[ORANGE], s.moved) == (-1, 1, True)


@pytest.mark.clause("CO-9.6")
def test_he_may_always_go_home_whatever_the_congresses_are_about() -> None:
    """Only the second congress has the topic; the last one has not."""
    projects = {"africa-money": {"energy": "solar", "worker": "purple"}}
    s = turn(projects=projects, seats={"purple": {"supply": 0}})
    play(s, "install africa-money")
    assert offered(s) == ["home", "speak congress_place_2"]
    play(s, "home")
    assert (s.seat, s.supply[PURPLE], s.level(PURPLE, 1)) == (ORANGE, 1, 1)
