"""Section 20 of the rules document: who sees what."""

from __future__ import annotations

import json

import msgspec
import pytest

import keeling
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import FOR_START, NOT_FOR_TWO
from keeling.games.second_chance.game import GAME
from keeling.games.second_chance.view.types import Goal, PlayedCard
from keeling.kernel.config import Config
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, catalogue
from tests.second_chance.tables import (
    BLUE,
    RED,
    YELLOW,
    play,
    play_at_random,
    table,
    turn,
)

OTHERS = (BLUE, YELLOW, None)
ALONE = {"red": {"goals": ["coop_goal_03", "coop_goal_01"], "alone": True}, "blue": {"goals": []}}


def seen(s: SecondChance, seat: int | None) -> str:
    """The whole view of a seat."""
    return msgspec.json.encode(GAME.view(s, seat)).decode()


def same_to_others(tables: list[SecondChance]) -> bool:
    """Whether two tables that differ in red's secrets look the same to everybody else."""
    return all(seen(tables[0], seat) == seen(tables[1], seat) for seat in OTHERS)


def names(rows: list[Goal]) -> list[str]:
    """The goals of a view."""
    return [row.goal for row in rows]


# ---- what is open


@pytest.mark.clause("SC-3.1.7")
def test_what_lies_on_the_table_is_public() -> None:
    s = turn(
        regions={"africa": {"slots": ["oil", "wind red blue"], "controller": "blue"}},
        seats={"red": {"money": 7, "tech": 3, "ceps": 4, "knowledge": {"solar": 5}}},
        played={"lobby_30": {"player": "red", "scientist": "yellow"}},
    )
    view = GAME.view(s, None)
    shown = view.seats["red"]
    assert (shown.money, shown.tech, shown.ceps, shown.score) == (7, 3, 4, 0)
    assert (shown.pool, shown.scientists, shown.infrastructure) == (3, 1, 1)
    assert (shown.knowledge["solar"], shown.hand, shown.goals_held) == (5, 5, 2)
    assert view.played == [PlayedCard(lobby="lobby_30", player="red", scientist="yellow")]


# ---- hands


@pytest.mark.clause("SC-3.1.20", "SC-3.1.21")
def test_only_the_owner_sees_his_lobby_cards() -> None:
    hands = (["lobby_02", "lobby_04"], ["lobby_31", "lobby_32"])
    tables = [turn("blue", seats={"red": {"lobby": hand}}) for hand in hands]
    assert same_to_others(tables)
    assert [GAME.view(s, RED).seats["red"].lobby for s in tables] == list(hands)
    assert GAME.view(tables[0], BLUE).seats["red"].hand == 2
    assert GAME.view(tables[0], BLUE).seats["red"].lobby is None


@pytest.mark.clause("SC-3.1.19", "SC-3.1.21")
def test_only_the_owner_sees_his_private_goals() -> None:
    """Both met and not met: how far a goal is would tell it."""
    pairs = (["coop_goal_04", "coop_goal_06"], ["coop_goal_15", "coop_goal_16"])
    rows = [{"blue": {"goals": []}, "yellow": {"goals": []}, "red": {"goals": p}} for p in pairs]
    tables = [turn("blue", seats=row) for row in rows]
    assert same_to_others(tables)
    assert [names(GAME.view(s, RED).seats["red"].goals) for s in tables] == list(pairs)
    shown = GAME.view(tables[0], None).seats["red"]
    assert (shown.goals, shown.goals_held) == ([], 2)


@pytest.mark.clause("SC-17.3")
def test_goal_03_is_open_once_it_is_met() -> None:
    s = turn("blue", seats=ALONE)
    for seat in OTHERS:
        assert names(GAME.view(s, seat).seats["red"].goals) == ["coop_goal_03"]
    for seat in range(3):
        rng = Rng(3)
        for _ in range(30):
            world = GAME.dump(s.imagine(seat, rng))["seats"]
            assert "coop_goal_03" in world["red"]["goals"]
            assert len(world["red"]["goals"]) == 2


@pytest.mark.clause("SC-17.3")
def test_who_has_filled_a_summit_alone_and_shows_nothing_does_not_hold_goal_03() -> None:
    """Everybody knows that, and imagines no other world."""
    goals = {"red": {"goals": ["coop_goal_01", "coop_goal_02"], "alone": True}}
    s = turn("blue", seats={**goals, "blue": {"goals": []}, "yellow": {"goals": ["coop_goal_03"]}})
    rng = Rng(1)
    holders = set()
    for _ in range(60):
        world = GAME.dump(s.imagine(BLUE, rng))["seats"]
        assert "coop_goal_03" not in world["red"]["goals"]
        holders.add("coop_goal_03" in world["yellow"]["goals"])
    assert holders == {True, False}


