"""The top of the board: the rounds, the phases of this one, and what is left in the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box
from keeling.draw.svg import Point, move, tag, text
from keeling.games.e_mission.board.signs import fact, sign
from keeling.games.e_mission.engine.tables import PHASES

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing

HEIGHT: Final = 44.0
LABEL: Final = 76.0
CELL: Final = 40.0
PHASE_ICONS: Final = {
    "global": "earth",
    "project": "cards",
    "emission": "carbon",
    "crisis": "crisis",
    "growth": "growth",
}
PHASES_AT: Final = 378.0
PHASE: Final = 46.0
PILES_AT: Final = 640.0
PILE: Final = 88.0
MIDDLE: Final = HEIGHT / 2


@area
def rounds(drawing: Drawing, at: Point) -> Markup:
    """The track of rounds with a marker on the present one, the phases, the decks."""
    view = drawing.view
    last = view.rounds
    cells = [round_cell(drawing, n, LABEL + (CELL + 3) * (n - 1)) for n in range(1, last + 1)]
    marker = None
    if 1 <= view.round <= last:
        x = LABEL + (CELL + 3) * (view.round - 1)
        number = text(view.round, (x + CELL / 2, MIDDLE), "on-now", "middle")
        marker = tag("g", box(CELL, HEIGHT, "now", (x, 0)), number, id="round", data_glide="")
    label = text(drawing.say("round"), (0, MIDDLE), "label")
    return tag(
        "g",
        label,
        *cells,
        marker,
        time_is_up(drawing, LABEL + (CELL + 3) * last + 12),
        phases(drawing),
        *piles(drawing),
        class_="rounds",
        transform=move(at),
    )


def round_cell(drawing: Drawing, number: int, x: float) -> Markup:
    """A round; after the last one time is up."""
    view = drawing.view
    words = drawing.say("round_of", number=number, count=view.rounds)
    return tag(
        "g",
        tag("title", words),
        box(CELL, HEIGHT, "panel", (x, 0)),
        text(number, (x + CELL / 2, MIDDLE), "step", "middle"),
        class_="past" if number < view.round else None,
    )


def time_is_up(drawing: Drawing, x: float) -> Markup:
    """After the last round the game is lost, unless there is drawdown."""
    return tag("g", tag("title", drawing.say("time_is_up")), sign("clock", 24, (x, MIDDLE)))


def phases(drawing: Drawing) -> Markup:
    """The five phases of a round; the present one is marked."""
    now = drawing.view.phase
    parts = []
    for n, (name, picture) in enumerate(PHASE_ICONS.items()):
        middle = ((PHASE + 3) * n + PHASE / 2, MIDDLE)
        is_now = name == now
        passed = PHASES.index(name) < PHASES.index(now)
        parts.append(
            tag(
                "g",
                tag("title", drawing.title("phase", name)),
                box(PHASE, HEIGHT, "now" if is_now else "place", ((PHASE + 3) * n, 0)),
                sign(picture, 26, middle, "icon on-now" if is_now else "icon"),
                class_="past" if passed else None,
            )
        )
    return tag("g", *parts, class_="phases", transform=move((PHASES_AT, 0)))


def piles(drawing: Drawing) -> list[Markup]:
    """What is left in the decks, and the discard pile of the projects."""
    view = drawing.view
    left = {
        "deck": ("cards", view.deck, 0),
        "discarded": ("waste", len(view.discarded), 0),
        "global_deck": ("earth", view.global_deck, len(view.global_discarded)),
        "crisis_deck": ("crisis", view.crisis_deck, len(view.crisis_discarded)),
    }
    return [
        tag(
            "g",
            tag("title", drawing.say(f"pile_{name}", count=count, gone=gone)),
            fact(picture, count, (0, MIDDLE), 22),
            class_="pile",
            transform=move((PILES_AT + PILE * n, 0)),
        )
        for n, (name, (picture, count, gone)) in enumerate(left.items())
    ]
