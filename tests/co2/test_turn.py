"""CO-1, CO-5 Conventions and the turn: what the worked examples leave open."""

from __future__ import annotations

import pytest

from keeling.games.co2.game import GAME
from tests.co2.tables import ORANGE, PURPLE, offered, play, refused, table, turn

SOLAR = {"energy": "solar"}


@pytest.mark.clause("CO-1.6")
def test_no_option_gives_anything_to_another_player() -> None:
    """Seats are named by the draw of the start player and by the winner of the auction alone."""
    verbs = {verb.name for verb in GAME.vocabulary.verbs if "seat" in verb.kinds}
    assert verbs == {"start", "name"}


@pytest.mark.clause("CO-5.1")
@pytest.mark.parametrize(
    "first", ["propose solar africa-money", "install africa-tech", "build africa-research"]
)
def test_one_mandatory_action_a_turn(first: str) -> None:
    s = turn(
        projects={
            "africa-tech": SOLAR,
            "africa-research": {**SOLAR, "installed": True},
            "oceania-tech": SOLAR,
            "oceania-research": {**SOLAR, "installed": True},
        },
        seats={"orange": {"money": 30, "tech": 9, "ceps": 3, "expertise": {"solar": 3}}},
    )
    play(s, first)
    assert refused(s, "propose solar oceania-money") == "CO-5.1"
    assert refused(s, "install oceania-tech") == "CO-5.1"
    assert refused(s, "build oceania-research") == "CO-5.1"
    assert "end" in offered(s)


@pytest.mark.clause("CO-5.2")
def test_each_optional_action_once_a_turn() -> None:
    s = turn(
        projects={"africa-tech": SOLAR, "africa-money": SOLAR},
        seats={"orange": {"money": 30, "ceps": 3, "lobby": ["lobby_25", "lobby_26"]}},
    )
    play(s, "move supply africa-tech", "sell", "minor lobby_25")
    assert refused(s, "move africa-tech africa-money") == "CO-5.2"
    assert refused(s, "buy") == "CO-12.4"
    assert refused(s, "sell") == "CO-12.4"
    assert refused(s, "minor lobby_26") == "CO-13.2"
    assert refused(s, "lobby lobby_26") == "CO-13.2"


@pytest.mark.clause("CO-5.2")
def test_in_the_next_turn_everything_is_free_again() -> None:
    s = turn(players=1, projects={"africa-tech": SOLAR}, seats={"orange": {"ceps": 3}})
    play(s, "move supply africa-tech", "sell", "minor lobby_25", "deal_lobby lobby_01")
    play(s, "propose recycling asia-money", "end")
    assert s.round == 2
    assert {"sell", "minor lobby_01", "move africa-tech supply"} <= set(offered(s))
    assert refused(s, "end") == "CO-5.4"


@pytest.mark.clause("CO-5.3")
def test_optional_actions_come_before_or_after_the_mandatory_one_in_any_order() -> None:
    before = turn(projects={"africa-tech": SOLAR})
    play(before, "sell", "move supply africa-tech", "minor lobby_03", "propose solar africa-money")
    after = turn(projects={"africa-tech": SOLAR})
    play(after, "propose solar africa-money", "minor lobby_03", "move supply africa-tech", "sell")
    for s in (before, after):
        assert (s.ceps[ORANGE], s.worker[10], s.carded, s.moved) == (2, ORANGE, True, True)


@pytest.mark.clause("CO-5.5", "CO-15.3")
def test_the_company_goal_may_be_discarded_before_and_after_the_action() -> None:
    s = turn()
    assert "discard_goal" in offered(s)
    play(s, "propose solar africa-money")
    assert "discard_goal" in offered(s)
    play(s, "discard_goal")
    assert s.money[ORANGE] == 4 + 2 + 8
    assert refused(s, "discard_goal") == ""


@pytest.mark.clause("CO-5.6", "CO-15.3")
def test_after_the_end_of_the_turn_has_begun_there_is_no_optional_action() -> None:
    s = turn(
        projects={
            "africa-tech": {**SOLAR, "worker": "orange"},
            "asia-tech": {"energy": "recycling", "worker": "orange"},
        },
        seats={"orange": {"supply": 0, "pool": 2}},
    )
    play(s, "propose solar africa-money", "end")
    assert offered(s) == ["study solar", "study recycling"]
    play(s, "study solar")
    assert s.seat == PURPLE


@pytest.mark.clause("CO-1.7", "CO-5.3")
def test_an_action_is_finished_before_the_next_one_starts() -> None:
    """A bonus of the build asks at once; nothing else can be done before the answer."""
    s = turn(
        projects={"europe-money": {"energy": "cold_fusion", "installed": True}},
        seats={"orange": {"money": 8, "tech": 2, "expertise": {"cold_fusion": 2}}},
    )
    play(s, "build europe-money")
    assert {option.split()[0] for option in offered(s)} == {"stock"}
    assert s.controller[2] == -1
    play(s, "stock africa")
    assert s.controller[2] == ORANGE


@pytest.mark.clause("CO-3.5", "CO-12.3")
def test_between_turns_the_markers_are_back_and_nothing_is_stopped() -> None:
    last = {"active": "purple", "done": "propose", "moved": True, "stopped": True}
    s = table("end_turn purple", "end_decade", players=2, round=5, start_player="orange", turn=last)
    view = GAME.view(s, 0)
    assert (view.decade, view.round, view.active) == (2, 1, None)
    assert (view.market.stopped, view.moved, view.done) == (False, False, None)
