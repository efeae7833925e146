"""Every reader of text that others have written: valid samples, and how they are read.

`read` either refuses with a `KeelingError`, or reads, writes what it has read, and reads it again.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import tempfile
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import msgspec
from msgspec.structs import replace

import keeling
from keeling.cli.options import settings_of
from keeling.kernel.data import OVERLAY, load_data
from keeling.kernel.errors import BadRecord, IllegalChoice
from keeling.kernel.match import Match
from keeling.kernel.proof import examined
from keeling.kernel.record import Record, from_text, read_records, record_of, verify
from keeling.kernel.rng import Rng
from keeling.kernel.scenario import check, read_scenario
from keeling.kernel.shuffle import Shuffle, Words, commitment_to
from tools.fuzz_edits import spoil_text, spoil_tree
from tools.golden import played_files

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from keeling.kernel.config import Config
    from keeling.kernel.game import AnyGame

TESTS: Final = Path(__file__).parents[1] / "tests"
GAMES: Final = ("co2", "e_mission", "future_energy", "green_deal", "second_chance")
SHAPES: Final = {  # the data files that an overlay can replace, and the names of their shapes
    "co2": {"data": "Box"},
    "e_mission": {"data": "Box", "projects": "Projects", "crises": "Crises"},
    "future_energy": {"data": "Box", "board_4p": "Board"},
    "green_deal": {"data": "Box"},
    "second_chance": {"data": "Box"},
}
CHOICES: Final = 25  # of each record: a whole game takes long to play again
MOMENTS: Final = 12  # positions of each game
ASKED: Final = 5  # of these, at which notation is read
SECRET: Final = "ab" * 32


class Unequal(Exception):
    """What was read, written and read again is something else."""


@dataclass(frozen=True)
class Reader:
    """One way for text to come in."""

    name: str
    samples: Callable[[], list[Any]]
    read: Callable[[Any], None]
    spoil: Callable[[Any, Any, Random], Any]
    share: int  # of all inputs: more where reading is quick


def readers() -> list[Reader]:
    """All of them."""
    return [
        *(
            Reader(f"notation {n}", partial(notations, n), partial(notation, n), spoil_text, 8)
            for n in GAMES
        ),
        *(
            Reader(f"position {n}", partial(positions, n), partial(position, n), spoil_tree, 5)
            for n in GAMES
        ),
        Reader("settings", configs, settings, spoil_tree, 12),
        Reader("settings as text", pairs, settings_as_text, spoil_text, 10),
        Reader("records, text", records_as_text, partial(records, "record.txt"), spoil_text, 8),
        Reader("records, JSON", records_as_json, partial(records, "record.jsonl"), spoil_text, 6),
        Reader("records, trees", record_trees, record_tree, spoil_tree, 6),
        Reader("scenarios", scenarios, scenario, spoil_text, 5),
        *(
            Reader(
                f"data {game} {file}",
                partial(tables, game, file),
                partial(data, game, file),
                spoil_text,
                1,
            )
            for game, files in SHAPES.items()
            for file in files
        ),
    ]


@cache
def folder() -> Path:
    """Where inputs that are read from files are put; it goes with the process."""
    kept = tempfile.TemporaryDirectory(prefix="keeling-fuzz-")
    folder.kept = kept  # type: ignore[attr-defined]  # as long as the process
    return Path(kept.name)


def put(name: str, text: bytes) -> Path:
    """A file with this text."""
    path = folder() / name
    path.write_bytes(text)
    return path


def same(first: object, second: object) -> None:
    """Compare what was read twice."""
    if first != second:
        raise Unequal(f"{first!r:.300} is not {second!r:.300}")


# ---- games on their way


@cache
def moments(name: str) -> list[Match]:
    """Random games of several configs, each stopped somewhere."""
    game = keeling.game(name)
    few = keeling.kernel.config.covering(game.configs())
    return [stopped(game, few[n % len(few)], n) for n in range(MOMENTS)]


def stopped(game: AnyGame, config: Config, seed: int) -> Match:
    """A random game after some choices."""
    rng, match = Rng(seed), Match(game, config)
    for _ in range(10 + 15 * seed):
        if match.state.seat == keeling.NOBODY:
            break
        legal = match.state.legal
        chance = match.state.seat == keeling.CHANCE
        match.take(int(match.state.sample(rng)) if chance else legal[rng.below(len(legal))])
    return match


# ---- options in notation


def notations(name: str) -> list[bytes]:
    """What is legal or refused at these moments."""
    game, found = keeling.game(name), set[str]()
    for match in moments(name)[:ASKED]:
        found.update(game.legal(match.state))
        found.update(game.write(option) for option, _ in game.objections(match.state))
    return [one.encode() for one in sorted(found)]


def notation(name: str, text: bytes) -> None:
    """What somebody wants to choose."""
    game, typed = keeling.game(name), text.decode("utf-8", "surrogateescape")
    refusal = IllegalChoice("nobody was asked")
    for match in moments(name)[:ASKED]:
        try:
            option = game.read(match.state, typed)
        except IllegalChoice as error:
            refusal = error
            continue
        same(game.read(match.state, game.write(option)), option)
        return
    raise refusal


# ---- positions


def positions(name: str) -> list[dict[str, Any]]:
    """Dumps."""
    game = keeling.game(name)
    return [game.dump(match.state) for match in moments(name)]


def position(name: str, tree: object) -> None:
    """A dump that somebody has edited."""
    game = keeling.game(name)
    dump = game.dump(game.load(tree))
    same(game.dump(game.load(dump)), dump)


# ---- settings


def configs() -> list[dict[str, Any]]:
    """All settings of all games."""
    every = [(name, config) for name in GAMES for config in keeling.game(name).configs()]
    return [{"game": name, "config": config.json()} for name, config in every]


def settings(tree: object) -> None:
    """How somebody wants to set a game up."""
    name, given = (tree.get(key) if isinstance(tree, dict) else None for key in ("game", "config"))
    game = keeling.game(name if isinstance(name, str) else "")
    config = game.config(**(given if isinstance(given, dict) else {}))
    same(game.config(**config.json()), config)


def pairs() -> list[bytes]:
    """The same as it is typed."""
    found: set[str] = set()
    for name in GAMES:
        for setting in keeling.game(name).settings:
            found.update(
                f"{setting.name}={keeling.kernel.config.describe(one)}" for one in setting.values
            )
    return [one.encode() for one in sorted(found)]


def settings_as_text(text: bytes) -> None:
    """`--set NAME=VALUE`, at any game."""
    typed = text.decode("utf-8", "surrogateescape")
    game = keeling.game(GAMES[crc32(text) % len(GAMES)])
    config = game.config(**settings_of([typed]))
    same(game.config(**config.json()), config)


# ---- records


@cache
def archived() -> list[Record]:
    """The beginnings of games, one of them with chance that can be verified."""
    files = played_files()
    whole = [read_records(path)[0] for path in sorted(files)]
    begun = [replace(one, choices=one.choices[:CHOICES], result=None) for one in whole]
    return [*begun, *(shuffled(keeling.game(name)) for name in GAMES)]


def shuffled(game: AnyGame) -> Record:
    """A game with chance from a secret, and with words of a player."""
    match = Match(game, next(game.configs()))
    shuffle = Shuffle(
        table="table",
        commitment=commitment_to(SECRET, "table"),
        secret=SECRET,
        words=[Words(draws=0, seat=match.names[0], text="żółw")],
    )
    shuffle.draw(match)
    return record_of(match, shuffle=shuffle)


def records_as_text() -> list[bytes]:
    """As people read them."""
    return [one.to_text().encode() for one in archived()]


def records_as_json() -> list[bytes]:
    """As programs read them: one a line."""
    lines = [one.to_json() for one in archived()]
    return [f"{one}\n{two}\n".encode() for one, two in zip(lines, reversed(lines), strict=True)]


def record_trees() -> list[Any]:
    """As they look to programs."""
    return [msgspec.to_builtins(one) for one in archived()]


def record_tree(tree: object) -> None:
    """A record that somebody's program has written."""
    try:
        text = json.dumps(tree).encode()
    except RecursionError as error:
        raise BadRecord("too deep for a program to write") from error
    records("record.jsonl", text)


