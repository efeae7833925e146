"""SC-6.3.8 Lobby cards played before their action."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from keeling.text.words import GameWords
from tests.second_chance.tables import BLUE, RED, offered, play, refused, turn

BEFORE = [n for n in range(1, 37) if n in range(1, 7) or n in range(9, 20)]
ENERGIES = ["recycling", "wind", "hydro", "solar", "forestation"]  # in the order of the cards
HOME = {  # a region whose agenda shows the energy
    "recycling": "africa",
    "wind": "africa",
    "hydro": "oceania",
    "solar": "asia",
    "forestation": "africa",
}


def holding(*cards: int, **given: Any) -> SecondChance:
    """Red's turn with these cards; nobody else holds any."""
    seats = given.pop("seats", {})
    others: dict[str, dict[str, Any]] = {name: {"lobby": []} for name in ("blue", "yellow")}
    red = {"lobby": [f"lobby_{n:02}" for n in cards], **seats.get("red", {})}
    return turn(seats={**others, **seats, "red": red}, **given)


def everywhere() -> dict[str, Any]:
    """A planned project of each energy with a scientist of blue, on money places."""
    places = {"recycling": "africa-money", "wind": "south_america-money", "hydro": "oceania-money"}
    places |= {"solar": "asia-money", "forestation": "asia-tech"}
    return {place: {"energy": energy, "worker": "blue"} for energy, place in places.items()}


@pytest.mark.clause("SC-6.3.8")
def test_before_is_offered_for_every_card_in_whose_action_scientists_move() -> None:
    """01 to 06 and 09 by the subsidy of a scientist place, 10 to 19 off the project."""
    blue = {"scientists": 0, "pool": 0, "lobby": []}
    s = holding(*range(1, 37), projects=everywhere(), seats={"blue": blue})
    announced = [option for option in offered(s) if option.startswith("announce ")]
    assert announced == [f"announce lobby_{n:02}" for n in BEFORE]


@pytest.mark.clause("SC-6.3.8", "SC-6.1.10", "SC-7.1.6")
def test_the_scientist_of_the_subsidy_comes_to_the_card_just_played() -> None:
    """Card 04: plan in Africa for $3; its side effect is a move, so a second one follows."""
    s = holding(4, seats={"red": {"money": 0, "scientists": 1}})
    play(s, "announce lobby_04", "plan wind africa-scientist")
    assert "move board lobby_04" in offered(s)
    assert s.money[RED] == 0  # the bonus comes after the action
    play(s, "move board lobby_04")
    assert (s.money[RED], s.carded, GAME.prompt(s)) == (3, True, "act")


@pytest.mark.clause("SC-6.3.8", "SC-7.2.3")
def test_a_teammate_who_must_leave_the_project_may_come_to_the_card() -> None:
    """Card 11: wind infrastructure for $3, and wind gives $5; its side effect is $2."""
    there = {"africa-money": {"energy": "wind", "worker": "blue"}}
    blue = {"scientists": 0, "pool": 3, "money": 0, "lobby": []}
    s = holding(11, projects=there, seats={"blue": blue, "red": {"money": 0}})
    play(s, "announce lobby_11")
    assert (s.seat, "move africa-money lobby_11" in offered(s)) == (BLUE, True)
    play(s, "move africa-money lobby_11")
    assert (s.money[BLUE], s.money[RED]) == (2, 5 + 3)


@pytest.mark.clause("SC-6.3.8")
def test_played_after_the_action_the_card_comes_too_late_for_the_scientist() -> None:
    there = {"africa-money": {"energy": "wind", "worker": "blue"}}
    s = holding(11, projects=there, seats={"blue": {"scientists": 0, "lobby": []}})
    play(s, "prepare africa-money")
    assert "move africa-money lobby_11" not in offered(s)


@pytest.mark.clause("SC-6.3.5", "SC-6.3.8")
@pytest.mark.parametrize("n", range(5))
def test_the_knowledge_of_cards_15_to_19_comes_after_the_infrastructure(n: int) -> None:
    """The scientist's own knowledge first; red's disc then moves one space."""
    energy, place = ENERGIES[n], f"{HOME[ENERGIES[n]]}-money"
    there = {place: {"energy": energy, "worker": "red"}}
    s = holding(15 + n, projects=there, seats={"red": {"scientists": 0, "pool": 3}})
    play(s, f"announce lobby_{15 + n}", f"move {place} board")
    column = ["recycling", "hydro", "wind", "solar", "forestation"].index(energy)
    assert s.level(RED, column) == 1 + 1  # for leaving the project, for the card


@pytest.mark.clause("SC-6.3.7")
def test_the_action_of_the_card_must_follow_at_once() -> None:
    there = {
        "africa-money": {"energy": "wind", "worker": "blue"},
        "asia-money": {"energy": "solar"},
        "africa-tech": {"energy": "wind"},
    }
    s = holding(11, projects=there, seats={"blue": {"scientists": 0, "lobby": []}})
    play(s, "announce lobby_11")
    assert offered(s) == ["prepare africa-money", "prepare africa-tech"]
    assert refused(s, "prepare asia-money") == "SC-6.3.7"


