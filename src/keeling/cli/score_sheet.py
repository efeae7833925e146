"""The end of a game: points by category, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from keeling.cli.output import table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from keeling.cli.output import Screen
    from keeling.kernel.match import Match
    from keeling.text.words import GameWords


def show_end(out: Screen, match: Match, told: GameWords, players: Sequence[str]) -> None:
    """The score sheet and the winners."""
    out.print()
    out.print(score_sheet(match, told, players))
    out.print()
    out.say(told.outcome(match.state), style="bold")


def score_sheet(match: Match, told: GameWords, players: Sequence[str]) -> Table:
    """A row for each category, a column for each seat."""
    sheets = match.game.score_sheet(match.state)
    headings = [told.say("common-category")]
    for seat in range(len(sheets)):
        player = f"\n{players[seat]}" if seat < len(players) else ""
        headings.append(f"{told.seat(seat)}{player}")
    rows = [
        [told.name("category", category), *(str(sheet[category]) for sheet in sheets)]
        for category in sheets[0]
    ]
    made = table(headings, rows, numbers=1)
    made.add_section()
    made.add_row(told.say("common-total"), *map(str, match.state.scores()), style="bold")
    return made
