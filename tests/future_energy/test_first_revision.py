"""The rules of the first revision, in a process that plays it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SAVING = """
from tests.future_energy.tables import play, table
seats = {name: {"money": 2} for name in ("white", "red", "blue", "yellow")}
s = table("turn white", kite="white", tiles={"*": ""}, seats=seats)
play(s, "end", "end", "end", "end")
print(s.seat)
"""
TRACK = """
from keeling.games.future_energy.engine.tables import CATEGORIES
from keeling.games.future_energy.game import GAME
from tests.future_energy.tables import table
for score in (74, 75, 76):
    s = table("turn white", seats={"white": {"points": {CATEGORIES[0]: score}}})
    track = GAME.view(s, None).seats["white"].track
    print(track.marker, track.tile)
"""


def played(code: str) -> list[str]:
    """What a program prints that plays the first revision."""
    environment = {**os.environ, "KEELING_REVISIONS": "future_energy=1"}
    done = subprocess.run(  # noqa: S603 - a program of this file
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.clause("FE-7.5")
def test_in_the_first_revision_a_round_in_which_nobody_acted_ended_the_game() -> None:
    assert played(SAVING) == ["-2"]


@pytest.mark.clause("FE-8.6")
def test_in_the_first_revision_the_tile_was_turned_at_75() -> None:
    assert played(TRACK) == ["74 0", "0 75", "1 75"]
