"""The map: regions, connections with their cables, fields with tiles or plants, the crew."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

from keeling.draw.areas import area, remembered
from keeling.draw.icons import icon
from keeling.draw.parts import beside, cable, counted, line, polygon, strip, wrapped
from keeling.draw.shared import share
from keeling.draw.svg import Point, move, points, smooth, tag, text
from keeling.games.future_energy.board.drawing import Drawing
from keeling.games.future_energy.board.labels import (
    FIELD,
    MAP,
    START,
    Spot,
    label_spots,
    places_of,
)
from keeling.games.future_energy.board.piece import effect_mark, mark
from keeling.games.future_energy.board.style import tint
from keeling.games.future_energy.board.ways import reaches, step_prices
from keeling.games.future_energy.data.box import BOARDS, BOX, Board, Region
from keeling.games.future_energy.engine.tables import LANDS, SEATS
from keeling.games.future_energy.words import phrases as said

if TYPE_CHECKING:
    from keeling.text.catalogue import Catalogue

LAND_EFFECTS: Final = {tile.id: tile.effect for tile in BOX.building_land_tile_module3}
# Where there is room for the name of a region and for what everybody has there.
REGION_NAMES: Final[dict[str, dict[str, Point]]] = {
    "four_players": {
        "north": (270, 38),
        "west": (90, 185),
        "south_west": (452, 956),
        "south_east": (900, 956),
        "east": (905, 190),
    },
    "two_three_players": {
        "north": (925, 60),
        "west": (80, 185),
        "south": (720, 930),
        "east": (925, 800),
    },
}
TALLY: Final = 42.0  # from one seat to the next below the name of a region
BESIDE: Final = 6.0  # how far each of two cables lies from the middle
RIM: Final = 6.0  # how far the rim of a field lies outside of it
REACH: Final = 12.0  # how far the rim of a connection lies from its middle
# Where tokens lie on a field, and how large they are, by how many owners there are.
SPREAD: Final[dict[int, tuple[float, list[Point]]]] = {
    1: (16, [(0, 0)]),
    2: (13, [(-15, 0), (15, 0)]),
    3: (13, [(-14, -11), (14, -11), (0, 14)]),
    4: (13, [(-14, -13), (14, -13), (-14, 14), (14, 14)]),
}


def draw_map(drawing: Drawing) -> Markup:
    """The whole map, from (0, 0) to (MAP, MAP)."""
    side = said.SIDE_OF[drawing.view.board]
    at = places_of(BOARDS[side])
    return tag(
        "g",
        country(drawing, side),
        region_names(drawing, side),
        connections(drawing, side),
        *reaches(drawing, at),
        stations(drawing, side),
        crew(drawing, at, side),
        labels(drawing, side),
        *step_prices(drawing, at),
        class_="map",
        clip_path="url(#map-frame)",
    )


@area
def country(drawing: Drawing, side: int) -> Markup:
    """Sea and land."""
    return tag("g", ground(drawing.words, side))


@area
def region_names(drawing: Drawing, side: int) -> Markup:
    """The names of the regions, with what everybody has there."""
    board = BOARDS[side]
    return tag("g", *(region_name(drawing, region, board) for region in board.region))


@area
def connections(drawing: Drawing, side: int) -> Markup:
    """All connections with their cables."""
    board = BOARDS[side]
    at = places_of(board)
    pairs = board.lines.pairs
    return tag("g", *(connection(drawing, (a, b), (at[a], at[b])) for a, b in pairs))


@area
def stations(drawing: Drawing, side: int) -> Markup:
    """The start and all fields."""
    board = BOARDS[side]
    at = places_of(board)
    fields = [station(drawing, field.id, at[field.id]) for field in board.field]
    return tag("g", start(drawing, at["start"]), *fields)


@area
def labels(drawing: Drawing, side: int) -> Markup:
    """The names of the fields."""
    return tag("g", field_names(drawing.words, side))


@cache
def ground(words: Catalogue, side: int) -> Markup:
    """All that never changes below the pieces: sea, land, regions."""
    board = BOARDS[side]
    frame = tag("rect", width=MAP, height=MAP, rx=6, class_="sea")
    clip = tag("clipPath", frame, id="map-frame")
    regions = [region_area(words, board, region) for region in board.region]
    return Markup("").join([clip, frame, continent(board), *regions])


def continent(board: Board) -> Markup:
    """The land under the regions, with shallow water around it."""
    middle = [(board.start.x + x, board.start.y + y) for x, y in polygon(8, 2 * START)]
    shapes = [tag("use", href=outline(board, region)) for region in board.region]
    shapes.append(tag("path", d=smooth(middle)))
    return Markup("").join(tag("g", *shapes, class_=name) for name in ("shelf", "land"))


def outline(board: Board, region: Region) -> str:
    """The shape of a region, which is drawn once: for the land, the water around it, its colour."""
    return share(f"{board.board.id}-{region.id}", tag("path", d=smooth(region.outline)))


def region_area(words: Catalogue, board: Board, region: Region) -> Markup:
    """A pale area."""
    title = tag("title", words.name(f"region-{region.id}"))
    area = tag("use", href=outline(board, region))
    key = f"region-{region.id}"
    return tag("g", title, area, id=key, class_=f"region {tint(region)}")


def region_name(drawing: Drawing, region: Region, board: Board) -> Markup:
    """The name of a region, and how many plants each seat has there."""
    totals = said.plants_in_region(drawing.view, region.id)
    first = -TALLY * (len(totals) - 1) / 2
    tally = [
        tally_mark(seat, total, first + TALLY * i) for i, (seat, total) in enumerate(totals.items())
    ]
    lines = wrapped(drawing.words.name(f"region-{region.id}"), 12)
    name = [
        text(row, (0, -23 * i), "region-name", "middle") for i, row in enumerate(reversed(lines))
    ]
    place = move(REGION_NAMES[board.board.id][region.id])
    return tag("g", *name, *tally, transform=place, class_=tint(region))


def tally_mark(seat: str, total: int, x: float) -> Markup:
    """A small token and a number."""
    number = text(total, (x + 2, 24), "tally")
    return tag("g", mark(seat, 7.5, (x - 10, 24)), number, class_=None if total else "none")


@remembered
def connection(drawing: Drawing, pair: tuple[str, str], ends: tuple[Point, Point]) -> Markup:
    """A thin line between two places, with the cables on it."""
    name = f"{pair[0]}-{pair[1]}"
    closed = any(drawing.view.is_closed(place) for place in pair)
    return drawing.piece(
        f"connection-{name}",
        said.connection_in_words(drawing.view, drawing.words, name),
        road(ends),
        *cables(drawing, name, ends),
        class_="connection closed" if closed else "connection",
    )


@cache
def road(ends: tuple[Point, Point]) -> Markup:
    """The line itself, and the rim that tells what can be done there."""
    rim = tag("polygon", points=points(strip(ends, REACH)), class_="rim")
    return Markup("").join([rim, line(ends, class_="road")])


def cables(drawing: Drawing, connection: str, ends: tuple[Point, Point]) -> list[Markup]:
    """One cable in the middle, or two side by side."""
    owners = drawing.view.lines.get(connection, [])
    shifts = [0.0] if len(owners) == 1 else [-BESIDE, BESIDE]
    return [
        cable(
            SEATS.index(owner),
            owner,
            beside(ends, shift),
            id=f"cable-{owner}-{connection}",
            data_glide="",
        )
        for owner, shift in zip(owners, shifts, strict=False)
    ]


def start(drawing: Drawing, at: Point) -> Markup:
    """The octagon in the middle with everybody's first plant."""
    return drawing.piece(
        "place-start",
        said.place_in_words(drawing.view, drawing.words, "start"),
        tag("polygon", points=points(polygon(8, START, 22.5)), class_="disc"),
        text(drawing.words.say("board-start"), (0, -25), "letters", "middle"),
        tag("g", *plants_on(drawing, "start"), transform=move((0, 11))),
        tag("polygon", points=points(polygon(8, START + RIM, 22.5)), class_="rim"),
        class_="place start",
        transform=move(at),
    )


