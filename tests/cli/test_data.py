"""`keeling data`: where the values come from, and those of somebody's own box."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest
from msgspec import inspect

from keeling.cli.data.listing import BLOCKS, WIDTH, bar
from keeling.cli.data.trial import trial
from keeling.kernel.data import shipped_tables
from keeling.kernel.merging import merged
from keeling.kernel.registry import REGISTERED, game, register
from keeling.kernel.values import components, of_kind, shares
from keeling.text.catalogue import LANGUAGES
from keeling.text.words import GameWords
from tests.cli.running import piped
from tests.kernel.pebbles.game import GAME as PEBBLES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.running import Keeling

GAMES = ("co2", "second_chance", "future_energy", "green_deal", "e_mission")
C01 = '[[contract]]\nid = "c01"\n'


@pytest.fixture
def _pebbles() -> Iterator[None]:
    """A game without data files, known while a test runs."""
    register(PEBBLES)
    yield
    del REGISTERED[PEBBLES.id]


def box(folder: Path, text: str, name: str = "future_energy") -> Path:
    """A folder with values of somebody's own."""
    (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / name / "data.toml").write_text(text, "utf-8")
    return folder


def test_it_lists_components_with_value_and_source(keeling: Keeling) -> None:
    ran = keeling("data", "future_energy")
    assert ran.status == 0
    lines = ran.out.splitlines()
    counted = shares(components(game("future_energy")))
    assert lines[0] == f"Future Energy: {sum(counted.values())} values of components"
    assert set(lines[1]) == {BLOCKS[kind] for kind in counted}
    at = lines.index("income")
    assert lines[at + 1 : at + 3] == ["  base  3  rulebook", "  per_investor  1  rulebook"]


def test_for_machines_each_value_is_an_object(keeling: Keeling) -> None:
    rows = keeling("data", "future_energy", "--json").json
    assert {frozenset(row) for row in rows} == {
        frozenset(("component", "field", "value", "source", "remark", "file"))
    }
    [base] = [r for r in rows if (r["component"], r["field"]) == ("income", "base")]
    assert (base["value"], base["source"], base["file"]) == (3, "rulebook", "data")


def test_only_one_kind_of_source_can_be_asked_for(keeling: Keeling) -> None:
    rows = keeling("data", "green_deal", "--only", "reconstructed", "--json").json
    assert {row["source"] for row in rows} == {"reconstructed"}
    assert len(rows) == shares(components(game("green_deal")))["reconstructed"]
    ran = keeling("data", "green_deal", "--only", "guessed")
    assert (ran.status, "none of all, rulebook, public" in ran.err) == (2, True)


def test_every_kind_that_occurs_is_seen_in_the_bar() -> None:
    drawn = bar({"rulebook": 990, "public": 1, "reconstructed": 9}).plain
    assert drawn == BLOCKS["rulebook"] * 59 + BLOCKS["public"] + BLOCKS["reconstructed"]
    assert len(bar({"rulebook": 1, "reconstructed": 1}).plain) == WIDTH


@pytest.mark.usefixtures("_pebbles")
def test_a_game_without_data_files_says_so(keeling: Keeling) -> None:
    ran = keeling("data", "pebbles")
    assert (ran.status, ran.err) == (
        1,
        "keeling data: pebbles does not say what its components are\n",
    )


@pytest.mark.parametrize("name", GAMES)
def test_an_untouched_template_changes_nothing(name: str, keeling: Keeling, tmp_path: Path) -> None:
    assert keeling("data", name, "--export", tmp_path).status == 0
    for file, shape in game(name).data:
        path = tmp_path / name / f"{file}.toml"
        if path.is_file():
            over = tomllib.loads(path.read_text("utf-8"))
            tables = shipped_tables(name, file, shape)
            assert merged(tables, over, inspect.type_info(shape)) == tables


