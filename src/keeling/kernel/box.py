"""Whose values are played: those that come with this program, or those of somebody's own box."""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.kernel import registry
from keeling.kernel.data import OVERLAY, has_overlay, overlay_text, read_toml, shipped_tables
from keeling.kernel.toml import parse_toml
from keeling.kernel.values import listed

if TYPE_CHECKING:
    from keeling.kernel.game import AnyGame
    from keeling.kernel.values import Component


def overlay_hash(game: str) -> str:
    """Names the overlay in records and tables: empty where it changes no value of this game.

    What the files say later is nothing to a process that has read them.
    """
    return named(game, os.environ[OVERLAY]) if has_overlay(game) else ""


@lru_cache
def named(game: str, overlay: str) -> str:
    """The hash of an overlay, if it gives a value that is not the one that was there."""
    folder = Path(overlay)
    digest = hashlib.sha256()
    for path in sorted((folder / game).glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    files = registry.game(game).data
    is_same = all(read_toml(game, *file) == shipped_tables(game, *file) for file in files)
    return "" if is_same else digest.hexdigest()[:12]


class Given(Struct, frozen=True):
    """A value that an overlay gives, beside the one that comes with this program."""

    file: str
    component: str
    field: str
    value: object
    shipped: object  # None: there is none
    is_other: bool


def given_values(game: AnyGame, folder: Path) -> list[Given]:
    """All values that a folder gives for a game; its files are sound."""
    found = []
    for name, shape in game.data:
        path = folder / game.id / f"{name}.toml"
        if path.is_file():
            over = listed(name, parse_toml(overlay_text(path)), shape)
            found += beside(over, listed(name, shipped_tables(game.id, name, shape), shape))
    return found


def beside(over: list[Component], there: list[Component]) -> list[Given]:
    """Values beside those that were there; entries that a dictionary has no more are None."""
    shipped = {(one.id, value.field): value.value for one in there for value in one.values}
    found = [
        Given(one.file, one.id, v.field, v.value, old, is_other=old != v.value)
        for one in over
        for v in one.values
        for old in [shipped.get((one.id, v.field))]
    ]
    given = {(one.component, one.field) for one in found}
    replaced = {(one.component, one.field.partition(".")[0]) for one in found}
    gone = [
        Given(one.file, one.id, v.field, None, v.value, is_other=True)
        for one in there
        for v in one.values
        if (one.id, v.field.partition(".")[0]) in replaced and (one.id, v.field) not in given
    ]
    return found + gone