@remembered
def station(drawing: Drawing, place: str, at: Point) -> Markup:
    """A field: its tile, its plants, or that it is closed."""
    tile = drawing.view.tiles.get(place)
    kind = "closed" if drawing.view.is_closed(place) else "tile" if tile else "built"
    inside = plants_on(drawing, place) if tile is None else [tile_face(drawing, tile)]
    return drawing.piece(
        f"place-{place}",
        said.place_in_words(drawing.view, drawing.words, place),
        tag("circle", r=FIELD, class_="disc"),
        *inside,
        tag("circle", r=FIELD + RIM, class_="rim"),
        class_=f"place {kind}",
        transform=move(at),
    )


def plants_on(drawing: Drawing, place: str) -> list[Markup]:
    """The tokens of the owners of plants on a place, with their number if there are several."""
    owners = drawing.view.plants.get(place, {})
    radius, spots = SPREAD[len(owners) or 1]
    return [
        tag(
            "g",
            counted(SEATS.index(seat), seat, radius, spot, count),
            id=f"plant-{seat}-{place}",
            data_glide="",
        )
        for (seat, count), spot in zip(owners.items(), spots, strict=False)
    ]


def tile_face(drawing: Drawing, tile: str) -> Markup:
    """An action tile: its icon and its letters; new building land shows what it gives."""
    if tile == "face_down":
        return icon("closed", 34, (0, 0))
    if tile in LANDS:
        gives = effect_mark(LAND_EFFECTS[tile], 18, (0, 14))
        return tag("g", icon("building_land", 24, (0, -10)), gives)
    letters = drawing.words.say(f"board-letters-{tile}")
    return tag("g", icon(tile, 27, (0, -9)), text(letters, (0, 15), "letters", "middle"))


@cache
def field_names(words: Catalogue, side: int) -> Markup:
    """The names of the fields, beside them."""
    names = names_of_fields(words, side)
    pairs = zip(names, label_spots(side, names), strict=True)
    return Markup("").join(text(name, spot.at, "name", spot.anchor) for name, spot in pairs)


def names_of_fields(words: Catalogue, side: int) -> tuple[str, ...]:
    """The names of the fields in the order of the board data."""
    return tuple(words.name(f"place-{field.id}") for field in BOARDS[side].field)


def crew(drawing: Drawing, at: dict[str, Point], side: int) -> Markup:
    """The construction crew: a small truck at the rim of its place, clear of the names."""
    place = drawing.view.crew
    rim = START + 4 if place == "start" else FIELD + 3
    names = label_spots(side, names_of_fields(drawing.words, side))
    above, below = (truck_spot(at[place], y) for y in (-rim, rim))
    crowded = [sum(spot.meets(name) for name in names) for spot in (above, below)]
    y = rim if crowded[1] < crowded[0] else -rim
    return drawing.piece(
        "crew",
        drawing.words.say("board-crew", place=f"place-{place}"),
        tag("circle", r=rim, class_="halo") if place != "start" else None,
        tag("rect", x=-22, y=y - 14, width=44, height=28, rx=8),
        icon("crew", 26, (0, y)),
        class_="crew",
        data_glide="",
        transform=move(at[place]),
    )


def truck_spot(at: Point, y: float) -> Spot:
    """The room a truck takes above or below a place."""
    return Spot(at[0] - 22, at[1] + y - 14, at[0] + 22, at[1] + y + 14, "middle")
