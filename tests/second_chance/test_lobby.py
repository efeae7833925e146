"""SC-6.3 Lobby cards: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from keeling.games.second_chance.view.types import PlayedCard
from tests.second_chance.tables import BLUE, RED, offered, play, refused, turn

ENERGIES = ("recycling", "hydro", "wind", "solar", "forestation")
HOME = {  # a region whose agenda shows the energy
    "recycling": "africa",
    "hydro": "oceania",
    "wind": "africa",
    "solar": "asia",
    "forestation": "africa",
}
ORDER = ("recycling", "wind", "hydro", "solar", "forestation")  # of the cards


def holding(*cards: int, **given: Any) -> SecondChance:
    """Red's turn, with these cards, much money and knowledge without a bonus ahead."""
    seats = given.pop("seats", {})
    red = {"lobby": [f"lobby_{n:02}" for n in cards], "money": 20, "tech": 9}
    others: dict[str, dict[str, Any]] = {name: {"lobby": []} for name in ("blue", "yellow")}
    return turn(seats={**others, **seats, "red": {**red, **seats.get("red", {})}}, **given)


def stock(s: SecondChance) -> dict[str, int]:
    """Red's money, tech and points."""
    return {"money": int(s.money[RED]), "tech": int(s.tech[RED]), "score": int(s.score(RED))}


def gained(s: SecondChance, *notations: str) -> dict[str, int]:
    """What red gains by the last of some options."""
    play(s, *notations[:-1])
    before = stock(s)
    play(s, notations[-1])
    return {name: n - before[name] for name, n in stock(s).items() if n != before[name]}


PLANS = [
    (1, "solar north_america-tech", {"money": 3}),
    (2, "wind south_america-tech", {"money": 3}),
    (3, "wind europe-tech", {"money": 3}),
    (4, "wind africa-tech", {"money": 3}),
    (5, "solar asia-tech", {"money": 3}),
    (6, "wind oceania-tech", {"money": 3}),
    (7, "wind africa-money", {"money": 3}),
    (8, "wind africa-tech", {"tech": 2}),
]


@pytest.mark.clause("SC-6.3.9")
@pytest.mark.parametrize(("card", "plan", "gains"), PLANS)
def test_cards_for_planning(card: int, plan: str, gains: dict[str, int]) -> None:
    assert gained(holding(card), f"plan {plan}", f"lobby lobby_{card:02}") == gains


@pytest.mark.clause("SC-6.3.9")
def test_card_09_moves_a_scientist_after_planning_on_a_scientist_place() -> None:
    s = holding(9)
    play(s, "plan wind africa-scientist", "decline", "lobby lobby_09")
    assert offered(s) == ["move board africa-scientist", "move board lobby_09", "decline"]
    play(s, "move board africa-scientist")
    assert (s.worker[11], s.moved) == (RED, False)


@pytest.mark.clause("SC-6.3.9", "SC-6.3.7")
@pytest.mark.parametrize(
    ("card", "plan"),
    [(1, "wind europe-tech"), (7, "wind africa-tech"), (8, "wind africa-money")],
)
def test_a_card_for_another_region_or_place_cannot_be_played(card: int, plan: str) -> None:
    s = holding(card)
    play(s, f"plan {plan}")
    assert refused(s, f"lobby lobby_{card:02}") == "SC-6.3.7"
    assert f"side lobby_{card:02}" in offered(s)


PREPARED = [(10, {"money": 3}), (11, {"money": 3}), (13, {"tech": 2}), (14, {"tech": 2})]


@pytest.mark.clause("SC-6.3.9")
@pytest.mark.parametrize(("card", "gains"), PREPARED)
def test_cards_for_infrastructure(card: int, gains: dict[str, int]) -> None:
    energy = ORDER[card - 10]
    place = f"{HOME[energy]}-money"
    s = holding(card, projects={place: {"energy": energy}})
    assert gained(s, f"prepare {place}", f"lobby lobby_{card}") == gains


@pytest.mark.clause("SC-6.3.9")
@pytest.mark.parametrize(
    ("take", "gains"), [("take_money", {"money": 2}), ("take_tech", {"tech": 2})]
)
def test_card_12_gives_tech_or_money(take: str, gains: dict[str, int]) -> None:
    s = holding(12, projects={"oceania-money": {"energy": "hydro"}})
    assert gained(s, "prepare oceania-money", "lobby lobby_12", take) == gains


