"""What a person sees at the table: the board, the news, and at the bottom the decision."""

from __future__ import annotations

import textwrap
from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from keeling.cli.play.board import about, glance
from keeling.cli.play.options import listed, unsaid

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from keeling.cli.output import Screen
    from keeling.cli.play.table import Table
    from keeling.text.offers import Offer
    from keeling.text.words import GameWords, Told

WIDEST = 100  # longer lines are hard to read
FEWEST_LINES = 4
FRAME = 3  # rows for the heading, the line about what was left out, and the prompt


def show_decision(out: Screen, table: Table, seat: int, offers: Sequence[Offer]) -> None:
    """All a person needs to choose, on a terminal one screenful of it."""
    board_is_new = table.others_chose(seat)
    news = news_lines(out, table.news(seat), table.told)
    decision = Group(*news, "", *asked(table, offers))
    if out.is_terminal:
        rows = out.height - len(out.render_lines(decision)) - FRAME
        show_glance(out, table, seat, topics(table, offers), rows)
    elif board_is_new:
        out.print(Rule(table.who(seat), align="left"))
        show_board(out, table, seat)
    out.print(decision)


def show_glance(out: Screen, table: Table, seat: int, about_what: Sequence[str], rows: int) -> None:
    """As much of the board as fits above the decision."""
    own = table.told.seat(seat)
    found = glance(board_text(table, seat), own, about_what, rows, out.width)
    out.print(Rule(Text(table.who(seat), "bold"), style="dim", align="left"))
    for part in found.shown:
        heading, _, rest = part.partition("\n")
        out.print(Text.assemble((heading, "bold"), "\n", rest))
        out.print()
    if found.left_out:
        told = table.told.say("cli-play-left-out", parts="; ".join(found.left_out))
        out.print(told, style="dim", no_wrap=True, overflow="ellipsis")


def topics(table: Table, offers: Sequence[Offer]) -> list[str]:
    """The names of everything that the options are about."""
    meanings = [table.match.game.vocabulary.meaning(offer.option)[1] for offer in offers]
    return sorted({table.told.name(*argument) for args in meanings for argument in args})


def show_board(out: Screen, table: Table, seat: int | None, word: str = "") -> None:
    """The whole board as a seat sees it, or the sections about something."""
    board = board_text(table, seat).strip("\n")
    parts = about(board, word) if word else [board]
    if not parts:
        out.say(table.told.say("cli-play-board-without", word=word))
    for part in parts:
        out.say(part)


def board_text(table: Table, seat: int | None) -> str:
    """The board in words: only the view of the seat is ever drawn."""
    game = table.match.game
    return table.told.text_board(game.view(table.match.state, seat))


def asked(table: Table, offers: Sequence[Offer]) -> Iterator[RenderableType]:
    """What is asked, and the options."""
    game, state = table.match.game, table.state
    yield Text(table.told.prompt(game.view(state, None)), "bold")
    yield from listed(offers, table.told)
    if any(unsaid(offers)):
        yield Text(f" {table.told.say('cli-play-more')}", "dim")
    if refused := len(game.objections(state)):
        yield Text(f" {table.told.say('cli-play-refused', count=refused)}", "dim")


def news_lines(out: Screen, news: Sequence[Told], told: GameWords) -> list[RenderableType]:
    """What happened, the latest last; too much of it is cut at the front."""
    rows = paragraphs(news, told, min(out.width, WIDEST))
    most = max(out.height // 4, FEWEST_LINES)
    if len(rows) <= most:
        return [Text(row) for row in rows]
    kept = rows[-most:]
    whole = [row for i, row in enumerate(kept) if not all(r.startswith(" ") for r in kept[: i + 1])]
    return [Text(told.say("cli-play-earlier"), "dim"), *(Text(row) for row in whole or kept)]


def paragraphs(news: Sequence[Told], told: GameWords, width: int) -> list[str]:
    """Sentences about one seat after the other, each seat a paragraph, as lines of this width."""
    rows = []
    for _, events in groupby(news, key=subject):
        text = " ".join(told.events(list(events)))
        rows += textwrap.wrap(text, width, subsequent_indent="  ")
    return rows


def subject(event: Told) -> str | int:
    """Whom an event is about."""
    _, args = event
    return args[0][1] if args and args[0][0] == "seat" else ""
