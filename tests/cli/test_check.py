from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools.golden import played_files

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.running import Keeling

SCENARIO = """
game = "future_energy"
config = { seats = 2 }
given = { agenda = ["planning white"], seats = { white = { money = 3 } } }
when = ["one_line"]
then = { state = { "seats.white.money" = MONEY } }
"""
RECORD = '{"format":1,"game":"future_energy","rules":1,"config":{"seats":2},"choices":[]}'
BAD = {
    "missing.txt": None,
    "empty.txt": b"",
    "binary.txt": bytes(range(256)),
    "truncated.jsonl": b'{"format":1,"game":"future_en',
    "unknown_key.jsonl": RECORD.replace("rules", "rulez").encode(),
    "unknown_game.jsonl": RECORD.replace("future_energy", "chess").encode(),
    "other_rules.jsonl": RECORD.replace('"rules":1', '"rules":99').encode(),
    "bad_config.jsonl": RECORD.replace('"seats":2', '"self":2').encode(),
    "bad_choice.jsonl": RECORD.replace('"choices":[]', '"choices":["dance"]').encode(),
    "no_header.txt": b"format 1\n",
    "endless_digits.txt": b"format: " + b"9" * 5000,
    "endless_brackets.txt": b"config: " + b"[" * 100_000,
    "broken.toml": b"game = [",
    "endless.toml": b"game = " + b"[" * 100_000,
    "unknown_key.toml": b'gane = "future_energy"',
    "bad_notation.toml": SCENARIO.replace("one_line", "dance").replace("MONEY", "2").encode(),
    "differs.toml": SCENARIO.replace("MONEY", "7").encode(),
}


def test_records_that_replay_are_ok(keeling: Keeling, records: Path) -> None:
    ran = keeling("check", records)
    assert (ran.status, ran.out, ran.err) == (0, f"{records}: ok\n", "")


def test_scenarios_that_hold_are_ok(keeling: Keeling, tmp_path: Path) -> None:
    path = tmp_path / "line.toml"
    path.write_text(SCENARIO.replace("MONEY", "2"), "utf-8")
    ran = keeling("check", path)
    assert (ran.status, ran.out) == (0, f"{path}: ok\n")


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_with_a_file_is_said_in_one_line(
    name: str, keeling: Keeling, tmp_path: Path
) -> None:
    path = tmp_path / name
    content = BAD[name]
    if content is not None:
        path.write_bytes(content)
    ran = keeling("check", path)
    assert (ran.status, ran.err) == (1, "")
    assert ran.out.startswith(f"{path}:")
    assert ran.out.count("\n") == 1
    assert ran.out != f"{path}: ok\n"


def test_a_changed_result_is_found_and_its_record_named(keeling: Keeling, records: Path) -> None:
    lines = records.read_text("utf-8").splitlines()
    lines[1] = lines[1].replace('"scores":[', '"scores":[1')
    records.write_text("\n".join(lines), "utf-8")
    ran = keeling("check", records)
    assert ran.status == 1
    assert ran.out.startswith(f"{records}: record 2: the result is")


def test_one_bad_file_does_not_hide_the_others(
    keeling: Keeling, records: Path, tmp_path: Path
) -> None:
    ran = keeling("check", tmp_path / "missing", records, "--json")
    assert ran.status == 1
    assert [list(row) for row in ran.json] == [["file", "ok", "problems", "revisions"]] * 2
    assert [row["ok"] for row in ran.json] == [False, True]
    assert ran.json[1] == {"file": str(records), "ok": True, "problems": [], "revisions": []}


@pytest.mark.parametrize("path", played_files("future_energy"))
def test_the_golden_records_are_ok(path: Path, keeling: Keeling) -> None:
    assert keeling("check", path).status == 0
