"""One row for each seat: its mark, its turn so far, its stocks, the lobby cards it has played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import Part, box, fitted, rim
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.carbon.board.effects import shown
from keeling.games.carbon.board.scientist import scientist
from keeling.games.carbon.board.stocks import BENCH, EDGE, PITCH, bench, form_of, pool, stock
from keeling.games.second_chance.board.cards import CARDS
from keeling.games.second_chance.board.keys import BOARD
from keeling.games.second_chance.board.turn import turn
from keeling.games.second_chance.engine.tables import CONTROL_MARKERS, CUBES, MARKERS

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.games.second_chance.view.types import PlayedCard, Seat

WIDTH: Final = 400.0
TOP: Final = 19.0  # where the first line of a row stands
UNDER: Final = 16.0  # below the last line
PLAYED: Final = (73.0, 39.0)
# SC-2.3 to SC-2.5 Of these there are only so many: what is used, and of how many.
LIMITS: Final = {
    "regions": ("control_left", int(CONTROL_MARKERS)),
    "plants": ("cubes_left", int(CUBES)),
    "infrastructure": ("markers_left", int(MARKERS)),
}


@area
def seat_row(drawing: Drawing, name: str) -> Part:
    """Everything a seat has, as far as it may be seen."""
    seat = drawing.view.seats[name]
    moving = drawing.where("to_move", name)
    first, second, _ = form_of(drawing, name).lines
    cards = [card for card in drawing.view.played if card.player == name]
    lowest = second + UNDER
    height = lowest + (PLAYED[1] + 6 if cards else 0)
    return height, drawing.piece(
        f"seat-{name}",
        drawing.words.name(f"seat-{name}"),
        box(WIDTH, height, "row"),
        box(6, height, "edge", radius=3),
        first_line(drawing, seat),
        *held(drawing, seat, first),
        *reached(drawing, seat, second),
        *(
            played(drawing, card, (EDGE + (PLAYED[0] + 3) * i, lowest))
            for i, card in enumerate(cards)
        ),
        rim(WIDTH, height),
        class_=f"seat seat-{name} moving" if moving else f"seat seat-{name}",
    )


def first_line(drawing: Drawing, seat: Seat) -> Markup:
    """Mark, name, start player, the turn so far, the score or the goals held."""
    name = seat.seat
    active, competitive = drawing.where("active", name), drawing.where("mode", "competitive")
    return tag(
        "g",
        drawing.mark(name, 12, (EDGE + 12, TOP)),
        fitted(drawing.words.name(f"seat-{name}"), (EDGE + 32, TOP), 112, 17, "seat-name"),
        crown(drawing) if drawing.where("start_player", name) else None,
        *(turn(active, TOP) if active else []),
        score(drawing, seat) if competitive else goals_held(drawing, seat),
    )


def score(drawing: Drawing, seat: Seat) -> Markup:
    """The points so far, at the right edge; before them the company goal, if it is held."""
    digits = 12 * len(str(seat.score))
    left = WIDTH - 26 - digits
    goal = tag("title", drawing.say("has_goal"))
    return tag(
        "g",
        tag("g", goal, icon("goal", 17, (left - 24, TOP))) if seat.has_company_goal else None,
        tag(
            "g",
            tag("title", drawing.say("stock_score")),
            icon("points", 20, (left, TOP)),
            text(seat.score, (WIDTH - 9, TOP), "score", "end"),
            id=f"stock-{seat.seat}-score",
            data_amount=seat.score,
        ),
    )


def goals_held(drawing: Drawing, seat: Seat) -> Markup:
    """How many private goals a seat has, and those that all may see as met."""
    open_goals = [goal for goal in seat.goals if goal.met]
    count = seat.goals_held
    words = drawing.say("goals_held", count=count)
    names = drawing.named("coop_goal", [goal.goal for goal in open_goals])
    return tag(
        "g",
        tag("title", f"{words}; {drawing.say('goals_met', goals=names)}" if names else words),
        icon("met", 18, (WIDTH - 66, TOP)) if open_goals else None,
        icon("goal", 19, (WIDTH - 40, TOP)),
        text(count, (WIDTH - 12, TOP), "amount", "end"),
    )


def crown(drawing: Drawing) -> Markup:
    """The start player marker."""
    title = tag("title", drawing.say("start_player"))
    return tag("g", title, icon("start", 22, (166, TOP)), id="start-player", data_glide="")


def held(drawing: Drawing, seat: Seat, y: float) -> list[Markup]:
    """Money, tech and CEPs; the scientists on the board and in the pool."""
    name, x = seat.seat, EDGE + PITCH * 3 + 5
    return [
        stock(drawing, name, ("money", "money"), (EDGE, y), count=seat.money),
        stock(drawing, name, ("tech", "tech"), (EDGE + PITCH, y), count=seat.tech),
        stock(drawing, name, ("ceps", "cep"), (EDGE + PITCH * 2, y), count=seat.ceps),
        bench(drawing, name, BOARD, (x, y), count=seat.scientists),
        pool(drawing, name, (x + BENCH + 8, y), count=seat.pool),
    ]


def reached(drawing: Drawing, seat: Seat, y: float) -> list[Markup]:
    """Income, regions, plants, infrastructure, UN goals and cards."""
    parts = []
    shown = (
        ("income", "income", seat.income),
        ("regions", "hexagon", len(seat.regions)),
        ("plants", "cube", seat.plants),
        ("infrastructure", "infrastructure", seat.infrastructure),
        ("claimed", "un_goal", seat.claimed),
        ("hand", "lobby", seat.hand),
    )
    for i, (key, picture, count) in enumerate(shown):
        x = EDGE + PITCH * i
        left, most = LIMITS.get(key, ("", 0))
        limited = left in seat.pieces_left
        words = drawing.say(f"stock_{key}")
        if limited:
            words = f"{words}; {drawing.say(left, count=seat.pieces_left[left])}"
        parts.append(
            tag(
                "g",
                tag("title", words),
                icon(picture, 19, (x + 9.5, y)),
                text(f"{count}/{most}" if limited else count, (x + 23, y), "amount"),
                class_="stock" if count else "stock none",
                id=f"stock-{seat.seat}-{key}",
                data_amount=count,
            )
        )
    return parts


def played(drawing: Drawing, card: PlayedCard, at: Point) -> Markup:
    """A lobby card on the table: its side effect for one scientist, and who has taken it."""
    name, guest = card.lobby, card.scientist
    middle = PLAYED[1] / 2
    number = name.rpartition("_")[2]
    title = drawing.say("played", card=drawing.words.name(f"lobby-{name}"))
    width, effect = shown(CARDS[name].side_effect, 15, (0, 28))
    place = (PLAYED[0] - 17, middle)
    return drawing.piece(
        f"lobby-{name}",
        title,
        box(*PLAYED, "sheet"),
        text(number, (22, 11), "code", "middle"),
        tag("g", effect, transform=move((22 - width / 2, 0))),
        scientist(drawing, guest, name, 11, place)
        if guest
        else tag("circle", cx=place[0], cy=place[1], r=11, class_="vacant"),
        rim(*PLAYED),
        class_="lobby played",
        transform=move(at),
    )
