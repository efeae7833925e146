"""A value may mean something else in each setting: the page for a new table says what."""

from __future__ import annotations

import pytest

import keeling
from keeling.text.words import GameWords
from keeling.web.pages.questions import asks


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_settings_say_whose_numbers_they_are(language: str) -> None:
    asked = {ask.name: ask for ask in asks(GameWords(keeling.game("second_chance"), language))}
    for name in ("competitive_slots", "un_display"):
        balanced, printed = (member.means for member in asked[name].members)
        assert "2012" in printed
        assert "2012" not in balanced
        assert balanced != printed
    slots, display = asked["competitive_slots"].members[1], asked["un_display"].members[1]
    assert (slots.title, slots.means) != (display.title, display.means)
    start, goal = asked["start_player"].members[0], asked["solo_goal"].members[1]
    assert (start.value, goal.value) == ("random", "random")
    assert start.means != goal.means
