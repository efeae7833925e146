"""SC-6.1 Moving scientists: what the worked examples leave open."""

from __future__ import annotations

import pytest

from keeling.games.second_chance.game import GAME
from keeling.games.second_chance.view.types import PlayedCard
from tests.second_chance.tables import BLUE, RED, YELLOW, offered, play, refused, table, told, turn

PLANNED = {
    "africa-money": {"energy": "wind"},
    "africa-tech": {"energy": "recycling", "worker": "blue"},
    "asia-money": {"energy": "recycling", "infrastructure": "blue"},
}
PLAYED = {
    "lobby_20": {"player": "yellow"},
    "lobby_21": {"player": "yellow", "scientist": "yellow"},
}


def moves(options: list[str]) -> list[str]:
    """Those that move a scientist."""
    return [option for option in options if option.startswith("move")]


@pytest.mark.clause("SC-6.1.1", "SC-6.1.3", "SC-6.1.4", "SC-6.1.5", "SC-6.1.12")
def test_where_a_scientist_may_go_from_the_board() -> None:
    s = turn(projects=PLANNED, played=PLAYED)
    assert moves(offered(s)) == ["move board africa-money", "move board lobby_20"]
    assert refused(s, "move board africa-tech") == "SC-6.1.4"
    assert refused(s, "move board asia-money") == "SC-6.1.5"
    assert refused(s, "move board lobby_21") == "SC-6.1.4"
    assert refused(s, "move board summit_place_2") == "SC-6.1.3"
    assert refused(s, "move board lobby_22") == ""


@pytest.mark.clause("SC-6.1.2", "SC-6.1.4", "SC-6.1.5", "SC-6.1.11")
def test_where_a_scientist_may_go_from_a_project() -> None:
    """From recycling: all four summits have this topic, and the mover chooses."""
    places = {"summit_place_1": {"speakers": {"recycling": "yellow"}}}
    s = turn("blue", projects=PLANNED, played=PLAYED, summits=places, seats={"blue": {"pool": 2}})
    found = [o.split()[2] for o in moves(offered(s)) if o.split()[1] == "africa-tech"]
    wanted = ["board", "africa-money", "summit_place_2", "summit_place_3", "summit_place_4"]
    assert found == [*wanted, "lobby_20"]
    assert refused(s, "move africa-tech summit_place_1") == "SC-6.1.4"
    assert refused(s, "move africa-tech asia-money") == "SC-6.1.5"
    assert refused(s, "move africa-tech africa-tech") == ""


@pytest.mark.clause("SC-6.1.2")
def test_a_topic_must_be_of_the_energy_of_the_project() -> None:
    s = turn(projects={"africa-money": {"energy": "wind", "worker": "red"}})
    assert refused(s, "move africa-money summit_place_1") == "SC-6.1.2"
    assert "move africa-money summit_place_2" in offered(s)


@pytest.mark.clause("SC-6.1.6", "SC-6.1.12")
def test_scientists_on_summits_and_cards_stay() -> None:
    s = turn(
        projects={"africa-money": {"energy": "wind"}},
        summits={"summit_place_1": {"speakers": {"hydro": "red"}}},
        played={"lobby_20": {"player": "red", "scientist": "red"}},
        seats={"red": {"scientists": 0, "pool": 2}},
    )
    assert moves(offered(s)) == []


@pytest.mark.clause("SC-6.1.12")
def test_without_a_place_to_go_there_is_no_move() -> None:
    assert moves(offered(turn())) == []


