"""Several seats choose together: in any order, and each may change its mind until all have."""

from __future__ import annotations

import pytest

import keeling
from keeling.kernel.errors import BadRecord, IllegalChoice
from keeling.kernel.match import Match
from keeling.kernel.record import record_of, replay
from keeling.kernel.rng import Rng

GAME = keeling.game("co2")


@pytest.fixture
def match() -> Match:
    """Three players who are to keep a lobby card each (CO-19.2)."""
    match = Match(GAME, GAME.config(seats=3, lobby_draft=True))
    match.draw(Rng(1))
    assert match.state.choosing() == [0, 1, 2]
    return match


def keep(match: Match, seat: int, nth: int = 0) -> int:
    """A seat keeps one of its cards; which option that was."""
    option = match.asked(seat).legal[nth]
    match.take(option, seat)
    return option


def test_everybody_sees_their_own_options_at_the_same_time(match: Match) -> None:
    views = [GAME.view(match.state, seat) for seat in range(3)]
    assert [view.to_move for view in views] == [view.seat for view in views]
    assert all(view.legal for view in views)
    assert len({tuple(view.legal) for view in views}) == 3
    assert GAME.view(match.state, None).legal == []


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_it_does_not_matter_who_is_first(match: Match, order: tuple[int, ...]) -> None:
    wanted = {seat: match.asked(seat).legal[seat] for seat in range(3)}
    in_order = Match(GAME, match.config)
    in_order.follow(match.taken)
    for seat in range(3):
        in_order.take(wanted[seat])
    for seat in order:
        match.take(wanted[seat], seat)
    assert GAME.dump(match.state) == GAME.dump(in_order.state)


def test_who_has_chosen_is_not_asked_again(match: Match) -> None:
    keep(match, 1)
    assert match.state.choosing() == [0, 2]
    with pytest.raises(IllegalChoice, match="is not to choose now"):
        keep(match, 1)


def test_a_record_tells_who_it_was_where_somebody_else_was_next(match: Match) -> None:
    names = GAME.vocabulary.names["seat"]
    notations = [GAME.write(keep(match, seat)) for seat in (2, 0, 1)]
    told = match.choices[-3:]
    assert told[0] == f"{names[2]}: {notations[0]}"
    assert told[2] == notations[2], "only one was left"
    again = replay(record_of(match))
    assert GAME.dump(again.state) == GAME.dump(match.state)
    assert again.choices == match.choices


def test_a_record_with_a_stranger_is_refused(match: Match) -> None:
    record = record_of(match)
    record.choices.append("nobody: keep lobby_1")
    with pytest.raises(BadRecord, match="nobody is called 'nobody' here"):
        replay(record)


def test_a_choice_can_be_changed_although_others_have_chosen_since(match: Match) -> None:
    keep(match, 0)
    theirs = keep(match, 2)
    assert match.undoable(0)
    match.undo(0)
    assert match.state.choosing() == [0, 1]
    assert match.taken[-1].option == theirs
    other = keep(match, 0, nth=1)
    keep(match, 1)
    assert [taken.option for taken in match.taken[-3:-1]] == [theirs, other]


def test_nothing_can_be_changed_once_all_have_chosen(match: Match) -> None:
    for seat in (0, 1, 2):
        assert match.is_final(match.asked(seat).legal[0], seat) == (seat == 2)
        keep(match, seat)
    assert not any(match.undoable(seat) for seat in range(3))


def test_who_has_not_chosen_has_nothing_to_take_back(match: Match) -> None:
    keep(match, 0)
    assert not match.undoable(1)
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        match.undo(1)


def test_what_others_kept_is_not_in_any_view(match: Match) -> None:
    first, second = (Match(GAME, match.config) for _ in range(2))
    for nth, one in enumerate((first, second)):
        one.follow(match.taken)
        keep(one, 0, nth)
    for seat in (None, 1, 2):
        assert GAME.view(first.state, seat) == GAME.view(second.state, seat)
    assert GAME.view(first.state, 0) != GAME.view(second.state, 0)
