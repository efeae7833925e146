"""Tables laid over tables: single values, rows by what tells them apart, and what is gone."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct, field, inspect

from keeling.kernel.errors import BadData
from keeling.kernel.merging import merged
from keeling.kernel.sources import Row


class Plant(Row, kw_only=True):
    """A row that two fields tell apart."""

    KEY = ("energy", "size")

    energy: str
    size: str
    price: int
    gives: dict[str, int] = field(default_factory=dict)


class Card(Row, kw_only=True):
    """A row that its id tells apart."""

    id: str
    points: int


class Deck(Row, kw_only=True):
    """A row of rows."""

    cards: list[Card]
    left_out: int


class Setup(Struct):
    """A table that only holds a row."""

    deck: Deck


class Box(Struct):
    """A data file."""

    plant: Annotated[list[Plant], Meta(min_length=1)]
    setup: Setup
    colours: list[str]


SHAPE = inspect.type_info(Box)
SMALL = {"energy": "solar", "size": "small", "price": 2, "gives": {"vp": 1, "cep": 1}, "why": "x"}
LARGE = {"energy": "solar", "size": "large", "price": 4}
CARDS = [{"id": "a", "points": 1}, {"id": "b", "points": 2}]
TABLES: dict[str, Any] = {
    "plant": [SMALL, LARGE],
    "setup": {"deck": {"cards": CARDS, "left_out": 3}},
    "colours": ["red", "blue"],
}


def test_of_a_row_only_what_is_given_changes() -> None:
    over = {"plant": [{"energy": "solar", "size": "large", "price": 5}]}
    assert merged(TABLES, over, SHAPE)["plant"] == [SMALL, {**LARGE, "price": 5}]


def test_tables_within_tables_are_laid_over_each_other_too() -> None:
    over = {"setup": {"deck": {"cards": [{"id": "b", "points": 7}]}}}
    deck = {"cards": [CARDS[0], {"id": "b", "points": 7}], "left_out": 3}
    assert merged(TABLES, over, SHAPE)["setup"] == {"deck": deck}


def test_lists_and_dictionaries_that_are_no_rows_are_replaced_as_a_whole() -> None:
    over = {"colours": ["green"], "plant": [{**SMALL, "gives": {"vp": 2}}]}
    found = merged(TABLES, over, SHAPE)
    assert found["colours"] == ["green"]
    assert found["plant"][0]["gives"] == {"vp": 2}


def test_a_row_that_was_not_there_comes_last() -> None:
    new = {"energy": "wind", "size": "small", "price": 3}
    assert merged(TABLES, {"plant": [new]}, SHAPE)["plant"] == [SMALL, LARGE, new]


def test_rows_and_fields_can_be_taken_away() -> None:
    name = {"energy": "solar", "size": "small"}
    assert merged(TABLES, {"plant": [{**name, "gone": True}]}, SHAPE)["plant"] == [LARGE]
    (first, _) = merged(TABLES, {"plant": [{**name, "gone": ["why", "gives"]}]}, SHAPE)["plant"]
    assert first == {**name, "price": 2}


def test_nothing_of_what_was_there_is_changed() -> None:
    before = repr(TABLES)
    merged(TABLES, {"plant": [{**LARGE, "price": 9}], "colours": []}, SHAPE)
    assert repr(TABLES) == before


@pytest.mark.parametrize(
    ("over", "complaint"),
    [
        ({"plant": [{"energy": "solar", "price": 1}]}, "a row without `size` cannot be found"),
        ({"plant": {"energy": "solar"}}, "expected a list of tables"),
        ({"plant": [3]}, "expected a list of tables"),
        ({"plant": [{**LARGE, "gone": "price"}]}, "`gone` has to be a list of fields here"),
    ],
)
def test_what_cannot_be_laid_over_is_explained(over: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        merged(TABLES, over, SHAPE)
