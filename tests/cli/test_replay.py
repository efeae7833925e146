from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools.golden import path_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.running import Keeling

WITHOUT_POINTS = path_of("e_mission", "solo_1")
KEYS = [
    "game",
    "config",
    "seats",
    "seed",
    "choices",
    "events",
    "view",
    "ended",
    "scores",
    "winners",
]


def test_a_game_is_told_then_shown_then_summed_up(keeling: Keeling, records: Path) -> None:
    ran = keeling("replay", records)
    assert ran.status == 0
    story, board, scores = (
        ran.out.index(part) for part in ("begins turn 1", "Building contracts", "Total")
    )
    assert story < board < scores
    assert " wins with " in ran.out


def test_a_game_without_points_is_summed_up_round_by_round(keeling: Keeling) -> None:
    ran = keeling("replay", WITHOUT_POINTS)
    assert ran.status == 0
    end = ran.out[ran.out.rindex("How it went") :]
    assert "Round 1" in end
    assert "Total" not in end


@pytest.mark.parametrize(("spoken", "told"), [("de", "Zug 1"), ("pl", "turę 1")])
def test_it_is_told_in_other_languages(
    spoken: str, told: str, keeling: Keeling, records: Path
) -> None:
    ran = keeling("replay", records, "--lang", spoken)
    assert ran.status == 0
    assert told in ran.out


def test_it_can_stop_on_the_way(keeling: Keeling, records: Path) -> None:
    ran = keeling("replay", records, "--to", "60")
    assert ran.status == 0
    assert "After 60 of " in ran.out
    assert "Total" not in ran.out


def test_one_of_several_records_is_picked(keeling: Keeling, records: Path) -> None:
    third = keeling("replay", records, "--game", "3", "--json").json
    assert (third["seed"], third["ended"]) == ("7/2", True)
    refused = keeling("replay", records, "--game", "4")
    assert refused.status == 2
    assert refused.err == "keeling replay: --game: there is no record 4, the file has 3\n"


def test_machines_get_the_view_and_the_events(keeling: Keeling, records: Path) -> None:
    told = keeling("replay", records, "--json").json
    assert list(told) == KEYS
    assert (told["seats"], told["view"]["seat"]) == (["uniform", "uniform"], None)
    assert list(told["events"][0]) == ["event", "args", "text"]
    half = keeling("replay", records, "--to", "60", "--json").json
    assert (half["ended"], half["scores"], half["winners"]) == (False, None, None)
    assert len(half["choices"]) == 60


def test_secrets_are_told_to_their_owner_alone(keeling: Keeling, records: Path) -> None:
    every = [keeling("replay", records, "--game", str(n)).out for n in (1, 2, 3)]
    white = [keeling("replay", records, "--game", str(n), "--seat", "white").out for n in (1, 2, 3)]
    assert not any("draws a CO₂ certificate worth" in out for out in every)
    assert any("White draws a CO₂ certificate worth" in out for out in white)
    assert not any("Red draws a CO₂ certificate worth" in out for out in white)


def test_the_board_is_drawn(keeling: Keeling, records: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    assert keeling("replay", records, "--svg", picture).status == 0
    assert picture.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize("argv", [["--seat", "green"], ["--seat", "blue"], ["--to", "-1"]])
def test_bad_arguments_are_refused(argv: list[str], keeling: Keeling, records: Path) -> None:
    ran = keeling("replay", records, *argv)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_file_that_is_no_record_is_refused(keeling: Keeling, tmp_path: Path) -> None:
    missing = keeling("replay", tmp_path / "missing")
    assert (missing.status, missing.err.count("\n")) == (1, 1)
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    binary = keeling("replay", tmp_path / "binary")
    assert (binary.status, binary.err.endswith(": not a text file\n")) == (1, True)


def test_a_picture_that_cannot_be_written_is_refused(
    keeling: Keeling, records: Path, tmp_path: Path
) -> None:
    ran = keeling("replay", records, "--svg", tmp_path / "missing" / "board.svg")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("keeling replay: cannot write ")