@pytest.mark.clause("SC-17.3", "SC-3.1.21")
def test_until_then_goal_03_is_a_secret_like_the_others() -> None:
    goals = {"red": {"goals": ["coop_goal_03", "coop_goal_01"]}, "blue": {"goals": []}}
    s = turn("blue", seats=goals)
    assert GAME.view(s, BLUE).seats["red"].goals == []
    rng = Rng(1)
    found = {
        "coop_goal_03" in GAME.dump(s.imagine(BLUE, rng))["seats"]["red"]["goals"]
        for _ in range(60)
    }
    assert found == {True, False}


@pytest.mark.clause("SC-17.2")
def test_at_the_end_of_a_team_all_private_goals_are_shown() -> None:
    s = table("end_decade", decade=4)
    assert s.seat == keeling.NOBODY
    shown = [names(row.goals) for row in GAME.view(s, None).seats.values()]
    assert shown == [
        ["coop_goal_01", "coop_goal_02"],
        ["coop_goal_03", "coop_goal_04"],
        ["coop_goal_05", "coop_goal_06"],
    ]


# ---- company goals


@pytest.mark.clause("SC-3.2.6", "SC-5.6")
@pytest.mark.parametrize("discarded", [False, True])
def test_only_the_owner_sees_his_company_goal_held_or_discarded(discarded: bool) -> None:  # noqa: FBT001 - a row of the table
    goals = ("company_goal_01", "company_goal_09")
    tables = [
        turn("blue", mode="competitive", seats={"red": {"goals": [goal], "discarded": discarded}})
        for goal in goals
    ]
    assert same_to_others(tables)
    own = [GAME.view(s, RED).seats["red"] for s in tables]
    assert [names(row.goals) for row in own] == [[goal] for goal in goals]
    assert {row.has_company_goal for row in own} == {not discarded}
    assert GAME.view(tables[0], BLUE).seats["red"].has_company_goal == (not discarded)


@pytest.mark.clause("SC-3.2.6")
def test_a_returned_company_goal_is_known_to_who_returned_it() -> None:
    rows = ({"goals_returned": ["company_goal_09"]}, {"goals_returned": ["company_goal_10"]})
    tables = [turn("blue", mode="competitive", seats={"red": row}) for row in rows]
    assert same_to_others(tables)
    rng = Rng(1)
    for _ in range(30):
        world = GAME.dump(tables[0].imagine(RED, rng))["seats"]
        assert world["red"]["goals_returned"] == ["company_goal_09"]
        assert "company_goal_09" not in world["blue"]["goals"]


@pytest.mark.clause("SC-3.2.6")
def test_the_goals_to_choose_from_are_a_secret() -> None:
    def choosing(dealt: list[str]) -> SecondChance:
        row = {"goals": [], "goals_dealt": dealt}
        keep = ("keep_goal red", "keep_goal blue", "begin_turn red")
        blue = {"goals": [], "goals_dealt": ["company_goal_02", "company_goal_04"]}
        return table(*keep, mode="competitive", seats={"red": row, "blue": blue})

    pairs = (["company_goal_01", "company_goal_05"], ["company_goal_06", "company_goal_07"])
    tables = [choosing(pair) for pair in pairs]
    assert same_to_others(tables)
    assert GAME.view(tables[0], RED).seats["red"].goals_dealt == pairs[0]
    again = [choosing(pairs[0]) for _ in range(2)]
    for s, goal in zip(again, pairs[0], strict=True):
        play(s, f"keep_company_goal {goal}")
    assert same_to_others(again)


@pytest.mark.clause("SC-3.2.6")
def test_with_two_players_nobody_imagines_a_goal_that_was_removed() -> None:
    s = turn("blue", players=2, mode="competitive", settings={})
    rng = Rng(1)
    for _ in range(60):
        world = s.imagine(BLUE, rng)
        held = [card for card, place in enumerate(world.goal) if place >= 0]
        assert not any(NOT_FOR_TWO[card] for card in held)


@pytest.mark.clause("SC-17.4")
def test_final_decisions_are_sealed() -> None:
    tables = [table("final_scoring", mode="competitive", decade=5) for _ in range(2)]
    for s, choice in zip(tables, ("discard_goal", "reveal"), strict=True):
        assert s.choice().sealed(s.legal[0])
        play(s, choice)
    assert same_to_others(tables)
    rng = Rng(1)
    decided = {
        GAME.dump(tables[0].imagine(BLUE, rng))["seats"]["red"]["decided"] for _ in range(30)
    }
    assert decided == {"cash", "reveal"}
    own = {GAME.dump(tables[0].imagine(RED, rng))["seats"]["red"]["decided"] for _ in range(9)}
    assert own == {"cash"}


@pytest.mark.clause("SC-17.4", "SC-5.6")
def test_at_the_end_a_revealed_goal_is_shown_and_a_discarded_one_stays_a_secret() -> None:
    s = table("final_scoring", mode="competitive", decade=5)
    play(s, "reveal", "discard_goal", "reveal")
    assert s.seat == keeling.NOBODY
    for seat in (RED, YELLOW, None):
        shown = [names(row.goals) for row in GAME.view(s, seat).seats.values()]
        assert shown == [["company_goal_01"], [], ["company_goal_03"]]
    own = GAME.view(s, BLUE).seats["blue"].goals
    assert names(own) == ["company_goal_02"]


