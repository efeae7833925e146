"""Golden records: whole games replay, choice by choice and word by word, in every release."""

from __future__ import annotations

from pathlib import Path

import pytest

from keeling.kernel.record import read_records, record_of, verify
from tools.golden import GAMES, narration, played

TESTS = Path(__file__).parent
FILES = sorted(path for path in TESTS.glob("*/records/*.txt") if ".told." not in path.name)


@pytest.mark.parametrize("path", FILES, ids=[f"{p.parts[-3]} {p.stem}" for p in FILES])
def test_an_archived_record_replays_to_its_result_and_tells_the_same_story(path: Path) -> None:
    match = verify(read_records(path)[0])
    assert narration(match) == path.with_suffix(".told.txt").read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("row", GAMES, ids=[f"{row[0]} {row[1]}" for row in GAMES])
def test_the_same_seed_gives_the_same_game_compiled_or_not(
    row: tuple[str, str, dict[str, object], list[str], int],
) -> None:
    game, name, config, bots, seed = row
    match = played(game, config, bots, seed)
    record = record_of(match, seats=bots, seed=str(seed))
    assert record == read_records(TESTS / game / "records" / f"{name}.txt")[0]
