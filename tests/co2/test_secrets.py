"""Section E of the rules document: who sees what."""

from __future__ import annotations

import json
from typing import Any

import pytest

import keeling
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.game import GAME
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, catalogue
from tests.co2.tables import BLUE, ORANGE, PURPLE, last_round, play, play_at_random, table, turn

OTHERS = (PURPLE, BLUE, None)


def seen(s: Co2, seat: int | None) -> str:
    """The whole view of a seat."""
    return json.dumps(GAME.view(s, seat).json())


def same_to_others(tables: list[Co2]) -> bool:
    """Whether two tables that differ in orange's secrets look the same to everybody else."""
    return all(seen(tables[0], seat) == seen(tables[1], seat) for seat in OTHERS)


@pytest.mark.clause("CO-1.4")
def test_what_lies_on_the_table_is_public() -> None:
    s = turn(
        regions={"africa": {"spaces": ["oil", "orange solar small", ""], "controller": "orange"}},
        seats={"orange": {"money": 7, "tech": 3, "ceps": 4, "expertise": {"solar": 5}}},
    )
    shown = GAME.view(s, None).seats["orange"]
    assert (shown.money, shown.tech, shown.ceps, shown.score) == (7, 3, 4, 0)
    assert (shown.pool, shown.supply, shown.plants) == (3, 1, 1)
    assert (shown.expertise["solar"], shown.hand, shown.has_goal) == (5, 5, True)


@pytest.mark.clause("CO-1.4", "CO-13.1")
def test_only_the_owner_sees_his_lobby_cards() -> None:
    hands = (["lobby_02", "lobby_04"], ["lobby_05", "lobby_06"])
    tables = [turn("purple", seats={"orange": {"lobby": hand}}) for hand in hands]
    assert same_to_others(tables)
    assert [GAME.view(s, ORANGE).seats["orange"].lobby for s in tables] == list(hands)
    assert GAME.view(tables[0], PURPLE).seats["orange"].hand == 2


@pytest.mark.clause("CO-15.1", "CO-15.4")
@pytest.mark.parametrize("discarded", [False, True])
def test_only_the_owner_sees_his_company_goal_held_or_discarded(discarded: bool) -> None:  # noqa: FBT001 - a row of the table
    goals = ("company_27", "company_29")
    tables = [
        turn("purple", seats={"orange": {"goal": goal, "discarded": discarded}}) for goal in goals
    ]
    assert same_to_others(tables)
    own = [GAME.view(s, ORANGE).seats["orange"] for s in tables]
    assert [(row.goal, row.has_goal) for row in own] == [(g, not discarded) for g in goals]


