"""Component data: TOML files beside the game, decoded once and strictly.

An overlay directory (the environment variable `KEELING_DATA`, set by `--data DIR`) may replace
values: what a file `DIR/<game>/<file>.toml` holds is laid over the data file, row by row.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from keeling.kernel.errors import BadData
from keeling.kernel.faults import Fault, listing
from keeling.kernel.merging import merged
from keeling.kernel.overlay import file_faults, keys, strange_words, words
from keeling.kernel.revisions import data_folder, earlier, raw_tables
from keeling.kernel.toml import parse_toml

if TYPE_CHECKING:
    from keeling.kernel.game import AnyGame

T = TypeVar("T")
Tables = dict[str, Any]
OVERLAY = "KEELING_DATA"
SHAPES: dict[str, dict[str, type]] = {}  # game -> data file -> what it looks like


def load_data(game: str, name: str, shape: type[T]) -> T:
    """The data file `name` of a game as typed structs; a mistyped key is an error with its path."""
    SHAPES.setdefault(game, {})[name] = shape
    tables = read_toml(game, name, shape)
    try:
        return msgspec.convert(tables, shape, strict=True)
    except msgspec.ValidationError as error:
        where = overlay_file(game, name) or f"{game}/data/{name}.toml"
        raise BadData(f"{where}: {error}") from error


def read_toml(game: str, name: str, shape: type[T]) -> Tables:
    """The tables of a data file: of the revision that is played, with the overlay over them."""
    tables = shipped_tables(game, name, shape)
    path = overlay_file(game, name)
    if path is None:
        return tables
    over = checked_overlay(path, tables, shape, known_words(game))
    return merged(tables, over, msgspec.inspect.type_info(shape))


def shipped_tables(game: str, name: str, shape: type[T]) -> Tables:
    """The tables of a data file as they come with this program."""
    kind = msgspec.inspect.type_info(shape)
    tables = raw_tables(game, f"{name}.toml")
    for over in earlier(game, name):
        tables = merged(tables, over, kind)
    return tables


def checked_overlay(path: Path, tables: Tables, shape: type[T], known: frozenset[str]) -> Tables:
    """The tables of an overlay's file; BadData says on which lines it cannot be used, and why."""
    text = overlay_text(path)
    if faults := file_faults(str(path), text, tables, shape, known):
        raise BadData("; ".join(map(str, faults)), faults)
    return parse_toml(text)


def overlay_text(path: Path) -> str:
    """What an overlay's file says; some editors begin one with a mark of its encoding."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        fault = Fault(str(path), line, "no_utf8")
    except OSError as error:
        fault = Fault(str(path), 0, "no_read", {"reason": error.strerror or str(error)})
    raise BadData(str(fault), [fault])


def overlay_file(game: str, name: str) -> Path | None:
    """The overlay's file for a data file, if there is one."""
    folder = os.environ.get(OVERLAY)
    if not folder:
        return None
    if strays := stray_files(game, Path(folder)):
        raise BadData("; ".join(map(str, strays)), strays)
    path = Path(folder) / game / f"{name}.toml"
    return path if path.is_file() else None


def has_overlay(game: str) -> bool:
    """Whether somebody has given values of their own for a game."""
    folder = os.environ.get(OVERLAY)
    return bool(folder) and (Path(folder or "") / game).is_dir()


def overlay_tables(game: str, name: str) -> Tables:
    """What the overlay gives for a data file; it has been checked before."""
    path = overlay_file(game, name)
    return {} if path is None else parse_toml(overlay_text(path))


def stray_files(game: str, folder: Path) -> list[Fault]:
    """Files of an overlay that are laid over nothing: their names may be mistyped."""
    known = file_names(game)
    there = sorted((folder / game).glob("*"))
    told = {"known": listing([f"{name}.toml" for name in known])}
    return [
        Fault(str(path), 0, "no_file", told)
        for path in there
        if not is_beside(path.name) and not (path.suffix == ".toml" and path.stem in known)
    ]


def is_beside(name: str) -> bool:
    """Whether a file is not meant as values: what editors and people leave beside them."""
    return name.startswith((".", "README")) or name.endswith("~")


def overlay_faults(game: AnyGame, folder: Path) -> list[Fault]:
    """What is wrong with the files of a folder that are meant for a game."""
    found = stray_files(game.id, folder)
    for name, shape in game.data:
        path = folder / game.id / f"{name}.toml"
        if path.is_file():
            tables = shipped_tables(game.id, name, shape)
            try:
                checked_overlay(path, tables, shape, known_words(game.id))
            except BadData as error:
                found += error.faults
    return found


def file_names(game: str) -> list[str]:
    """The names of the data files of a game."""
    there = data_folder(game)
    if not there.is_dir():
        return []
    names = [path.name for path in there.iterdir() if path.is_file()]
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


@lru_cache
def known_words(game: str) -> frozenset[str]:
    """All words in the data files of a game: its ids, its tags, the keys of its tables."""
    names = file_names(game)
    shipped = [raw_tables(game, f"{name}.toml") for name in names]
    shipped += [tables for name in names for tables in earlier(game, name)]
    texts = {word for tables in shipped for _, word in words(tables)}
    return frozenset(texts.union(*map(keys, shipped)))


def unfit(game: str, error: Exception) -> BadData:
    """What to say if a game cannot be played with the values of its overlay, though all are known.

    Words that no data file has are the likely reason; else there is no line to point at.
    """
    folder = Path(os.environ.get(OVERLAY, ""))
    known = known_words(game)
    paths = sorted((folder / game).glob("*.toml"))
    found = [one for path in paths for one in strange_words(str(path), overlay_text(path), known)]
    faults = found or [Fault(str(folder / game), 0, "unfit", {"reason": str(error)})]
    return BadData("; ".join(map(str, faults)), faults)
