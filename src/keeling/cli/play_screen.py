"""What a person sees at the table: the board, the news, and at the bottom the decision."""

from __future__ import annotations

import textwrap
from itertools import groupby
from typing import TYPE_CHECKING

from rich.rule import Rule

from keeling.cli.play_options import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.cli.output import Screen
    from keeling.cli.play_options import Offer
    from keeling.cli.play_table import Table
    from keeling.cli.words import GameWords, Told

WIDEST = 100  # longer lines are hard to read
FEWEST_LINES = 6


def show_decision(out: Screen, table: Table, seat: int, all_offers: Sequence[Offer]) -> None:
    """All a person needs to choose; the board only when others have changed it."""
    if table.others_chose(seat):
        out.print(Rule(table.who(seat), style="dim", align="left"))
        show_board(out, table, seat)
    show_news(out, table.news(seat), table.told)
    out.print()
    ask(out, table, all_offers)


def show_board(out: Screen, table: Table, seat: int | None) -> None:
    """The board as a seat sees it: only its view is ever drawn."""
    game = table.match.game
    board = game.text_board(game.view(table.match.state, seat), table.told.words)
    out.print(board.rstrip("\n"), soft_wrap=True)


def ask(out: Screen, table: Table, all_offers: Sequence[Offer]) -> None:
    """What is asked, and the options."""
    game, state = table.match.game, table.match.state
    out.print(table.told.prompt(game.prompt(state)), style="bold")
    for line in listed(all_offers, table.told):
        out.print(line)
    if refused := len(game.objections(state)):
        out.print(f" {table.told.say('cli-play-refused', count=refused)}", style="dim")


def show_news(out: Screen, news: Sequence[Told], told: GameWords) -> None:
    """What happened, the latest last; too much of it is cut at the front."""
    rows = paragraphs(news, told, min(out.width, WIDEST))
    most = max(out.height // 3, FEWEST_LINES)
    if len(rows) > most:
        out.print(told.say("cli-play-earlier"), style="dim")
    for row in rows[-most:]:
        out.print(row, soft_wrap=True)


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
