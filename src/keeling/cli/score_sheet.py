"""The end of a game: points by category, who won, and what was needed for it."""

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
    """The score sheet, the winners, and what a team needed to win."""
    out.print()
    course = told.course(match.state)
    out.print(how_it_went(course, told) if course else score_sheet(match, told, players))
    out.print()
    out.say(told.outcome(match.state), style="bold")
    if conditions := told.conditions(match.state):
        out.print()
        out.say(told.say("common-conditions"), style="bold")
        out.print(table(["", ""], [[standing(status, told), text] for status, text in conditions]))


def standing(status: str, told: GameWords) -> str:
    """Whether a condition was met, in a word; none for what only cost something."""
    return "" if status == "told" else told.say(f"common-condition-{status}")


def score_sheet(match: Match, told: GameWords, players: Sequence[str]) -> Table:
    """A row for each category, a column for each seat, or one for a team."""
    columns = slice(1 if match.state.is_team() else None)
    sheets = match.game.score_sheet(match.state)[columns]
    headings = [told.say("common-category"), *columns_of(match, told, players)[columns]]
    rows = [
        [told.name("category", category), *(str(sheet[category]) for sheet in sheets)]
        for category in sheets[0]
    ]
    made = table(headings, rows, numbers=1)
    made.add_section()
    made.add_row(told.say("common-total"), *map(str, match.state.scores()[columns]), style="bold")
    return made


def how_it_went(course: list[tuple[str, list[str]]], told: GameWords) -> Table:
    """A row for each number, a column for each round."""
    rounds = range(1, len(course[0][1]) + 1)
    headings = [told.say("common-course"), *(told.say("common-round", n=n) for n in rounds)]
    return table(headings, [[name, *numbers] for name, numbers in course], numbers=1)


def columns_of(match: Match, told: GameWords, players: Sequence[str]) -> list[str]:
    """The seats with their players; or the team."""
    if match.state.is_team():
        return [told.say("common-one-team", count=match.config.seats)]
    seats = range(len(match.state.scores()))
    named = {seat: f"\n{player}" for seat, player in enumerate(players)}
    return [f"{told.seat(seat)}{named.get(seat, '')}" for seat in seats]
