"""Whose values are played: those that come with this program, or those of somebody's own box."""

from __future__ import annotations

import hashlib
import os
from functools import lru_cache
from pathlib import Path

from keeling.kernel import registry
from keeling.kernel.data import OVERLAY, has_overlay, read_toml, shipped_tables


def overlay_hash(game: str) -> str:
    """Names the overlay in records and tables: empty where it changes no value of this game."""
    if not has_overlay(game):
        return ""
    folder = Path(os.environ[OVERLAY])
    digest = hashlib.sha256()
    for path in sorted((folder / game).glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    name = digest.hexdigest()[:12]
    return named(game, name)


@lru_cache
def named(game: str, overlay: str) -> str:
    """The hash of an overlay, if it gives a value that is not the one that was there."""
    files = registry.game(game).data
    is_same = all(read_toml(game, *file) == shipped_tables(game, *file) for file in files)
    return "" if is_same else overlay
