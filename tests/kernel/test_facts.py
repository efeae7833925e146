"""Reasons: a clause and up to two numbers in one; events: what only one seat may know."""

from __future__ import annotations

import pytest

from keeling.kernel.facts import ARGUMENT, Events, Reasons


@pytest.mark.parametrize("args", [[0, 0], [3, 5], [2**ARGUMENT - 1, 0], [0, 2**ARGUMENT - 1]])
def test_a_reason_is_read_back_with_its_numbers(args: list[int]) -> None:
    reasons = Reasons()
    reasons.reason("other", "XX-1")
    reason = reasons.reason("too_far", "XX-2", "number", "number")
    assert reasons.read(int(reason.at(*args))) == (reason, args)
    assert reason.at(0, 0) != 0


def test_the_last_argument_of_a_secret_is_hidden() -> None:
    events = Events()
    assert events.event("took", "seat", "number").secret == -1
    assert events.secret("drew", "seat", "number", "card").secret == 2
