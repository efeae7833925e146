"""Golden records: whole games replay in every release; those by the present rules word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.kernel.record import read_records, record_of, verify
from keeling.kernel.revisions import known
from tests.cli.running import piped
from tools.golden import GAMES, earlier_files, narration, path_of, played, played_files

if TYPE_CHECKING:
    from pathlib import Path

FILES = played_files()


def name_of(path: Path) -> str:
    """The game and the name of a record."""
    return f"{path.parts[-4]} {path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
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
    assert record == read_records(path_of(game, name))[0]


def test_records_of_earlier_revisions_replay_by_themselves_and_it_is_said() -> None:
    files = [str(path) for path in earlier_files()]
    assert files
    ran = piped("check", "--json", *files)
    assert ran.status == 0, ran.out
    rows = ran.json
    assert [row["file"] for row in rows if row["ok"]] == files
    for row in rows:
        (one,) = row["revisions"]
        assert f"{one['game']}/records/revision_{one['revision']}/" in row["file"]


def test_no_revision_is_without_records() -> None:
    for game in sorted({row[0] for row in GAMES}):
        files = [*earlier_files(), *played_files(game)]
        there = {path.parent.name for path in files if path.parts[-4] == game}
        assert there == {f"revision_{n}" for n in known(game)}