@pytest.mark.clause("SC-6.1.9", "SC-6.1.7", "SC-6.1.8")
def test_knowledge_and_its_bonuses_come_before_the_side_effect_of_the_card() -> None:
    """Hydro 3 brings a bonus; card 02 gives a tech only after it is settled."""
    s = turn(
        projects={"oceania-money": {"energy": "hydro", "worker": "red"}},
        played={"lobby_02": {"player": "blue"}},
        seats={
            "red": {"scientists": 0, "tech": 0, "knowledge": {"hydro": 2}, "lobby": ["lobby_01"]}
        },
    )
    play(s, "move oceania-money lobby_02")
    assert (s.level(RED, 1), s.tech[RED]) == (3, 0)
    play(s, "decline")
    assert s.tech[RED] == 1


@pytest.mark.clause("SC-6.1.10", "SC-6.1.8")
@pytest.mark.parametrize(
    ("card", "gains"), [("lobby_16", []), ("lobby_17", [1, 0, 0]), ("lobby_18", [0, 1, 0])]
)
def test_a_card_played_for_its_main_effect_helps_a_scientist_as_well(
    card: str, gains: list[int]
) -> None:
    """Cards 16 to 18: a move, a CEP, a tech."""
    s = turn(projects={"africa-money": {"energy": "wind"}}, played={card: {"player": "blue"}})
    before = [int(s.ceps[RED]), int(s.tech[RED]), int(s.money[RED])]
    play(s, f"move board {card}")
    if gains:
        after = [int(s.ceps[RED]), int(s.tech[RED]), int(s.money[RED])]
        assert [b - a for a, b in zip(before, after, strict=True)] == gains
    else:
        assert "end" not in offered(s) or s.mains == 0


@pytest.mark.clause("SC-6.1.1", "SC-6.1.10")
@pytest.mark.parametrize("n", range(1, 37))
def test_every_card_that_was_played_takes_a_scientist(n: int) -> None:
    empty: dict[str, dict[str, list[str]]] = {
        name: {"lobby": []} for name in ("red", "blue", "yellow")
    }
    s = turn(played={f"lobby_{n:02}": {"player": "blue"}}, seats=empty)
    play(s, f"move board lobby_{n:02}")
    shown = PlayedCard(lobby=f"lobby_{n:02}", player="blue", scientist="red")
    assert (GAME.view(s, None).played, s.supply[RED]) == ([shown], 0)


@pytest.mark.clause("SC-7.2.3", "SC-6.1.8")
def test_a_forced_scientist_may_enter_a_lobby_card_out_of_turn() -> None:
    s = turn(
        projects={"africa-money": {"energy": "wind", "worker": "blue"}},
        played={"lobby_18": {"player": "yellow"}},
        seats={"blue": {"scientists": 0, "tech": 0}},
    )
    play(s, "prepare africa-money", "move africa-money lobby_18")
    assert (s.tech[BLUE], s.seat) == (1, RED)
    assert s.marker[9] == RED


@pytest.mark.clause("SC-7.1.6")
def test_the_scientist_subsidy_recruits_or_moves_or_does_nothing() -> None:
    s = turn(projects={"africa-money": {"energy": "wind"}})
    play(s, "plan recycling africa-scientist")
    assert offered(s) == [
        "move board africa-money",
        "move board africa-scientist",
        "recruit",
        "decline",
    ]
    play(s, "recruit")
    assert (s.pool[RED], s.supply[RED]) == (2, 2)
    assert offered(s) == [
        "study recycling",
        "study hydro",
        "study wind",
        "study solar",
        "study forestation",
    ]
    play(s, "study recycling")
    assert (s.level(RED, 0), s.moved) == (2, False)


@pytest.mark.clause("SC-7.1.6")
def test_the_new_project_is_a_legal_destination_of_the_subsidy() -> None:
    s = turn()
    play(s, "plan recycling africa-scientist", "move board africa-scientist")
    assert (s.worker[11], s.moved) == (RED, False)
    assert "move africa-scientist board" in offered(s)


