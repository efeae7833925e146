"""The world map as text: a grid for the eyes, and every tile with its neighbours in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.green_deal.data.box import BOX
from keeling.games.green_deal.engine.tables import BESIDE, CELLS, DIRECTIONS, N_DIRECTIONS, NONE
from keeling.games.green_deal.words import phrases as said
from keeling.text.letters import OF_SEATS
from keeling.text.lines import line

if TYPE_CHECKING:
    from keeling.games.green_deal.view.types import GreenDealView
    from keeling.text.catalogue import Catalogue

WIDTH: Final = 5  # of a cell in the grid
FREE: Final = "."
START: Final = "*"


def map_block(view: GreenDealView, words: Catalogue) -> list[str]:
    """The grid with its legend, the tiles by owner, and the start fields."""
    rows, columns = BOX.map.rows, BOX.map.cols
    title = words.say("text-map", rows=rows, columns=columns)
    texts = [tiles_of(view, words, name) for name in view.seats]
    texts += start_fields(view, words)
    texts.insert(0, words.say("text-legend", free=FREE, start=START))
    return [*line(title), *grid(view, words), *(row for text in texts for row in line(text, 2))]


def grid(view: GreenDealView, words: Catalogue) -> list[str]:
    """A line for each row of the map; columns are numbered above."""
    heads = "".join(f"{n:>{WIDTH}}" for n in range(1, BOX.map.cols + 1))
    lines = [f"    {heads}"]
    for row in range(BOX.map.rows):
        marks = [mark(view, words, f"{row}-{col}") for col in range(BOX.map.cols)]
        lines.append(f"  {row + 1:>2}" + "".join(f"{one:>{WIDTH}}" for one in marks))
    return lines


def mark(view: GreenDealView, words: Catalogue, cell: str) -> str:
    """Category, size and owner of a tile: `R3A`."""
    here = view.map.get(cell)
    if here is None:
        return START if cell in view.start_fields else FREE
    category, _, size = here.tile.rpartition("-")
    letter = words.name(f"category-{category}", "letter")
    return f"{letter}{size}{OF_SEATS[list(view.seats).index(here.seat)]}"


def tiles_of(view: GreenDealView, words: Catalogue, seat: str) -> str:
    """All tiles of a seat, each with what lies beside it."""
    found = [cell for cell in CELLS if cell in view.map and view.map[cell].seat == seat]
    told = "; ".join(tile_at(view, words, cell) for cell in found)
    return words.say("text-tiles_of", seat=f"seat-{seat}", tiles=told or words.say("text-none"))


def tile_at(view: GreenDealView, words: Catalogue, cell: str) -> str:
    """A tile, its cell, and its neighbours across the edges."""
    beside = []
    for n, direction in enumerate(DIRECTIONS):
        other = BESIDE[CELLS.index(cell) * N_DIRECTIONS + n]
        here = view.map.get(CELLS[other]) if other != NONE else None
        if here:
            names = {"direction": f"direction-{direction}", "seat": f"seat-{here.seat}"}
            told = words.say("text-beside", tile=f"tile-{here.tile}", **names)
            beside.append(said.tied(told))
    tile = f"tile-{view.map[cell].tile}"
    told = said.tied(words.say("text-tile_at", tile=tile, cell=f"cell-{cell}"))
    return f"{told} ({', '.join(beside)})" if beside else told


def start_fields(view: GreenDealView, words: Catalogue) -> list[str]:
    """The start fields in use that are free, and for whom they are kept."""
    free = [cell for cell in view.start_fields if cell not in view.map]
    waiting = [name for name, seat in view.seats.items() if not seat.started]
    texts = []
    if free:
        cells = "; ".join(said.tied(words.name(f"cell-{cell}")) for cell in free)
        texts.append(words.say("text-start_fields", cells=cells))
    if waiting:
        texts.append(words.say("text-not_started", seats=said.names_of(words, "seat", waiting)))
    return texts
