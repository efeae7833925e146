"""The team: its points, and whether it can still make it to the end of this decade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.areas import area
from keeling.draw.drawing import box, fitted
from keeling.draw.icons import icon
from keeling.draw.svg import Point, move, tag, text
from keeling.games.second_chance.words.phrases import out_of_reach

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.games.second_chance.board.drawing import Drawing
    from keeling.games.second_chance.view.types import Outlook, SecondChanceView


WIDTH, HEIGHT = 332.0, 122.0
TITLE, SUM, BAR, VERDICT = 18.0, 46.0, 75.0, 104.0  # where its lines stand
FROM, TO = 70.0, 262.0  # the ends of the bar
LEAST: Final = 10  # the bar reaches at least so many points to both sides
# What the balance is made of: a part of the outlook, an icon, and the sign of its number.
TERMS: Final = (
    ("points", "points", ""),
    ("income", "income", "+"),
    ("goals_cost", "goal", "−"),  # noqa: RUF001 - the minus of a sum
    ("still_due", "coal", "−"),  # noqa: RUF001 - the minus of a sum
)


@area
def team_score(drawing: Drawing, at: Point) -> Markup:
    """SC-3.1.5 The points of the team."""
    x, y = at
    score = drawing.view.first.score
    return tag(
        "g",
        tag("title", drawing.say("team_score")),
        icon("team", 30, (x + 15, y)),
        text(signed(score, ""), (x + 38, y), "team-score"),
        id="stock-team-score",
        data_amount=score,
    )


def signed(number: int, plus: str = "+") -> str:
    """A number with a sign that can be told from a hyphen."""
    return f"{plus if number > 0 else '−' if number < 0 else ''}{abs(number)}"  # noqa: RUF001 - a true minus


@area
def balance(drawing: Drawing, at: Point) -> Markup | None:
    """Points now, income, unmet goals, CO₂ above the limit: what will be left."""
    view = drawing.view
    outlook = view.outlook
    if not outlook:
        return None
    rating = view.rating
    short = outlook.balance_expected < 0 or out_of_reach(view)
    danger = " danger" if short and not rating else ""
    return tag(
        "g",
        None if rating or view.lost else tag("title", explained(drawing, outlook)),
        box(WIDTH, HEIGHT, "panel"),
        fitted(drawing.say("can_we"), (12, TITLE), WIDTH - 24, 20, "question"),
        *terms(drawing, outlook),
        bar(outlook),
        fitted(verdict(drawing, outlook), (12, VERDICT), WIDTH - 24, 20, "verdict"),
        class_=f"balance{danger}",
        id="balance",
        transform=move(at),
    )


def explained(drawing: Drawing, outlook: Outlook) -> str:
    """The balance in numbers, what a victory needs besides, and what of it cannot be had."""
    balance = {
        "balance_best": outlook.balance_best,
        "balance_expected": outlook.balance_expected,
        "balance_worst": outlook.balance_worst,
    }
    told = [drawing.say("balance", un_to_claim=outlook.un_to_claim, **balance)]
    told += [f"{drawing.words.say(f'text-gone-{name}')}." for name in out_of_reach(drawing.view)]
    return " ".join(told)


def terms(drawing: Drawing, outlook: Outlook) -> list[Markup]:
    """The sum that makes the balance, each part with its icon."""
    parts = []
    numbers = outlook.points, outlook.income, outlook.goals_cost, outlook.still_due
    for i, ((key, picture, sign), number) in enumerate(zip(TERMS, numbers, strict=True)):
        x = 12 + 80 * i
        parts.append(
            tag(
                "g",
                tag("title", drawing.say(f"term_{key}", count=number)),
                icon(picture, 20, (x + 10, SUM)),
                text(f"{sign}{signed(number, '')}", (x + 24, SUM), "sum"),
            )
        )
    return parts


def bar(outlook: Outlook) -> Markup:
    """From the worst to the best that can come of it, and what is likely; left of zero is lost."""
    worst, likely, best = outlook.balance_worst, outlook.balance_expected, outlook.balance_best
    reach = max(LEAST, abs(worst), abs(best))

    def at(number: int) -> float:
        return (FROM + TO) / 2 + (TO - FROM) / 2 * number / reach

    left, zero, right = at(worst), at(0), at(best)
    lost, won = min(right, zero) - left, right - max(left, zero)
    y = BAR - 7
    return tag(
        "g",
        tag("path", d=f"M{FROM:g} {BAR:g}H{TO:g}", class_="axis"),
        box(lost, 14, "below", (left, y), 2) if lost > 0 else None,
        box(won, 14, "span", (max(left, zero), y), 2) if won > 0 else None,
        tag("path", d=f"M{zero:g} {BAR - 13:g}v26", class_="zero"),
        tag("path", d=f"M{at(likely):g} {BAR - 9:g}l8 9l-8 9l-8 -9z", class_="needle"),
        text(signed(worst), (FROM - 10, BAR), "bound", "end"),
        text(signed(best), (TO + 10, BAR), "bound"),
    )


def verdict(drawing: Drawing, outlook: Outlook) -> str:
    """The balance in words: what can be expected, or how the game has ended."""
    rating = drawing.view.rating
    if rating:
        return drawing.words.name(f"rank-{rating.rank}")
    if drawing.view.lost:
        return drawing.say("lost")
    likely = outlook.balance_expected
    if out_of_reach(drawing.view):
        return drawing.say("hopeless")
    if likely < 0:
        return drawing.say("short", count=-likely)
    chance = "risky" if outlook.balance_worst < 0 else "spare"
    if is_last(drawing.view) and outlook.un_to_claim:
        return drawing.say(f"{chance}_un", count=outlook.un_to_claim)
    return drawing.say(chance, count=likely)


def is_last(view: SecondChanceView) -> bool:
    """Whether this is the last decade, after which UN goals must have been claimed."""
    return view.decade == view.decades
