"""Records: a header and every choice in notation, chance included. They replay without a generator.

As text: `key: value` lines, an empty line, then one choice a line; `#` begins a comment.
As JSON Lines: one record a line, the same keys. `schema()` is the JSON Schema of such a line.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from keeling.kernel.agenda import NOBODY
from keeling.kernel.box import overlay_hash
from keeling.kernel.errors import BadConfig, BadRecord, IllegalChoice, OtherRevision
from keeling.kernel.match import Match
from keeling.kernel.registry import game as find_game
from keeling.kernel.revisions import known
from keeling.kernel.shuffle import Shuffle

if TYPE_CHECKING:
    from pathlib import Path

    from keeling.kernel.game import AnyGame

FORMAT = 1

# Words with single spaces between them: both forms of a record can say the same.
Notation = Annotated[str, Meta(pattern=r"^[^\s#]+( [^\s#]+)*$")]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended."""

    scores: list[int]
    winners: list[str]


class Record(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as it was played."""

    format: int
    game: str
    rules: int
    config: dict[str, Any]
    seats: list[str] = []  # who sat there: names of people or bots
    seed: str = ""  # of the generator that drew for chance, if there was one
    data: str = ""  # names the overlay of component data, if there was one
    shuffle: Shuffle | None = None  # what chance was drawn from, if that can be verified
    result: Result | None = None
    choices: list[Notation]

    def to_json(self) -> str:
        """One line of JSON."""
        return msgspec.json.encode(self).decode()

    def to_text(self) -> str:
        """Header and choices as text."""
        head = msgspec.to_builtins(self)
        del head["choices"]
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        return "\n".join([*lines, "", *self.choices, ""])


def record_of(
    match: Match,
    seats: list[str] | None = None,
    seed: str = "",
    shuffle: Shuffle | None = None,
) -> Record:
    """The record of a match as it stands."""
    return Record(
        format=FORMAT,
        game=match.game.id,
        rules=match.game.version,
        config=dict(match.config.json()),
        seats=seats or [],
        seed=seed,
        data=overlay_hash(match.game.id),
        shuffle=shuffle,
        result=result_of(match),
        choices=match.choices,
    )


def result_of(match: Match) -> Result | None:
    """How a match ended; None while it goes on."""
    if match.state.seat != NOBODY:
        return None
    names = match.game.vocabulary.names["seat"]
    scores = [int(score) for score in match.state.scores()]
    return Result(scores, [names[seat] for seat in match.state.winners()])


def replay(record: Record, to: int | None = None) -> Match:
    """Play a record again, or its first `to` choices; says which choice does not fit."""
    match = begun(record)
    for n, notation in enumerate(record.choices[:to], start=1):
        play_choice(match, notation, n)
    return match


def begun(record: Record) -> Match:
    """A game set up as a record says, before its first choice."""
    if record.format != FORMAT:
        raise BadRecord(f"format {record.format} is not known here; this release reads {FORMAT}")
    try:
        game = find_game(record.game)
        of_its_revision(record, game)
        config = game.config(**record.config)
    except BadConfig as error:
        raise BadRecord(str(error)) from error
    if record.data != overlay_hash(game.id):
        raise BadRecord(played_with(record.data))
    return Match(game, config)


def played_with(data: str) -> str:
    """Whose values a record was played with, where others are loaded."""
    if not data:
        return "played with the values that come with Keeling: leave --data out"
    return f"played with the values of another box ({data}): give its folder with --data DIR"


def is_of_other_revision(record: Record) -> bool:
    """Whether a record is of another known revision of its game than this process plays."""
    try:
        plays = find_game(record.game).version
    except BadConfig:
        return False
    return record.rules != plays and record.rules in known(record.game)


def of_its_revision(record: Record, game: AnyGame) -> None:
    """Make sure that a record was played by the revision of its game that this process plays."""
    if record.rules == game.version:
        return
    if record.rules in (there := known(game.id)):
        raise OtherRevision(game.id, record.rules, game.version)
    numbers = ", ".join(str(number) for number in there or [game.version])
    raise BadRecord(f"rules {record.rules} of {game.id} are not known here, only {numbers}")


def play_choice(match: Match, notation: str, n: int) -> None:
    """Make the n-th choice of a record; says if it does not fit."""
    try:
        match.play(notation)
    except IllegalChoice as error:
        raise BadRecord(f"choice {n}: {error}") from error


def verify(record: Record) -> Match:
    """Replay a record to its end and compare the result."""
    match = replay(record)
    found = result_of(match)
    if found != record.result:
        raise BadRecord(f"the result is {found}, the record says {record.result}")
    return match


def read_records(path: Path) -> list[Record]:
    """All records of a file, text or JSON Lines; errors name the line."""
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError) as error:
        why = "not a text file" if isinstance(error, UnicodeDecodeError) else str(error)
        raise BadRecord(f"{path}: {getattr(error, 'strerror', None) or why}") from error
    if not text.strip():
        raise BadRecord(f"{path}: the file is empty")
    if text.lstrip().startswith("{"):
        rows = enumerate(text.split("\n"), start=1)
        return [from_json(row, f"{path}:{n}") for n, row in rows if row.strip()]
    return [from_text(text, str(path))]


def from_json(line: str, where: str) -> Record:
    """A record from one line of JSON."""
    try:
        return msgspec.json.decode(line, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"{where}: {error}") from error


def from_text(text: str, where: str) -> Record:
    """A record from text: header lines, an empty line, choices."""
    head: dict[str, Any] = {}
    choices: list[str] = []
    in_head = True
    for n, line in enumerate(text.split("\n"), start=1):
        words = line.strip()
        if words.startswith("#"):
            continue
        if not words:
            in_head = in_head and not head
        elif in_head:
            key, value = header(words, f"{where}:{n}")
            if key in head or key == "choices":
                raise BadRecord(f"{where}:{n}: '{key}' cannot stand here")
            head[key] = value
        else:
            choices.append(" ".join(words.split("#")[0].split()))
    try:
        record = msgspec.convert({**head, "choices": choices}, Record)
        record.to_json()  # text that cannot be written again is refused now
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadRecord(f"{where}: {error}") from error
    return record


def header(line: str, where: str) -> tuple[str, Any]:
    """One line of a header: the value is JSON."""
    key, colon, value = line.partition(":")
    if not colon:
        raise BadRecord(f"{where}: '{line}' is not a header line 'key: value'")
    try:
        return key.strip(), msgspec.json.decode(value)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"{where}: {key}: {error}") from error


def schema() -> dict[str, Any]:
    """The JSON Schema of a line of JSON Lines."""
    found = msgspec.json.schema(Record)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **found}
