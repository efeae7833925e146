"""Whose values are played: those that come with this program, or those of somebody's own box."""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from keeling.kernel import registry
from keeling.kernel.data import OVERLAY, has_overlay, overlay_text, read_toml, shipped_tables
from keeling.kernel.toml import parse_toml
from keeling.kernel.values import listed

if TYPE_CHECKING:
    from pathlib import Path

    from keeling.kernel.game import AnyGame
    from keeling.kernel.values import Component


def overlay_hash(game: str) -> str:
    """Names the overlay in records and tables: empty where it changes no value of this game.

    What the files say later is nothing to a process that has read them.
    """
    return named(game, os.environ[OVERLAY]) if has_overlay(game) else ""


@lru_cache
def named(game: str, overlay: str) -> str:  # noqa: ARG001 - another folder has another name
    """The hash of the values of an overlay that are not those that were there.

    However they are written: comments, order and the ends of lines are nothing to a game.
    """
    found = {}
    for name, shape in registry.game(game).data:
        now = plain(read_toml(game, name, shape), shape)
        if others := differing(now, plain(shipped_tables(game, name, shape), shape)):
            found[name] = others
    text = msgspec.json.encode(found, order="deterministic")
    return hashlib.sha256(text).hexdigest()[:12] if found else ""


def plain(tables: dict[str, Any], shape: type[Struct]) -> dict[str, Any]:
    """Tables as a game has them: with the values of what is left out."""
    found: dict[str, Any] = msgspec.to_builtins(msgspec.convert(tables, shape), str_keys=True)
    return found


def differing(now: dict[str, Any], was: dict[str, Any]) -> dict[str, Any]:
    """The values of tables that are others than before, by where they stand."""
    found: dict[str, Any] = {key: None for key in was if key not in now}
    for key, value in now.items():
        old = was.get(key)
        if value != old:
            pair = by_key(value), by_key(old)
            found[key] = differing(*pair) if pair[0] and pair[1] else value
    return found


def by_key(value: object) -> dict[str, Any]:
    """The parts of a table, or of a list of tables by their number; none: it is one value."""
    if isinstance(value, list) and all(isinstance(one, dict) for one in value):
        return {str(i): one for i, one in enumerate(value)}
    return value if isinstance(value, dict) else {}


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
