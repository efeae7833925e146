"""EM-1, EM-4, EM-5, EM-10: rounds and phases, what is known, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import keeling
from keeling.games.e_mission.engine.rules.growth import Growth
from keeling.games.e_mission.game import GAME
from keeling.text.catalogue import LANGUAGES, catalogue
from keeling.text.lines import TIE
from keeling.text.words import GameWords
from tests.e_mission.tables import (
    BLUE,
    NAMES,
    ORANGE,
    POWER,
    by,
    crisis_phase,
    draw,
    menu,
    offered,
    play,
    table,
    told,
)

SHOWN = GAME.presentation

LEVELS = [3, 3, 3, 3, 4, 4, 5, 5]  # EM-5.1.2 by bands


@pytest.mark.clause("EM-4.1")
def test_a_round_has_five_phases() -> None:
    s = table("round", round=1)  # it has entered the global phase already
    first = int(s.phase_begun)
    while s.round == 2 and s.seat != keeling.NOBODY:
        if s.seat == keeling.CHANCE:
            s.apply(s.legal[0])
        else:
            play(s, "done" if "done" in offered(s) else offered(s)[0])
    phases = [event[1] for event in told(s) if event[0] == "phase"]
    assert [first, *phases[:4]] == [1, 2, 3, 4, 5]


@pytest.mark.clause("EM-5.1.2", "EM-5.1.9", "EM-5.1.3")
@pytest.mark.parametrize("bands", range(8))
def test_the_thermometer_says_how_many_crises_come(bands: int) -> None:
    s = table("draw_crises", bands=bands)
    assert s.crises_drawn == LEVELS[bands]
    play(s, "turn_up C11")
    assert GAME.dump(s)["column"] == ["C11"] + ["unknown"] * (LEVELS[bands] - 1)


@pytest.mark.clause("EM-5.1.1")
def test_in_round_1_it_is_three_whatever_the_thermometer_shows() -> None:
    assert table("draw_crises", round=1, bands=6).crises_drawn == 3


@pytest.mark.clause("EM-5.1.8")
def test_ongoing_crises_do_not_count() -> None:
    s = table("draw_crises", ongoing=["C47", "C48"])
    draw(s)
    assert len(s.column) == 3


@pytest.mark.clause("EM-5.1.7")
def test_without_any_crisis_fewer_are_drawn() -> None:
    """All but two lie in the column already; nothing is discarded."""
    crises = GAME.vocabulary.names["crisis"]
    s = table("draw_crises", column=crises[:46])
    draw(s)
    assert len(s.column) == 48
    assert s.seat == keeling.NOBODY


@pytest.mark.clause("EM-9.5.7", "EM-9.8.8")
def test_a_pledge_is_ignored_where_there_is_none() -> None:
    s = crisis_phase("C39")
    assert s.seat == keeling.NOBODY
    assert GAME.dump(s)["crisis_discarded"] == ["C39"]
    out = [{"card": "G10", "tucked": {"P002": ""}}, {"card": "G07"}]
    s = crisis_phase("C39", globals=out)
    assert offered(s) == ["give_up G07", "give_up G10"]
    play(s, "give_up G10")
    dump = GAME.dump(s)
    assert (dump["global_discarded"], dump["discarded"]) == (["G10"], ["P002"])


@pytest.mark.clause("EM-6.1.4", "EM-6.1.3")
def test_everybody_knows_the_same() -> None:
    hand = {"blue": {"hand": ["P001"]}, "orange": {"hand": ["P002"]}}
    s = menu(column=["C01", "unknown"], seats=hand)
    asked = {"seat": None, "to_move": None, "legal": None, "prompt_args": None}
    views = [replace(GAME.view(s, seat), **asked) for seat in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    assert "C01" in str(views[0])


@pytest.mark.clause("EM-6.1.4")
def test_what_lies_face_down_can_be_any_crisis_nobody_has_seen() -> None:
    seen: dict[str, Any] = {"ongoing": ["C47"], "crisis_discarded": ["C02"]}
    s = crisis_phase("unknown", "C01", **seen)
    known = {"turn_up C01", "turn_up C02", "turn_up C47"}
    assert len(offered(s)) == 45
    assert not known & set(offered(s))


# ---- the end


@pytest.mark.clause("EM-1.1", "EM-1.2", "EM-10.6")
@pytest.mark.parametrize(
    ("ending", "winners"), [("won", [0, 1]), ("heat", []), ("communities", []), ("time", [])]
)
def test_all_win_or_all_lose(ending: str, winners: list[int]) -> None:
    s = table(ending=ending)
    assert s.seat == keeling.NOBODY
    assert (s.winners(), s.is_lost(), s.is_team()) == (winners, ending != "won", True)
    assert GAME.endings(s) == [ending]
    assert s.scores() == [0, 0]


@pytest.mark.clause("EM-1.4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", NAMES)
def test_the_end_says_whose_communities_were_too_many(language: str, seat: str) -> None:
    s = table(ending="communities", players=4, seats={seat: {"communities": 12}})
    said = GameWords(GAME, language)
    power = said.words.name(f"power-{POWER[4][NAMES.index(seat)]}")
    (reason,) = said.endings(s)
    assert power.split()[-1] in reason
    assert reason in SHOWN.text_board(GAME.view(s, None), said.words)
    missed = [text for status, text in said.conditions(s) if status == "missed"]
    called = f"{power} ({said.words.name(f'seat-{seat}')})"
    assert said.words.say("text-part", what=called, n=12) in missed[-1]


@pytest.mark.clause("EM-1.4")
def test_who_plays_alone_needs_no_name_of_a_power() -> None:
    s = table(ending="communities", players=1, seats={"blue": {"communities": 12}})
    assert GAME.endings(s) == ["communities"]


@pytest.mark.clause("EM-1.2", "EM-11.6")
def test_the_end_says_what_was_needed_and_what_of_it_was_met() -> None:
    s = table(ending="time", bands=4, drawdown=True, phase="growth", challenges={"H35": "group"})
    words = catalogue("keeling.games.e_mission", "en")
    met, texts = zip(*SHOWN.conditions(GAME.view(s, None), words), strict=True)
    assert met == (True, True, True, False)
    assert texts[1].replace(TIE, " ") == "A temperature below 2.0 °C: it was 1.6 °C"
    assert texts[3] == "Challenge Paris Pledge: 4, at most 3"


@pytest.mark.clause("EM-1.2", "EM-10.1")
def test_a_win_is_declared_in_the_growth_phase_not_before() -> None:
    s = table("sequester", "temperature", "crisis_phase", "growth", trees=5, recent=3)
    assert GAME.dump(s)["ending"] == "won"
    s = table("sequester", "temperature", "crisis_phase", trees=5, recent=3)
    assert (GAME.dump(s)["ending"], s.drawdown) == ("", True)


@pytest.mark.clause("EM-10.5")
def test_what_stays_for_the_next_round() -> None:
    blue = {"hand": ["P001"], "projects": [["P018", "P007"]], "clean": 3, "communities": 2}
    given: dict[str, Any] = {
        "ongoing": ["C47"],
        "globals": [{"card": "G10", "tucked": {"P002": ""}}],
        "tracks": {"arctic_melt": 3},
        "bands": 2,
        "loose": 4,
        "recent": 6,
        "trees": 9,
        "discarded": ["P003"],
        "seats": {"blue": blue},
    }
    before, after = GAME.dump(table(**given)), GAME.dump(table("growth", **given))
    for name in NAMES[:2]:
        assert after["seats"][name].pop("demand") == before["seats"][name].pop("demand") + (
            2 if name == "blue" else 1
        )
    for key in ("phase", "heat"):
        before.pop(key)
        after.pop(key)
    assert before == after


@pytest.mark.clause("EM-9.6.1", "EM-6.1.1")
@pytest.mark.parametrize("communities", range(12))
def test_communities_cost_cards_by_rows_of_four(communities: int) -> None:
    s = table("draw_phase", seats={"blue": {"communities": communities}})
    left = 5 - communities // 4 - 1
    assert GAME.dump(s)["agenda"][1] == f"draw blue 0 {left}"


@pytest.mark.clause("EM-10.6")
def test_what_did_not_come_to_pass_in_the_last_round_is_no_zero() -> None:
    """Lost by lack of energy, before anybody emitted: communities 11 and 1, limit 12."""
    seats = {"blue": {"demand": 9, "clean": 8, "communities": 11}, "orange": {"dirty": 4}}
    s = table("project_phase", "emission_phase", round=1, trees=2, seats=seats)
    by(s, BLUE, "done")
    by(s, ORANGE, "done")
    assert GAME.endings(s) == ["communities_china"]
    assert GAME.course(s) == {
        "emits blue": [None],
        "emits orange": [None],
        "bound": [None],
        "temperature": [12],
        "crises": [None],
    }
    told = dict(GameWords(GAME, "en").course(s))
    assert told["emissions per round: China (Blue)"] == ["\N{EN DASH}"]
    assert told["temperature"] == ["1.2 °C"]
    board = SHOWN.text_board(GAME.view(s, BLUE), catalogue("keeling.games.e_mission", "en"))
    assert "Round 1: over before anything was emitted; 1.2" in board


@pytest.mark.clause("EM-10.6")
def test_a_last_round_in_which_nobody_emits_has_zeros() -> None:
    """One tree binds more than nothing: drawdown; a crisis that nothing helps against strikes."""
    steps = ("emission_phase", "crisis_phase", "resolve_crises", "growth")
    s = table(*steps, round=1, trees=1, column=["C01"], crises_drawn=1)
    assert GAME.endings(s) == ["won"]
    assert GAME.course(s) == {
        "emits blue": [0],
        "emits orange": [0],
        "bound": [0],
        "temperature": [12],
        "crises": [1],
    }


@pytest.mark.clause("EM-10.3", "EM-11.6")
def test_that_drawdown_has_to_be_reached_again_is_told() -> None:
    """Four communities, where three are allowed; without drawdown there is nothing to tell."""
    there: dict[str, Any] = {"challenges": {"H36": "group"}, "seats": {"blue": {"communities": 4}}}
    for drawdown in (True, False):
        s = menu(drawdown=drawdown, **there)
        s.agenda = [Growth()]
        s.settle()
        names = [event[0] for event in told(s)]
        assert ("condition" in names, "reach_again" in names) == (drawdown, drawdown)
        assert not s.drawdown


@pytest.mark.clause("EM-10.2", "EM-10.3", "EM-11.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawdown_without_victory_is_told_beforehand_and_at_the_end(language: str) -> None:
    words = catalogue("keeling.games.e_mission", language)
    given: dict[str, Any] = {"challenges": {"H36": "group"}, "seats": {"blue": {"communities": 4}}}
    s = menu(trees=9, **given)
    view = GAME.view(s, 0)
    name = words.name("challenge-H36").replace(" ", TIE)
    beside = GAME.presentation.remark(view, GAME.vocabulary.read("done"), words)
    assert words.say("text-not_won_yet", names=name) in beside
    s = crisis_phase("C36", drawdown=True, **given, trees=9)
    board = GAME.presentation.text_board(GAME.view(s, 0), words)
    told_there = words.say("text-drawdown_unmet", names=name)
    assert " ".join(told_there.split()) in " ".join(board.split())
    s = table("growth", round=6, phase="crisis", drawdown=True, **given)
    assert GAME.endings(s) == ["challenge"]
    assert words.say("ending-challenge") in GAME.presentation.text_board(GAME.view(s, 0), words)
