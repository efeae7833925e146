"""The rules of the first revision, in a process that plays it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

BORROW_AND_REPAY = """
from tests.green_deal.tables import offered, play, refused, table, turn
s = turn(seats={"red": {"cash": 20, "loans": {"6": 1}}})
play(s, "take_loan 10")
print(refused(s, "repay 6"))
s = table("round", round=2, seats={"red": {"cash": 9, "loans": {"6": 1}}})
play(s, "repay 6", "bid 0", "bid 1", "bid 2", "end_turn", "end_turn")
print(refused(s, "take_loan 6"))
"""


def played(code: str) -> list[str]:
    """What a program prints that plays the first revision."""
    environment = {**os.environ, "KEELING_REVISIONS": "green_deal=1"}
    done = subprocess.run(  # noqa: S603 - a program of this file
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.mark.clause("GD-6.4")
def test_in_the_first_revision_a_loan_and_a_repayment_exclude_each_other_for_a_round() -> None:
    assert played(BORROW_AND_REPAY) == ["GD-6.4", "GD-6.4"]
