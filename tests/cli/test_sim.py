from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from keeling.cli.errors import Refusal
from keeling.cli.seeds import Seed, read_seed
from keeling.cli.sim.games import Part, Played, Series, play_game, play_part, rotated
from keeling.cli.sim.report import Tally
from keeling.cli.sim.workers import parts
from keeling.kernel.record import from_json, verify
from tests.cli.running import piped, sitting, words

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.running import Keeling

KEYS = [
    *("game", "config", "games", "ended", "errors", "choices", "seconds", "lost"),
    *("endings", "won_in", "lost_in", "scores", "spread", "least", "most", "wins"),
]
SMALL = words("sim future_energy --seats 2 --bots uniform --games 4 --seed 3")
SERIES = Series("future_energy", {"seats": 2}, ["uniform", "uniform"], Seed(3))


def without_time(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    """Everything but the clock."""
    return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]


def test_games_are_played_and_counted(keeling: Keeling) -> None:
    ran = keeling(*SMALL, "--json")
    (row,) = ran.json
    assert list(row) == KEYS
    assert (row["games"], row["ended"], row["errors"]) == (4, 4, 0)
    assert (sum(row["wins"]), len(row["scores"])) == (4, 2)


def test_people_get_a_table(keeling: Keeling) -> None:
    ran = keeling(*SMALL)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Future Energy, 2 seats\n")
    row = r"^White +uniform +\d+\.\d +\d+\.\d +\d+ +\d+ +\d\.\d \(\d+ %\)"
    assert re.search(row, ran.out, re.MULTILINE)
    assert "4 games and" in ran.out
    assert "Seed: 3" in ran.out


@pytest.mark.parametrize("language", ["de", "pl"])
def test_numbers_are_written_as_the_language_writes_them(language: str, keeling: Keeling) -> None:
    ran = keeling(*SMALL, "--lang", language)
    assert re.search(r" \d+,\d +\d+,\d +\d+ +\d+ +\d,\d \(\d+ %\)", ran.out)
    assert not re.search(r"\d\.\d\b(?!\d\d)", ran.out)


def test_of_games_without_points_people_want_to_know_how_long_they_took(keeling: Keeling) -> None:
    command = words("sim e_mission --seats 1 --bots uniform --games 6 --seed 3")
    ran = keeling(*command)
    assert "score" not in ran.out
    assert re.search(r"^(Won|Lost|Ended) in round \d \(\d+\.\d %\)", ran.out, re.MULTILINE)
    row = keeling(*command, "--json").json[0]
    assert sum(row["won_in"].values()) == row["ended"] - row["lost"]
    assert sum(row["lost_in"].values()) == row["lost"]


def test_decades_are_called_decades(keeling: Keeling) -> None:
    ran = keeling(*words("sim co2 --seats 2 --bots uniform --games 12 --seed 3"))
    assert re.search(r"^Lost in decade \d \(", ran.out, re.MULTILINE)


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    """Neither the sums nor the order of the records."""
    command = words("sim future_energy --seats 3 --bots uniform,greedy --games 5 --seed 9 --json")
    one = sitting(*command, "--out", tmp_path / "one.jsonl")
    two = piped(*command, "--out", tmp_path / "two.jsonl", "--workers", "2")
    assert without_time(one.json) == without_time(two.json)
    assert (tmp_path / "one.jsonl").read_text() == (tmp_path / "two.jsonl").read_text()


@pytest.mark.parametrize("bots", ["uniform", "uniform,greedy"])
def test_writing_records_changes_nothing(bots: str, keeling: Keeling, tmp_path: Path) -> None:
    command = words(f"sim future_energy --seats 2 --bots {bots} --games 2 --seed 3 --json")
    plain = keeling(*command).json
    recorded = keeling(*command, "--out", tmp_path / "games.jsonl").json
    assert without_time(plain) == without_time(recorded)


