"""SC-18.2 UN inspectors: what the worked examples leave open."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.game import GAME
from tests.second_chance.tables import play, set_up, table

ON: dict[str, object] = {"inspectors": True}
STACK = {"gas": 5, "oil": 5, "coal": 5}


def inspected(*steps: str, **given: Any) -> SecondChance:
    """Inspectors before their first tiles, a stack of all kinds."""
    fresh = {"inspectors": [-1, -1], "fossils": STACK, "fossils_under": [], **given}
    return table(*steps, "begin_turn red", settings=ON, **fresh)


@pytest.mark.clause("SC-18.2.1", "SC-18.2.2", "SC-3.3.5")
@pytest.mark.parametrize("config", [{"seats": 1}, {"seats": 3, "inspectors": True}], ids=str)
def test_inspectors_move_once_during_set_up(config: dict[str, object]) -> None:
    for seed in range(10):
        s = set_up(seed, **config)
        steps = {"gas": 2, "oil": 3, "coal": 4}
        drawn = GAME.dump(s)["fossils_under"]
        assert [steps[kind] - 1 for kind in drawn] == [s.inspector[0], s.inspector[1] - 13]


@pytest.mark.clause("SC-18.2.1")
def test_without_the_variant_there_are_none() -> None:
    s = set_up(1, seats=3)
    assert (list(s.inspector), GAME.dump(s)["fossils_under"]) == ([-1, -1], [])


@pytest.mark.clause("SC-18.2.3", "SC-18.2.4")
@pytest.mark.parametrize(("kind", "steps"), [("gas", 2), ("oil", 3), ("coal", 4)])
def test_how_far_an_inspector_goes(kind: str, steps: int) -> None:
    s = inspected("move_inspector 0", "move_inspector 1")
    play(s, f"turn_up_fossil {kind}", f"turn_up_fossil {kind}")
    assert list(s.inspector) == [steps - 1, 13 + steps - 1]
    s = inspected("move_inspector 0", "move_inspector 1", inspectors=[6, 20])
    play(s, f"turn_up_fossil {kind}", f"turn_up_fossil {kind}")
    assert list(s.inspector) == [(6 + steps) % 8, 13 + steps - 1]


@pytest.mark.clause("SC-18.2.3")
def test_the_plant_goes_under_the_stack() -> None:
    s = inspected("move_inspector 0", "move_inspector 1")
    play(s, "turn_up_fossil coal", "turn_up_fossil gas")
    assert list(s.fossils.counts) == [4, 5, 4]
    assert GAME.dump(s)["fossils_under"] == ["coal", "gas"]


@pytest.mark.clause("SC-18.2.3", "SC-18.2.5")
def test_tiles_that_are_met_are_not_counted() -> None:
    """Slots 0 (North America) and 3 (Africa) are met, and 6 (recycling) by Africa."""
    regions = {
        "north_america": {"slots": ["solar red red"]},
        "africa": {"slots": ["recycling red red"]},
    }
    s = inspected("move_inspector 0", regions=regions)
    play(s, "turn_up_fossil oil")
    assert s.inspector[0] == 4  # 1, 2, 4


@pytest.mark.clause("SC-18.2.4")
def test_the_present_tile_counts_again_after_a_full_round() -> None:
    """Only slots 1 and 2 (South America, Europe) are left: two steps lead back."""
    regions = {
        "north_america": {"slots": ["hydro red red"]},
        "africa": {"slots": ["recycling red red"]},
        "asia": {"slots": ["solar red red"]},
        "oceania": {"slots": ["wind red red"]},
    }
    s = inspected("move_inspector 0", inspectors=[1, -1], regions=regions)
    play(s, "turn_up_fossil gas")
    assert s.inspector[0] == 1
    s = inspected("move_inspector 0", inspectors=[1, -1], regions=regions)
    play(s, "turn_up_fossil oil")
    assert s.inspector[0] == 2


@pytest.mark.clause("SC-18.2.5")
def test_where_all_is_met_the_inspector_leaves_and_no_plant_is_drawn() -> None:
    resolved = ["summit_05", "summit_07", "summit_11", "summit_12", "summit_15"]
    s = inspected("move_inspector 1", summits_gone=resolved)
    assert list(s.inspector) == [-1, -2]
    assert (list(s.fossils.counts), list(s.under)) == ([5, 5, 5], [])
    census = GAME.census(s)
    s = inspected("move_inspector 1", inspectors=[-1, -2], summits_gone=resolved)
    assert GAME.census(s)["tech"] == census["tech"]  # the token does not come back


@pytest.mark.clause("SC-18.2.7")
def test_without_a_plant_to_draw_the_inspector_stays() -> None:
    none = {"gas": 0, "oil": 0, "coal": 0}
    s = inspected("move_inspector 0", inspectors=[3, -1], fossils=none)
    assert list(s.inspector) == [3, -1]


@pytest.mark.clause("SC-16.3")
def test_inspectors_move_between_decades_and_not_after_the_last() -> None:
    s = inspected("end_decade", start_player="red")
    assert GAME.prompt(s) == "inspector_fossil"
    play(s, "turn_up_fossil gas", "turn_up_fossil gas")
    assert (list(s.inspector), s.decade) == ([1, 14], 2)
    s = inspected("end_decade", decade=4)
    assert list(s.inspector) == [-1, -1]
