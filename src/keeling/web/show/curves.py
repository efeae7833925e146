"""A game over time: what seats had at the end of each turn, and which choices moved the lead."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.kernel.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from keeling.web.tables.table import Table

Numbers = list[int]  # one for each seat
FIRST = "money"  # the stock people ask for first, where a game has it


class Swing(Struct, frozen=True):
    """A choice that moved the lead of the seat that came out best."""

    at: int  # the position after it
    before: int  # points ahead of the best of the others, below 0: behind; or those of a team
    after: int


class Course(Struct, frozen=True):
    """How a game went. Positions: where a turn had ended, or the points of a team changed."""

    positions: list[int]
    stocks: list[list[dict[str, int]]]  # of each seat, at these positions
    scores: list[Numbers]  # after every choice, the first before any
    gauges: list[dict[str, int]] = []  # of the whole table, at these positions

    def points(self) -> list[Numbers]:
        """The score at the end of each turn."""
        return [self.scores[at] for at in self.positions]

    def varying(self) -> dict[str, list[Numbers]]:
        """The stocks that changed at all and are not the score itself, money first."""
        names = sorted(self.stocks[0][0], key=lambda name: name != FIRST)
        found = {name: [[own[name] for own in seats] for seats in self.stocks] for name in names}
        score = self.points()
        return {
            name: course
            for name, course in found.items()
            if course != score and any(numbers != course[0] for numbers in course)
        }

    def swings(self, seat: int, most: int, first: int, *, team: bool = False) -> list[Swing]:
        """The choices that moved the lead of a seat most, or the points of a team, in order.

        What comes up to the first position in which somebody is to choose is the set-up.
        """
        leads = [scores[seat] if team else lead(scores, seat) for scores in self.scores[first:]]
        moved = [Swing(at, *pair) for at, pair in enumerate(pairwise(leads), start=first + 1)]
        largest = sorted(moved, key=lambda swing: -abs(swing.after - swing.before))[:most]
        return sorted((s for s in largest if s.after != s.before), key=lambda swing: swing.at)


def course_of(table: Table) -> Course:
    """The course of a game, by playing it once more."""
    match = table.match
    past = Match(match.game, match.config)
    stocks, gauges, scores = [match.game.stocks(past.state)], [match.game.gauges(past.state)], []
    scores.append(numbers(past.state.scores()))
    for taken in match.taken:
        past.take(taken.option, taken.seat)
        scores.append(numbers(past.state.scores()))
        stocks.append(match.game.stocks(past.state))
        gauges.append(match.game.gauges(past.state))
    positions = sorted({*ends_of_turns(match), *(changes(scores) if past.state.is_team() else ())})
    return Course(positions, [stocks[n] for n in positions], scores, [gauges[n] for n in positions])


def changes(scores: list[Numbers]) -> Iterator[int]:
    """Before and after each change of the points: between turns a team may win and lose many."""
    for at, (before, after) in enumerate(pairwise(scores), start=1):
        if before != after:
            yield from (at - 1, at) if at > 1 else (at,)


def ends_of_turns(match: Match) -> Iterator[int]:
    """Where a turn has ended, and the end; in a game that tells of no turns, after each choice."""
    last = len(match.taken)
    told = any(taken.final for taken in match.taken)
    for at, taken in enumerate(match.taken, start=1):
        if at == last or (taken.final if told else taken.seat >= 0):
            yield at


def lead(scores: Numbers, seat: int) -> int:
    """How many points a seat is ahead of the best of the others."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def numbers(given: Sequence[int]) -> Numbers:
    """Numbers of the engine as plain ones."""
    return [int(number) for number in given]
