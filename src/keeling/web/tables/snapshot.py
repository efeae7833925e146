"""A table as its log has led to it, kept beside the log so that a long one opens fast.

It is a cache: whoever throws it away loses nothing. One that was made by another release, or that
cannot be read, is not looked at; the log is.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

import keeling
from keeling.kernel.match import Mark, Taken
from keeling.kernel.shuffle import Words

if TYPE_CHECKING:
    from keeling.web.tables.table import Table

EVERY: Final = 200  # entries of the log between two snapshots


class Snapshot(Struct, frozen=True):
    """All that follows from a log."""

    release: str
    taken: list[Taken]
    told: list[list[list[int]]]
    drafts: dict[int, list[int]]
    words: list[Words]
    undos: dict[int, int]  # by seat, since the last choice that stands for good
    marked: int  # after how many choices the position stands behind which no undo goes
    mark: dict[str, Any]
    state: dict[str, Any]


def taken_of(table: Table) -> bytes:
    """A snapshot of a table as it stands."""
    match, game = table.match, table.game
    found = Snapshot(
        release=keeling.__version__,
        taken=match.taken,
        told=[[list(event) for event in events] for events in match.told],
        drafts=match.drafts,
        words=table.words,
        undos=table.undos if table.marked == match.mark.at else {},
        marked=match.mark.at,
        mark=game.dump(match.mark.state),
        state=game.dump(match.state),
    )
    return zlib.compress(msgspec.json.encode(found), 1)


def restored(table: Table, body: bytes) -> bool:
    """Bring a new table to where a snapshot was taken; False: it is of no use."""
    try:
        found = msgspec.json.decode(zlib.decompress(body), type=Snapshot)
        if found.release != keeling.__version__:
            return False
        state, mark = (table.game.load(dump) for dump in (found.state, found.mark))
    except Exception:  # noqa: BLE001 - whatever is wrong with it: there is the log
        return False
    match = table.match
    state.events = []
    match.state, match.mark = state, Mark(found.marked, mark)
    match.taken, match.drafts = found.taken, found.drafts
    table.marked = found.marked
    match.told = [[tuple(event) for event in events] for events in found.told]
    table.words, table.undos = found.words, found.undos
    return True
