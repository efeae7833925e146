"""The board as SVG, from a view: the world, what lies beside it, and both in one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.carbon.board_around import COLUMNS, EDGE, GAP, LEFT, MIDDLE, corner, turning
from keeling.carbon.board_piece import Drawing
from keeling.draw.svg import move, svg, tag, text
from keeling.games.second_chance.board_air import RIVALS, TEAM, air, decades, is_team, rounds
from keeling.games.second_chance.board_cards import hand
from keeling.games.second_chance.board_goals import goals, un_goals
from keeling.games.second_chance.board_market import market
from keeling.games.second_chance.board_regions import region
from keeling.games.second_chance.board_seats import WIDTH, seat_row
from keeling.games.second_chance.board_style import STYLE
from keeling.games.second_chance.board_summits import summits
from keeling.games.second_chance.board_supplies import supplies
from keeling.games.second_chance.board_team import balance, team_score
from keeling.games.second_chance.board_tracks import tracks
from keeling.games.second_chance.tables import SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from markupsafe import Markup

    from keeling.kernel.game import View
    from keeling.text.catalogue import Catalogue

SIZE: Final = (1000.0, 1046.0)
WHOLE: Final = (1440.0, 1046.0)  # both in one picture
BESIDE: Final = (1012.0, 4.0)
# Where things stand in the middle, from above: time, air, the outlook of a team, its goals.
TIME, BALANCE, GOALS, MARKET = 20.0, 254.0, 382.0, 519.0
SIDE: Final = 222.0  # what stands beside the air
TRACKS: Final = 654.0
SUMMITS: Final = 796.0
UN_GOALS: Final = 977.0


def board(view: View, words: Catalogue, options: Mapping[str, str]) -> str:
    """The whole table; `options` maps elements that may be clicked to notations."""
    drawing = Drawing(view, words, options, SEATS)
    height, beside = draw_things(drawing)
    scale = min(1.0, (WHOLE[1] - 2 * EDGE) / height)
    return picture(
        drawing,
        WHOLE,
        *draw_world(drawing),
        tag("g", beside, transform=move(BESIDE, scale)),
        name="board",
    )


def pictures(view: View, words: Catalogue, options: Mapping[str, str]) -> dict[str, str]:
    """The board, and beside it the own cards and all seats."""
    drawing = Drawing(view, words, options, SEATS)
    height, beside = draw_things(drawing)
    size = (WIDTH + 2 * EDGE, height + 2 * EDGE)
    return {
        "board": picture(drawing, SIZE, *draw_world(drawing), name="board"),
        "things": picture(
            drawing, size, tag("g", beside, transform=move((EDGE, EDGE))), name="things"
        ),
    }


def draw_world(drawing: Drawing) -> list[Markup | None]:
    """Regions around the globe; below them tracks, summits and UN goals."""
    middle = team_middle if is_team(drawing.view) else rivals_middle
    return [
        tag("rect", width=WHOLE[0], height=SIZE[1], class_="paper"),
        *(region(drawing, shown, corner(n)) for n, shown in enumerate(drawing.view["regions"])),
        *(turning(n) for n in range(len(COLUMNS))),
        tag("g", *middle(drawing), transform=move((MIDDLE, 0)), class_="world"),
        market(drawing, (MIDDLE, MARKET)),
        tracks(drawing, (LEFT, TRACKS)),
        summits(drawing, (SUMMITS, TRACKS + 3)),
        un_goals(drawing, (LEFT, UN_GOALS)),
    ]


def team_middle(drawing: Drawing) -> list[Markup | None]:
    """What a team looks at: the air and its points, whether they will do, its goals."""
    return [
        decades(drawing, TIME),
        rounds(drawing, (SIDE, TIME + 38)),
        air(drawing, (TEAM.outer + 10, 42 + TEAM.outer)),
        team_score(drawing, (SIDE, 106)),
        supplies(drawing, [(SIDE + 3, 150), (SIDE + 3, 186), (SIDE + 3, 222)]),
        balance(drawing, (0, BALANCE)),
        goals(drawing, (0, GOALS)),
    ]


def rivals_middle(drawing: Drawing) -> list[Markup | None]:
    """What rivals look at: the air, and what is left for all."""
    below = [(16.0 + 82 * i, 488.0) for i in range(4)]
    return [
        decades(drawing, TIME),
        text(drawing.say("round"), (0, TIME + 40), "label"),
        rounds(drawing, (108, TIME + 40)),
        air(drawing, (166, 110 + RIVALS.outer)),
        supplies(drawing, below),
    ]


def draw_things(drawing: Drawing) -> tuple[float, Markup]:
    """The own cards, then the seats, the own first; and how high all of it is."""
    view = drawing.view
    own = [seat for seat in view["seats"] if seat["seat"] == view["seat"]]
    parts = []
    y = 0.0
    for seat in own:
        height, cards = hand(drawing, seat)
        if height:
            parts.append(cards)
            y = height + GAP
    others = [seat for seat in view["seats"] if seat not in own]
    for seat in own + others:
        height, row = seat_row(drawing, seat)
        parts.append(tag("g", row, transform=move((0, y))))
        y += height + GAP
    return y - GAP, tag("g", *parts, class_="things")


def picture(drawing: Drawing, size: tuple[float, float], *children: object, name: str) -> Markup:
    """One picture of the table with its name and its description."""
    view = drawing.view
    facts = {key: view[key] for key in ("year", "round", "rounds", "co2")}
    return svg(
        size,
        *children,
        name=name,
        title=drawing.say(f"title_{name}"),
        desc=drawing.say("summary", **facts),
        class_="board second-chance",
        style=STYLE,
        role="group" if drawing.options else "img",
    )