@pytest.mark.clause("SC-6.3.9")
@pytest.mark.parametrize("n", range(5))
def test_cards_15_to_19_give_knowledge_for_infrastructure(n: int) -> None:
    energy, card = ORDER[n], 15 + n
    place = f"{HOME[energy]}-money"
    s = holding(card, projects={place: {"energy": energy}})
    play(s, f"prepare {place}", f"lobby lobby_{card}")
    assert s.level(RED, ENERGIES.index(energy)) == 1


@pytest.mark.clause("SC-6.3.9", "SC-7.3.12")
@pytest.mark.parametrize("n", range(5))
def test_cards_25_to_29_give_knowledge_after_building(n: int) -> None:
    """Building alone gives none."""
    energy, card = ORDER[n], 25 + n
    place = f"{HOME[energy]}-money"
    there = {place: {"energy": energy, "infrastructure": "blue"}}
    s = holding(card, projects=there, seats={"red": {"knowledge": {energy: 3}}})
    play(s, f"build {place}")
    assert s.level(RED, ENERGIES.index(energy)) == 3
    play(s, f"lobby lobby_{card}")
    assert s.level(RED, ENERGIES.index(energy)) == 4


@pytest.mark.clause("SC-6.3.9", "SC-6.3.6", "SC-6.3.8")
@pytest.mark.parametrize("n", range(5))
def test_cards_20_to_24_are_played_before_or_after_the_build(n: int) -> None:
    energy, card = ORDER[n], 20 + n
    place = f"{HOME[energy]}-money"
    given: dict[str, Any] = {
        "projects": {place: {"energy": energy, "infrastructure": "blue"}},
        "seats": {"red": {"knowledge": {energy: 3}}},
    }
    before, after = holding(card, **given), holding(card, **given)
    play(before, f"finance lobby_{card}")
    play(after, f"build {place}", f"lobby lobby_{card}")
    assert stock(before) == stock(after)
    assert (before.carded, after.carded) == (True, True)


@pytest.mark.clause("SC-6.3.7", "SC-6.3.6")
def test_a_finance_card_needs_a_build_that_it_makes_legal() -> None:
    there = {"africa-money": {"energy": "recycling", "infrastructure": "red"}}
    poor = {"red": {"money": 3, "knowledge": {"recycling": 1}}}
    assert refused(holding(20, projects=there, seats=poor), "finance lobby_20") == "SC-6.3.7"
    able = {"red": {"money": 4, "knowledge": {"recycling": 1}}}
    assert refused(holding(21, projects=there, seats=able), "finance lobby_21") == "SC-6.3.7"
    assert "finance lobby_20" in offered(holding(20, projects=there, seats=able))


@pytest.mark.clause("SC-6.3.6", "SC-5.1")
def test_no_finance_card_after_the_main_action() -> None:
    there = {"africa-money": {"energy": "recycling", "infrastructure": "red"}}
    able = {"red": {"knowledge": {"recycling": 1}}}
    s = holding(20, projects=there, seats=able, turn={"mains": ["plan"]})
    assert refused(s, "finance lobby_20") == "SC-5.1"
    s = holding(20, projects=there, seats=able, turn={"carded": True})
    assert refused(s, "finance lobby_20") == "SC-6.3.1"


@pytest.mark.clause("SC-6.3.9", "SC-6.3.10")
@pytest.mark.parametrize("n", range(5))
def test_cards_30_to_34_for_summit_topics(n: int) -> None:
    energy, card = ORDER[n], 30 + n
    place = f"{HOME[energy]}-money"
    s = holding(
        card,
        projects={place: {"energy": energy, "worker": "red"}},
        summits={"summit_place_1": {"tile": "summit_16"}, "summit_place_2": {"tile": "summit_15"}},
        seats={"red": {"scientists": 0}},
    )
    podium = "summit_place_1" if energy != "hydro" else "summit_place_2"
    play(s, f"move {place} {podium}", f"lobby lobby_{card}")
    assert s.level(RED, ENERGIES.index(energy)) == 2


@pytest.mark.clause("SC-6.3.10")
def test_a_move_of_the_subsidy_counts_for_a_summit_card() -> None:
    s = holding(
        31,
        projects={"africa-money": {"energy": "wind", "worker": "red"}},
        seats={"red": {"scientists": 0}},
    )
    play(s, "plan wind africa-scientist", "move africa-money summit_place_2", "lobby lobby_31")
    assert s.level(RED, 2) == 3  # for planning, for leaving the project, for the card


