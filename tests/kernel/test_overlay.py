"""Overlays: what is wrong in them is told with the line and with what is expected there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.kernel.box import given_values, named, overlay_hash
from keeling.kernel.data import OVERLAY, load_data, overlay_faults, shipped_tables, unfit
from keeling.kernel.errors import BadData
from keeling.kernel.registry import game
from keeling.kernel.toml import as_toml, line_of, parse_toml

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FUTURE = game("future_energy")


@pytest.fixture
def box(tmp_path: Path) -> Callable[[str], Path]:
    """Writes the data file of an overlay of Future Energy."""

    def write(text: str) -> Path:
        path = tmp_path / "future_energy" / "data.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
        return tmp_path

    return write


C01 = '[[contract]]\nid = "c01"\n'


@pytest.mark.parametrize(
    ("text", "line", "what", "told"),
    [
        ("[[contract]]\nid = ", 2, "no_toml", {}),
        ("\n[contracts]\npoints = 4", 2, "no_table", {"name": "contracts"}),
        (C01 + "\npionts = 4", 4, "no_field", {"name": "pionts"}),
        ("[[contract]]\npoints = 4", 1, "no_key", {"name": "id"}),
        ('\n\n[[contract]]\nid = "c99"\npoints = 4', 3, "no_row", {"name": "c99"}),
        (C01 + "points = 4\n\n" + C01, 5, "twice", {"name": "c01"}),
        (C01 + 'points = "4"', 3, "expected", {"name": "points", "expected": "number"}),
        (C01 + "points = true", 3, "expected", {"expected": "number"}),
        (C01 + "\nicons = [\n  'oil',\n  4,\n]", 4, "expected", {"expected": "text"}),
        ("[bank]\nlimited = 0", 2, "expected", {"expected": "truth"}),
        ("bank = 3", 1, "expected", {"name": "bank", "expected": "table"}),
        ("[bank]\n[contract]\nid = 'c01'", 2, "rows", {"name": "contract"}),
        ("[[bank]]\nlimited = true", 1, "no_rows", {"name": "bank"}),
        (C01 + "points = 2026-01-31", 3, "expected", {"found": "2026-01-31"}),
        (C01 + "points = true", 3, "expected", {"found": "true"}),
        (C01 + "points = 'text'", 3, "expected", {"found": '"text"', "expected": "number"}),
        ("contract = 3", 1, "expected", {"name": "contract", "expected": "rows"}),
        (
            '[[tile_kind]]\nid = "investor"\neffect = { op = "store", area = 4 }',
            3,
            "expected",
            {"name": "effect.area", "expected": "text"},
        ),
        (
            '[[tile_kind]]\nid = "investor"\neffect = { op = "store", aera = 4 }',
            3,
            "no_field",
            {"name": "aera"},
        ),
        ('[[tile_kind]]\nid = "investor"\neffect = {}', 3, "missing", {"name": "op"}),
        ("[bank]\n" + C01 + "gone = true", 4, "gone", {}),
        (C01 + 'gone = "x"', 3, "gone", {}),
        ("gone = ['bank']", 1, "gone", {}),
        (C01 + "points = -1", 3, "range", {"found": "-1", "least": "0", "most": "99999"}),
        (C01 + "points = 100000", 3, "range", {"name": "points", "most": "99999"}),
        (C01 + "\npoints = 99999999999999999999", 4, "range", {"name": "points"}),
        ("[bank]\n[meta]\nrevision = 1", 2, "not_counted", {"name": "meta"}),
        (C01 + "points = 4\nsource = 'rulebook'", 4, "own_source", {"name": "source"}),
        (C01 + "sources = { points = 'nonsense' }", 3, "own_source", {"name": "sources"}),
        ("[bank]\nnote = 'mine'", 2, "own_source", {"name": "note"}),
        (
            '[[contract]]\nid = "c25"\nicons = ["oil"]\npoints = 4\nsource = "box"',
            1,
            "no_row",
            {"name": "c25"},
        ),
    ],
)
def test_a_fault_is_told_with_its_line(
    box: Callable[[str], Path], text: str, line: int, what: str, told: dict[str, str]
) -> None:
    [fault] = overlay_faults(FUTURE, box(text))
    assert (fault.line, fault.what) == (line, what)
    assert {key: fault.told[key] for key in told} == told
    assert f"data.toml, line {line}: " in str(fault)


def test_all_faults_of_a_file_are_found(box: Callable[[str], Path]) -> None:
    text = C01 + 'points = "4"\nicon = []\n[[contract]]\nid = "c1"\n[bank]\nlimited = 1\n'
    assert [(one.line, one.what) for one in overlay_faults(FUTURE, box(text))] == [
        (3, "expected"),
        (4, "no_field"),
        (5, "no_row"),
        (8, "expected"),
    ]


def test_entries_that_all_rows_have_are_needed_and_no_others(tmp_path: Path) -> None:
    (tmp_path / "e_mission").mkdir()
    path = tmp_path / "e_mission" / "data.toml"
    path.write_text('[[power]]\nid = "usa"\nresilience = { social = 1 }\n', "utf-8")
    [fault] = overlay_faults(game("e_mission"), tmp_path)
    assert (fault.line, fault.what, fault.told) == (3, "missing", {"name": "resilience.ecological"})
    path.write_text('[[power]]\nid = "usa"\nresilience = { sociall = 1 }\n', "utf-8")
    [fault] = overlay_faults(game("e_mission"), tmp_path)
    assert (fault.line, fault.what, fault.told["name"]) == (3, "no_field", "sociall")


def test_tables_for_readers_are_not_of_a_box(tmp_path: Path) -> None:
    (tmp_path / "e_mission").mkdir()
    text = "[vocabulary]\namount = 'x'\n\n[balance_check]\n"
    (tmp_path / "e_mission" / "data.toml").write_text(text, "utf-8")
    found = overlay_faults(game("e_mission"), tmp_path)
    assert [(one.line, one.what) for one in found] == [(1, "not_counted"), (4, "not_counted")]


@pytest.mark.parametrize(
    ("file", "text", "wrong"),
    [
        ("data", "[effect_tracks]\nspaces = 0\n", [(2, "range")]),
        ("data", "[effect_tracks]\nspaces = 1\n", []),
        ("data", "[[community_penalty]]\nmin = 0\ndraw = -3\n", []),
        ("projects", '[[project]]\nid = "P001"\nneeds = { foo = 3 }\n', [(3, "no_word")]),
        ("projects", '[[project]]\nid = "P001"\nneeds = { solar = 3 }\n', []),
        ("data", "[effect_tracks]\ntipping = []\n", [(2, "length")]),
        ("projects", '[[project]]\nid = "P001"\ncost = { demand = -1 }\n', [(3, "range")]),
    ],
)
def test_numbers_and_words_make_sense(
    file: str, text: str, wrong: list[tuple[int, str]], tmp_path: Path
) -> None:
    """A number is below 0 only where one that comes with the game is; words are those it has."""
    (tmp_path / "e_mission").mkdir()
    (tmp_path / "e_mission" / f"{file}.toml").write_text(text, "utf-8")
    assert [(one.line, one.what) for one in overlay_faults(game("e_mission"), tmp_path)] == wrong


def test_names_and_labels_are_texts_that_no_box_replaces(tmp_path: Path) -> None:
    e_mission = game("e_mission")
    shape = dict(e_mission.data)["projects"]
    card = shipped_tables("e_mission", "projects", shape)["project"][0]
    head = f'[[project]]\nid = "{card["id"]}"\n'
    (tmp_path / "e_mission").mkdir()
    path = tmp_path / "e_mission" / "projects.toml"
    for field in ("name_en", "name_pl", "label"):
        path.write_text(f"{head}{field} = {as_toml(card[field])}\n", "utf-8")
        assert overlay_faults(e_mission, tmp_path) == []
        path.write_text(f'{head}{field} = "Mine"\n', "utf-8")
        [fault] = overlay_faults(e_mission, tmp_path)
        assert (fault.line, fault.what, fault.told) == (3, "own_name", {"name": field})


def test_a_file_that_is_laid_over_nothing_is_a_fault(box: Callable[[str], Path]) -> None:
    folder = box("")
    (folder / "future_energy" / "dta.toml").write_text("", "utf-8")
    [fault] = overlay_faults(FUTURE, folder)
    assert (fault.line, fault.what) == (0, "no_file")
    assert fault.told["known"] == "board_2_3p.toml, board_4p.toml, data.toml"


@pytest.mark.parametrize("name", ["data.yaml", "data", "data.toml.bak", "dataXtoml"])
def test_a_file_of_another_kind_is_a_fault(name: str, box: Callable[[str], Path]) -> None:
    folder = box("")
    (folder / "future_energy" / name).write_text("", "utf-8")
    [fault] = overlay_faults(FUTURE, folder)
    assert (fault.file, fault.what) == (str(folder / "future_energy" / name), "no_file")


@pytest.mark.parametrize("name", [".data.toml.swp", "data.toml~", "README.md", "README"])
def test_what_lies_beside_the_values_is_no_fault(name: str, box: Callable[[str], Path]) -> None:
    folder = box("")
    (folder / "future_energy" / name).write_text("?", "utf-8")
    assert overlay_faults(FUTURE, folder) == []


def test_a_list_of_another_length_is_told_by_its_length(tmp_path: Path) -> None:
    (tmp_path / "e_mission").mkdir()
    path = tmp_path / "e_mission" / "projects.toml"
    effect = '{ do = "draw", tiers = [[1, 2, 3]] }'
    path.write_text(f'[[project]]\nid = "P001"\neffects = [{effect}]\n', "utf-8")
    [fault] = overlay_faults(game("e_mission"), tmp_path)
    assert (fault.line, fault.what) == (3, "length")
    assert str(fault).endswith(": a list of length 2 is expected, not 3")


def test_only_what_is_expected_is_put_in_words(box: Callable[[str], Path]) -> None:
    """A row may be called like a type of values."""
    [fault] = overlay_faults(FUTURE, box('[[contract]]\nid = "table"\n'))
    assert "there is no 'table' here" in str(fault)


def test_files_of_other_editors_are_read_or_explained(box: Callable[[str], Path]) -> None:
    folder = box("\ufeff" + C01 + "points = 'x'\n")
    path = folder / "future_energy" / "data.toml"
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    assert [(one.line, one.what) for one in overlay_faults(FUTURE, folder)] == [(3, "expected")]
    path.write_bytes(f"{C01}# Stück\n".encode("latin-1"))
    [fault] = overlay_faults(FUTURE, folder)
    assert (fault.file, fault.line, fault.what) == (str(path), 3, "no_utf8")


def test_a_game_is_not_built_on_a_bad_overlay(
    box: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(OVERLAY, str(box(C01 + "points = 'x'\n")))
    with pytest.raises(BadData, match="line 3: 'points': \"x\" is given, a whole number") as caught:
        load_data("future_energy", *FUTURE.data[0])
    assert len(caught.value.faults) == 1


def test_values_that_a_game_cannot_take_are_explained_by_their_words(
    box: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(OVERLAY, str(box(C01 + "icons = ['oil', 'gsa']\n")))
    [fault] = unfit("future_energy", KeyError("gsa")).faults
    assert (fault.line, fault.what, fault.told) == (3, "no_word", {"name": "gsa"})
    monkeypatch.setenv(OVERLAY, str(box(C01 + "icons = ['oil', 'gas']\n")))
    [fault] = unfit("future_energy", BadData("too many icons")).faults
    assert (fault.line, fault.what, fault.told) == (0, "unfit", {"reason": "too many icons"})


def test_an_overlay_has_a_name_only_if_it_changes_something(
    box: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    is_now = next(row.points for row in load_data("future_energy", *FUTURE.data[0]).contract)  # type: ignore[attr-defined]  # Box
    monkeypatch.setenv(OVERLAY, str(box(C01)))
    assert overlay_hash("future_energy") == ""
    named.cache_clear()
    box(C01 + f"points = {is_now}\n")
    assert overlay_hash("future_energy") == ""
    named.cache_clear()
    box(C01 + f"points = {is_now + 1}\n")
    first = overlay_hash("future_energy")
    assert len(first) == 12
    box("nonsense")  # later, when the values have been read
    assert overlay_hash("future_energy") == first
    assert overlay_hash("co2") == ""


def test_the_name_is_that_of_the_values_however_they_are_written(
    box: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = [
        "[income]\nbase = 9\n" + C01 + "points = 99\n",
        "# mine\r\n" + C01.replace("\n", "\r\n") + "points = 99\r\n[income]\r\nbase = 9\r\n",
        "income = { base = 9, per_investor = 1 }\n" + C01 + "points = 99\n",  # 1 is as it was
        "[income]\nbase = 8\n" + C01 + "points = 99\n",
        "[income]\nbase = 9\n" + C01.replace("c01", "c02") + "points = 99\n",
    ]
    found = []
    for text in texts:
        monkeypatch.setenv(OVERLAY, str(box(text)))
        named.cache_clear()
        found.append(overlay_hash("future_energy"))
    assert found[0] == found[1] == found[2]
    assert len(set(found)) == 3


def test_given_values_stand_beside_those_that_were_there(tmp_path: Path) -> None:
    (tmp_path / "green_deal").mkdir()
    text = "[setup]\nrounds = 10\nstart_cash = { 3 = 9, 4 = 7, 5 = 6 }\n"
    (tmp_path / "green_deal" / "data.toml").write_text(text, "utf-8")
    found = given_values(game("green_deal"), tmp_path)
    assert [(one.component, one.field, one.shipped, one.value, one.is_other) for one in found] == [
        ("setup", "rounds", 10, 10, False),
        ("setup", "start_cash.3", 8, 9, True),
        ("setup", "start_cash.4", 7, 7, False),
        ("setup", "start_cash.5", 6, 6, False),
    ]


@pytest.mark.parametrize(
    ("path", "line"),
    [(("a",), 2), (("a", "b"), 3), (("a", "d"), 8), (("t", 0), 11), (("t", 1, "x"), 15)],
)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_line_is_found_whatever_stands_before_it(
    path: tuple[str | int, ...], line: int, ends: str
) -> None:
    text = (
        '# a\n[a]\nb = [ # d = 4\n  1,\n]\nc = """\nd = 1 """\nd = 2\n'
        "\n# t\n[[t]]\nx = 1\n\n[[t]]\nx = 2\n"
    )
    assert line_of(text.replace("\n", ends), path) == line


@pytest.mark.parametrize(
    "value",
    [
        3,
        True,
        'a "text" \\ ż',
        [1, [2, 3]],
        [],
        {},
        {"do": "x", "a b": [{"n": 1}]},
    ],
)
def test_what_is_written_is_read_back(value: object) -> None:
    assert parse_toml(f"v = {as_toml(value)}") == {"v": value}
