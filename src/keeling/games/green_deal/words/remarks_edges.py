"""What stands beside options of the expansion: tiles of the same category, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from keeling.games.green_deal.engine.tables import BESIDE, CELLS, DIRECTIONS, N_DIRECTIONS, NONE
from keeling.games.green_deal.words import phrases as said

if TYPE_CHECKING:
    from keeling.games.green_deal.view.types import GreenDealView
    from keeling.text.catalogue import Catalogue


class Side(NamedTuple):
    """A tile of the same category beside a cell."""

    direction: str
    seat: str
    size: int


def place(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """The edges of a tile just bought."""
    tile = view.own.pending
    return edges(view, words, args[0], tile, "") if tile else ""


def move_from(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """The tile that lies there."""
    return words.name(f"tile-{view.map[args[0]].tile}")


def move_to(view: GreenDealView, words: Catalogue, args: list[str]) -> str:
    """The edges of a tile that moves; its old cell is empty then."""
    origin = str(dict(view.prompt_args)["cell"])
    return edges(view, words, args[0], view.map[origin].tile, origin)


def cooperate(view: GreenDealView, words: Catalogue, _args: list[str]) -> str:
    """What both gain."""
    size, side = asked(view)
    mine, theirs = gains(view, size, side)
    return outcome(view, words, side, mine, theirs)


def compete(view: GreenDealView, words: Catalogue, _args: list[str]) -> str:
    """What one gains and the other loses."""
    size, side = asked(view)
    mine, theirs = fight(view, size, side)
    return outcome(view, words, side, mine, theirs)


def asked(view: GreenDealView) -> tuple[int, Side]:
    """The size of the viewer's own tile and the neighbour that is asked about."""
    args = dict(view.prompt_args)
    cell, direction = str(args["cell"]), str(args["direction"])
    tile = view.map[cell].tile
    side = next(s for s in sides(view, cell, tile, "") if s.direction == direction)
    return size_of(tile), side


def outcome(view: GreenDealView, words: Catalogue, side: Side, mine: int, theirs: int) -> str:
    """Steps and income values of both."""
    changed = {"own": (view.own.step, mine), "other": (view.seats[side.seat].step, theirs)}
    told = {}
    for key, (step, by) in changed.items():
        values = {"income": said.income_after(step, 0), "income2": said.income_after(step, by)}
        told[key] = words.say("text-income_change", steps=said.signed(by), **values)
    return words.say("text-outcome", seat=f"seat-{side.seat}", **told)


def edges(view: GreenDealView, words: Catalogue, cell: str, tile: str, origin: str) -> str:
    """Every edge of a tile with another of its category, in the order they are resolved."""
    return "; ".join(edge(view, words, tile, side) for side in sides(view, cell, tile, origin))


def edge(view: GreenDealView, words: Catalogue, tile: str, side: Side) -> str:
    """One edge: whose tile, and what cooperation and, if possible, competition bring."""
    size = size_of(tile)
    mine, theirs = gains(view, size, side)
    told: dict[str, str | int] = {
        "direction": f"direction-{side.direction}",
        "size": side.size,
        "own": said.signed(mine),
    }
    if side.seat == view.seat:
        return words.say("text-edge_own", **told)
    both = words.say("text-edge", seat=f"seat-{side.seat}", other=said.signed(theirs), **told)
    if size <= side.size:
        return both
    mine, theirs = fight(view, size, side)
    return words.say("text-edge_or", edge=both, own=said.signed(mine), other=said.signed(theirs))


def gains(view: GreenDealView, size: int, side: Side) -> tuple[int, int]:
    """Steps of a cooperation: the viewer's own with a partner network, and those of the other."""
    average = (size + side.size) // 2
    return average + view.own.modifier("cooperation_bonus"), average


def fight(view: GreenDealView, size: int, side: Side) -> tuple[int, int]:
    """Steps of a competition, with a market attack; a legal department loses none."""
    by = size - side.size + view.own.modifier("competition_bonus")
    immune = view.seats[side.seat].modifier("competition_immune")
    return by, 0 if immune else -by


def sides(view: GreenDealView, cell: str, tile: str, origin: str) -> list[Side]:
    """The tiles of the same category beside a cell; `origin` is empty by then."""
    found = []
    for n, direction in enumerate(DIRECTIONS):
        beside = BESIDE[CELLS.index(cell) * N_DIRECTIONS + n]
        here = view.map.get(CELLS[beside]) if beside != NONE else None
        same = here and category_of(here.tile) == category_of(tile)
        if here and same and CELLS[beside] != origin:
            found.append(Side(direction, here.seat, size_of(here.tile)))
    return found


def category_of(tile: str) -> str:
    """The category of a tile by name: `research-3`."""
    return tile.rpartition("-")[0]


def size_of(tile: str) -> int:
    """The size of a tile by name."""
    return int(tile.rpartition("-")[2])
