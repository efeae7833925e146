"""Earlier revisions of games at the command line: replayed by themselves, played when named."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.kernel.record import read_records
from keeling.kernel.revisions import known
from tests.cli.running import piped
from tools.golden import earlier_files

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.running import Keeling


@pytest.fixture(scope="module")
def path() -> Path:
    """A record of an earlier revision of e-Mission."""
    return next(one for one in earlier_files() if "e_mission" in one.parts)


FIRST_OF_EACH = {one.parent: one for one in reversed(earlier_files())}


@pytest.mark.parametrize("path", FIRST_OF_EACH.values(), ids=lambda path: path.parts[-4])
def test_a_record_of_an_earlier_revision_is_told_by_it(path: Path) -> None:
    (record,) = read_records(path)
    ran = piped("replay", path, "--json")
    newest = known(record.game)[-1]
    assert ran.status == 0
    assert ran.err == (
        f"Played by revision {record.rules} of {record.game}, and told by it;"
        f" the newest one is {newest}.\n"
    )
    assert record.result is not None
    assert (ran.json["choices"], ran.json["scores"]) == (record.choices, record.result.scores)


def test_it_is_checked_by_its_revision(keeling: Keeling, path: Path) -> None:
    (record,) = read_records(path)
    ran = keeling("check", path)
    assert (ran.status, ran.err) == (0, "")
    told = f"ok, by the revision it was played by: e_mission {record.rules}"
    assert ran.out == f"{path}: {told}\n"


def test_what_is_wrong_with_it_is_found(keeling: Keeling, path: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(path.read_text("utf-8").rstrip() + "\nnonsense\n", "utf-8")
    ran = keeling("check", bad)
    assert ran.status == 1
    assert "nonsense" in ran.out


def test_records_of_several_revisions_may_stand_in_one_file(
    keeling: Keeling, path: Path, tmp_path: Path
) -> None:
    (old,) = read_records(path)
    other = next(one for one in earlier_files() if "green_deal" in one.parts)
    both = tmp_path / "both.jsonl"
    both.write_text("".join(r.to_json() + "\n" for r in [old, *read_records(other)]), "utf-8")
    (row,) = keeling("check", "--json", both).json
    assert (row["ok"], [one["game"] for one in row["revisions"]]) == (
        True,
        ["e_mission", "green_deal"],
    )


def test_chance_is_verified_by_the_revision_of_a_record(keeling: Keeling, path: Path) -> None:
    ran = keeling("verify", path, "--json")
    assert [row["flaw"] for row in ran.json] == ["seeded"]  # and not that it cannot be read


def test_a_game_can_be_played_by_an_earlier_revision(tmp_path: Path) -> None:
    first, kept = known("e_mission")[0], tmp_path / "game.jsonl"
    sim = ("sim", "e_mission", "--seats", "1", "--bots", "uniform", "--games", "1", "--seed", "7")
    assert piped(*sim, "--out", kept, "--revision", f"e_mission={first}").status == 0
    assert [record.rules for record in read_records(kept)] == [first]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("e_mission", "--revision: 'e_mission' is not of the form GAME=N"),
        ("e_mission=x", "--revision: 'e_mission=x' is not of the form GAME=N"),
        ("chess=1", "--revision: there is no game 'chess'; the games are "),
        ("e_mission=" + "9" * 5000, "--revision: 'e_mission=999"),
        ("e_mission=99", "--revision e_mission=99: of e_mission there are the revisions "),
    ],
)
def test_what_is_no_revision_is_refused(keeling: Keeling, given: str, complaint: str) -> None:
    ran = keeling("games", "--revision", given)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"keeling games: {complaint}")


def test_a_revision_that_is_named_leaves_others_of_the_environment_alone() -> None:
    ran = piped(
        "check",
        "--json",
        "--revision",
        "e_mission=2",
        next(one for one in earlier_files() if "green_deal" in one.parts),
        KEELING_REVISIONS="green_deal=1",
    )
    assert [(row["ok"], row["revisions"]) for row in ran.json] == [(True, [])]


def test_a_record_may_come_through_a_pipe(path: Path) -> None:
    ran = piped("replay", "/dev/stdin", "--json", typed=path.read_text("utf-8"))
    assert (ran.status, ran.json["game"]) == (0, "e_mission")