@pytest.mark.clause("SC-6.3.7")
def test_a_card_for_a_region_leaves_energy_and_place_open() -> None:
    """Agenda 4 is in Africa: recycling, forestation, wind."""
    s = holding(4)
    play(s, "announce lobby_04")
    energies = ("recycling", "wind", "forestation")
    places = [f"africa-{place}" for place in ("money", "tech", "scientist")]
    assert offered(s) == [f"plan {energy} {place}" for energy in energies for place in places]
    assert refused(s, "plan wind europe-scientist") == "SC-6.3.7"


@pytest.mark.clause("SC-6.3.8")
def test_where_no_scientist_can_move_before_is_not_offered() -> None:
    s = holding(11, projects={"africa-money": {"energy": "wind"}})  # nobody stands there
    assert refused(s, "announce lobby_11") == "SC-6.3.8"
    taken = {"africa-scientist": {"energy": "wind"}}
    assert refused(holding(4, projects=taken), "announce lobby_04") == "SC-6.3.8"
    nobody = {"red": {"scientists": 0, "pool": 4}}
    assert refused(holding(4, seats=nobody), "announce lobby_04") == "SC-6.3.8"


@pytest.mark.clause("SC-6.3.8", "SC-6.3.7")
def test_an_action_that_is_not_legal_cannot_be_announced() -> None:
    """Without a CEP no infrastructure can be prepared."""
    there = {"africa-money": {"energy": "wind", "worker": "blue"}}
    poor = {"red": {"ceps": 0}, "blue": {"scientists": 0, "lobby": []}}
    assert refused(holding(11, projects=there, seats=poor), "announce lobby_11") == "SC-6.3.8"


@pytest.mark.clause("SC-5.1", "SC-6.3.1")
def test_no_card_before_the_action_after_a_main_action_or_a_card() -> None:
    s = holding(4, turn={"mains": ["prepare"]})
    assert refused(s, "announce lobby_04") == "SC-5.1"
    assert refused(holding(4, turn={"carded": True}), "announce lobby_04") == "SC-6.3.1"


@pytest.mark.clause("SC-6.3.11", "SC-5.5")
def test_alone_the_action_may_be_the_second_one_which_is_bought() -> None:
    there = {"asia-money": {"energy": "recycling", "worker": "red"}}
    alone = {"red": {"lobby": ["lobby_10"], "scientists": 0, "pool": 3}}
    s = turn(mode="solo", projects=there, seats=alone, co2=470, turn={"mains": ["plan"]})
    play(s, "announce lobby_10", "move asia-money lobby_10")
    assert (s.co2, s.mains) == (480, 0b110)
    s = turn(mode="solo", projects=there, seats=alone, turn={"mains": ["prepare"]})
    assert refused(s, "announce lobby_10") == "SC-5.5"
    s = turn(mode="solo", projects=there, seats=alone, co2=500, turn={"mains": ["plan"]})
    assert refused(s, "announce lobby_10") == "SC-5.5"


@pytest.mark.clause("SC-6.3.9", "SC-6.3.5")
@pytest.mark.parametrize("n", range(5))
def test_cards_25_to_29_bring_their_knowledge_after_the_build_only(n: int) -> None:
    """One space short of the gate they do not help, and before the build they are not offered."""
    energy, place = ENERGIES[n], f"{HOME[ENERGIES[n]]}-money"
    gate = {"recycling": 1, "hydro": 1, "wind": 2, "solar": 2, "forestation": 3}[energy]
    there = {place: {"energy": energy, "infrastructure": "red"}}
    means = {"money": 20, "tech": 9, "knowledge": {energy: gate - 1} if gate > 1 else {}}
    s = holding(25 + n, projects=there, seats={"red": means})
    assert not [option for option in offered(s) if option.endswith(f"lobby_{25 + n}")][1:]
    assert refused(s, f"build {place}") == "SC-7.3.1"


@pytest.mark.clause("SC-6.3.8")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "$3; for a scientist who comes to it: move a scientist"),
        (
            "de",
            (
                "3\N{NO-BREAK SPACE}$; für einen Wissenschaftler, der auf sie geht: "
                "einen Wissenschaftler bewegen"
            ),
        ),
        ("pl", "3\N{NO-BREAK SPACE}$; dla naukowca, który na nią wejdzie: ruch naukowcem"),
    ],
)
def test_the_option_tells_both_effects(language: str, told: str) -> None:
    words = GameWords(GAME, language)
    s = holding(4)
    option = GAME.vocabulary.read("announce lobby_04")
    assert words.remark(GAME.view(s, RED), option) == told
