"""How fast bots choose: turns take about the same time, and are seen one after the other."""

from __future__ import annotations

import pytest

from keeling.web.settings import Settings
from keeling.web.tables.rhythm import BREATH, LEAST, Rhythm

A, B, C = 0, 1, 2


def pauses(seats: list[int], pace: float = 1.0, *, together: bool = False) -> list[float]:
    """How long bots wait before each choice, when these seats choose one after the other."""
    rhythm = Rhythm(pace)
    return [rhythm.pause(seat, together=together) for seat in seats]


def test_a_turn_begins_slowly_and_goes_on_fast() -> None:
    assert pauses([A, A, A, A, A]) == pytest.approx([0.7, 0.1, 0.1 * 2 / 3, 0.05, 0.05])


@pytest.mark.parametrize("choices", range(1, 8))
def test_a_turn_takes_about_the_pace_however_many_choices_it_has(choices: int) -> None:
    assert 0.7 <= sum(pauses([A] * choices)) <= 1.1


def test_three_bots_take_three_seconds() -> None:
    pace = Settings().bot_pace
    assert sum(pauses([A, A, A, B, B, B, C, C, C], pace)) == pytest.approx(2.6)


def test_every_bot_that_begins_a_turn_is_waited_for() -> None:
    assert pauses([A, B, C, A, B, C]) == pytest.approx([0.7] * 6)


def test_a_turn_that_another_bot_has_answered_to_goes_on_sooner() -> None:
    assert pauses([A, A, B, A, A, C]) == pytest.approx([0.7, 0.1, 0.7, 0.3, 0.1, 0.7])


def test_many_choices_in_a_row_are_seen_in_parts() -> None:
    long = pauses([A] * (2 * BREATH))
    assert long[BREATH] == pytest.approx(0.7)
    assert min(long) == pytest.approx(LEAST)


def test_where_all_choose_together_bots_do_not_wait_for_each_other() -> None:
    assert pauses([A, B, C, A], together=True) == pytest.approx([0.1] * 4)


def test_without_a_pace_nobody_waits() -> None:
    assert pauses([A, A, B, A, C], pace=0.0) == [0.0] * 5
    assert pauses([A, B], pace=0.0, together=True) == [0.0] * 2
