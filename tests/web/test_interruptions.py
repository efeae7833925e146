"""Somebody is asked in the turn of somebody else."""

from __future__ import annotations

import pytest

import keeling
from keeling.kernel.view import View
from keeling.text.words import GameWords
from keeling.web.show.scene import interrupted

TOLD = GameWords(keeling.game("second_chance"), "en")


@pytest.mark.parametrize(
    ("active", "said"), [("red", ""), ("blue", "Blue"), (None, "")], ids=["own", "other", "between"]
)
def test_who_is_asked_reads_whose_turn_it_is(active: str | None, said: str) -> None:
    assert interrupted(View(seat="red", active=active), TOLD) == said
