"""Component data: TOML files beside the game, decoded once and strictly.

An overlay directory (the environment variable `KEELING_DATA`, set by `--data DIR`) may replace
tables: a file `DIR/<game>/<file>.toml` holds the top-level tables to use instead.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from keeling.kernel.errors import BadData
from keeling.kernel.toml import parse_toml

T = TypeVar("T")
OVERLAY = "KEELING_DATA"


def load_data(game: str, name: str, shape: type[T]) -> T:
    """The data file `name` of a game as typed structs; a mistyped key is an error with its path."""
    tables = read_toml(game, name)
    try:
        return msgspec.convert(tables, shape, strict=True)
    except msgspec.ValidationError as error:
        where = overlay_file(game, name) or f"{game}/data/{name}.toml"
        raise BadData(f"{where}: {error}") from error


def read_toml(game: str, name: str) -> dict[str, object]:
    """The tables of a data file, with those of the overlay in place of the printed ones."""
    package = files(f"keeling.games.{game}")
    tables = tomllib.loads((package / "data" / f"{name}.toml").read_text("utf-8"))
    overlay = overlay_file(game, name)
    if overlay is None:
        return tables
    try:
        replaced = parse_toml(overlay.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadData(f"{overlay}: {error}") from error
    if unknown := sorted(set(replaced) - set(tables)):
        raise BadData(f"{overlay}: there is no table '{unknown[0]}' to replace")
    return tables | replaced


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
