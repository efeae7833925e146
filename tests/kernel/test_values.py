"""All values of components, with where they come from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import Struct, field, inspect

from keeling.kernel.data import OVERLAY, shipped_tables
from keeling.kernel.merging import bare, fields, is_table, row_type
from keeling.kernel.registry import game
from keeling.kernel.sources import KINDS, PUBLIC, RECONSTRUCTED, RULEBOOK, Row
from keeling.kernel.values import Component, Value, components, listed, of_kind, shares
from tests.kernel.pebbles.game import GAME as PEBBLES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAMES = ("co2", "second_chance", "future_energy", "green_deal", "e_mission")
OF_OURS = re.compile(r"reconstructed|\bours?\b", re.IGNORECASE)


class Effect(Struct):
    """No row: a value as a whole."""

    do: str


class Bonus(Row, kw_only=True):
    """A row within a row."""

    KEY = ("space",)

    space: int
    gives: list[Effect]


class Power(Row, kw_only=True):
    """A row with all kinds of fields."""

    ASIDE = ("grade",)
    PIECE = True

    id: str
    name_en: str = ""
    grade: str = ""
    demand: int = 0
    growth: int = 0
    emissions: dict[str, int] = field(default_factory=dict)
    bonus: list[Bonus] = field(default_factory=list)


class Meta(Row, kw_only=True):
    """About the file."""

    COUNTED = False

    revision: int


class Limits(Row, kw_only=True):
    """A table, not one of several."""

    most: int


class Setup(Struct):
    """A table of tables."""

    limits: Limits


class Box(Struct):
    """A file."""

    meta: Meta
    setup: Setup
    power: list[Power]
    vocabulary: dict[str, Any] = {}


TABLES: dict[str, Any] = {
    "meta": {"revision": 1, "source": "rulebook"},
    "setup": {"limits": {"most": 3, "source": "public", "where": "a review", "why": "no"}},
    "power": [
        {
            "id": "usa",
            "name_en": "USA",
            "grade": "ours",
            "demand": 12,
            "growth": 2,
            "emissions": {"waste": 1, "transport": 4},
            "source": "rulebook",
            "note": "seen",
            "why": "it fits",
            "sources": {
                "growth": "reconstructed",
                "emissions": "public: card 7",
                "emissions.waste": "decision: two cards differ",
            },
            "bonus": [{"space": 3, "gives": [{"do": "a"}, {"do": "b"}], "source": "reconstructed"}],
        }
    ],
    "vocabulary": {"source": "reconstructed", "word": "a word"},
}


def test_every_value_has_its_own_source_and_remark() -> None:
    found = listed("data", TABLES, Box)
    told = {(c.id, v.field): (v.value, v.source, v.remark) for c in found for v in c.values}
    assert told == {
        ("setup.limits", "most"): (3, "public", "a review"),
        ("power usa", "demand"): (12, "rulebook", "seen"),
        ("power usa", "growth"): (2, "reconstructed", "it fits"),
        ("power usa", "emissions.waste"): (1, "decision", "two cards differ"),
        ("power usa", "emissions.transport"): (4, "public", "card 7"),
        ("power.bonus usa 3", "gives"): ([{"do": "a"}, {"do": "b"}], "reconstructed", ""),
    }


def test_a_component_knows_its_names_and_whether_it_is_a_piece() -> None:
    found = {one.id: (one.file, one.names, one.is_piece) for one in listed("data", TABLES, Box)}
    assert found["power usa"] == ("data", {"en": "USA"}, True)
    assert found["setup.limits"] == ("data", {}, False)


def test_shares_count_values_in_the_order_of_kinds() -> None:
    counted = shares(listed("data", TABLES, Box))
    assert list(counted.items()) == [
        ("rulebook", 1),
        ("public", 2),
        ("decision", 1),
        ("reconstructed", 2),
    ]


def test_components_can_be_asked_for_one_kind_alone() -> None:
    found = of_kind(listed("data", TABLES, Box), "reconstructed")
    assert [(one.id, [v.field for v in one.values]) for one in found] == [
        ("power usa", ["growth"]),
        ("power.bonus usa 3", ["gives"]),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_a_game_has_a_source_that_is_known(name: str) -> None:
    found = components(game(name))
    assert len({(one.file, one.id) for one in found}) == len(found)
    wrong = [(c.id, v.field, v.source) for c in found for v in c.values if v.source not in KINDS]
    assert wrong == []


def hidden(found: list[Component]) -> list[tuple[str, str]]:
    """Values that count as printed or published, though the remark says that they are ours."""
    printed = [(c.id, v) for c in found for v in c.values if v.source in (RULEBOOK, PUBLIC)]
    return [(name, v.field) for name, v in printed if OF_OURS.search(v.remark)]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_ours_in_part_does_not_count_as_printed(name: str) -> None:
    assert hidden(components(game(name))) == []


@pytest.mark.parametrize("remark", ["card 7; the rest Reconstructed", "ours", "it is our reading"])
def test_a_remark_that_says_so_is_found(remark: str) -> None:
    printed = Value("rows", 1, PUBLIC, remark)
    told = [Value("points", 1, RULEBOOK, "hours"), Value("cost", 1, RECONSTRUCTED, remark)]
    one = Component("data", "card 7", {}, is_piece=True, values=[printed, *told])
    assert hidden([one]) == [("card 7", "rows")]


def rows_of(value: Any, kind: inspect.Type) -> Iterator[tuple[dict[str, Any], inspect.Type]]:
    """All rows in a table, with their types."""
    if is_table(kind):
        if "source" in value:
            yield value, bare(kind)
        for field, inner in fields(kind).items():
            yield from rows_of(value.get(field, {}), inner)
    elif (row := row_type(kind)) is not None:
        for one in value:
            yield from rows_of(one, row)


@pytest.mark.parametrize(
    ("name", "file", "shape"), [(name, *file) for name in GAMES for file in game(name).data]
)
def test_what_a_row_says_of_single_values_is_about_fields_that_it_has(
    name: str, file: str, shape: type[Struct]
) -> None:
    wrong = []
    for row, kind in rows_of(shipped_tables(name, file, shape), inspect.type_info(shape)):
        for key, source in row.get("sources", {}).items():
            field, dot, entry = key.partition(".")
            is_there = field in row and field in fields(kind) and field != "source"
            if not is_there or (dot and entry not in row[field]):
                wrong.append((row.get("id"), key))
            if source.partition(":")[0] not in KINDS:
                wrong.append((row.get("id"), source))
    assert wrong == []


def test_what_an_overlay_gives_comes_from_a_box_and_nothing_else_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "future_energy").mkdir()
    text = '[[contract]]\nid = "c01"\npoints = 5\n[[contract]]\nid = "c02"\n'
    (tmp_path / "future_energy" / "data.toml").write_text(text, "utf-8")
    monkeypatch.setenv(OVERLAY, str(tmp_path))
    found = of_kind(components(game("future_energy")), "box")
    assert [(c.id, v.field, v.value) for c in found for v in c.values] == [
        ("contract c01", "points", 5)
    ]


def test_a_game_of_others_may_have_no_data() -> None:
    assert components(PEBBLES) == []