@pytest.mark.clause("CO-15.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_a_discarded_goal_to_its_owner_alone(language: str) -> None:
    words = catalogue("keeling.games.co2", language)
    stories = []
    for goal in ("company_27", "company_29"):
        s = turn(seats={"orange": {"goal": goal}})
        s.events = []
        play(s, "discard_goal")
        assert s.events is not None
        told = [GAME.visible_events(s.events, seat) for seat in (ORANGE, *OTHERS)]
        stories.append([words.events(events) for events in told])
    assert stories[0][0] != stories[1][0]
    assert stories[0][1:] == stories[1][1:]


DRAFT: dict[str, object] = {"lobby_draft": True}


def drafting(orange: list[str]) -> Co2:
    """The first pass of a draft."""
    return table(
        "draft_pass",
        "operations",
        settings=DRAFT,
        seats={
            "orange": {"passing": orange},
            "purple": {"passing": ["lobby_11", "lobby_12", "lobby_13"]},
            "blue": {"passing": ["lobby_21", "lobby_22", "lobby_23"]},
        },
    )


@pytest.mark.clause("CO-19.2")
def test_in_the_draft_everybody_sees_the_cards_he_chooses_from_and_those_he_kept() -> None:
    hands = (["lobby_01", "lobby_02", "lobby_03"], ["lobby_04", "lobby_05", "lobby_06"])
    tables = [drafting(hand) for hand in hands]
    assert same_to_others(tables)
    own = GAME.view(tables[0], ORANGE).seats["orange"]
    assert (own.draft, own.lobby) == (hands[0], [])
    other = GAME.view(tables[0], PURPLE).seats
    assert other["orange"].draft is None
    assert other["purple"].draft == ["lobby_11", "lobby_12", "lobby_13"]


@pytest.mark.clause("CO-19.2")
def test_a_pick_is_a_secret_and_the_cards_are_passed_on_together() -> None:
    """Orange has chosen; purple and blue, who still choose, learn nothing of it."""
    tables = [drafting(["lobby_01", "lobby_02", "lobby_03"]) for _ in range(2)]
    for s, card in zip(tables, ("lobby_01", "lobby_03"), strict=True):
        play(s, f"keep {card}")
        assert GAME.view(s, ORANGE).seats["orange"].lobby == [card]
    assert same_to_others(tables)
    play(tables[0], "keep lobby_11", "keep lobby_21")
    assert GAME.view(tables[0], BLUE).seats["blue"].draft == ["lobby_02", "lobby_03"]


@pytest.mark.clause("CO-15.4", "CO-18.7")
def test_at_the_end_a_scored_goal_is_shown_and_a_swapped_one_stays_a_secret() -> None:
    """Orange controls two regions for goal 27; blue's goal 28 is worth nothing."""
    held = {name: {"controller": "orange"} for name in ("africa", "asia")}
    seats = {"orange": {"goal": "company_27"}, "purple": {"goal": "company_33", "discarded": True}}
    s = last_round(5, regions=held, seats=seats)
    assert s.seat == keeling.NOBODY
    for seat in (ORANGE, PURPLE, BLUE, None):
        shown = [row.goal for row in GAME.view(s, seat).seats.values()]
        expected = ["company_27", None, None]
        if seat == PURPLE:
            expected[PURPLE] = "company_33"
        if seat == BLUE:
            expected[BLUE] = "company_28"
        assert shown == expected


@pytest.mark.clause("CO-15.4", "CO-18.7")
@pytest.mark.parametrize("card", ["company_28", "company_29"])
def test_the_log_of_the_end_does_not_tell_a_swapped_goal(card: str) -> None:
    seats = {"orange": {"goal": "company_31"}, "blue": {"goal": card, "money": 0, "ceps": 0}}
    s = last_round(5, seats=seats)
    assert s.events is not None
    told = json.dumps([GAME.visible_events(s.events, seat) for seat in (ORANGE, PURPLE, None)])
    assert card not in told
    assert card in json.dumps(GAME.visible_events(s.events, BLUE))


@pytest.mark.clause("CO-4.22", "CO-15.4")
def test_a_lost_game_shows_nothing() -> None:
    held = {name: {"controller": "orange"} for name in ("africa", "asia")}
    s = table("loss_check", co2=500, regions=held, seats={"orange": {"goal": "company_27"}})
    assert s.lost
    for seat in (PURPLE, BLUE, None):
        shown = GAME.view(s, seat).seats["orange"]
        assert (shown.goal, shown.lobby) == (None, None)


def hidden(s: Co2, seat: int) -> dict[str, Any]:
    """What a seat cannot know: hands and goals of the others."""
    dump = GAME.dump(s)
    kinds = ("lobby", "passing", "picked", "goal")
    names = GAME.vocabulary.names["seat"]
    return {
        name: {kind: row[kind] for kind in kinds}
        for name, row in dump["seats"].items()
        if name != names[seat]
    }


@pytest.mark.parametrize("draft", [False, True])
def test_imagination_keeps_the_own_view_and_deals_the_rest_again(draft: bool) -> None:  # noqa: FBT001 - a row of the table
    s, rng = GAME.new(GAME.config(seats=3, lobby_draft=draft)), Rng(5)
    while s.decade == 1 and s.seat != keeling.NOBODY:
        if s.active >= 0 or s.seat >= 0:
            for seat in range(3):
                worlds = [s.imagine(seat, rng) for _ in range(4)]
                assert {seen(world, seat) for world in worlds} == {seen(s, seat)}
                assert len({json.dumps(hidden(world, seat)) for world in worlds}) > 1
                assert all(GAME.census(world) == GAME.census(s) for world in worlds)
        play_at_random(s, rng)


def test_imagination_changes_nothing_but_cards() -> None:
    s = turn("purple", seats={"orange": {"discarded": True}})
    world, dump = GAME.dump(s.imagine(PURPLE, Rng(3))), GAME.dump(s)
    for row in (*world["seats"].values(), *dump["seats"].values()):
        assert len(row["lobby"]) == 5
        del row["lobby"], row["goal"]
    assert world == dump


def test_an_imagined_hand_holds_no_card_that_has_been_played_or_is_in_the_own_hand() -> None:
    gone = ["lobby_25", "lobby_26"]
    s = turn("purple", lobby_gone=gone)
    held = GAME.view(s, PURPLE).own.lobby
    assert held is not None
    own, dealt = set(held), set()
    for seed in range(30):
        rows = GAME.dump(s.imagine(PURPLE, Rng(seed)))["seats"]
        assert set(rows["purple"]["lobby"]) == own
        dealt |= set(rows["orange"]["lobby"])
    assert not dealt & (own | set(gone))
    assert len(dealt) == 26 - 2 - 5
