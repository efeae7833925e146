"""Positions: what is written down is read back, and a bad one says what is wrong with it."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import keeling
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import CRISIS_CARDS
from keeling.games.e_mission.game import GAME
from keeling.kernel.errors import BadScenario
from keeling.kernel.rng import Rng
from tests.e_mission.tables import menu, play, set_up, table
from tests.e_mission.test_invariants import chosen


@pytest.mark.parametrize("challenges", ["none", "harder_each", "other_aims"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_position_is_read_back_as_it_was_written(players: int, challenges: str) -> None:
    s, rng = GAME.new(GAME.config(seats=players, challenges=challenges)), Rng(players)
    n = 0
    while s.seat != keeling.NOBODY:
        if n % 4 == 0:
            compare(s, players)
        s.apply(chosen(s, [], rng))
        n += 1
    compare(s, players)


def compare(s: EMission, players: int) -> None:
    """A position and what a reader makes of it are the same in every respect."""
    again = GAME.load(GAME.dump(s))
    assert GAME.dump(again) == GAME.dump(s)
    assert (again.seat, again.legal) == (s.seat, s.legal)
    assert GAME.view(again, None) == GAME.view(s, None)
    for seat in range(players):
        assert GAME.view(again, seat) == GAME.view(s, seat)


@pytest.mark.clause("EM-5.1.7")
def test_face_down_crises_of_an_older_deck_are_read_back() -> None:
    """Two lie face down from the old deck, one from the new: they may be different cards."""
    deck = CRISIS_CARDS[:2]
    s = table("draw_crises", round=2, ongoing=[], crisis_discarded=CRISIS_CARDS[2:])
    play(s, f"turn_up {deck[0]}")
    dump = GAME.dump(s)
    assert dump["column"] == [deck[0], "unknown 1", "unknown"]
    assert dump["crisis_decks"] == [[deck[1]]]
    again = GAME.load(dump)
    assert GAME.dump(again) == dump


def test_copies_and_pickles_are_independent() -> None:
    s = set_up(3)
    before = GAME.dump(s)
    for twin in (s.clone(), copy.deepcopy(s), pickle.loads(pickle.dumps(s))):  # noqa: S301 - our own
        assert GAME.dump(twin) == before
        twin.apply(twin.legal[0])
    assert GAME.dump(s) == before


BAD: list[tuple[str, Any, str]] = [
    ("weather", "fine", "weather"),
    ("round", 7, "round"),
    ("round", -1, "round"),
    ("phase", "lunch", "phase: 'lunch' is none of"),
    ("ending", "tired", "ending: one of won, heat, communities, time, challenge, not 'tired'"),
    ("ending", "won", "ending: 'won' only with nothing on the agenda"),
    ("trees", 34, "trees"),
    ("oceans", 24, "oceans"),
    ("dac", 14, "dac"),
    ("bands", 9, "bands"),
    ("suspended", 7, "bands: there are only 8"),
    ("loose", 10, "loose: a row is full with 10"),
    ("recent", -1, "recent"),
    ("recent", 10**30, "recent"),
    ("tracks", {"arctic_melt": 5}, "tracks: the last space of arctic_melt is 4"),
    ("tracks", {"rain": 1}, "no track is called 'rain'"),
    ("column", ["C99"], "no crisis is called 'C99'"),
    ("column", ["C01", "C01"], "crisis 'C01' is in two places"),
    ("column", ["unknown 1"], "column: more lie face down than there are cards"),
    ("column", ["unknown x"], "no crisis is called 'unknown x'"),
    ("ongoing", ["C05"], "crisis 'C05' is in two places"),
    ("crisis_tucked", {"C29": ["P001"]}, "project 'P001' is in two places"),
    ("crisis_tucked", {"C99": ["P050"]}, "no crisis is called 'C99'"),
    ("globals", [None] * 5, "globals: at most 4 lie out"),
    ("globals", [{"card": "G99"}], "no global is called 'G99'"),
    ("globals", [{"card": "G01"}, {"card": "G01"}], "global project 'G01' is in two places"),
    ("globals", [{"card": "G01", "tucked": {"P050": "fun"}}], "no tag is called 'fun'"),
    ("globals", [{"card": "G01", "tucked": {"P001": ""}}], "project 'P001' is in two places"),
    ("global_discarded", ["G10"], "global project 'G10' is in two places"),
    ("active", ["G07"], "active: 'G07' does not lie out"),
    ("discarded", ["P001"], "project 'P001' is in two places"),
    ("discarded", ["S_china_1"], "no project is called 'S_china_1'"),
    ("given", ["P999"], "no project is called 'P999'"),
    ("spared", ["green"], "'green' does not sit at a table of 2"),
    ("challenges", {"H99": "group"}, "no challenge is called 'H99'"),
    ("challenges", {"H10": "green"}, "'green' does not sit at a table of 2"),
    ("heat", [0] * 7, "heat: there are only 6 numbers"),
    ("emitted", [0] * 13, "emitted: there are only 12 numbers"),
    ("seats.orange", None, "name exactly blue, orange"),
    ("seats.blue.power", "mars", "no power is called 'mars'"),
    ("seats.blue.demand", -1, "demand"),
    ("seats.blue.demand", "much", "demand"),
    ("seats.blue.emissions", {"noise": 1}, "blue: emissions: no emission is called 'noise'"),
    ("seats.blue.resilience", {"social": -1}, "resilience"),
    ("seats.blue.resilience", {"luck": 1}, "blue: resilience: no resilience is called 'luck'"),
    ("seats.blue.hand", ["P018"], "card 'P018' is in two places|project 'P018' is in two places"),
    ("seats.orange.drawn", ["P001"], "project 'P001' is in two places"),
    ("seats.orange.projects", [["P018"]], "card 'P018' is in two places"),
    ("seats.orange.projects", [[]] * 6, "projects: orange has more than 5"),
    ("seats.orange.used", [0] * 6, "used: there are only 5"),
    ("seats.orange.global_used", [0] * 5, "global_used: there are only 4"),
    ("seats.orange.refused", {"green": [0]}, "'green' does not sit at a table of 2"),
    ("seats.orange.refused", {"blue": [9]}, "refused: places are 0 to 8"),
    ("agenda", ["dance"], "dance"),
    ("agenda", ["menu green"], "green"),
    ("agenda", ["emission_cards blue"], "phase: 'emission', since cards of that phase"),
]


@pytest.mark.parametrize(
    ("path", "value", "message"), BAD, ids=[f"{n}: {row[0]}" for n, row in enumerate(BAD)]
)
def test_a_bad_position_says_what_is_wrong(path: str, value: Any, message: str) -> None:
    blue = {"hand": ["P001"], "projects": [["P018"]]}
    given: dict[str, Any] = {"bands": 2, "column": ["C05"], "globals": [{"card": "G10"}]}
    dump = GAME.dump(menu(seats={"blue": blue}, **given))
    *folders, last = path.split(".")
    there: Any = dump
    for key in folders:
        there = there[key]
    if value is None:
        del there[last]
    else:
        there[last] = value
    with pytest.raises(BadScenario, match=message):
        GAME.load(dump)


def test_a_position_needs_its_config() -> None:
    with pytest.raises(BadScenario, match="'config' is missing"):
        GAME.load({"round": 1})


@pytest.mark.clause("EM-3.10")
def test_alone_a_card_for_several_is_not_in_the_box() -> None:
    with pytest.raises(BadScenario, match="'P126' is not in the box of a game for one"):
        menu(1, seats={"blue": {"hand": ["P126"]}})
    with pytest.raises(BadScenario, match="'G09' is in two places, or not in the box"):
        menu(1, globals=[{"card": "G09"}])
