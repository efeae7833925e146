"""What failed is tried again: later each time, told once."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from keeling.web.tables.setbacks import FIRST, LONGEST, SPREAD, Setbacks

if TYPE_CHECKING:
    import pytest

AWAY = ConnectionError("the database is away\nfor reasons that nobody needs to read")


def test_pauses_grow_to_a_bound() -> None:
    setbacks = Setbacks()
    pauses = [setbacks.note("a", AWAY) for _ in range(10)]
    assert FIRST * (1 - SPREAD) <= pauses[0] <= FIRST < pauses[3]
    assert all(LONGEST * (1 - SPREAD) <= pause <= LONGEST for pause in pauses[5:])


def test_tables_do_not_come_back_all_at_once() -> None:
    setbacks = Setbacks()
    assert len({setbacks.note(str(table), AWAY) for table in range(10)}) == 10


def test_pauses_begin_anew_when_it_has_worked() -> None:
    setbacks = Setbacks()
    for _ in range(5):
        setbacks.note("a", AWAY)
    setbacks.forget("a")
    assert len(setbacks) == 0
    assert setbacks.note("a", AWAY) <= FIRST


def test_what_fails_at_many_tables_is_told_once_until_it_has_worked(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING, "keeling.web.tables")
    setbacks = Setbacks()
    for table in ("a", "b", "c") * 3:
        setbacks.note(table, AWAY)
    assert [(record.exc_info, "\n" in record.message) for record in caplog.records] == [
        (None, False)
    ]
    setbacks.note("a", ValueError("something else"))
    assert len(caplog.records) == 2
    for table in ("a", "b", "c"):
        setbacks.forget(table)
    setbacks.note("a", AWAY)
    assert len(caplog.records) == 3
