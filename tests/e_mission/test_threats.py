"""What a table shows of crises while they strike, and that looking ahead changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from keeling.games.e_mission.game import GAME
from tests.e_mission.tables import crisis_phase, menu, offered, play, table

FUND = {"card": "G24", "tucked": {"P001": "", "P002": "", "P003": ""}}


def shown(s: Any, place: int = 0) -> dict[str, Any]:
    """A face-up crisis of the column as everybody sees it."""
    found: dict[str, Any] = GAME.view(s, 0)["column"][place]
    return found


@pytest.mark.clause("EM-7.31")
def test_looking_ahead_gives_nobody_cards() -> None:
    tied = {"blue": {"communities": 2}, "orange": {"communities": 2}}
    project = {"card": "G09", "tucked": {"P004": "", "P009": ""}}
    s = table("draw_phase", seats=tied, globals=[project])
    assert offered(s) == ["bonus_for blue", "bonus_for orange"]
    before = GAME.dump(s)
    for option in s.legal:
        s.clone().apply(option)
    assert GAME.dump(s) == before


@pytest.mark.clause("EM-9.3.6")
def test_a_shield_is_offered_to_those_to_whom_something_would_happen() -> None:
    """Hurricanes at 1 band: blue's own resilience is enough."""
    s = crisis_phase(
        "C06",
        bands=1,
        globals=[{"card": "G06", "tucked": {"P002": ""}}],
        seats={"blue": {"resilience": {"infrastructure": 1}}},
    )
    assert offered(s) == ["skip", "shield G06 orange"]


@pytest.mark.clause("EM-9.3.17")
def test_a_crisis_without_a_target_threatens_nobody_and_nothing() -> None:
    s = menu(column=["C43", "C37"])  # nobody has dirty energy, or an Energy tag
    for place in range(2):
        assert shown(s, place)["targets"] == []
        assert shown(s, place)["world"] == []


@pytest.mark.clause("EM-9.3.4", "EM-9.3.18")
def test_after_a_tie_only_the_player_who_was_rolled_is_threatened() -> None:
    s = crisis_phase("C27", globals=[FUND])
    assert shown(s)["targets"] == ["blue", "orange"]
    play(s, "geo_die 1", "geo_die 4")  # blue has the lower result
    assert shown(s)["threat"] == {"blue": [2]}


@pytest.mark.clause("EM-9.3.18")
def test_what_weakens_a_crisis_weakens_no_other() -> None:
    s = crisis_phase("C26", "C30", globals=[FUND])
    play(s, "spend P001")
    assert shown(s)["world"] == [3]  # 2 for each of 2 players, less 1
    assert shown(s, 1)["threat"] == {"blue": [1], "orange": [1]}


@pytest.mark.clause("EM-9.3.11")
def test_a_crisis_that_strikes_already_threatens_nobody_else() -> None:
    """Blue has more Energy in play and discards two cards of it, one after another."""
    blue = {"hand": ["P006", "P007"], "projects": [["P017"]]}
    s = crisis_phase("C37", seats={"blue": blue, "orange": {"hand": ["P020"]}})
    play(s, "discard P006")
    assert shown(s)["targets"] == []


@pytest.mark.clause("EM-9.3.15")
def test_nothing_is_usable_in_the_crisis_phase() -> None:
    s = crisis_phase("C36", seats={"blue": {"projects": [["P053"]], "hand": ["P001"]}})
    assert not GAME.view(s, 0)["seats"]["blue"]["projects"][0]["usable"]