@pytest.mark.clause("SC-6.3.10", "SC-7.2.3")
def test_a_forced_move_of_the_own_scientist_counts_and_that_of_another_does_not() -> None:
    def prepared(worker: str) -> SecondChance:
        there = {"africa-money": {"energy": "wind", "worker": worker}}
        s = holding(31, projects=there, seats={worker: {"scientists": 0, "lobby": ["lobby_31"]}})
        play(s, "prepare africa-money", "move africa-money summit_place_2")
        return s

    assert "lobby lobby_31" in offered(prepared("red"))
    there = {"africa-money": {"energy": "wind", "worker": "blue"}}
    s = holding(31, projects=there, seats={"blue": {"scientists": 0, "lobby": []}})
    play(s, "prepare africa-money", "move africa-money summit_place_2")
    assert refused(s, "lobby lobby_31") == "SC-6.3.7"


@pytest.mark.clause("SC-6.3.9")
def test_card_36_gives_two_points_for_a_sale() -> None:
    assert gained(holding(36), "sell", "lobby lobby_36") == {"score": 2}
    s = turn(mode="competitive", seats={"red": {"lobby": ["lobby_36"]}})
    play(s, "sell", "lobby lobby_36")
    assert s.scores() == [2, 0, 0]


@pytest.mark.clause("SC-6.3.7")
@pytest.mark.parametrize("between", ["buy", "move board africa-money"])
def test_nothing_may_lie_between_the_action_and_its_card(between: str) -> None:
    s = holding(3, projects={"africa-money": {"energy": "wind"}})
    play(s, "plan wind europe-tech")
    assert "lobby lobby_03" in offered(s)
    play(s, between)
    assert refused(s, "lobby lobby_03") == "SC-6.3.7"


@pytest.mark.clause("SC-6.3.7")
def test_bonuses_of_the_action_may_lie_between() -> None:
    s = holding(6, seats={"red": {"knowledge": {"hydro": 2}}})
    play(s, "plan hydro oceania-tech", "study solar")
    assert "lobby lobby_06" in offered(s)


@pytest.mark.clause("SC-6.3.2", "SC-6.3.3")
def test_a_card_is_laid_open_and_stays() -> None:
    s = holding(2)
    play(s, "side lobby_02")
    shown = PlayedCard(lobby="lobby_02", player="red", scientist=None)
    assert GAME.view(s, BLUE).played == [shown]
    assert refused(s, "side lobby_02") == ""


SIDES = {"cep": "ceps", "tech": "tech", "money": "money", "move_scientist": ""}


@pytest.mark.clause("SC-6.3.4")
@pytest.mark.parametrize("card", range(1, 37))
def test_the_side_effect_of_every_card_has_no_condition(card: int) -> None:
    effect = BOX.lobby[card - 1].side_effect[0]
    s = holding(card, projects={"africa-money": {"energy": "wind"}})
    before = GAME.stocks(s)[RED]
    play(s, f"side lobby_{card:02}")
    if effect.op == "move_scientist":
        card_itself = f"move board lobby_{card:02}"  # SC-6.1.10
        assert offered(s) == ["move board africa-money", card_itself, "decline"]
        return
    amount = {"cep": 1, "tech": 1, "money": 2}[effect.op]
    after = GAME.stocks(s)[RED]
    changed = {name: n - before[name] for name, n in after.items() if n != before[name]}
    assert changed == {SIDES[effect.op]: amount}


@pytest.mark.clause("SC-6.3.12")
def test_a_card_that_gives_nothing_may_be_played() -> None:
    s = holding(2, tech_left=0)
    play(s, "side lobby_02")
    assert (s.carded, s.tech[RED]) == (True, 9)
    full = {"red": {"knowledge": {"wind": 10}}}
    s = holding(16, projects={"africa-money": {"energy": "wind"}}, seats=full)
    play(s, "prepare africa-money", "lobby lobby_16")
    assert (s.carded, s.level(RED, 2)) == (True, 10)


@pytest.mark.clause("SC-6.3.11", "SC-5.5")
def test_alone_a_card_may_refer_to_either_main_action() -> None:
    """Card 04 for the first, card 10 for the second."""
    for card, when in ((4, 1), (10, 3)):
        s = turn(
            mode="solo",
            projects={"asia-money": {"energy": "recycling"}},
            seats={"red": {"lobby": [f"lobby_{card:02}"]}},
        )
        play(s, *["plan wind africa-tech", "second", "prepare asia-money"][:when])
        assert f"lobby lobby_{card:02}" in offered(s)
