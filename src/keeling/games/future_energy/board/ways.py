"""The ways on the map: what a step of the crew costs, and where a finger hits a connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.icons import icon
from keeling.draw.parts import line
from keeling.draw.svg import Point, move, tag, text
from keeling.games.future_energy.engine.tables import COST_EMPTY, COST_FOREIGN, COST_OWN
from keeling.games.future_energy.words import phrases as said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markupsafe import Markup

    from keeling.games.future_energy.board.drawing import Drawing
    from keeling.games.future_energy.view.types import FutureEnergyView

# Wide bands lie below narrow ones: where two connections are near each other, the nearer is hit.
BANDS: Final = (32, 20, 8)
FAR: Final = 0.56  # a price stands a little nearer to where the step leads


def step_cost(view: FutureEnergyView, connection: str) -> int:
    """FE-6.1.5, FE-6.1.6 What a step over a connection costs whoever is asked."""
    owners = view.lines.get(connection, [])
    if view.free_step:
        return 0
    if view.to_move in owners:
        return COST_OWN
    return COST_FOREIGN * len(owners) if owners else COST_EMPTY


def step_prices(drawing: Drawing, at: dict[str, Point]) -> Iterator[Markup]:
    """The price of each step that the crew can take now, on its way there."""
    view, here = drawing.view, drawing.view.crew
    for pair in said.board_of(view).lines.pairs:
        if here not in pair:
            continue
        there = pair[1] if pair[0] == here else pair[0]
        (ax, ay), (bx, by) = at[here], at[there]
        place = ax + (bx - ax) * FAR, ay + (by - ay) * FAR
        if f"place-{there}" not in drawing.options:
            continue
        if f"step {there}" in view.legal:
            yield price("money", step_cost(view, f"{pair[0]}-{pair[1]}"), place)
        elif f"step_nuclear {there}" in view.legal:
            yield price("nuclear", 1, place)


def price(name: str, amount: int, at: Point) -> Markup:
    """How much money, or a tile, on a small label; the list of options says it in words."""
    return tag(
        "g",
        tag("rect", x=-24, y=-13, width=48, height=26, rx=13),
        icon(name, 20, (-8, 0)),
        text(amount, (6, 0), "value"),
        class_="price",
        transform=move(at),
        aria_hidden="true",
    )


def reaches(drawing: Drawing, at: dict[str, Point]) -> Iterator[Markup]:
    """Unseen bands along the connections that can be chosen, for fingers."""
    pairs = said.board_of(drawing.view).lines.pairs
    open_to = [pair for pair in pairs if f"connection-{pair[0]}-{pair[1]}" in drawing.options]
    for band in BANDS:
        for a, b in open_to:
            key = f"connection-{a}-{b}"
            yield line((at[a], at[b]), class_=f"reach band-{band}", data_element=key)
