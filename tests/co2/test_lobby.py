"""CO-13 Lobby cards: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.tables import LOBBIES
from keeling.games.co2.game import GAME
from tests.co2.tables import ORANGE, PURPLE, offered, play, refused, turn

REGION_CARDS = [
    ("lobby_01", "solar", "africa"),
    ("lobby_02", "recycling", "asia"),
    ("lobby_03", "biomass", "europe"),
    ("lobby_04", "biomass", "north_america"),
    ("lobby_05", "biomass", "oceania"),
    ("lobby_06", "biomass", "south_america"),
]


def holding(*cards: str, **more: Any) -> dict[str, Any]:
    """The seats, with these cards in orange's hand and none in any other."""
    none: dict[str, list[str]] = {"lobby": []}
    return {"orange": {"lobby": list(cards), **more}, "purple": none, "blue": none}


@pytest.mark.clause("CO-13.5", "CO-13.6")
@pytest.mark.parametrize(("card", "energy", "region"), REGION_CARDS)
def test_a_project_proposed_in_the_region_brings_three_dollars(
    card: str, energy: str, region: str
) -> None:
    s = turn(seats=holding(*(row[0] for row in REGION_CARDS), money=0))
    assert refused(s, f"lobby {card}") == "CO-13.5"
    play(s, f"propose {energy} {region}-tech")
    others = [row[0] for row in REGION_CARDS if row[0] != card]
    assert [refused(s, f"lobby {other}") for other in others] == ["CO-13.5"] * 5
    play(s, f"lobby {card}")
    assert s.money[ORANGE] == 3


@pytest.mark.clause("CO-13.7")
@pytest.mark.parametrize(
    ("slot", "card", "money", "tech"), [("money", "lobby_07", 5, 0), ("tech", "lobby_08", 0, 3)]
)
def test_a_slot_brings_more_than_its_grant(slot: str, card: str, money: int, tech: int) -> None:
    s = turn(seats=holding("lobby_07", "lobby_08", "lobby_09", money=0))
    play(s, f"propose solar africa-{slot}")
    others = {"lobby_07", "lobby_08", "lobby_09"} - {card}
    assert {refused(s, f"lobby {other}") for other in others} == {"CO-13.5"}
    play(s, f"lobby {card}")
    assert (s.money[ORANGE], s.tech[ORANGE]) == (money, tech)


@pytest.mark.clause("CO-13.8")
@pytest.mark.parametrize(
    ("card", "project", "energy", "money", "tech"),
    [
        ("lobby_10", "europe-money", "forestation", 3, 0),
        ("lobby_11", "africa-money", "solar", 3, 3),
        ("lobby_13", "africa-money", "cold_fusion", 5, 3),
        ("lobby_14", "africa-money", "recycling", 5, 2),
    ],
)
def test_an_installed_project_brings_the_reward_of_the_card(
    card: str, project: str, energy: str, money: int, tech: int
) -> None:
    hand = ["lobby_10", "lobby_11", "lobby_12", "lobby_13", "lobby_14"]
    s = turn(projects={project: {"energy": energy}}, seats=holding(*hand, money=0))
    assert refused(s, f"lobby {card}") == "CO-13.5"
    play(s, f"install {project}")
    assert {refused(s, f"lobby {other}") for other in hand if other != card} == {"CO-13.5"}
    play(s, f"lobby {card}")
    assert (s.money[ORANGE], s.tech[ORANGE]) == (money, tech)


@pytest.mark.clause("CO-13.8")
@pytest.mark.parametrize(("choice", "money", "tech"), [("take_money", 5, 1), ("take_tech", 3, 3)])
def test_card_12_gives_a_choice_that_cannot_be_declined(choice: str, money: int, tech: int) -> None:
    seats = holding("lobby_12", money=0)
    s = turn(projects={"europe-money": {"energy": "biomass"}}, seats=seats)
    play(s, "install europe-money", "lobby lobby_12")
    assert offered(s) == ["take_money", "take_tech"]
    play(s, choice)
    assert (s.money[ORANGE], s.tech[ORANGE]) == (money, tech)


DISCOUNTS = [
    ("lobby_15", "europe", "forestation", 7, 3),
    ("lobby_16", "africa", "solar", 7, 2),
    ("lobby_17", "europe", "biomass", 5, 1),
    ("lobby_18", "africa", "cold_fusion", 5, 2),
    ("lobby_19", "africa", "recycling", 4, 1),
]


@pytest.mark.clause("CO-13.9", "CO-13.3")
@pytest.mark.parametrize(("card", "region", "energy", "money", "tech"), DISCOUNTS)
def test_a_plant_costs_three_dollars_less_with_the_card_of_its_energy(
    card: str, region: str, energy: str, money: int, tech: int
) -> None:
    projects = {f"{region}-money": {"energy": energy, "installed": True}}
    levels = {energy: tech}
    seats = holding(card, money=money, tech=tech, expertise=levels)
    s = turn(projects=projects, seats=seats)
    assert refused(s, f"build {region}-money") == "CO-8.4"
    play(s, f"build_cheaper {region}-money")
    assert (s.money[ORANGE], s.carded, s.hand_of(ORANGE)) == (0, True, 0)
    other = "lobby_16" if card != "lobby_16" else "lobby_15"
    s = turn(projects=projects, seats=holding(other, money=money, tech=tech, expertise=levels))
    assert refused(s, f"build_cheaper {region}-money") == ""


