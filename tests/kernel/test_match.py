"""Matches: undo keeps the four nevers."""

from __future__ import annotations

import pytest

import keeling
from keeling.kernel.errors import IllegalChoice
from keeling.kernel.match import Match
from keeling.kernel.rng import Rng

GAME = keeling.game("future_energy")


def begun(seed: int = 1, **config: object) -> Match:
    """A match after its set-up."""
    match = Match(GAME, GAME.config(**config))
    match.draw(Rng(seed))
    return match


def take(match: Match, notation: str) -> None:
    """Take an option given in notation."""
    match.take(GAME.read(match.state, notation))


def test_the_last_own_choice_can_be_taken_back() -> None:
    match = begun(seats=2)
    seat = int(match.state.seat)
    before = GAME.dump(match.state)
    take(match, "one_line")
    assert match.undoable(seat) == 1
    match.undo(seat)
    assert GAME.dump(match.state) == before


def test_undo_never_crosses_chance() -> None:
    match = begun(seats=2)
    seat = int(match.state.seat)
    take(match, "buy 1")
    match.draw(Rng(2))
    assert match.state.seat == seat
    assert match.undoable(seat) == 0
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        match.undo(seat)


def test_undo_never_takes_back_somebody_elses_choice_or_changes_whose_turn_it_is() -> None:
    match, rng = begun(seats=3), Rng(5)
    while match.state.seat != keeling.NOBODY:
        seat = int(match.state.seat)
        for other in range(3):
            if other != seat:
                assert match.undoable(other) == 0
        if seat >= 0 and match.undoable(seat):
            assert match.taken[-1].seat == seat
            before = Match(GAME, match.config)
            for taken in match.taken[:-1]:
                before.take(taken.option)
            assert before.state.seat == seat
            assert GAME.view(before.state, None).active == GAME.view(match.state, None).active
            assert list(before.state.turns) == list(match.state.turns)  # type: ignore[attr-defined]
        legal = match.state.legal
        drawn = seat == keeling.CHANCE
        match.take(int(match.state.sample(rng)) if drawn else legal[int(rng.below(len(legal)))])


def test_several_own_choices_can_be_taken_back_one_after_the_other() -> None:
    match = begun(seats=2)
    seat, before = int(match.state.seat), GAME.dump(match.state)
    take(match, "one_line")
    take(match, "line start-lyon")
    match.undo(seat)
    match.undo(seat)
    assert GAME.dump(match.state) == before


def test_undo_never_crosses_what_was_revealed() -> None:
    """Selling a certificate shows its value (FE-10.5.5)."""
    match, rng = begun(seats=2, modules=["module_2"]), Rng(0)
    for seed in range(300):
        match, rng = begun(seed, seats=2, modules=["module_2"]), Rng(seed)
        while match.state.seat != keeling.NOBODY:
            legal = match.state.legal
            drawn = match.state.seat == keeling.CHANCE
            match.take(int(match.state.sample(rng)) if drawn else legal[int(rng.below(len(legal)))])
            if any(GAME.events.all[e[0]].name == "sold" for e in match.told[-1]):
                assert match.taken[-1].final
                assert all(match.undoable(seat) == 0 for seat in range(2))
                return
    pytest.fail("no game sold a certificate")


def test_an_illegal_option_is_refused_and_changes_nothing() -> None:
    match = begun(seats=2)
    before = GAME.dump(match.state)
    with pytest.raises(IllegalChoice, match="is not legal now"):
        match.take(GAME.vocabulary.read("pass"))
    assert GAME.dump(match.state) == before


def test_what_is_equal_in_two_matches_is_kept_once() -> None:
    one, other = begun(), begun()
    assert one.taken
    for a, b in zip(one.taken, other.taken, strict=True):
        assert a is b
    for mine, theirs in zip(one.told, other.told, strict=True):
        assert mine is not theirs
        assert [id(event) for event in mine] == [id(event) for event in theirs]
