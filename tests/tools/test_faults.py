"""What judges a server under faults: it notices what must not be.

`make faults` does the rest, and for longer.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tools.faults.__main__ import FAULTS, inflict, key, main
from tools.faults.judging import Kept, Outcome, compare
from tools.faults.stage import Fault
from tools.kill_players import Choice

if TYPE_CHECKING:
    from tools.faults.stage import Stage

FIRST, SECOND, THIRD = (Choice(n, "build", f"id-{n}") for n in (1, 2, 3))
WELL = {"kept": Kept(3, 0, 0), "waits": [0.01] * 200}


class Quiet(Fault):
    """Nothing happens."""

    name = "quiet"

    async def strike(self, stage: Stage) -> None:
        """Nothing."""


class Thief(Quiet):
    """The last choice at a table disappears, without a hole in the log."""

    name = "thief"

    async def look_back(self, stage: Stage) -> None:
        """Take it away when nobody looks."""
        (one, *_) = stage.street.past
        here = [one.table, one.acknowledged[-1].version]
        with closing(sqlite3.connect(stage.server.database)) as db, db:
            db.execute("DELETE FROM log WHERE table_id = ? AND version >= ?", here)


def test_what_was_acknowledged_and_is_not_in_the_log_is_lost() -> None:
    assert compare([FIRST, SECOND], None, [FIRST, SECOND]) == Kept(2, 0, 0)
    assert compare([FIRST, SECOND], None, [FIRST]) == Kept(2, 1, 0)
    moved = Choice(SECOND.version, "another", SECOND.id)
    assert compare([FIRST, SECOND], None, [FIRST, moved]) == Kept(2, 1, 1)


def test_what_counts_twice_or_was_made_by_nobody_is_noticed() -> None:
    assert compare([FIRST], None, [FIRST, FIRST]) == Kept(1, 0, 1)
    assert compare([FIRST], None, [FIRST, THIRD]) == Kept(1, 0, 1)


def test_what_was_not_answered_may_have_counted_once() -> None:
    assert compare([FIRST], SECOND, [FIRST]) == Kept(1, 0, 0)
    assert compare([FIRST], SECOND, [FIRST, SECOND]) == Kept(1, 0, 0)
    assert compare([FIRST], SECOND, [FIRST, SECOND, SECOND]) == Kept(1, 0, 1)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"kept": Kept(3, 1, 0)}, "1 choices are lost"),
        ({"kept": Kept(3, 0, 2)}, "2 choices that nobody made"),
        ({"kept": Kept()}, "nobody could play"),
        ({"waits": [0.01] * 97 + [0.4] * 3}, "others waited 400 ms"),
        ({"later": 1, "answered": 1}, "others were answered with 503"),
        ({"later": 2, "answered": 1, "spares_others": False}, "1 answers 503 were never"),
        ({"problems": ["2 answers 500"]}, "2 answers 500"),
    ],
)
def test_each_thing_that_must_not_be_is_a_reason_to_fail(
    values: dict[str, object], said: str
) -> None:
    assert Outcome("calm", **WELL).faults() == []  # type: ignore[arg-type]  # as above
    (found,) = Outcome("bad", **{**WELL, **values}).faults()  # type: ignore[arg-type]  # as above
    assert found.startswith(said)


def test_others_may_wait_where_the_fault_concerns_them() -> None:
    outcome = Outcome("locked", waits=[3.0] * 9, kept=Kept(3), later=4, answered=4)
    assert outcome.faults()
    outcome.spares_others = False
    assert outcome.faults() == []


def test_a_choice_that_disappears_from_a_real_server_is_noticed() -> None:
    found = inflict(Thief, is_quick=True, say=lambda _: None)
    assert found.kept.lost == 1
    assert any("are lost" in fault for fault in found.faults())
    # If a bot was still thinking, its choice stands in the log behind the gap.
    told = ("cli-db-differs", "cli-db-gap")
    assert any(key in fault for fault in found.faults() for key in told), found.faults()


def test_nothing_is_complained_of_where_nothing_happens() -> None:
    found = inflict(Quiet, is_quick=True, say=lambda _: None)
    found.waits = [min(one, 0.1) for one in found.waits]  # the machine may be busy with other tests
    assert found.faults() == []


def test_the_help_names_every_fault(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    told = capsys.readouterr().out
    assert all(key(kind) in told for kind in FAULTS)


@pytest.mark.slow
def test_a_locked_file_is_survived(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--only", "locked-file"]) == 0
    assert "locked file" in capsys.readouterr().out
