"""What a table shows of crises while they strike, and that looking ahead changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from keeling.games.e_mission.data.box import PROJECTS
from keeling.games.e_mission.game import GAME
from keeling.text.catalogue import catalogue
from keeling.text.lines import TIE
from tests.e_mission.tables import crisis_phase, menu, offered, play, table

if TYPE_CHECKING:
    from keeling.games.e_mission.engine.state import EMission
    from keeling.games.e_mission.view.types import CrisisCard, Foreseen

SHOWN = GAME.presentation

FUND = {"card": "G24", "tucked": {"P001": "", "P002": "", "P003": ""}}


def shown(s: EMission, place: int = 0) -> CrisisCard:
    """A face-up crisis of the column as everybody sees it."""
    found = GAME.view(s, 0).column[place]
    assert found is not None
    return found


def foreseen(s: EMission) -> Foreseen:
    """Where the emissions of this round lead."""
    found = GAME.view(s, 0).foreseen
    assert found is not None
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
        assert shown(s, place).targets == []
        assert shown(s, place).world == []


@pytest.mark.clause("EM-9.3.4", "EM-9.3.18")
def test_after_a_tie_only_the_player_who_was_rolled_is_threatened() -> None:
    s = crisis_phase("C27", globals=[FUND])
    assert shown(s).targets == ["blue", "orange"]
    play(s, "geo_die 1", "geo_die 4")  # blue has the lower result
    assert shown(s).threat == {"blue": [2]}


@pytest.mark.clause("EM-9.3.18")
def test_what_weakens_a_crisis_weakens_no_other() -> None:
    s = crisis_phase("C26", "C30", globals=[FUND])
    play(s, "spend P001")
    assert shown(s).world == [3]  # 2 for each of 2 players, less 1
    assert shown(s, 1).threat == {"blue": [1], "orange": [1]}


@pytest.mark.clause("EM-9.3.11")
def test_a_crisis_that_strikes_already_threatens_nobody_else() -> None:
    """Blue has more Energy in play and discards two cards of it, one after another."""
    blue = {"hand": ["P006", "P007"], "projects": [["P017"]]}
    s = crisis_phase("C37", seats={"blue": blue, "orange": {"hand": ["P020"]}})
    play(s, "discard P006")
    assert shown(s).targets == []


@pytest.mark.clause("EM-9.3.15")
def test_nothing_is_usable_in_the_crisis_phase() -> None:
    s = crisis_phase("C36", seats={"blue": {"projects": [["P053"]], "hand": ["P001"]}})
    stack = GAME.view(s, 0).seats["blue"].projects[0]
    assert stack is not None
    assert not stack.usable


# ---- emissions come before crises

# 7 carbon against 3 sinks: 18 on the thermometer become 22, and 10 fill a row
SEATS = {"blue": {"dirty": 3}, "orange": {"dirty": 4}}
WARMING: dict[str, Any] = {"bands": 1, "loose": 8, "trees": 2, "oceans": 1, "seats": SEATS}


@pytest.mark.clause("EM-8.4.2", "EM-9.3.7")
def test_a_crisis_threatens_as_much_as_it_does_after_the_emissions() -> None:
    s = table("project_phase", "emission_phase", column=["C17"], **WARMING)
    assert shown(s).threat == {"blue": [2], "orange": [2]}
    assert (foreseen(s).bands, foreseen(s).temperature) == (2, 14)
    play(s, "done", "done")
    assert s.bands == 2


@pytest.mark.clause("EM-8.3.4", "EM-9.3.7")
def test_drawdown_makes_crises_weaker() -> None:
    s = menu(column=["C17"], bands=2, trees=5)  # 20 carbon less 5: one band
    assert shown(s).threat == {"blue": [1], "orange": [1]}


@pytest.mark.clause("EM-8.1.2", "EM-9.3.3")
def test_missing_energy_can_make_somebody_else_the_target() -> None:
    seats = {"blue": {"communities": 1, "demand": 2}, "orange": {"communities": 2}}
    s = menu(column=["C35"], seats=seats)  # blue will have 3 communities
    assert shown(s).targets == ["blue"]


@pytest.mark.clause("EM-8.2.3")
def test_before_the_own_carbon_is_added_the_heat_is_still_to_come() -> None:
    """Blue may cut 3 of 12 carbon; without that all 12 heat: 1 band, 2 more carbon."""
    blue = {"dirty": 12, "projects": [["P080", "P005", "P067"]], "hand": ["P001", "P002"]}
    s = table("emission_phase", column=["C17"], seats={"blue": blue})
    assert GAME.prompt(s) == "emission_cards"
    assert shown(s).threat == {"blue": [1], "orange": [1]}


@pytest.mark.clause("EM-9.3.7")
def test_in_the_crisis_phase_the_bands_on_the_thermometer_count() -> None:
    shield = {"card": "G24", "tucked": {"P001": ""}}
    s = crisis_phase("C06", globals=[shield], **WARMING)
    assert shown(s).threat == {"blue": [1], "orange": [1]}
    assert GAME.view(s, 0).foreseen is None


@pytest.mark.clause("EM-8.1.3")
def test_shared_energy_is_foreseen_for_those_who_are_worst_off() -> None:
    """Blue has 3 too many; 2 + 2 are missing, so green is spared and orange lacks one."""
    seats = {
        "blue": {"demand": 5, "clean": 8},
        "orange": {"demand": 5, "clean": 3},
        "green": {"demand": 5, "clean": 3, "communities": 4},
    }
    pool = {"card": "G23", "tucked": {"P007": "", "P018": "", "P078": ""}}
    s = menu(players=3, globals=[pool], seats=seats)
    before = GAME.dump(s)
    communities = {"blue": 0, "orange": 1, "green": 4}
    assert foreseen(s).communities == communities
    assert GAME.dump(s) == before
    s = table("emission_phase", players=3, globals=[pool], seats=seats)
    assert GAME.prompt(s) == "cover_shortage"
    assert foreseen(s).communities == communities, "while the group is asked"
    play(s, "cover_shortage orange")
    communities = {"blue": 0, "orange": 1, "green": 4}  # the two that are left go to green
    assert foreseen(s).communities == communities


def test_the_board_as_text_says_what_threats_are_reckoned_with() -> None:
    words = catalogue("keeling.games.e_mission", "en")
    s = menu(column=["C17"], **WARMING)
    told = " ".join(SHOWN.text_board(GAME.view(s, 0), words).split())
    then = "after this round's emissions, at 1.4 °C: one of Blue: take 2 communities in crisis"
    assert then in told.replace(TIE, " ")
    s = crisis_phase("C06", globals=[FUND], **WARMING)
    told = " ".join(SHOWN.text_board(GAME.view(s, 0), words).split())
    assert "as things stand: Blue: take 1 community in crisis" in told.replace(TIE, " ")


# ---- what follows from a crisis


@pytest.mark.clause("EM-9.5.2", "EM-9.3.4")
def test_what_cannot_be_lost_costs_communities_and_of_several_one_is_hit() -> None:
    """Both have no infrastructure; 2 ecological are lost, of which blue has 1 and orange none."""
    seats = {
        "blue": {"resilience": {"ecological": 1}, "communities": 3},
        "orange": {"communities": 10},
    }
    s = menu(column=["C27"], trees=1, seats=seats)
    assert shown(s).communities == {"blue": (3, 4), "orange": (10, 12)}
    assert shown(s).one_of
    words = catalogue("keeling.games.e_mission", "en")
    told = " ".join(SHOWN.text_board(GAME.view(s, 0), words).split()).replace(TIE, " ")
    assert "one of Blue: lose 2 ecological resilience, communities in crisis 3 → 4" in told
    assert "communities in crisis 10 → 12: the game is lost" in told


@pytest.mark.clause("EM-9.8.13")
def test_lost_energy_costs_communities_as_well() -> None:
    """Blue needs 5 and has 4 dirty: 1 is missing at the check, 3 when 2 more are lost."""
    seats = {"blue": {"demand": 5, "dirty": 4}, "orange": {"dirty": 1, "demand": 1}}
    s = menu(column=["C43"], trees=9, seats=seats)
    assert shown(s).communities == {"blue": (1, 4)}


@pytest.mark.clause("EM-9.3.5")
def test_a_crisis_that_is_fended_off_threatens_nobody() -> None:
    s = menu(column=["C31"], trees=1)
    assert shown(s).threat == {"blue": [1], "orange": [1]}
    ecology = next(card.id for card in PROJECTS.project if card.tags == ["ecology"])
    s = menu(column=["C31"], crisis_tucked={"C31": [ecology]}, trees=1)
    assert (shown(s).threat, shown(s).communities) == ({}, {})


@pytest.mark.clause("EM-8.3.2")
@pytest.mark.parametrize(
    ("trees", "verdict"),
    [
        (4, "Drawdown: all bound, 1 free"),
        (3, "All bound, none free: no drawdown yet"),
        (2, "+1 CO₂ heats the earth"),
    ],
)
def test_all_that_is_bound_is_no_drawdown_yet(trees: int, verdict: str) -> None:
    s = menu(trees=trees, seats={"blue": {"dirty": 3}})
    words = catalogue("keeling.games.e_mission", "en")
    assert verdict in SHOWN.board(GAME.view(s, 0), words, {})


def test_when_all_have_emitted_the_balance_is_that_of_the_next_round() -> None:
    s = crisis_phase("C06", globals=[FUND], **WARMING)
    words = catalogue("keeling.games.e_mission", "en")
    assert "Next round: " in SHOWN.board(GAME.view(s, 0), words, {})
