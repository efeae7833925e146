"""The texts of Green Deal that no other game has; what all games share is tested with them all."""

from __future__ import annotations

import re

import pytest

from keeling.games.green_deal.data.box import BOX, Effect, Named
from keeling.games.green_deal.engine.tables import CATEGORIES, CELLS, FIELDS, SOURCES
from keeling.games.green_deal.words import phrases as said
from keeling.text.catalogue import LANGUAGES
from tests.green_deal.texts import TEXTS

BRIEF = 90  # letters that fit a picture of a card

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_language
def test_cards_and_categories_are_named_as_the_data_name_them(language: str) -> None:
    words = TEXTS.words(language)
    printed: dict[str, Named] = {f"card-{card.id}": card for card in BOX.sustainability_card}
    printed |= {f"action-{card.id}": card for card in BOX.action_card}
    for key, card in printed.items():
        assert words.name(key) == getattr(card, f"name_{language}").replace("CO2", "CO₂")
    for category, name in zip(CATEGORIES, getattr(BOX.categories, f"name_{language}"), strict=True):
        assert words.name(f"category-{category}", "title") == name


@in_each_language
def test_every_action_card_has_a_clause_that_says_what_it_does(language: str) -> None:
    found = {key for key in TEXTS.messages(language) if key.startswith("does-")}
    assert found == {f"does-{card.id}" for card in BOX.action_card} | {"does-tax_refund"}
    for key in found:
        told = TEXTS.words(language).say(key)
        assert len(told) <= BRIEF
        assert not told.endswith(".")


@in_each_language
def test_what_a_card_does_names_the_numbers_of_the_data(language: str) -> None:
    words = TEXTS.words(language)
    for card in BOX.action_card:
        told = {int(n) for n in re.findall(r"\d+", said.does(words, card.id))}
        assert {n for effect in card.effects for n in numbers(effect)} <= told, card.id


def numbers(effect: Effect) -> list[int]:
    """The numbers of an effect that are told in digits; words say one, two and twice."""
    amounts = [effect.amount, effect.base, effect.steps, effect.max, effect.per, effect.threshold]
    if effect.op == "modifier" and effect.key != "pr_limit":
        amounts.append(abs(int(effect.value)))
    flags = ("competition_immune", "target_immune", "place_anywhere", "loan_interest")
    return [] if effect.key in flags else [abs(n) for n in amounts if n]


@in_each_language
def test_rows_and_columns_are_counted_from_one(language: str) -> None:
    words = TEXTS.words(language)
    for cell in CELLS:
        counted = [int(n) + 1 for n in cell.split("-")]
        assert [int(n) for n in re.findall(r"\d+", words.name(f"cell-{cell}"))] == counted


@in_each_language
def test_a_category_is_called_the_same_everywhere(language: str) -> None:
    words = TEXTS.words(language)
    for category in CATEGORIES:
        name = words.name(f"category-{category}")
        assert words.name(f"stock-{category}") == words.name(f"field-{category}") == name
        assert all(words.name(f"tile-{category}-{n}") == f"{name} {n}" for n in range(1, 6))
    assert len({words.name(f"category-{category}", "letter") for category in CATEGORIES}) == 4
    assert all(words.name(f"field-{field}", "on") for field in FIELDS)


@in_each_language
def test_a_score_sheet_can_name_where_points_come_from(language: str) -> None:
    words = TEXTS.words(language)
    assert all(words.name(f"category-{s}") == words.name(f"source-{s}") for s in SOURCES)
