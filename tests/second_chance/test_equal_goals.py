"""SC-12.3 Of equal environment goals the team chooses which one is met."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

import keeling
from keeling.bots.play import decide
from keeling.games.second_chance.engine.rules.environment import is_met
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from keeling.kernel.errors import BadScenario
from tests.second_chance.tables import BLUE, RED, TILES, offered, play, table, told

# Slots 0 and 4: a plant in North America, twice; 13 and 14: a summit with two topics, twice.
GOALS = ["env_01", "env_03", "env_05", "env_07", "env_02", *TILES[5:]]
ONE_PLANT = {"north_america": {"slots": ["solar red red"]}}
WATCHED: dict[str, object] = {"inspectors": True}
PHASE = ("turn_goals", "environment_goals", "begin_turn red")


def phase(*, settings: dict[str, object] | None = WATCHED, **given: Any) -> SecondChance:
    """The environment goals phase of decade 2, with one plant in North America."""
    told = {"goals": GOALS, "regions": ONE_PLANT, "decade": 2, "team_points": {"income": 60}}
    given = {"inspectors": [4, 20], "start_player": "blue", **told, **given}
    return table(*PHASE, settings=settings, **given)


def met(s: SecondChance) -> list[int]:
    """The slots of the tiles that are met."""
    return [tile for tile in range(21) if is_met(s, tile)]


@pytest.mark.clause("SC-12.3", "SC-14.4")
def test_the_start_player_chooses_which_of_two_equal_tiles_is_turned() -> None:
    s = phase()
    assert (s.seat, offered(s)) == (BLUE, ["turn_over env_01", "turn_over env_02"])


@pytest.mark.clause("SC-12.3", "SC-12.5", "SC-18.2.6")
@pytest.mark.parametrize(("chosen", "slot", "cost"), [("env_02", 4, 40), ("env_01", 0, 42)])
def test_a_tile_with_an_inspector_that_is_left_costs_double(
    chosen: str, slot: int, cost: int
) -> None:
    """Of 21 tiles one is met: 20 cost 2 each; the inspectors stand on slots 4 and 20.

    With slot 4 met only the one on slot 20 doubles: 20 * 2 + 2; with slot 0 met both do.
    """
    s = phase()
    play(s, f"turn_over {chosen}")
    assert met(s) == [slot]
    assert s.score(RED) == 60 - cost - 2


@pytest.mark.clause("SC-12.3", "SC-12.1")
def test_what_was_chosen_stays_met_and_a_second_plant_meets_the_other() -> None:
    s = phase(goals_turned=["env_01"])
    assert (GAME.prompt(s), met(s)) == ("act", [0])
    two = {"north_america": {"slots": ["solar red red", "hydro red red"]}}
    s = phase(goals_turned=["env_02"], regions=two)
    assert met(s) == [0, 4, 7]  # and slot 7: a hydro plant
    assert GAME.dump(s)["goals_turned"] == ["env_01", "env_02", "env_15"]


@pytest.mark.clause("SC-12.3")
def test_with_as_many_plants_as_tiles_nobody_is_asked() -> None:
    two = {"north_america": {"slots": ["solar red red", "recycling red red"]}}
    assert GAME.prompt(phase(regions=two)) == "act"


@pytest.mark.clause("SC-12.3", "SC-18.2.1")
def test_without_inspectors_equal_tiles_are_all_the_same() -> None:
    s = phase(settings=None, inspectors=[-1, -1])
    assert (GAME.prompt(s), met(s)) == ("act", [0])


@pytest.mark.clause("SC-12.3", "SC-18.2.5")
def test_where_the_inspector_has_left_nobody_is_asked() -> None:
    assert GAME.prompt(phase(inspectors=[-2, 20])) == "act"


@pytest.mark.clause("SC-12.3")
def test_summit_tiles_are_chosen_too() -> None:
    """One summit with two topics was resolved; slots 13 and 14 ask for such."""
    s = phase(regions={}, summits_gone=["summit_07"])
    assert offered(s) == ["turn_over env_33", "turn_over env_34"]


@pytest.mark.clause("SC-12.3", "SC-18.2.3", "SC-18.2.5")
@pytest.mark.parametrize(("turned", "slot"), [("env_01", 2), ("env_02", 1)])
def test_inspectors_pass_over_the_tile_that_was_turned(turned: str, slot: int) -> None:
    """From before slot 0, gas: the second tile that lies face up."""
    given: dict[str, Any] = {"goals": GOALS, "regions": ONE_PLANT, "goals_turned": [turned]}
    stack = {"gas": 5, "oil": 5, "coal": 5}
    begun = ("move_inspector 0", "begin_turn red")
    s = table(*begun, settings=WATCHED, inspectors=[-1, -1], fossils=stack, **given)
    play(s, "turn_up_fossil gas")
    assert s.inspector[0] == slot


@pytest.mark.clause("SC-12.3")
def test_until_then_the_tile_that_costs_most_counts_as_met() -> None:
    s = table(
        "begin_turn red", settings=WATCHED, goals=GOALS, regions=ONE_PLANT, inspectors=[4, 20]
    )
    assert met(s) == [4]


# A plant of solar is ready to be built in North America; no tile asks for solar.
READY = {"north_america-money": {"energy": "solar", "infrastructure": "red"}}


def told_met(**given: Any) -> list[str]:
    """The tiles that are told to be met when a plant in North America is built."""
    steps = ("raise_plant red north_america-money", "act red")
    first = {"goals": GOALS, "projects": READY, "turn": {"active": "red"}, "inspectors": [4, 20]}
    s = table(*steps, settings=WATCHED, **{**first, **given})
    return [f"env_{1 + number:02}" for name, number, *_ in told(s) if name == "tile_met"]


@pytest.mark.clause("SC-12.3", "SC-12.1")
@pytest.mark.parametrize(("turned", "other"), [("env_01", "env_02"), ("env_02", "env_01")])
def test_a_second_plant_is_told_to_meet_the_tile_that_lies_face_up(turned: str, other: str) -> None:
    assert told_met(goals_turned=[turned], regions=ONE_PLANT) == [other]
    two = {"north_america": {"slots": ["solar red red", "wind red red"]}}
    assert told_met(goals_turned=[turned, other], regions=two) == []


@pytest.mark.clause("SC-12.3", "SC-18.2.6")
@pytest.mark.parametrize(
    ("slot", "first", "second"), [(4, "env_02", "env_01"), (0, "env_01", "env_02")]
)
def test_the_first_plant_is_told_to_meet_the_tile_with_the_inspector(
    slot: int, first: str, second: str
) -> None:
    assert told_met(inspectors=[slot, 20]) == [first]
    assert told_met(inspectors=[slot, 20], regions=ONE_PLANT) == [second]


def test_only_a_tile_that_was_laid_out_can_be_turned() -> None:
    with pytest.raises(BadScenario, match="env_46 is not among the goals"):
        phase(goals_turned=["env_46"])


REVISION_2 = """
from keeling.games.second_chance.game import GAME
from tests.second_chance.test_equal_goals import ONE_PLANT, met, phase, told_met
from tests.second_chance.test_announce import holding
s = phase()
print(GAME.version, GAME.prompt(s), met(s), [o for o in GAME.legal(holding(4)) if "announce" in o])
print(told_met(), told_met(regions=ONE_PLANT))
"""


@pytest.mark.clause("SC-12.3", "SC-6.3.8")
def test_in_the_second_revision_the_lowest_slot_was_met_and_cards_came_after() -> None:
    known = {**os.environ, "KEELING_REVISIONS": "second_chance=2"}
    run = [sys.executable, "-c", REVISION_2]
    done = subprocess.run(run, env=known, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert done.stdout == "2 act [0] []\n['env_01'] ['env_02']\n"


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_a_bot_turns_the_tile_that_would_cost_double(bot: str) -> None:
    s = phase()
    chosen = decide(s, [keeling.bot(bot, "second_chance")] * s.seats, keeling.Rng(1))
    assert GAME.vocabulary.write(chosen) == "turn_over env_02"
