from __future__ import annotations

import pytest

from keeling.kernel.registry import game
from keeling.text.catalogue import Catalogue
from keeling.text.offers import change
from keeling.text.words import GameWords

SHARED = "common-change = { $amount } { $stock }"
PLANTS = {
    "en": "stock-plants = plants\n    .one = plant",
    "de": "stock-plants = Kraftwerke\n    .one = Kraftwerk",
    "pl": "stock-plants = elektrownie\n    .one = elektrownia\n    .many = elektrowni",
}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["+1 plant", "-1 plant", "+2 plants", "-5 plants"]),
        ("de", ["+1 Kraftwerk", "-1 Kraftwerk", "+2 Kraftwerke", "-5 Kraftwerke"]),
        ("pl", ["+1 elektrownia", "-1 elektrownia", "+2 elektrownie", "-5 elektrowni"]),
    ],
)
def test_what_an_option_changes_is_counted_as_the_language_does(
    language: str, said: list[str]
) -> None:
    told = GameWords(game("future_energy"), language)
    told.words = Catalogue(language, [SHARED, PLANTS[language]])
    assert [change([{"plants": by}], 0, told) for by in (1, -1, 2, -5)] == [
        text.replace("-", "\N{MINUS SIGN}") for text in said
    ]


def test_a_stock_without_such_forms_or_without_a_text_is_named_as_it_is() -> None:
    told = GameWords(game("future_energy"), "en")
    told.words = Catalogue("en", [SHARED, "stock-money = money"])
    assert change([{"money": 1, "wood": 1}], 0, told) == "+1 money, +1 wood"
