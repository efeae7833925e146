"""SC-8 Knowledge and bonuses, SC-11 income: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import ENERGIES
from keeling.games.second_chance.game import GAME
from keeling.text.words import GameWords
from tests.second_chance.tables import (
    BLUE,
    RED,
    VIOLET,
    YELLOW,
    offered,
    play,
    refused,
    table,
    turn,
)

EVERY = [f"study {energy}" for energy in ENERGIES]
REGIONAL = ["stock africa"]
# space -> bonus, from the data
BONUSES = {
    "recycling": {3: ["take_tech"], 5: REGIONAL, 7: ["study wind"], 9: EVERY},
    "hydro": {3: ["study solar"], 5: ["take_tech"], 7: EVERY, 9: REGIONAL},
    "wind": {3: REGIONAL, 5: EVERY, 7: ["take_tech"], 9: ["study hydro"]},
    "solar": {3: ["take_tech"], 5: ["study forestation"], 7: REGIONAL, 9: EVERY},
    "forestation": {3: EVERY, 5: REGIONAL, 7: ["study recycling"], 9: ["take_tech"]},
}


def learning(energy: str, space: int, **given: Any) -> SecondChance:
    """Red gains one knowledge and reaches a space."""
    return table(
        f"learn red {energy}",
        "act red",
        turn={"active": "red"},
        regions={"africa": {"ceps": 2}},
        seats={"red": {"knowledge": {energy: space - 1}}},
        **given,
    )


def story(s: SecondChance) -> list[str]:
    """What has been told since the last choice, in words."""
    return GameWords(GAME, "en").events(GAME.visible_events(s.events or [], None))


@pytest.mark.clause("SC-8.1", "SC-8.3", "SC-8.4")
@pytest.mark.parametrize("energy", ENERGIES)
@pytest.mark.parametrize("space", range(1, 11))
def test_every_space_of_every_track(energy: str, space: int) -> None:
    s = learning(energy, space)
    assert s.level(RED, ENERGIES.index(energy)) == space
    uses = BONUSES[energy].get(space)
    if uses is None:
        assert GAME.prompt(s) == "act"
    else:
        assert offered(s) == [*uses, "give blue", "give yellow", "decline"]


@pytest.mark.clause("SC-8.4")
def test_a_tech_bonus_gives_a_tech() -> None:
    s = learning("solar", 3)
    play(s, "take_tech")
    assert s.tech[RED] == 3


@pytest.mark.clause("SC-8.7")
def test_a_declined_bonus_is_lost() -> None:
    s = learning("solar", 3)
    play(s, "decline")
    assert (s.tech[RED], GAME.prompt(s)) == (2, "act")


@pytest.mark.clause("SC-8.5", "SC-8.6", "SC-8.8")
def test_a_receiver_may_decline_and_gives_on_only_what_follows() -> None:
    s = learning("hydro", 3)
    play(s, "give yellow")
    assert (s.seat, offered(s)) == (YELLOW, ["study solar", "decline"])
    play(s, "decline")
    assert (s.seat, s.level(YELLOW, 3), s.level(RED, 3)) == (RED, 0, 0)


@pytest.mark.clause("SC-8.4", "SC-8.6", "SC-8.7")
@pytest.mark.parametrize(
    ("energy", "space", "named"),
    [
        ("hydro", 3, "1 knowledge of solar"),
        ("forestation", 3, "1 knowledge of any energy"),
        ("solar", 3, "1 tech token"),
        ("wind", 3, "1 CEP for a region"),
    ],
)
def test_a_bonus_that_is_given_or_declined_is_named(energy: str, space: int, named: str) -> None:
    s = learning(energy, space)
    play(s, "give yellow")
    assert story(s)[-1] == f"Red gives the bonus ({named}) to Yellow."
    play(s, "decline")
    assert story(s)[-1] == f"Yellow declines the bonus ({named})."


@pytest.mark.clause("SC-8.6")
def test_the_receiver_chooses_the_region_of_a_cep() -> None:
    s = learning("wind", 3)
    play(s, "give blue")
    assert (s.seat, offered(s)) == (BLUE, ["stock africa", "decline"])
    play(s, "stock africa")
    assert s.region_ceps[3] == 3


@pytest.mark.clause("SC-8.9")
@pytest.mark.parametrize(
    ("mode", "gifts", "given"),
    [
        ("coop", "as_usual", True),
        ("coop", "never", False),
        ("competitive", "as_usual", False),
        ("competitive", "always", True),
    ],
)
def test_gifts_may_be_allowed_or_forbidden(mode: str, gifts: str, given: bool) -> None:  # noqa: FBT001 - a row of the table
    s = learning("solar", 3, mode=mode, settings={"bonus_gifts": gifts})
    assert ("give blue" in offered(s)) == given
    if not given:
        assert refused(s, "give blue") == ("SC-8.9" if mode == "coop" else "")


@pytest.mark.clause("SC-8.9")
def test_alone_there_is_nobody_to_give_to() -> None:
    assert offered(learning("solar", 3, mode="solo")) == ["take_tech", "decline"]


@pytest.mark.clause("SC-8.2", "SC-8.3")
def test_a_bonus_is_gained_once() -> None:
    s = learning("solar", 11)
    assert (s.level(RED, 3), GAME.prompt(s)) == (10, "act")


@pytest.mark.clause("SC-8.11")
def test_knowledge_cannot_be_declined() -> None:
    """Nor that of a recruit, nor that of a summit."""
    s = turn()
    play(s, "plan wind africa-scientist", "recruit")
    assert "decline" not in offered(s)
    topics = {"summit_place_1": {"speakers": {"recycling": "red", "hydro": "blue"}}}
    s = table("summit_knowledge red summit_place_1 2", "act red", summits=topics)
    assert offered(s) == ["study recycling", "study hydro"]


# ---- income


def incomes(players: int, *levels: int, mode: str = "coop") -> list[int]:
    """What everybody earns with these levels of solar."""
    names = GAME.vocabulary.names["seat"]
    seats = {names[n]: {"knowledge": {"solar": level}} for n, level in enumerate(levels)}
    s = table("begin_turn red", players=players, mode=mode, seats=seats)
    return [row.income for row in GAME.view(s, None).seats.values()]


@pytest.mark.clause("SC-11.2")
def test_the_numbers_above_the_spaces() -> None:
    found = [incomes(3, space)[RED] for space in range(11)]
    assert found == [0, 1, 1, 3, 3, 3, 3, 4, 4, 5, 5]


@pytest.mark.clause("SC-11.1")
def test_who_has_no_disc_earns_nothing() -> None:
    assert incomes(3, 4, 0, 0) == [3, 0, 0]
    assert incomes(2, 0, 0) == [0, 0]


@pytest.mark.clause("SC-11.1")
def test_alone_the_only_disc_earns() -> None:
    assert incomes(1, 7, mode="solo") == [4]


@pytest.mark.clause("SC-11.1", "SC-11.2")
def test_with_three_players_two_stacks_earn() -> None:
    assert incomes(3, 9, 5, 4) == [5, 3, 0]


@pytest.mark.clause("SC-11.3")
def test_income_in_player_order_from_the_start_player() -> None:
    order = ("yellow", "violet", "red", "blue")
    every = {name: {"knowledge": {"solar": 1}} for name in order}
    agenda = [f"income {name}" for name in order]
    given: dict[str, Any] = {"seats": every, "round": 2, "start_player": "yellow"}
    s = table("end_turn blue", *agenda, "begin_turn red", players=4, **given)
    for seat in (YELLOW, VIOLET, RED, BLUE):
        assert s.seat == seat
        play(s, "income 0")
    assert s.score(RED) == 4
