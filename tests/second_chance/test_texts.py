"""The texts of Second Chance that no other game has; what all share is tested with all of them."""

from __future__ import annotations

import re

import pytest

from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.effects import OPS
from keeling.games.second_chance.engine.tables import COUNTS, LOBBIES, RANKS, TESTS
from keeling.text.catalogue import LANGUAGES
from tests.second_chance.texts import TEXTS

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_language
def test_every_effect_and_every_goal_has_its_words(language: str) -> None:
    found = TEXTS.messages(language)
    effects = {f"effect-{op}" for op in OPS if op != "choose"} | {"effect-knowledge_any"}
    assert {key for key in found if key.startswith("effect-")} == effects
    assert {key for key in found if key.startswith("private-")} == {f"private-{t}" for t in TESTS}
    assert {key for key in found if key.startswith("company-")} == {f"company-{c}" for c in COUNTS}


@in_each_language
def test_a_rank_names_the_ratings_it_is_for_and_where_the_next_begins(language: str) -> None:
    found = [re.findall(r"\d+", TEXTS.words(language).say(f"ending-{rank}")) for rank in RANKS]
    told = [("1", "5", "0", "4", "2", "5"), ("2", "5", "5", "9", "3", "10")]
    told += [("3", "5", "10", "14", "4", "15"), ("4", "5", "15", "19", "5", "20")]
    assert [tuple(numbers) for numbers in found] == [*told, ("5", "5", "20")]
    assert [int(numbers[2]) for numbers in found] == [row.min_score for row in BOX.rating.rank]


@in_each_language
def test_cards_and_tiles_are_named_after_what_the_data_say(language: str) -> None:
    words = TEXTS.words(language)
    shown = {
        **{f"agenda-{tile.id}": tile.energies for tile in BOX.agenda},
        **{f"summit-{tile.id}": tile.topics for tile in BOX.summit},
        **{f"un_goal-{card.id}": card.plants for card in BOX.un_goal},
    }
    for key, energies in shown.items():
        assert ", ".join(words.name(f"energy-{energy}") for energy in energies) in words.name(key)
    for number, card in zip(LOBBIES, BOX.lobby, strict=True):
        about = [f"energy-{card.trigger.energy}", f"region-{card.trigger.region}"]
        told = [words.name(key) for key in about if not key.endswith("-")]
        assert all(name in words.name(f"lobby-{number}") for name in told)
    for tile in BOX.event:
        assert words.name(f"event-{tile.id}", "place") == words.name(f"region-{tile.region}")


@in_each_language
def test_environment_goals_say_what_they_are_about(language: str) -> None:
    words = TEXTS.words(language)
    for tile in BOX.environment_goal:
        told = words.name(f"environment_goal-{tile.id}", "plain")
        forms = ("", "gen", "at")  # languages decline what is named
        about = [f"region-{tile.region}"] if tile.region else [f"energy-{tile.energy}"]
        named = [words.name(key, form) for key in about for form in forms if key[-1] != "-"]
        assert any(name in told for name in named or [str(tile.size)])
        assert words.name(f"environment_goal-{tile.id}").startswith(told)


@in_each_language
def test_a_decade_is_named_after_its_first_year(language: str) -> None:
    words = TEXTS.words(language)
    for number, year in enumerate(BOX.enums.competitive_decades, start=1):
        assert str(year) in words.say("event-decade", number=number)
