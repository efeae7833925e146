"""A table of several people: decisions of the group, actions in any order, taking back, records."""

from __future__ import annotations

import pytest

import keeling
from keeling.kernel.errors import IllegalChoice
from keeling.kernel.match import Match
from keeling.kernel.record import record_of, replay
from keeling.kernel.rng import Rng
from tests.e_mission.tables import BLUE, GREEN, ORANGE, by, menu, play

GAME = keeling.game("e_mission")
FUND = "G16"  # any number of Innovation cards under it; each draws three to keep one


@pytest.mark.clause("EM-1.6", "EM-5.2.1")
@pytest.mark.parametrize("seat", [BLUE, ORANGE, GREEN])
def test_a_group_decision_is_answered_by_anybody(seat: int) -> None:
    match = Match(GAME, GAME.config(seats=3))
    rng = Rng(5)
    while GAME.view(match.state, None).round == 0:
        match.take(match.state.legal[0])
    match.draw(rng)
    assert match.state.choosing() == [BLUE, ORANGE, GREEN]
    option = match.asked(seat).legal[1]
    match.take(option, seat)
    started = GAME.write(option).split()[1]
    assert GAME.dump(match.state)["globals"][0]["card"] == started
    assert match.state.seat == keeling.CHANCE  # nobody else is asked


def at_the_menu(players: int = 3, seed: int = 2) -> Match:
    """A game in its first project phase."""
    match, rng = Match(GAME, GAME.config(seats=players)), Rng(seed)
    while GAME.view(match.state, None).phase != "project" or match.state.seat == keeling.CHANCE:
        if match.state.seat == keeling.CHANCE:
            match.take(int(match.state.sample(rng)))
        else:
            match.take(match.state.legal[0])
    return match


def take(match: Match, seat: int, notation: str) -> None:
    """A seat takes an option."""
    match.take(GAME.vocabulary.read(notation), seat)


@pytest.mark.clause("EM-6.2.6")
def test_the_own_last_action_can_be_taken_back_although_others_acted_since() -> None:
    match = at_the_menu()
    before = GAME.dump(match.state)["seats"]
    hands = [before[name]["hand"] for name in match.names]
    take(match, BLUE, f"tuck {hands[BLUE][0]} 1")
    take(match, ORANGE, f"cover {hands[ORANGE][0]} 2")
    assert match.undoable(BLUE)
    match.undo(BLUE)
    after = GAME.dump(match.state)["seats"]
    assert after["blue"] == before["blue"]
    assert after["orange"]["hand"] == hands[ORANGE][1:]


def test_nobody_takes_back_what_somebody_else_did() -> None:
    match = at_the_menu()
    hand = GAME.dump(match.state)["seats"]["blue"]["hand"]
    take(match, BLUE, f"tuck {hand[0]} 1")
    assert not match.undoable(ORANGE)
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        match.undo(ORANGE)


def test_an_action_of_several_choices_is_taken_back_as_one() -> None:
    match = at_the_menu()
    before = GAME.dump(match.state)
    hand = before["seats"]["blue"]["hand"]
    take(match, BLUE, "use 1")
    take(match, BLUE, f"pay {hand[0]}")
    assert match.undoable(BLUE)
    match.undo(BLUE)
    assert GAME.dump(match.state)["seats"] == before["seats"]


@pytest.mark.clause("EM-6.2.6")
def test_a_record_of_actions_in_any_order_replays() -> None:
    match = at_the_menu()
    hands = [GAME.dump(match.state)["seats"][name]["hand"] for name in match.names]
    take(match, GREEN, f"tuck {hands[GREEN][0]} 3")
    take(match, BLUE, "done")
    take(match, ORANGE, f"tuck {hands[ORANGE][0]} 1")
    take(match, BLUE, "resume")
    take(match, GREEN, "done")
    again = replay(record_of(match))
    assert GAME.dump(again.state) == GAME.dump(match.state)
    assert again.choices == match.choices


@pytest.mark.clause("EM-6.2.6", "EM-7.7")
def test_who_chooses_from_drawn_cards_keeps_nobody_waiting() -> None:
    """Two cards lie under the research fund: blue and orange use it at the same time."""
    seats = {"blue": {"hand": ["P001"]}, "orange": {"hand": ["P002"], "projects": [["S_usa_1"]]}}
    s = menu(globals=[{"card": FUND, "tucked": {"P005": "", "P065": ""}}], seats=seats)
    by(s, BLUE, f"use_global {FUND}", "spend P005")
    play(s, "draw P010", "draw P011", "draw P012")
    assert s.choosing() == [BLUE, ORANGE]
    by(s, ORANGE, "tuck P002 1", f"use_global {FUND}")
    play(s, "draw P020", "draw P021", "draw P022")
    by(s, BLUE, "keep P011")
    by(s, ORANGE, "keep P020", "done")
    after = GAME.dump(s)
    assert [after["seats"][name]["hand"] for name in ("blue", "orange")] == [
        ["P001", "P011"],
        ["P020"],
    ]
    assert after["discarded"] == ["P005", "P010", "P012", "P021", "P022", "P065"]
    assert s.choosing() == [BLUE]


@pytest.mark.clause("EM-7.7", "EM-6.2.3")
def test_what_was_drawn_is_chosen_from_before_anything_else() -> None:
    s = menu(globals=[{"card": FUND, "tucked": {"P005": ""}}])
    by(s, BLUE, f"use_global {FUND}")
    play(s, "draw P010", "draw P011", "draw P012")
    by(s, ORANGE, "done")
    assert GAME.legal(s.asked(BLUE)) == ["keep P010", "keep P011", "keep P012"]
    again = GAME.load(GAME.dump(s))
    assert GAME.dump(again) == GAME.dump(s)
    assert GAME.view(s, ORANGE).seats["blue"].drawn == ["P010", "P011", "P012"]