def records(name: str, text: bytes) -> None:
    """A file of records, written in both forms, and played again."""
    for record in read_records(put(name, text)):
        same(read_records(put("again.jsonl", record.to_json().encode())), [record])
        same(from_text(record.to_text(), "again"), record)
        for play in (verify, examined):
            play(record)


# ---- scenarios


@cache
def scenarios() -> list[bytes]:
    """Those of the rules."""
    return [path.read_bytes() for path in sorted(TESTS.glob("*/scenarios/*.toml"))]


def scenario(text: bytes) -> None:
    """A scenario is read and played; nothing writes scenarios."""
    check(read_scenario(put("scenario.toml", text)))


# ---- component data


# What the rows of a file tell about themselves; no overlay may do that.
ABOUT: Final = re.compile(r"^(?:sources?|where|why|note)\b.*\n", re.MULTILINE)


def tables(game: str, file: str) -> list[bytes]:
    """The file of a game, table by table: an overlay replaces some of them."""
    path = Path(keeling.__file__).parent / "games" / game / "data" / f"{file}.toml"
    parts = ABOUT.sub("", path.read_text("utf-8")).split("\n\n")
    return [part.encode() for part in parts if part.strip()]


def data(game: str, file: str, text: bytes) -> None:
    """House rules."""
    shape = getattr(importlib.import_module(f"keeling.games.{game}.data.box"), SHAPES[game][file])
    overlay = folder() / "overlay"
    (overlay / game).mkdir(parents=True, exist_ok=True)
    (overlay / game / f"{file}.toml").write_bytes(text)
    os.environ[OVERLAY] = str(overlay)
    try:
        load_data(game, file, shape)
    finally:
        del os.environ[OVERLAY]
        (overlay / game / f"{file}.toml").unlink()
