"""Records: text and JSON Lines, replayed without a generator; bad ones are explained."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

import keeling
from keeling.kernel.data import OVERLAY
from keeling.kernel.errors import BadRecord
from keeling.kernel.match import Match
from keeling.kernel.record import (
    Record,
    from_json,
    from_text,
    read_records,
    record_of,
    replay,
    schema,
    verify,
)
from keeling.kernel.rng import Rng

GAME = keeling.game("future_energy")


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole random game."""
    match, rng = Match(GAME, GAME.config(seats=2)), Rng(4)
    while match.state.seat != keeling.NOBODY:
        legal = match.state.legal
        drawn = match.state.seat == keeling.CHANCE
        match.take(int(match.state.sample(rng)) if drawn else legal[int(rng.below(len(legal)))])
    return record_of(match, seats=["ann", "bot"], seed="4")


def test_a_record_is_read_back_from_text_and_from_json(record: Record) -> None:
    assert from_text(record.to_text(), "x") == record
    assert from_json(record.to_json(), "x") == record


def test_a_record_replays_to_its_result(record: Record) -> None:
    assert verify(record).state.scores() == record.result.scores if record.result else False


def test_the_first_choices_of_a_record_can_be_replayed_alone(record: Record) -> None:
    assert replay(record, to=10).choices == record.choices[:10]


def test_comments_and_empty_lines_may_stand_between_choices(record: Record) -> None:
    lines = record.to_text().splitlines()
    text = "\n".join(["# a game", *lines[:20], "", "  # here it gets exciting", *lines[20:]])
    assert from_text(text, "x") == record


def test_the_schema_in_the_documentation_is_the_one_in_force() -> None:
    written = Path(__file__).parents[2] / "docs" / "reference" / "record.schema.json"
    assert json.loads(written.read_text("utf-8")) == schema()


def test_json_lines_follow_the_published_schema(record: Record) -> None:
    jsonschema.validate(json.loads(record.to_json()), schema())
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"game": "future_energy"}, schema())


def test_a_choice_that_is_not_legal_is_named_with_its_clause(record: Record) -> None:
    bad = from_json(record.to_json(), "x")
    at = next(i for i, choice in enumerate(bad.choices) if choice.startswith("step"))
    bad.choices[at] = "pass"
    with pytest.raises(BadRecord, match=rf"choice {at + 1}: 'pass' is not legal: FE-6.1.8"):
        verify(bad)


def test_a_wrong_result_is_found(record: Record) -> None:
    bad = from_json(record.to_json().replace('"winners":["', '"winners":["x'), "x")
    with pytest.raises(BadRecord, match="the result is"):
        verify(bad)


def test_unknown_rules_formats_games_and_configs_are_refused(record: Record) -> None:
    changes: list[tuple[str, object, str]] = [
        ("rules", GAME.version + 1, "rules .* are not known here"),
        ("rules", 0, "rules .* are not known here"),
        ("format", 99, "format 99 is not known here"),
        ("game", "chess", "there is no game 'chess'"),
        ("config", {"seats": 9}, "2 to 4 seats, not 9"),
        ("data", "0123abcd", r"the values of another box \(0123abcd\)"),
    ]
    for key, value, complaint in changes:
        bad = json.loads(record.to_json()) | {key: value}
        with pytest.raises(BadRecord, match=complaint):
            replay(from_json(json.dumps(bad), "x"))


def test_a_game_of_the_printed_values_is_not_replayed_with_others(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / GAME.id).mkdir()
    (tmp_path / GAME.id / "data.toml").write_text("[income]\nbase = 9\n", "utf-8")
    monkeypatch.setenv(OVERLAY, str(tmp_path))
    with pytest.raises(BadRecord, match="played with the values that come with Keeling"):
        replay(record)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the file is empty"),
        ("nonsense", "is not a header line"),
        ("game: future_energy", "game: JSON is malformed"),
        ('{"game": "future_energy"', "rec.txt:1"),
        ('{"game": 3}', "rec.txt:1"),
        ("format: 1\nextra: 2\n\nend\n", "unknown field"),
    ],
)
def test_a_bad_file_is_explained(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "rec.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(BadRecord, match=complaint):
        read_records(path)


def test_names_of_people_may_hold_any_sign(record: Record) -> None:
    strange = from_json(record.to_json(), "x")
    strange.seats = ["Ann #1", 'Łukasz\u2028\u0085 "B"']
    assert from_text(strange.to_text(), "x") == strange
    assert from_json(strange.to_json(), "x") == strange


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("choices: 5\n\nend\n", "x:1: 'choices' cannot stand here"),
        ("format: 1\nformat: 1\n\nend\n", "x:2: 'format' cannot stand here"),
        (
            'seed: "\\ud800"\nformat: 1\ngame: "x"\nrules: 1\nconfig: {}\n\nend\n',
            "x:1: seed: ",
        ),
        ("config: " + '{"a":' * 100_000, "x:1: config: "),
        ("seed: " + "1" * 5_000, "x:1: seed: "),
        ('config: {"seats": NaN}', "x:1: config: "),
    ],
)
def test_strange_headers_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        from_text(text, "x")


@pytest.mark.parametrize("choice", ["", " end", "buy  1", "end\nend", "end # at last", "a\u2028b"])
def test_a_choice_that_no_text_could_hold_is_refused(record: Record, choice: str) -> None:
    record = from_json(record.to_json(), "x")
    record.choices = [choice]
    with pytest.raises(BadRecord, match="choices"):
        from_json(record.to_json(), "x")


def test_deep_json_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"^x: "):
        from_json('{"config":' + '{"a":' * 100_000, "x")


def test_missing_and_binary_files_are_explained(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="No such file"):
        read_records(tmp_path / "none")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not a text file"):
        read_records(tmp_path / "binary")
