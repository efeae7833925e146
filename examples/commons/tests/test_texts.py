"""Everything that can be asked, done, refused and told has a text in every language."""

from __future__ import annotations

import re

import pytest

from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from keeling.text.catalogue import LANGUAGES, catalogue, sources
from keeling_commons import GAME
from keeling_commons.words import remark, text_board

PACKAGE = "keeling_commons"
KEY = re.compile(r"^([a-z]+-\w+) =", re.MULTILINE)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def keys(language: str) -> list[str]:
    """The keys of all texts, in their order."""
    return [key for source in sources(PACKAGE, language) for key in KEY.findall(source)]


@in_each_language
def test_the_languages_have_the_same_texts_each_once(language: str) -> None:
    assert keys(language) == keys("en")
    assert len(set(keys(language))) == len(keys(language))


@in_each_language
def test_whole_games_can_be_told(language: str) -> None:
    words, rng = catalogue(PACKAGE, language), Rng(1)
    s = GAME.new(GAME.config(seats=4))
    while s.seat != NOBODY:
        view = GAME.view(s, max(s.seat, 0))
        assert words.prompt(view)
        assert all(words.option(GAME, option) for option in s.legal)
        assert all(words.objection(objection) for _, objection in GAME.objections(s))
        assert max(len(row) for row in text_board(view, words).splitlines()) < 80
        s.events = []
        s.apply(s.sample(rng) if s.seat == CHANCE else s.legal[rng.below(len(s.legal))])
        for seat in (None, 0, 1, 2, 3):
            assert all(words.events(GAME.visible_events(s.events, seat)))


def test_a_remark_says_what_a_catch_leaves() -> None:
    words = catalogue(PACKAGE, "en")
    s = GAME.new(GAME.config(seats=2))
    GAME.take(s, "draw 1", "draw 1", "catch 3", "catch 2", "spring dry", "catch 3", "catch 2")
    GAME.take(s, "spring dry")
    told = {GAME.write(option): remark(GAME.view(s, 0), option, words) for option in s.legal}
    assert told == {"catch 1": "leaves 2", "catch 3": words.say("text-empties"), "rest": ""}
