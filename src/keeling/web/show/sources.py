"""Where the values of a game come from, as pages show it."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.kernel.box import overlay_hash
from keeling.kernel.data import has_overlay
from keeling.kernel.sources import RECONSTRUCTED
from keeling.kernel.toml import as_toml
from keeling.kernel.values import components, of_kind, shares

if TYPE_CHECKING:
    from keeling.kernel.game import AnyGame
    from keeling.kernel.values import Component

MOST_KEPT = 16  # games
WIDTH = 1000  # of the bar
LEAST = 10  # of a part of it


class Part(Struct, frozen=True):
    """The share of one kind of source, and where it stands in the bar."""

    kind: str
    count: int
    percent: str
    start: int
    width: int


class Line(Struct, frozen=True):
    """A component with its values from one kind of source."""

    id: str
    name: str  # in the language of the page, if it has one
    values: list[tuple[str, str]]
    remarks: list[str]


class Group(Struct, frozen=True):
    """Components of one table of the data: all lobby cards, for example."""

    table: str
    count: int  # of values
    lines: list[Line]


class Sources(Struct, frozen=True):
    """Where the values of a game come from."""

    shares: dict[str, int]
    total: int
    ours: str  # percent that are reconstructed
    bar: list[Part]
    box: str  # names the values of an owner's box; empty: there are none, or none that differ
    is_own: bool  # whether somebody has given values of a box


@lru_cache(MOST_KEPT)
def sources_of(game: AnyGame) -> Sources:
    """The shares of a game; of one that does not tell its data there are none."""
    counted = shares(components(game))
    total = sum(counted.values())
    return Sources(
        shares=counted,
        total=total,
        ours=percent(counted.get(RECONSTRUCTED, 0), total),
        bar=bar(counted, total),
        box=overlay_hash(game.id),
        is_own=has_overlay(game.id),
    )


def percent(count: int, total: int) -> str:
    """A share in percent; what is there is never 0, and what is not all is never 100."""
    rounded = round(100 * count / total) if total else 0
    if rounded == 0 and count:
        return "<1"
    return ">99" if rounded == 100 and count < total else str(rounded)  # noqa: PLR2004 - percent


def bar(counted: dict[str, int], total: int) -> list[Part]:
    """The parts of the bar, from left to right; the smallest can be seen as well."""
    wide = {kind: max(LEAST, WIDTH * count / total) for kind, count in counted.items()}
    found, start = [], 0.0
    for kind, count in counted.items():
        width = wide[kind] * WIDTH / sum(wide.values())
        found.append(Part(kind, count, percent(count, total), round(start), round(width)))
        start += width
    return found


def groups(game: AnyGame, kind: str, language: str) -> list[Group]:
    """The components of a game with values from one kind of source, table by table."""
    found = of_kind(components(game), kind)
    return [
        Group(table, sum(len(one.values) for one in rows), [line(one, language) for one in rows])
        for table, rows in ((key, list(some)) for key, some in groupby(found, table_of))
    ]


def table_of(component: Component) -> str:
    """The table that a component stands in; that of another file is another one."""
    table = component.id.partition(" ")[0]
    return table if component.file == "data" else f"{component.file}: {table}"


def line(component: Component, language: str) -> Line:
    """A component as the page lists it."""
    remarks = dict.fromkeys(value.remark for value in component.values if value.remark)
    return Line(
        id=component.id,
        name=component.names.get(language, ""),
        values=[(value.field, as_toml(value.value)) for value in component.values],
        remarks=list(remarks),
    )
