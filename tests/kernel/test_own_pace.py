"""Everybody acts at their own pace: whole actions, in the order in which they arrive."""

from __future__ import annotations

import pytest

import keeling
from keeling.kernel.agenda import CHANCE
from keeling.kernel.errors import IllegalChoice
from keeling.kernel.match import Match, Taken
from keeling.kernel.record import record_of, replay
from keeling.kernel.rng import Rng

GAME = keeling.game("e_mission")
BLUE, ORANGE = 0, 1
USE = "use 1"  # clean electricity plants, which cost a card


@pytest.fixture
def match() -> Match:
    """Two players in their first project phase."""
    match = Match(GAME, GAME.config(seats=2))
    rng = Rng(1)
    match.draw(rng)
    while match.state.choosing() != [BLUE, ORANGE] or GAME.prompt(match.state) != "menu":
        match.take(match.state.legal[0])
        match.draw(rng)
    return match


def say(match: Match, seat: int, notation: str = "") -> str:
    """A seat proposes an option, by default the first; its notation."""
    asked = match.asked(seat)
    option = GAME.read(asked, notation) if notation else asked.legal[0]
    match.propose(option, seat)
    return GAME.write(option)


def clean(match: Match, seat: int) -> int:
    """The clean energy of a seat."""
    name = GAME.vocabulary.names["seat"][seat]
    return int(GAME.dump(match.state)["seats"][name]["clean"])


def test_what_only_begins_an_action_is_seen_by_nobody_else(match: Match) -> None:
    before = GAME.dump(match.state)
    say(match, BLUE, USE)
    assert GAME.dump(match.state) == before
    assert GAME.prompt(match.seen(BLUE)) == "pay_cards"
    assert GAME.prompt(match.seen(ORANGE)) == "menu"
    assert match.state.choosing() == [BLUE, ORANGE], "nobody has to wait"


def test_a_whole_action_is_carried_out_at_once(match: Match) -> None:
    had = clean(match, BLUE)
    said = [say(match, BLUE, USE), say(match, BLUE)]
    assert clean(match, BLUE) == had + 1  # one grid tag on the card itself
    assert match.choices[-2:] == said


def test_others_act_meanwhile_and_stand_in_the_record_first(match: Match) -> None:
    say(match, BLUE, USE)
    other = [say(match, ORANGE, USE), say(match, ORANGE)]
    mine = say(match, BLUE)
    assert match.choices[-4:] == [f"orange: {other[0]}", other[1], f"blue: {USE}", mine]
    again = replay(record_of(match))
    assert GAME.dump(again.state) == GAME.dump(match.state)


def test_what_has_become_impossible_is_forgotten(match: Match) -> None:
    say(match, BLUE, USE)
    match.drafts[BLUE] = [GAME.read(match.state.asked(BLUE), USE), 10**6]  # no such option
    assert not match.is_drafting(BLUE)
    assert GAME.prompt(match.seen(BLUE)) == "menu"
    say(match, BLUE, "done")
    assert BLUE not in match.drafts


def test_an_action_that_is_not_whole_is_taken_back_choice_by_choice(match: Match) -> None:
    say(match, BLUE, USE)
    assert match.undoable(BLUE)
    match.withdraw(BLUE)
    assert GAME.prompt(match.seen(BLUE)) == "menu"
    match.withdraw(BLUE)  # nothing is left, and nothing happens
    assert match.drafts == {}


def test_a_whole_action_is_taken_back_as_a_whole_although_others_acted_since(match: Match) -> None:
    had = clean(match, BLUE)
    say(match, BLUE, USE), say(match, BLUE)
    other = [say(match, ORANGE, USE), say(match, ORANGE)]
    assert match.undoable(BLUE)
    match.undo(BLUE)
    assert clean(match, BLUE) == had
    assert match.choices[-2:] == [f"orange: {other[0]}", other[1]]


def test_who_is_done_may_think_again_while_others_are_not(match: Match) -> None:
    say(match, BLUE, "done")
    assert match.state.choosing() == [ORANGE]
    assert match.state.may_choose(BLUE)
    assert GAME.legal(match.asked(BLUE)) == ["resume"]
    say(match, BLUE, "resume")
    assert match.state.choosing() == [BLUE, ORANGE]


def test_when_all_are_done_nobody_can_take_it_back(match: Match) -> None:
    say(match, ORANGE, "done")
    assert not match.is_final(GAME.read(match.asked(BLUE), USE), BLUE)
    assert match.is_final(GAME.read(match.asked(BLUE), "done"), BLUE)
    say(match, BLUE, "done")
    assert not match.undoable(ORANGE)


def quietly_to_chance(match: Match) -> list[int]:
    """The options after which chance is next, although nothing was laid open."""
    found = []
    for option in match.state.legal:
        after = match.state.clone()
        after.events = []
        after.apply(option)
        if after.seat == CHANCE and not match.tells(after.events):
            found.append(option)
    return found


def test_what_leaves_it_to_chance_cannot_be_taken_back_although_others_still_act() -> None:
    match, rng = Match(GAME, GAME.config(seats=2)), Rng(0)
    match.draw(rng)
    while GAME.prompt(match.state) != "menu" or not quietly_to_chance(match):
        legal = match.state.legal
        match.take(legal[int(rng.below(len(legal)))])
        match.draw(rng)
    seat, option = int(match.state.seat), quietly_to_chance(match)[0]
    assert match.is_final(option, seat)
    match.propose(option, seat)
    match.draw(rng)
    assert match.state.floor() >= 0, "others still act"
    assert not match.undoable(seat)


def test_an_action_that_revealed_something_on_its_way_cannot_be_taken_back(match: Match) -> None:
    began = Taken(BLUE, 0, final=True, together=True)
    match.taken += [began, Taken(BLUE, 0, final=False, together=True, inner=True)]
    assert not match.undoable(BLUE)


def test_what_is_not_legal_is_refused(match: Match) -> None:
    with pytest.raises(IllegalChoice, match="not legal"):
        match.propose(GAME.vocabulary.read("refuse"), BLUE)
