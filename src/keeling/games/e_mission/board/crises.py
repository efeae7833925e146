"""A crisis: what it does, whom it threatens and how much, and what helps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.drawing import box, fitted, rim
from keeling.draw.svg import move, tag, text
from keeling.games.e_mission.board.effects import picture_of
from keeling.games.e_mission.board.heat import shown as temperature
from keeling.games.e_mission.board.lines import LEADING, lines_of, paragraph
from keeling.games.e_mission.board.signs import sign
from keeling.games.e_mission.board.tags import LARGE, badge
from keeling.games.e_mission.data.box import CRISES
from keeling.games.e_mission.engine.tables import CRISIS_CARDS
from keeling.games.e_mission.words.cards import crisis_does

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.e_mission.board.drawing import Drawing
    from keeling.games.e_mission.data.cards import Crisis
    from keeling.games.e_mission.view.types import CrisisCard

WIDTH: Final = 382.0
EDGE: Final = 40.0  # where text begins, beside the number
ROOM: Final = WIDTH - EDGE - 8
LETTERS: Final = 20.0
LINE: Final = LEADING * LETTERS
NAME: Final = 30.0  # the height of the line with the name
THREAT: Final = 36.0  # and of the one with the threat
SUPPORT: Final = 78.0  # the room for what helps
WIDEST: Final = 90.0  # from one who is threatened to the next
DIGIT: Final = 13.5  # how wide a bold digit is
CARDS: Final = dict(zip(CRISIS_CARDS, CRISES, strict=True))


def text_of(drawing: Drawing, name: str, most: int = 0) -> list[str]:
    """What a crisis does, in so many lines at most, or in all it needs."""
    told = crisis_does(name, drawing.words, len(drawing.view.seats))
    return lines_of(told, ROOM, LETTERS, most)


def height_with(lines: int) -> float:
    """How high a card with so many lines of text is."""
    return NAME + LINE * lines + THREAT


def crisis(drawing: Drawing, place: int, shown: CrisisCard, most: int) -> Markup:
    """A known crisis: its name, what it does, whom it threatens how much, and what helps."""
    name = shown.crisis
    lines = text_of(drawing, name, most) if most else []
    height = height_with(most)
    below = height - THREAT
    number = text(f"{place}.", (16, 17), "nth", "middle")
    return drawing.piece(
        f"crisis-{name}",
        crisis_title(drawing, shown),
        box(WIDTH, height, "sheet"),
        box(32, height, "edge", radius=5),
        number if place else sign("repeat", 22, (16, 17), "icon nth"),
        fitted(drawing.title("crisis", name), (EDGE, 17), ROOM, LETTERS, "card-name"),
        *paragraph(lines, (EDGE, NAME + 12), ROOM, LETTERS, "does"),
        tag("g", *foot(drawing, shown), transform=move((0, below + THREAT / 2 - 1))),
        rim(WIDTH, height),
        class_="crisis" if place else "crisis ongoing",
        data_glide="",
    )


def crisis_title(drawing: Drawing, shown: CrisisCard) -> str:
    """A crisis in words, with what lies under it and what its numbers are reckoned with."""
    told = f"{drawing.title('crisis', shown.crisis)}: "
    told += crisis_does(shown.crisis, drawing.words, len(drawing.view.seats))
    if shown.tucked:
        told += f" {drawing.say('under', cards=drawing.named('card', shown.tucked))}"
    then = drawing.view.foreseen
    if then and not CARDS[shown.crisis].ongoing:
        told += f" {drawing.say('threat_then', degrees=temperature(drawing, then.temperature))}"
    return told


def foot(drawing: Drawing, shown: CrisisCard) -> list[Markup]:
    """Whom it threatens how much; at the right what helps against it."""
    card = CARDS[shown.crisis]
    parts = [] if card.ongoing else threats(drawing, shown, card)
    if card.tuck:
        parts += support(drawing, shown, card)
    return parts


def threats(drawing: Drawing, shown: CrisisCard, card: Crisis) -> list[Markup]:
    """What it takes or brings, and beside each mark how much that is."""
    x, parts = EDGE - 4, []
    senses = []
    for effect in card.effects:
        name, sense = picture_of(effect)
        senses.append(sense)
        parts.append(sign(name, 23, (x + 12, 0)))
        x += 26
    x += 3
    hit = shown.threat or {"": shown.world}
    room = WIDTH - x - (SUPPORT if card.tuck else 0)
    apart = min(room / len(hit), WIDEST)
    for seat, numbers in hit.items():
        if shown.one_of and seat != next(iter(hit)):
            parts.append(text("/", (x - 4, 0), "threat", "middle"))
        if seat:
            parts.append(drawing.mark(seat, 13.4, (x + 14, 0)))
        told = "/".join(
            f"{sense}{n}" if n else "0" for sense, n in zip(senses, numbers, strict=False)
        )
        parts.append(text(told, (x + (33 if seat else 2), 0), "threat"))
        x += apart
    return parts


def support(drawing: Drawing, shown: CrisisCard, card: Crisis) -> list[Markup]:
    """The tag that helps: how many are there of how many that are needed, or so many so far."""
    tuck = card.tuck
    assert tuck is not None  # noqa: S101 - only asked for such cards
    right = WIDTH - 10
    lowered = f"\N{MINUS SIGN}{shown.aid}" if shown.aid else "0"
    so_far = f"{shown.aid}/{tuck.need}" if tuck.need else lowered
    return [
        text(so_far, (right, 0), "fact", "end"),
        badge(drawing, tuck.tag, LARGE, (right - DIGIT * len(so_far) - 18, 0)),
    ]
