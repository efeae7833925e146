"""Component data: TOML files beside the game, decoded once and strictly.

An overlay directory (the environment variable `KEELING_DATA`, set by `--data DIR`) may replace
values: what a file `DIR/<game>/<file>.toml` holds is laid over the data file, row by row.
"""

from __future__ import annotations

import hashlib
import os
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from keeling.kernel.errors import BadData
from keeling.kernel.merging import merged
from keeling.kernel.revisions import earlier, raw_tables
from keeling.kernel.toml import parse_toml

T = TypeVar("T")
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


def read_toml(game: str, name: str, shape: type[T]) -> dict[str, Any]:
    """The tables of a data file: of the revision that is played, with the overlay over them."""
    kind = msgspec.inspect.type_info(shape)
    tables = raw_tables(game, f"{name}.toml")
    for over in earlier(game, name):
        tables = merged(tables, over, kind)
    overlay = overlay_file(game, name)
    if overlay is None:
        return tables
    try:
        replaced = parse_toml(overlay.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadData(f"{overlay}: {error}") from error
    if unknown := sorted(set(replaced) - set(tables)):
        raise BadData(f"{overlay}: there is no table '{unknown[0]}' to replace")
    try:
        return merged(tables, replaced, kind)
    except BadData as error:
        raise BadData(f"{overlay}: {error}") from error


def overlay_file(game: str, name: str) -> Path | None:
    """The overlay's file for a data file, if there is one."""
    folder = os.environ.get(OVERLAY)
    if not folder:
        return None
    for path in sorted((Path(folder) / game).glob("*")):
        if not (files(f"keeling.games.{game}") / "data" / path.name).is_file():
            raise BadData(f"{path}: {game} has no data file of this name")
    path = Path(folder) / game / f"{name}.toml"
    return path if path.is_file() else None


def overlay_hash(game: str) -> str:
    """Names the overlay in records: empty for the printed values."""
    folder = os.environ.get(OVERLAY)
    if not folder or not (Path(folder) / game).is_dir():
        return ""
    digest = hashlib.sha256()
    for path in sorted((Path(folder) / game).glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]
