from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

import keeling as library
from keeling.kernel.agenda import NOBODY
from keeling.kernel.match import Match
from keeling.kernel.record import Record, record_of
from keeling.kernel.rng import Rng
from keeling.kernel.shuffle import Shuffle, Words, commitment_to
from keeling.text.catalogue import LANGUAGES
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tests.cli.running import Keeling

TABLE, SECRET = "table23456", "5e" * 32
COMMITMENT = commitment_to(SECRET, TABLE)
EXAMPLE = Path(__file__).parents[2] / "examples" / "verify_chance.py"


def played(words: list[Words], copied: int = 0) -> Record:
    """A game drawn from a secret."""
    game = library.game("future_energy")
    told = commitment_to(SECRET, TABLE, copied)
    shuffle = Shuffle(table=TABLE, commitment=told, secret=SECRET, words=words, copied=copied)
    match = Match(game, game.config(seats=2))
    shuffle.draw(match)
    rng = Rng(5)  # who always takes the first option never comes to an end
    while match.state.seat != NOBODY:
        match.take(match.state.legal[rng.below(len(match.state.legal))])
        shuffle.draw(match)
    return record_of(match, shuffle=shuffle)


@pytest.fixture(scope="module")
def record() -> Record:
    """A game to which two players added words."""
    return played([Words(0, "white", "rain"), Words(20, "red", "wind & żar")])


@pytest.fixture
def path(record: Record, tmp_path: Path) -> Path:
    """Its record, as it is downloaded."""
    file = tmp_path / "game.txt"
    file.write_text(record.to_text(), "utf-8")
    return file


def forged(record: Record) -> tuple[int, str, Record]:
    """The record with another outcome of chance that is legal too: its place, and what it was."""
    game = library.game("future_energy")
    match = Match(game, game.config(**record.config))
    others = [game.write(option) for option in match.state.legal]
    other = next(option for option in others if option != record.choices[0])
    return 1, record.choices[0], replace(record, choices=[other, *record.choices[1:]])


def test_a_fair_game_is_verified(keeling: Keeling, path: Path) -> None:
    ran = keeling("verify", path, "--commitment", COMMITMENT.upper())
    assert (ran.status, ran.err) == (0, "")
    first, second = ran.out.splitlines()
    assert first.startswith(f"{path}: all ")
    assert first.endswith(f"draws of chance are as table {TABLE} had committed to")
    assert second == f"{path}: players added words 2 times"
    assert COMMITMENT in keeling("verify", path).out, "to be compared by eye"


def test_a_chance_that_was_not_drawn_from_the_secret_is_named(
    keeling: Keeling, record: Record, tmp_path: Path
) -> None:
    at, was, other = forged(record)
    file = tmp_path / "forged.jsonl"
    file.write_text(other.to_json(), "utf-8")
    ran = keeling("verify", file)
    assert ran.status == 1
    assert ran.out.startswith(f"{file}: choice {at} was not drawn from the secret")
    assert f"should be '{was}'" in ran.out


def test_another_commitment_than_the_one_noted_shows(keeling: Keeling, path: Path) -> None:
    ran = keeling("verify", path, "--commitment", "0" * 64)
    assert ran.status == 1
    assert "another commitment" in ran.out


def test_what_is_no_commitment_is_refused(keeling: Keeling, path: Path) -> None:
    ran = keeling("verify", path, "--commitment", "abc")
    assert (ran.status, ran.out) == (2, "")
    assert "'abc' is not a commitment" in ran.err


@pytest.mark.parametrize("seed", ["", "7"])
def test_a_record_without_a_commitment_cannot_be_verified(
    keeling: Keeling, record: Record, tmp_path: Path, seed: str
) -> None:
    file = tmp_path / "plain.txt"
    file.write_text(replace(record, shuffle=None, seed=seed).to_text(), "utf-8")
    ran = keeling("verify", file)
    assert ran.status == 1
    said = "made with a seed" if seed else "this record has no commitment: nothing to verify"
    assert said in ran.out


def test_every_record_of_every_file_is_verified(
    keeling: Keeling, path: Path, record: Record, tmp_path: Path
) -> None:
    several = tmp_path / "several.jsonl"
    rows = [record, replace(record, shuffle=None), forged(record)[2]]
    several.write_text("\n".join(row.to_json() for row in rows), "utf-8")
    ran = keeling("verify", "--json", several, path, tmp_path / "nothing.txt")
    assert ran.status == 1
    told = [(row["record"], row["ok"], row["flaw"]) for row in ran.json]
    assert told == [
        (1, True, None),
        (2, False, "no_commitment"),
        (3, False, "other_chance"),
        (1, True, None),
        (1, False, "unreadable"),
    ]
    assert ran.json[0]["verified"] == ran.json[3]["verified"] > 20
    assert len({frozenset(row) for row in ran.json}) == 1, "the keys are always the same"


def test_a_choice_that_is_not_legal_is_said_in_one_line(
    keeling: Keeling, record: Record, tmp_path: Path
) -> None:
    file = tmp_path / "bad.txt"
    last = replace(record, choices=[*record.choices, "dance"])
    file.write_text(last.to_text(), "utf-8")
    ran = keeling("verify", file)
    assert (ran.status, len(ran.out.splitlines())) == (1, 1)
    assert f"choice {len(last.choices)}" in ran.out


def test_what_was_copied_from_another_table_is_not_said_to_be_verified(
    keeling: Keeling, tmp_path: Path
) -> None:
    file = tmp_path / "fork.txt"
    file.write_text(played([], copied=3).to_text(), "utf-8")
    ran = keeling("verify", file)
    assert ran.status == 0
    assert "the first 3 draws were made at another table" in ran.out
    assert "no player added words" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(keeling: Keeling, path: Path, language: str) -> None:
    assert keeling("verify", path, "--lang", language).status == 0


def test_the_verifier_of_the_examples_agrees(record: Record, tmp_path: Path) -> None:
    for name, one, status in (("fair", record, 0), ("forged", forged(record)[2], 1)):
        file = tmp_path / f"{name}.jsonl"
        file.write_text(one.to_json(), "utf-8")
        done = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, str(EXAMPLE), str(file)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == status, done.stderr
