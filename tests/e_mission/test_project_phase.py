"""EM-6.2: everybody acts at their own pace; what arrives first is carried out first."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.game import GAME
from tests.e_mission.tables import (
    BLUE,
    GREEN,
    ORANGE,
    by,
    draw,
    menu,
    offered,
    options,
    play,
    refused,
    row,
)


def is_over(s: EMission) -> bool:
    """Whether the phase has ended: here nothing follows it."""
    return s.seat == keeling.NOBODY


TWO: dict[str, Any] = {
    "blue": {"hand": ["P001", "P008", "P002"], "projects": [["P018"]]},
    "orange": {"hand": ["P003", "P061", "P009"], "projects": [["P110"]]},
}


# ---- done, resume, the end of the phase


@pytest.mark.clause("EM-6.2.3")
def test_the_phase_ends_when_all_are_done() -> None:
    s = menu(3)
    by(s, GREEN, "done")
    by(s, BLUE, "done")
    assert not is_over(s)
    assert s.choosing() == [ORANGE]
    by(s, ORANGE, "done")
    assert is_over(s)


@pytest.mark.clause("EM-6.2.3")
def test_who_is_done_may_only_resume() -> None:
    s = menu(seats=TWO)
    by(s, ORANGE, "done")
    assert options(s, ORANGE) == ["resume"]
    assert s.choosing() == [BLUE]
    by(s, ORANGE, "resume")
    assert s.choosing() == [BLUE, ORANGE]
    assert "use 1" in options(s, ORANGE)
    by(s, BLUE, "done")
    assert not is_over(s)


@pytest.mark.clause("EM-6.2.3", "EM-10.5", "EM-6.1.3")
def test_hand_cards_are_kept() -> None:
    s = menu(seats=TWO)
    by(s, BLUE, "done")
    by(s, ORANGE, "done")
    assert (row(s, BLUE)["hand"], row(s, ORANGE)["hand"]) == (
        sorted(TWO["blue"]["hand"]),
        sorted(TWO["orange"]["hand"]),
    )


@pytest.mark.clause("EM-6.2.3", "EM-6.2.1")
def test_done_is_always_an_option() -> None:
    assert offered(menu()) == ["done"]


# ---- order of arrival


@pytest.mark.clause("EM-6.2.6", "EM-6.2.1", "EM-1.6")
def test_anybody_acts_at_any_time() -> None:
    s = menu(seats=TWO)
    by(s, ORANGE, "use 1")
    by(s, BLUE, "tuck P001 1")
    by(s, ORANGE, "cover P003 2")
    by(s, ORANGE, "tuck P009 1")
    by(s, BLUE, "done")
    by(s, ORANGE, "done")
    assert row(s, ORANGE)["projects"][:2] == [["P110", "P009"], ["P003"]]
    assert row(s, BLUE)["projects"][0] == ["P018", "P001"]


@pytest.mark.clause("EM-6.2.6", "EM-6.4.4")
@pytest.mark.parametrize(("first", "second"), [(BLUE, ORANGE), (ORANGE, BLUE)])
def test_the_tuck_that_arrives_first_counts(first: int, second: int) -> None:
    """E36: one infrastructure tag is needed; the second card stays in its hand."""
    mine = {BLUE: "help P008 C28", ORANGE: "help P061 C28"}
    s = menu(column=["C28"], seats=TWO)
    assert all(mine[seat] in options(s, seat) for seat in (BLUE, ORANGE))
    by(s, first, mine[first])
    s.call(second)
    assert refused(s, mine[second]) == "EM-6.4.4"
    assert len(row(s, second)["hand"]) == 3
    assert len(row(s, first)["hand"]) == 2


@pytest.mark.clause("EM-6.2.5", "EM-6.2.6")
def test_an_action_is_carried_out_before_any_other_begins() -> None:
    s = menu(seats=TWO)
    by(s, BLUE, "use 1")  # a card has to be paid
    assert s.choosing() == [BLUE]
    assert not s.may_choose(ORANGE)
    assert "done" not in offered(s)
    by(s, BLUE, "pay P001")
    assert s.choosing() == [BLUE, ORANGE]


@pytest.mark.clause("EM-7.16", "EM-1.6")
def test_a_decision_of_the_group_inside_an_action_is_answered_by_anybody() -> None:
    tracks = {"permafrost_thaw": 1, "arctic_melt": 4}
    s = menu(3, tracks=tracks, seats={"blue": {"projects": [["P132"]]}})
    by(s, GREEN, "done")
    by(s, BLUE, "use 1")
    play(s, "geo_die 6")
    assert s.choosing() == [BLUE, ORANGE, GREEN]
    by(s, ORANGE, "retreat arctic_melt")
    assert GAME.dump(s)["tracks"]["arctic_melt"] == 2
    assert s.choosing() == [BLUE, ORANGE]  # green is still done
    assert options(s, GREEN) == ["resume"]


# ---- what clears a done flag (EM-6.2.7)


@pytest.mark.clause("EM-6.2.5", "EM-6.2.7", "EM-6.6.1")
def test_a_project_that_becomes_active_wakes_everybody() -> None:
    """E35: seat 0 tucks the second of two regulation tags."""
    there = {"card": "G10", "tucked": {"P014": ""}}
    s = menu(globals=[there], seats=TWO)
    by(s, ORANGE, "done")
    by(s, BLUE, "support P002 G10")
    assert GAME.dump(s)["active"] == ["G10"]
    assert not row(s, ORANGE)["done"]
    by(s, BLUE, "done")
    assert not is_over(s)
    by(s, ORANGE, "done")
    assert is_over(s)


HELP: dict[str, tuple[dict[str, Any], list[str]]] = {
    "clean energy": ({"projects": [["S_china_5"]], "clean": 1}, ["use 1"]),
    "a card": ({"projects": [["S_global_south_5"]], "hand": ["P001"]}, ["use 1"]),
    "resilience": (
        {"projects": [["P116", "P004", "P033", "P008"]], "hand": ["P001"]},
        ["use 1", "with orange"],
    ),
    "fewer communities": ({"projects": [["P129"]], "hand": ["P001"]}, ["use 1"]),
}


@pytest.mark.clause("EM-6.2.7", "EM-6.2.8")
@pytest.mark.parametrize("what", HELP)
def test_help_from_others_clears_done(what: str) -> None:
    mine, moves = HELP[what]
    s = menu(seats={"blue": mine, "orange": {"communities": 2}})
    by(s, ORANGE, "done")
    by(s, BLUE, *moves)
    assert not row(s, ORANGE)["done"]
    assert s.choosing() == [BLUE, ORANGE]


@pytest.mark.clause("EM-6.2.7", "EM-7.26")
def test_cards_drawn_by_others_clear_done() -> None:
    s = menu(seats={"blue": {"projects": [["S_usa_5"]], "hand": ["P001"]}})
    by(s, ORANGE, "done")
    by(s, BLUE, "use 1")
    draw(s)
    assert len(row(s, ORANGE)["hand"]) == 1
    assert not row(s, ORANGE)["done"]


@pytest.mark.clause("EM-6.2.7")
def test_what_others_do_for_themselves_does_not_clear_done() -> None:
    s = menu(seats=TWO)
    by(s, ORANGE, "done")
    by(s, BLUE, "use 1", "pay P001", "tuck P002 1", "cover P008 3")
    assert row(s, ORANGE)["done"]
    by(s, BLUE, "done")
    assert is_over(s)


@pytest.mark.clause("EM-6.2.7")
def test_who_resumes_acts_again() -> None:
    s = menu(seats=TWO)
    by(s, BLUE, "done")
    by(s, BLUE, "resume", "use 1", "pay P001")
    assert not row(s, BLUE)["done"]


# ---- what is never allowed


@pytest.mark.clause("EM-6.2.8", "EM-6.1.5", "EM-6.4.7", "EM-6.4.10", "EM-6.2.2", "EM-6.2.4")
def test_nobody_touches_the_cards_of_somebody_else() -> None:
    """E37: an empty hand cannot pay, and no option of the other one changes that."""
    full = ["P003", "P005", "P061", "P009", "P010", "P011"]
    s = menu(seats={"blue": {"projects": [["P018"]]}, "orange": {"hand": full}})
    assert refused(s, "use 1") == "EM-6.3.4"
    verbs = {option.split()[0] for option in options(s, ORANGE)}
    assert verbs == {"cover", "done"}  # orange has no project of its own to tuck under
    before = row(s, BLUE)
    for card in full[:2]:
        by(s, ORANGE, f"cover {card} 1")
    assert row(s, BLUE) == before


@pytest.mark.clause("EM-6.4.10", "EM-6.3.2")
def test_tags_elsewhere_do_not_count_for_a_project() -> None:
    """Grid tags under a global project, in the other stack and in the hand."""
    there = {"card": "G02", "tucked": {"P007": ""}}
    mine = {"projects": [["P019"], ["P020"]], "hand": ["P036"]}
    s = menu(globals=[there], seats={"blue": mine})
    assert refused(s, "use 1") == "EM-6.3.6"