@pytest.mark.clause("SC-7.1.6")
def test_an_empty_pool_leaves_the_move_and_without_both_the_subsidy_is_void() -> None:
    s = turn(seats={"red": {"pool": 0, "scientists": 4}})
    play(s, "plan recycling africa-scientist")
    assert refused(s, "recruit") == "SC-7.1.6"
    away = {"lobby_2" + str(n): {"player": "blue", "scientist": "red"} for n in range(4)}
    s = turn(played=away, seats={"red": {"pool": 0, "scientists": 0}})
    play(s, "plan recycling africa-scientist")
    assert (s.seat, "end" in offered(s)) == (RED, True)


@pytest.mark.clause("SC-9.7", "SC-6.1.4")
def test_a_closed_summit_stays_occupied_until_the_end_of_the_turn() -> None:
    s = turn(
        projects={
            "africa-money": {"energy": "recycling", "worker": "red"},
            "asia-money": {"energy": "recycling", "worker": "red"},
        },
        summits={"summit_place_1": {"speakers": {"hydro": "blue"}}},
        seats={"red": {"scientists": 0, "pool": 2}},
    )
    play(s, "move africa-money summit_place_1", "plan wind africa-scientist")
    assert refused(s, "move asia-money summit_place_1") == "SC-6.1.4"
    assert s.closer[0] == RED


@pytest.mark.clause("SC-9.6")
def test_with_an_empty_stack_the_place_stays_empty() -> None:
    open_tiles = {"summit_01", "summit_02", "summit_03", "summit_04"}
    gone = [name for name in (f"summit_{n:02}" for n in range(1, 19)) if name not in open_tiles]
    s = table(
        "close_summit summit_place_2", "begin_turn red", summits_gone=gone, start_player="red"
    )
    assert list(s.summit) == [0, -1, 2, 3]
    assert s.seat == RED


@pytest.mark.clause("SC-9.3", "SC-9.5", "SC-17.3")
def test_who_fills_a_small_summit_alone_gains_four_and_has_met_goal_03() -> None:
    s = turn(
        projects={"oceania-money": {"energy": "hydro", "worker": "red"}},
        summits={"summit_place_1": {"speakers": {"recycling": "red"}}},
        seats={"red": {"scientists": 0, "pool": 2}},
        turn={"mains": ["plan"]},
    )
    play(s, "move oceania-money summit_place_1", "end", *["study recycling"] * 2)
    play(s, *["study hydro"], "study recycling")
    assert offered(s) == ["take_tech", "give blue", "give yellow", "decline"]
    play(s, "decline", "turn_up_summit summit_18")
    assert (s.level(RED, 0), s.level(RED, 1), s.supply[RED], s.alone) == (3, 2, 2, 1)
    assert s.seat == BLUE != YELLOW


@pytest.mark.clause("SC-9.3")
def test_a_summit_is_announced_before_its_knowledge() -> None:
    """The first tile lies on the first place; Blue, after the closer, is asked first."""
    s = turn(
        projects={"oceania-money": {"energy": "hydro", "worker": "red"}},
        summits={"summit_place_1": {"speakers": {"recycling": "blue"}}},
        seats={"red": {"scientists": 0}, "blue": {"scientists": 0}},
        turn={"mains": ["plan"]},
    )
    play(s, "move oceania-money summit_place_1", "end")
    names = [name for name, *_ in told(s)]
    assert (s.seat, names[-1], told(s)[-1][1:3]) == (BLUE, "summit_held", (0, 0))


@pytest.mark.clause("SC-6.1.5", "SC-7.2.3")
def test_nobody_enters_a_project_while_it_is_prepared() -> None:
    """Red is forced off it onto a card that lets another scientist move."""
    s = turn(
        "blue",
        projects={"africa-money": {"energy": "wind", "worker": "red"}},
        played={"lobby_04": {"player": "blue"}},
        seats={"red": {"scientists": 1, "lobby": []}, "blue": {"ceps": 1}},
    )
    play(s, "prepare africa-money", "move africa-money lobby_04")
    assert refused(s, "move board africa-money") == "SC-6.1.5"
