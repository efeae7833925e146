"""The board as SVG, from a view: the lake and what can be caught; beside it the players."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

from markupsafe import Markup

from keeling.draw import drawing
from keeling.draw.areas import area
from keeling.draw.drawing import Part, below, box, fitted, ladder, rim
from keeling.draw.icons import icon
from keeling.draw.spread import Spread
from keeling.draw.svg import Point, move, smooth, tag, text
from keeling_commons import words
from keeling_commons.engine.options import VOCABULARY
from keeling_commons.engine.tables import SEATS, SIZES
from keeling_commons.style import STYLE
from keeling_commons.view import CommonsView, Seat

Drawing: TypeAlias = drawing.Drawing[CommonsView]

MIDDLE: Final = (500.0, 446.0)  # of the lake
REACH: Final = (470.0, 345.0)  # how far its shore is from there
GOLDEN: Final = 2.4  # the angle by which seeds of a sunflower follow each other
CARD: Final = (235.0, 206.0)  # what can be chosen
ROW: Final = (416.0, 122.0)  # a player
BODY: Final = "M-30 0Q2 -30 35 0Q2 30 -30 0zM-16 0L-47 18Q-39 0 -47 -18z"
WAVES: Final = "q15 -14 30 0t30 0t30 0t30 0"


def element(option: int) -> str:
    """What stands for an option on the board: the card of a catch, or that of a rest."""
    verb, _ = VOCABULARY.meaning(option)
    return {"catch": VOCABULARY.key(option), "rest": "rest"}.get(verb, "")


def world(drawing: Drawing) -> list[Markup]:
    """The rounds, the lake, and below it what can be chosen."""
    view = drawing.view
    rounds = range(1, view.rounds + 1)
    return [
        text(drawing.say("round"), (12, 40), "label"),
        ladder("round", rounds, view.round, (130, 40), (56, 48)),
        text(words.lake(view, drawing.words), (988, 40), "label strong", "end"),
        lake(drawing),
        *[catch(drawing, size, n) for n, size in enumerate(SIZES)],
        rest(drawing, len(SIZES)),
    ]


@area
def lake(drawing: Drawing) -> Markup:
    """All fish, and a ring wherever there is room for one more."""
    view = drawing.view
    places = [place(n, view.room) for n in range(view.room)]
    return tag(
        "g",
        tag("title", words.lake(view, drawing.words)),
        tag("path", d=shore(1.0), class_="shore"),
        tag("path", d=shore(0.94), class_="water"),
        *[tag("circle", cx=x, cy=y, r=7, class_="room") for x, y in places[view.fish :]],
        *[fish(at, 1.2, turned=n % 3 == 1) for n, at in enumerate(places[: view.fish])],
    )


def shore(width: float) -> str:
    """The outline of the lake, with small bays."""
    (x, y), (far, high) = MIDDLE, REACH
    turns = [n * pi / 20 for n in range(40)]
    bays = [width * (1 + sin(5 * turn + 1) / 40) for turn in turns]
    pairs = zip(turns, bays, strict=True)
    return smooth([(x + far * bay * cos(turn), y + high * bay * sin(turn)) for turn, bay in pairs])


def place(n: int, room: int) -> Point:
    """Where a fish swims: like the seeds of a sunflower, evenly from the middle to the shore."""
    far = 0.82 * sqrt((n + 0.5) / room)
    (x, y), (wide, high) = MIDDLE, REACH
    return x + wide * far * cos(GOLDEN * n), y + high * far * sin(GOLDEN * n)


def fish(at: Point, scale: float, *, turned: bool = False) -> Markup:
    """One fish around a point."""
    whole = f"{move(at, scale)} scale(-1 1)" if turned else move(at, scale)
    eye = tag("circle", cx=19, cy=-4, r=3.5, class_="eye")
    return tag("g", tag("path", d=BODY), eye, class_="fish", transform=whole)


def shoal(count: int, at: Point, scale: float) -> Markup:
    """So many fish, one above the other."""
    heights = [54 * (n - (count - 1) / 2) for n in range(count)]
    return tag("g", *[fish((0, y), 1) for y in heights], transform=move(at, scale))


def catch(drawing: Drawing, size: str, column: int) -> Markup:
    """As many fish as it takes; what was caught on the turn before says so."""
    name = drawing.words.name(f"size-{size}")
    note = drawing.say("last") if drawing.view.last == size else ""
    picture = shoal(int(size), (CARD[0] / 2 + 5, 82), 0.95)
    return card(drawing, f"size-{size}", name, note, picture, column=column)


def rest(drawing: Drawing, column: int) -> Markup:
    """Water without a boat."""
    waves = [tag("path", d=f"M58 {y}{WAVES}", class_="waves") for y in (56, 86, 116)]
    return card(drawing, "rest", drawing.say("rest"), "", *waves, column=column)


def card(drawing: Drawing, key: str, name: str, note: str, *picture: Markup, column: int) -> Markup:
    """What can be chosen, side by side below the lake."""
    width, height = CARD
    return drawing.piece(
        key,
        f"{name}: {note}" if note else name,
        box(width, height, "sheet"),
        *picture,
        text(note or name, (width / 2, height - 26), "note" if note else "name", "middle"),
        rim(width, height),
        class_="catch last-catch" if note else "catch",
        transform=move((12 + (width + 12) * column, 828)),
    )


def things(drawing: Drawing) -> Part:
    """The players, the viewer's own first."""
    view = drawing.view
    names = sorted(view.seats, key=lambda name: name != view.seat)
    return below([(ROW[1], seat_row(drawing, name)) for name in names], class_="things")


@area
def seat_row(drawing: Drawing, name: str) -> Markup:
    """Mark, name and coins; below them the catches by size."""
    seat = drawing.view.seats[name]
    moving = " moving" if drawing.view.to_move == name else ""
    told = [drawing.words.name(f"seat-{name}"), *words.about(seat, drawing.words)]
    return drawing.piece(
        f"seat-{name}",
        ". ".join(told),
        box(*ROW, "row"),
        box(6, ROW[1], "edge", radius=3),
        drawing.mark(name, 14, (32, 28)),
        fitted(told[0], (56, 28), 220, 18, "seat-name"),
        coins(seat),
        *[landed(seat, size, (16 + 132 * n, 56)) for n, size in enumerate(SIZES)],
        rim(*ROW),
        class_=f"seat seat-{name}{moving}",
    )


def coins(seat: Seat) -> Markup:
    """How many, or that nobody else may know."""
    shown = icon("sealed", 22, (389, 28))
    if seat.coins is not None:
        shown = tag("g", icon("money", 24, (348, 28)), text(seat.coins, (400, 28), "score", "end"))
    return tag("g", shown, id=f"stock-{seat.seat}-coins", data_amount=seat.coins)


def landed(seat: Seat, size: str, at: Point) -> Markup:
    """How many catches of a size; an order for it lies upon it."""
    ordered = seat.order == size
    return tag(
        "g",
        box(124, 52, "cell ordered" if ordered else "cell"),
        shoal(int(size), (26, 26), 0.28),
        text(f"\N{MULTIPLICATION SIGN} {seat.landed[size]}", (112, 26), "amount", "end"),
        icon("order", 20, (58, 26)) if ordered else None,
        transform=move(at),
    )


def summary(drawing: Drawing) -> str:
    """The picture in two facts."""
    told = words.headline(drawing.view, drawing.words), words.lake(drawing.view, drawing.words)
    return ". ".join(told)


SPREAD: Final = Spread("commons", STYLE, SEATS, world, things, ROW[0], summary)