@pytest.mark.clause("CO-13.2", "CO-13.9")
def test_a_discount_is_the_card_action_of_the_turn() -> None:
    projects = {"africa-money": {"energy": "solar", "installed": True}}
    seats = holding("lobby_16", "lobby_26", money=7, tech=2, expertise={"solar": 3})
    s = turn(projects=projects, seats=seats)
    play(s, "minor lobby_26")
    assert refused(s, "build_cheaper africa-money") == "CO-13.2"


@pytest.mark.clause("CO-13.11")
def test_card_25_rewards_a_purchase_and_no_other_cep() -> None:
    projects = {"africa-money": {"energy": "recycling"}}
    s = turn(projects=projects, seats=holding("lobby_25", money=3))
    play(s, "install africa-money")
    assert refused(s, "lobby lobby_25") == "CO-13.5"
    play(s, "buy", "lobby lobby_25")
    assert s.score(ORANGE) == 2
    s = turn(seats=holding("lobby_25"))
    play(s, "sell")
    assert refused(s, "lobby lobby_25") == "CO-13.5"


@pytest.mark.clause("CO-13.10")
@pytest.mark.parametrize(
    ("card", "project", "energy", "tile", "index"),
    [
        ("lobby_20", "europe-money", "forestation", "congress_04", 0),
        ("lobby_21", "africa-money", "solar", "congress_03", 1),
        ("lobby_22", "europe-money", "biomass", "congress_05", 3),
        ("lobby_23", "africa-money", "cold_fusion", "congress_02", 2),
        ("lobby_24", "africa-money", "recycling", "congress_01", 4),
    ],
)
def test_a_speaker_sent_to_a_congress_learns_with_the_card_of_his_topic(
    card: str, project: str, energy: str, tile: str, index: int
) -> None:
    talks = {"*": "", "congress_place_1": {"tile": tile, "speakers": {}}}
    projects = {project: {"energy": energy, "worker": "orange"}}
    hand = [f"lobby_{n}" for n in range(20, 25)]
    s = turn(congresses=talks, projects=projects, seats=holding(*hand, supply=0))
    play(s, f"move {project} congress_place_1")
    assert {refused(s, f"lobby {other}") for other in hand if other != card} == {"CO-13.5"}
    play(s, f"lobby {card}")
    assert s.level(ORANGE, index) == 1


@pytest.mark.clause("CO-13.5")
def test_the_action_of_an_earlier_turn_does_not_count() -> None:
    s = turn(players=1, seats={"orange": {"lobby": ["lobby_01"]}})
    play(s, "propose solar africa-money", "end")
    assert (s.round, refused(s, "lobby lobby_01")) == (2, "CO-13.5")


MINORS = {
    "tech": (0, 1, 2),
    "money": (2, 0, 2),
    "cep": (0, 0, 3),
}


@pytest.mark.clause("CO-13.4")
@pytest.mark.parametrize("card", BOX.lobby.card, ids=[card.id for card in BOX.lobby.card])
def test_every_minor_effect_can_be_used_without_a_condition(card: Any) -> None:
    s = turn(seats=holding(card.id, money=0), projects={"africa-money": {"energy": "solar"}})
    play(s, f"minor {card.id}")
    op = card.minor[0].op
    if op == "move_scientist":
        assert offered(s) == ["move supply africa-money", "decline"]
    else:
        assert (s.money[ORANGE], s.tech[ORANGE], s.ceps[ORANGE]) == MINORS[op]
    assert (s.carded, s.hand_of(ORANGE)) == (True, 0)


@pytest.mark.clause("CO-13.14")
def test_no_main_effect_gives_ceps() -> None:
    kinds = {effect.op for card in BOX.lobby.card for effect in card.main}
    assert kinds == {
        "money",
        "tech",
        "move_scientist",
        "choose_one",
        "build_discount",
        "expertise",
        "vp",
    }
    inner = {o[0].op for card in BOX.lobby.card for effect in card.main for o in effect.options}
    assert inner == {"money", "tech"}


@pytest.mark.clause("CO-13.1", "CO-13.3")
def test_a_card_played_is_gone_and_not_replaced() -> None:
    s = turn(seats=holding("lobby_26", "lobby_25"))
    play(s, "minor lobby_26", "propose recycling asia-money", "end")
    assert (s.seat, s.hand_of(ORANGE), s.hand_of(PURPLE)) == (PURPLE, 1, 0)


@pytest.mark.clause("CO-13.13")
def test_a_move_card_may_be_played_with_nobody_to_move() -> None:
    s = turn(seats=holding("lobby_24", supply=0))
    play(s, "minor lobby_24")
    assert (s.seat, s.carded, s.hand_of(ORANGE)) == (ORANGE, True, 0)
    assert "propose recycling asia-money" in offered(s)


def test_cards_that_left_the_game_are_not_among_the_unseen() -> None:
    rows = GAME.dump(turn())["seats"].values()
    held = {card for row in rows for card in row["lobby"]}
    gone = [card for card in LOBBIES if card not in held][:3]
    view = GAME.view(turn(lobby_gone=gone), None)
    assert view.lobby_gone == gone
    hands = sum(seat.hand for seat in view.seats.values())
    assert view.lobby_unseen + len(gone) + hands == len(LOBBIES)
