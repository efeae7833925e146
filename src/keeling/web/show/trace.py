"""What happened to the seats of a table, in words and at its place in the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.web.show.narration import Line
from keeling.web.store.rows import HOST, What

if TYPE_CHECKING:
    from keeling.text.words import GameWords
    from keeling.web.store.rows import Trace
    from keeling.web.tables.table import Table

KEYS: Final = (What.SAT, What.MOVED, What.PROGRAM, What.FREED, What.LINK)  # others lose the seat


def sentence(one: Trace, told: GameWords) -> str:
    """What happened to a seat, and who wanted it."""
    args = {
        "seat": told.seat(one.seat),
        "who": told.seat(one.by) if one.by >= 0 else "",
        "name": one.name,
        "bot": "",
    }
    if one.name and one.by >= 0:
        args["who"] = told.say("web-result-who", seat=told.seat(one.by), name=one.name)
    if one.what == What.NAMED:
        args["name"] = one.detail
    bot = f"web-table-bot-{one.detail.partition(':')[0]}"
    if one.what in (What.BOT, What.LEFT, What.FREED) and told.words.has(bot):
        args["bot"] = told.say(bot)
    return told.say(f"web-trace-{kind(one, told)}", **args)


def kind(one: Trace, told: GameWords) -> str:
    """Which sentence tells it: who did it makes a difference, and what there is to see."""
    manner = "-host" if one.by == HOST else "" if one.by == one.seat else "-other"
    match one.what:
        case What.SAT if not (manner or one.name):
            manner = "-nameless"
        case What.NAMED:
            manner = "" if one.detail else "-nothing"
        case What.FREED:
            manner = f"-{one.detail}" if one.detail in ("link", "open") else "-bot"
        case What.LINK:
            manner = openness(told) if manner else "-own"
        case What.PERSON if one.detail:
            manner = f"-link{openness(told)}"
        case What.BOT | What.PERSON if manner == "-other":
            manner = ""
        case What.PROGRAM | What.LEFT:
            manner = ""  # nobody else does that
    return f"{one.what}{manner}"


def openness(told: GameWords) -> str:
    """Whether there are secrets that go over to whoever sits down."""
    return "" if told.game.has_secrets else "-open"


def with_trace(lines: list[Line], table: Table, told: GameWords) -> list[Line]:
    """The story, with what happened to the seats after the choices it followed."""
    first = lines[0].at if lines else 0
    notes = [
        Line(one.choices, one.seat, [sentence(one, told)], one.number)
        for one in table.trace
        if one.choices >= first
    ]
    return sorted([*lines, *notes], key=lambda line: line.at)


def last_noted(table: Table) -> int:
    """The number of the last thing that happened to a seat; 0: nothing has."""
    return max((one.number for one in table.trace), default=0)


def lost(table: Table, seat: int, told: GameWords) -> str:
    """Why a browser does not hold a seat any more."""
    whys = [one.what for one in table.trace if one.seat == seat and one.what in KEYS]
    freed = bool(whys) and whys[-1] in (What.FREED, What.LINK)
    return told.say(f"web-table-seat-{'freed' if freed else 'lost'}", seat=told.seat(seat))