def test_records_replay_and_name_bots_and_seed(keeling: Keeling, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    keeling(
        "sim",
        "future_energy",
        "--games",
        "2",
        "--seed",
        "4",
        "--bots",
        "greedy,uniform",
        "--out",
        path,
    )
    lines = path.read_text("utf-8").splitlines()
    found = [from_json(line, "here") for line in lines]
    assert [record.seed for record in found] == ["4/0", "4/1"]
    assert found[0].seats == ["greedy", "uniform", "greedy", "uniform"]
    for record in found:
        verify(record)


def test_one_game_of_a_series_can_be_played_again(keeling: Keeling) -> None:
    series = keeling(*SMALL, "--json").json[0]
    games = [
        keeling(*SMALL[:-4], "--games", "1", "--seed", f"3/{n}", "--json").json[0] for n in range(4)
    ]
    assert sum(game["choices"] for game in games) == series["choices"]


def test_a_seed_is_drawn_and_shown_when_none_is_given(keeling: Keeling) -> None:
    first, second = (keeling(*SMALL[:-2], "--games", "1").out.splitlines()[-1] for _ in range(2))
    assert re.fullmatch(r"Seed: \d+", first)
    assert first != second


def test_bots_change_seats_only_when_told() -> None:
    assert (rotated(3, 0), rotated(3, 1), rotated(3, 5)) == ([0, 1, 2], [1, 2, 0], [2, 0, 1])


def test_results_follow_the_bots_when_they_rotate(keeling: Keeling, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    bots = "greedy,uniform"
    command = words(f"sim future_energy --seats 2 --bots {bots} --games 4 --seed 1 --rotate --json")
    row = keeling(*command, "--out", path).json[0]
    games = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [game["seats"] for game in games] == [["greedy", "uniform"], ["uniform", "greedy"]] * 2
    greedy = [game["result"]["scores"][game["seats"].index("greedy")] for game in games]
    assert row["scores"][0] == sum(greedy) / 4


def test_every_config_is_played(keeling: Keeling) -> None:
    ran = keeling(
        "sim", "future_energy", "--all-configs", "--games", "1", "--bots", "uniform", "--json"
    )
    configs = {json.dumps(row["config"]) for row in ran.json}
    assert (len(ran.json), len(configs)) == (24, 24)
    assert all(row["ended"] == 1 for row in ran.json)


def test_every_config_can_mean_those_that_agree_with_the_rest(keeling: Keeling) -> None:
    command = words("sim future_energy --all-configs --games 1 --bots uniform --seats 3")
    ran = keeling(*command, "--set", "modules=module_2,module_1")
    assert ran.status == 0
    assert "3 seats modules=module_1,module_2" in ran.flat


def test_more_bots_than_seats_are_refused(keeling: Keeling) -> None:
    ran = keeling(*words("sim future_energy --seats 2 --bots uniform,uniform,greedy"))
    assert ran.status == 2
    assert "--bots: 3 entries for 2 seats" in ran.err


def test_where_there_are_no_points_no_set_up_has_a_column_for_them(keeling: Keeling) -> None:
    command = words("sim e_mission --all-configs --games 1 --bots uniform --seats 1")
    ran = keeling(*command, "--set", "challenges=none", "--set", "choose_challenges=false")
    assert ran.status == 0
    assert "mean" not in ran.flat


def test_a_game_that_breaks_is_counted_and_can_be_found_again() -> None:
    broken = Series("future_energy", {"seats": 2}, ["uniform", "nobody"], Seed(3))
    played = play_game(broken, 2)
    tally = Tally(broken)
    tally.add(played)
    assert (tally.json()["ended"], tally.json()["errors"]) == (0, 1)
    assert tally.errors == [f"--seed 3/2: {played.error}"]
    assert "there is no bot 'nobody'" in played.error


def test_a_series_adds_up() -> None:
    """Scores 4, 10 and 7 have the mean 7 and differ from it by 3, 3 and 0: the spread is √6."""
    tally = Tally(SERIES)
    for scores in ([4, 5], [10, 5], [7, 8]):
        tally.add(Played("3", choices=20, scores=scores, wins=[0.5, 0.5]))
    tally.add(Played("4", error="broken"))
    found = tally.json()
    assert (found["games"], found["ended"], found["choices"]) == (4, 3, 60)
    assert (found["scores"], found["wins"]) == ([7, 6], [1.5, 1.5])
    assert found["spread"] == [round(6**0.5, 3), round(2**0.5, 3)]
    assert (found["least"], found["most"]) == ([4, 5], [10, 8])


def test_a_worker_with_another_engine_is_refused() -> None:
    (part,) = parts(SERIES, 1, 1)
    other = Part(part.series, part.games, not part.compiled)
    with pytest.raises(Refusal, match="cli-error-engine"):
        play_part(other)


@pytest.mark.parametrize(("games", "workers"), [(1, 2), (7, 2), (1000, 3), (10_000_000, 2)])
def test_the_parts_of_a_series_are_all_of_it(games: int, workers: int) -> None:
    found = parts(SERIES, games, workers)
    assert sum(len(part.games) for part in found) == games
    assert [part.games.start for part in found[1:]] == [part.games.stop for part in found[:-1]]
    assert len(found) <= 10_001


def test_seeds_are_read_as_they_are_written() -> None:
    assert [str(read_seed(text)) for text in ("7", "7/42")] == ["7", "7/42"]
    assert read_seed("7").of_game(3) == read_seed("7/3")
    assert read_seed("7/42").of_game(3) == read_seed("7/45")


def test_games_of_different_series_are_different() -> None:
    seeds = ["1", "2", "1/0", "1/1", "2/0", "2/1"]
    drawn = {
        tuple(int(rng.word()) for _ in range(2)) for rng in (read_seed(s).rng() for s in seeds)
    }
    assert len(drawn) == len(seeds)


def test_a_file_is_there_when_it_is_complete_and_not_before(
    keeling: Keeling, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("what was there before\n", "utf-8")
    assert keeling(*SMALL, "--out", path).status == 0
    assert len(path.read_text("utf-8").splitlines()) == 4
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("where", ["missing/games.jsonl", "."])
def test_a_path_that_cannot_be_written_is_refused_before_anything_is_played(
    where: str, keeling: Keeling, tmp_path: Path
) -> None:
    ran = keeling("sim", "future_energy", "--games", "9999999", "--out", tmp_path / where)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("keeling sim: cannot write ")


@pytest.mark.parametrize(
    "argv",
    [
        ["chess"],
        ["future_energy", "--seats", "1"],
        ["future_energy", "--seats", "5"],
        ["future_energy", "--seats", "many"],
        ["future_energy", "--set", "modules"],
        ["future_energy", "--set", "=1"],
        ["future_energy", "--set", "modules=module_9"],
        ["future_energy", "--set", "self=1"],
        ["future_energy", "--set", "seats=2"],
        ["future_energy", "--bots", "clever"],
        ["future_energy", "--bots", "greedy,"],
        ["future_energy", "--bots", "rollout:0"],
        ["future_energy", "--games", "0"],
        ["future_energy", "--games", "1.5"],
        ["future_energy", "--games", "99999999999999999999999"],
        ["future_energy", "--games", "-3"],
        ["future_energy", "--workers", "0"],
        ["future_energy", "--seed", "luck"],
        ["future_energy", "--seed", "-1"],
        ["future_energy", "--seed", "1/"],
    ],
)
def test_bad_arguments_are_refused(argv: list[str], keeling: Keeling) -> None:
    ran = keeling("sim", *argv)
    assert (ran.status, ran.out) == (2, "")
    assert re.fullmatch(r"keeling sim: [^\n]+\n", ran.err)


def test_settings_that_do_not_go_together_are_refused_with_those_that_do(keeling: Keeling) -> None:
    ran = keeling(*words("sim e_mission --seats 4 --set setup=normal_europe"))
    assert ran.status == 2
    assert "seats=4, setup=normal_europe; one of them could be: seats=2; setup=normal" in ran.err