@pytest.mark.clause("SC-13.5")
def test_a_lost_game_of_rivals_shows_nothing() -> None:
    s = table("supply europe", "begin_turn red", mode="competitive", co2=490)
    play(s, "turn_up_fossil gas")
    assert s.lost
    for seat in OTHERS:
        shown = GAME.view(s, seat).seats["red"]
        assert (shown.goals, shown.lobby) == ([], None)


@pytest.mark.clause("SC-5.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_a_discarded_goal_to_its_owner_alone(language: str) -> None:
    words = catalogue("keeling.games.second_chance", language)
    stories = []
    for goal in ("company_goal_05", "company_goal_09"):
        s = turn(mode="competitive", seats={"red": {"goals": [goal]}})
        s.events = []
        play(s, "discard_goal")
        assert s.events is not None
        told = [GAME.visible_events(s.events, seat) for seat in (RED, *OTHERS)]
        stories.append([words.events(events) for events in told])
    assert stories[0][0] != stories[1][0]
    assert stories[0][1:] == stories[1][1:]


# ---- the draft


@pytest.mark.clause("SC-3.4.2")
def test_a_pick_of_the_draft_is_a_secret() -> None:
    def drafting(hand: list[str]) -> SecondChance:
        keep = ("keep_card red", "keep_card blue", "pass_on", "begin_turn red")
        rows = {
            "red": {"lobby": [], "passing": hand},
            "blue": {"lobby": [], "passing": ["lobby_31", "lobby_32"]},
            "yellow": {"lobby": [], "passing": []},
        }
        return table(*keep, settings={"lobby_draft": True}, seats=rows)

    hands = (["lobby_01", "lobby_02"], ["lobby_03", "lobby_04"])
    assert same_to_others([drafting(hand) for hand in hands])
    tables = [drafting(hands[0]) for _ in range(2)]
    for s, card in zip(tables, hands[0], strict=True):
        assert GAME.view(s, RED).seats["red"].draft == hands[0]
        play(s, f"keep {card}")
        assert GAME.view(s, RED).seats["red"].lobby == [card]
    assert same_to_others(tables)


# ---- imagination


def hidden(s: SecondChance, seat: int) -> str:
    """What a seat cannot know: hands and goals of the others."""
    kinds = ("lobby", "passing", "picked", "goals", "goals_dealt", "goals_returned", "decided")
    own = GAME.vocabulary.names["seat"][seat]
    rows = GAME.dump(s)["seats"].items()
    return json.dumps([[row[kind] for kind in kinds] for name, row in rows if name != own])


CONFIGS = [
    GAME.config(seats=3),
    GAME.config(seats=3, lobby_draft=True),
    GAME.config(seats=2, mode="competitive"),
    GAME.config(seats=4, mode="competitive", lobby_draft=True),
]


@pytest.mark.clause("SC-3.1.21")
@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_imagination_keeps_the_own_view_and_deals_the_rest_again(config: Config) -> None:
    s, rng = GAME.new(config), Rng(5)
    if config["mode"] == "coop":
        s.add_points(0, FOR_START, 900)
    n = 0
    while s.decade < 3 and s.seat != keeling.NOBODY:
        if s.active >= 0 and n % 5 == 0:
            for seat in range(config.seats):
                worlds = [s.imagine(seat, rng) for _ in range(5)]
                assert {seen(world, seat) for world in worlds} == {seen(s, seat)}
                assert len({hidden(world, seat) for world in worlds}) > 1
                assert all(GAME.census(world) == GAME.census(s) for world in worlds)
        play_at_random(s, rng)
        n += 1


def test_imagination_changes_nothing_but_cards() -> None:
    s = turn("blue", played={"lobby_30": {"player": "red"}})
    world, dump = GAME.dump(s.imagine(BLUE, Rng(3))), GAME.dump(s)
    for row in (*world["seats"].values(), *dump["seats"].values()):
        assert (len(row["lobby"]), len(row["goals"])) == (5, 2)
        del row["lobby"], row["goals"]
    assert world == dump


def test_an_imagined_hand_holds_no_card_that_has_been_played_or_is_in_the_own_hand() -> None:
    s = turn("blue", played={"lobby_35": {"player": "red"}, "lobby_36": {"player": "red"}})
    own = set(GAME.view(s, BLUE).seats["blue"].lobby or [])
    dealt = set()
    for seed in range(60):
        rows = GAME.dump(s.imagine(BLUE, Rng(seed)))["seats"]
        assert set(rows["blue"]["lobby"]) == own
        dealt |= set(rows["red"]["lobby"])
    assert not dealt & (own | {"lobby_35", "lobby_36"})
    assert len(dealt) == 36 - 2 - 5


def test_alone_there_is_nothing_to_imagine_in_the_own_cards() -> None:
    s = turn(mode="solo")
    assert hidden(s, RED) == "[]"
    assert GAME.dump(s.imagine(RED, Rng(1))) == GAME.dump(s)