@pytest.mark.parametrize("name", GAMES)
def test_the_template_has_every_reconstructed_value_and_no_other(
    name: str, keeling: Keeling, tmp_path: Path
) -> None:
    """With every line of it entered, exactly these values come from the box, and none differs."""
    keeling("data", name, "--export", tmp_path)
    for path in (tmp_path / name).iterdir():
        lines = path.read_text("utf-8").splitlines()
        entered = [line.removeprefix("# ") for line in lines]
        path.write_text("\n".join(entered), "utf-8")
    assert keeling("data", name, "--diff", tmp_path, "--json").json == []
    rows = piped("data", name, "--data", tmp_path, "--json").json
    given = {(r["file"], r["component"], r["field"]) for r in rows if r["source"] == "box"}
    ours = {
        (c.file, c.id, v.field)
        for c in of_kind(components(game(name)), "reconstructed")
        for v in c.values
    }
    whole = {(file, one, field.partition(".")[0]) for file, one, field in ours}
    assert ours <= given
    assert {(file, one, field.partition(".")[0]) for file, one, field in given} == whole


def test_a_template_is_never_written_over_a_file(keeling: Keeling, tmp_path: Path) -> None:
    box(tmp_path, "# mine")
    ran = keeling("data", "future_energy", "--export", tmp_path)
    assert (ran.status, "data.toml exists already" in ran.err) == (1, True)
    assert (tmp_path / "future_energy" / "data.toml").read_text("utf-8") == "# mine"
    assert [path.name for path in (tmp_path / "future_energy").iterdir()] == ["data.toml"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_speaks_the_language_of_its_owner(
    language: str, keeling: Keeling, tmp_path: Path
) -> None:
    keeling("data", "co2", "--export", tmp_path, "--lang", language)
    text = (tmp_path / "co2" / "data.toml").read_text("utf-8")
    told = {"en": "If you own the game", "de": "Wenn du das Spiel besitzt", "pl": "Jeśli masz tę"}
    assert told[language] in text
    assert f"keeling data co2 --check {tmp_path}" in " ".join(text.replace("##", "").split())


def test_a_sound_folder_is_said_to_be_so(keeling: Keeling, tmp_path: Path) -> None:
    points = first_contract()
    ran = keeling("data", "future_energy", "--check", box(tmp_path, C01))
    assert (ran.status, ran.out) == (0, "ok: no value is entered, so nothing changes\n")
    folder = box(tmp_path, C01 + f"points = {points + 1}\n[income]\nbase = 3\n")
    ran = keeling("data", "future_energy", "--check", folder)
    assert ran.flat == "ok: 2 values are entered, 1 of them differs from ours"


def first_contract() -> int:
    """The points of the first contract as they are now."""
    tables = shipped_tables("future_energy", *game("future_energy").data[0])
    points: int = tables["contract"][0]["points"]
    return points


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_values_are_told_by_file_and_line(
    language: str, keeling: Keeling, tmp_path: Path
) -> None:
    folder = box(tmp_path, C01 + "points = 'x'\n\n[bnk]\n")
    ran = keeling("data", "future_energy", "--check", folder, "--lang", language)
    assert ran.status == 1
    path, told = tmp_path / "future_energy" / "data.toml", " ".join(ran.err.split())
    line, expected = {
        "en": ("line", "'points': \"x\" is given, a whole number is expected"),
        "de": ("Zeile", '„points“: angegeben ist "x", erwartet wird eine ganze Zahl'),
        "pl": ("wiersz", '„points”: podano "x", a oczekiwano: liczba całkowita'),
    }[language]
    assert told.startswith(f"{path}, {line} 3: {expected} {path}, {line} 5: ")
    rows = keeling("data", "future_energy", "--check", folder, "--json").json
    assert [(row["file"], row["line"], row["fault"]) for row in rows] == [
        (str(path), 3, "expected"),
        (str(path), 5, "no_table"),
    ]


def test_values_that_do_not_fit_together_are_found_by_playing(
    keeling: Keeling, tmp_path: Path
) -> None:
    ran = keeling("data", "future_energy", "--check", box(tmp_path, C01 + "icons = ['oil', 'gsa']"))
    assert (ran.status, "line 3: 'gsa' is no word of this game" in ran.err) == (1, True)
    ran = keeling("data", "future_energy", "--check", box(tmp_path, "[jokers]\ncount = 17\n"))
    assert (ran.status, "the values do not fit together (" in ran.err) == (1, True)


@pytest.mark.parametrize("shown", ["text_board", "board", "pictures", "events", "outcome"])
def test_what_cannot_be_shown_does_not_fit(shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A value that no rule minds may still be none that a board can show."""

    def fail(*_: object) -> None:
        raise KeyError(shown)

    monkeypatch.setattr(GameWords, shown, fail)
    [fault] = trial("future_energy")
    assert (fault.what, fault.told) == ("unfit", {"reason": f"KeyError: '{shown}'"})


def test_only_values_that_differ_are_shown(keeling: Keeling, tmp_path: Path) -> None:
    points = first_contract()
    folder = box(tmp_path, C01 + f"points = {points + 1}\n[income]\nbase = 3\n")
    ran = keeling("data", "future_energy", "--diff", folder)
    assert ran.status == 0
    assert ran.flat == (
        f"component value here in this folder contract c01 points {points} {points + 1} "
        "2 values are entered, 1 of them differs from ours."
    )
    [row] = keeling("data", "future_energy", "--diff", folder, "--json").json
    assert (row["component"], row["value"], row["shipped"]) == (
        "contract c01",
        points + 1,
        points,
    )


SENTENCES = {  # one value like ours, one unlike it, and two
    "en": [
        "1 value is entered, the same as ours.",
        "1 value is entered, and it differs from ours.",
        "2 values are entered, 2 of them differ from ours.",
    ],
    "de": [
        "1 Wert ist eingetragen, derselbe wie unserer.",
        "1 Wert ist eingetragen, und er ist anders als unserer.",
        "2 Werte sind eingetragen, 2 davon sind anders als unsere.",
    ],
    "pl": [
        "Wpisano 1 wartość, taką samą jak nasza.",
        "Wpisano 1 wartość, inną niż nasza.",
        "Wpisano 2 wartości, 2 z nich różnią się od naszych.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_fits_the_number(language: str, keeling: Keeling, tmp_path: Path) -> None:
    """FE-4.2 The income is 3 M, and 1 M more for each investor."""
    given = ["base = 3", "base = 4", "base = 4\nper_investor = 2"]
    for values, told in zip(given, SENTENCES[language], strict=True):
        folder = box(tmp_path, f"[income]\n{values}\n")
        ran = keeling("data", "future_energy", "--diff", folder, "--lang", language)
        assert ran.flat.endswith(told)


def test_a_folder_without_values_for_the_game_is_refused(keeling: Keeling, tmp_path: Path) -> None:
    for option in ("--check", "--diff"):
        ran = keeling("data", "co2", option, tmp_path)
        assert (ran.status, f"there is no folder {tmp_path}/co2" in ran.err) == (1, True)


def test_one_thing_at_a_time(keeling: Keeling, tmp_path: Path) -> None:
    ran = keeling("data", "co2", "--check", tmp_path, "--diff", tmp_path)
    assert (ran.status, "only one of these at a time: --check, --diff" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("command", "arguments"),
    [("games", []), ("sim", ["future_energy"]), ("rules", ["future_energy", "1"])],
)
def test_no_command_fails_with_a_traceback_on_bad_values(
    command: str, arguments: list[str], tmp_path: Path
) -> None:
    folder = box(tmp_path, C01 + "points = 'x'\n\n[bnk]\n")
    ran = piped(command, *arguments, "--data", folder)
    assert ran.status == 1
    assert ran.err == (
        f"keeling {command}: {folder}/future_energy/data.toml, line 3: 'points': \"x\" is "
        "given, a whole number is expected (and 1 more: keeling data GAME --check DIR tells all)\n"
    )


def test_other_names_of_a_game_do_not_hide_its_values(tmp_path: Path) -> None:
    """To know all names of games they are imported: with the values that were asked for."""
    folder = box(tmp_path, '[[power]]\nid = "usa"\ndemand = 9\n', "e_mission")
    rows = piped("data", "daybreak", "--data", folder, "--only", "box", "--json").json
    assert [(row["component"], row["field"], row["value"]) for row in rows] == [
        ("power usa", "demand", 9)
    ]


def test_a_game_is_played_with_the_values_of_the_box(tmp_path: Path) -> None:
    """FE-2.4 Each player starts with the money that the box says, 2 M as printed."""
    folder = box(tmp_path / "box", "[players]\nstart_money = 9\n")
    record = tmp_path / "games.jsonl"
    command = f"sim future_energy --seats 2 --bots uniform --games 1 --seed 5 --out {record}"
    assert piped(*command.split(), "--data", folder).status == 0
    ran = piped("replay", record, "--to", "0", "--json", "--data", folder)
    assert {seat["money"] for seat in ran.json["view"]["seats"].values()} == {9}
    ran = piped("replay", record)
    assert (ran.status, "the values of another box" in ran.err) == (1, True)
