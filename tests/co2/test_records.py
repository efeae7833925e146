"""Golden records: whole games replay, choice by choice, to the same result in every release."""

from __future__ import annotations

from pathlib import Path

import pytest

from keeling.kernel.record import read_records, record_of, verify
from tools.golden import played

RECORDS = Path(__file__).parent / "records"
FILES = sorted(RECORDS.glob("*.txt"))
AT_RANDOM: list[tuple[str, dict[str, object], int]] = [  # file, config, seed
    ("solo_1", {"seats": 1}, 1),
    ("base_2", {"seats": 2}, 2),
    ("auction_3", {"seats": 3, "start_player_auction": True}, 3),
    ("draft_4", {"seats": 4, "lobby_draft": True, "fossil_set": "eco"}, 4),
    ("lobbyist_5", {"seats": 5, "fossil_set": "lobbyist"}, 5),
]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_an_archived_record_replays_to_its_result(path: Path) -> None:
    record = read_records(path)[0]
    match = verify(record)
    assert record_of(match).result == record.result
    assert record.result is not None


@pytest.mark.parametrize("row", AT_RANDOM, ids=[row[0] for row in AT_RANDOM])
def test_the_same_seed_gives_the_same_game_compiled_or_not(
    row: tuple[str, dict[str, object], int],
) -> None:
    name, config, seed = row
    bots = ["uniform"] * int(str(config["seats"]))
    match = played("co2", config, bots, seed)
    assert record_of(match, seats=bots, seed=str(seed)) == read_records(RECORDS / f"{name}.txt")[0]
