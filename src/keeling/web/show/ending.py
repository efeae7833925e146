"""What the page of a game that is over tells: the score sheet, the curves, the key moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from keeling.draw.chart import WHOLE_TABLE, Series, bar, line_chart
from keeling.web.show.chapters import chapters
from keeling.web.show.curves import course_of
from keeling.web.show.narration import first_choice
from keeling.web.show.people import all_called, who
from keeling.web.show.scene import without_style

if TYPE_CHECKING:
    from keeling.text.words import GameWords
    from keeling.web.show.curves import Numbers, Swing
    from keeling.web.tables.table import Table

MOMENTS = 3
SHORT = 9  # letters


class Cell(Struct, frozen=True):
    """Points of a seat, with a bar."""

    points: int
    bar: str


class Row(Struct, frozen=True):
    """A category of the score sheet."""

    category: str
    cells: list[Cell]


class Moment(Struct, frozen=True):
    """A choice that decided much: how it changed the lead, and what happened."""

    at: int
    lead: str
    sentences: list[str]


class Chart(Struct, frozen=True):
    """A curve for each seat, and the same numbers for a table."""

    title: str
    picture: str
    rows: list[tuple[int, Numbers]]  # the position, the number of each seat
    of_seats: bool = True  # or one curve, of the whole table


class Ending:
    """The end of one table in one language. All is public then."""

    def __init__(self, table: Table, told: GameWords) -> None:
        self.table = table
        self.told = told
        self.course = course_of(table)
        self.scores = self.course.scores[-1]
        self.winners = [int(seat) for seat in table.match.state.winners()]
        self.team = bool(table.match.state.is_team())
        self.rounds = told.course(table.match.state)  # how it went, where there are no points

    def who(self, seat: int) -> str:
        """A seat with the name of whoever sits there."""
        return who(self.table.seats[seat], self.told)

    def short(self, seat: int) -> str:
        """Who sits there, as there is room for it at a curve."""
        name = self.table.seats[seat].name
        return name if 0 < len(name) <= SHORT else self.told.seat(seat)

    def outcome(self) -> str:
        """Who won, in a sentence."""
        return self.told.winners(self.table.match.state, all_called(self.table.seats, self.told))

    def tie(self) -> str:
        """What decided a tie, in a sentence; empty: there was none."""
        return self.told.tie(self.table.match.state, all_called(self.table.seats, self.told))

    def reasons(self) -> list[str]:
        """How it ended besides the points, in sentences."""
        return self.told.endings(self.table.match.state)

    def conditions(self) -> list[tuple[str, str]]:
        """What was needed to win, and whether it was met; of a team."""
        return self.told.conditions(self.table.match.state)

    def sheet(self) -> list[Row]:
        """The points by category; all bars have one scale. A team has one column."""
        sheet = self.table.game.score_sheet(self.table.match.state)[: 1 if self.team else None]
        most = max((abs(n) for own in sheet for n in own.values()), default=0)
        return [
            Row(
                self.told.name("category", category),
                self.cells([own[category] for own in sheet], most),
            )
            for category in sheet[0]
        ]

    def total(self) -> list[Cell]:
        """The sum of each seat, or of the team."""
        scores = self.scores[: 1 if self.team else None]
        return self.cells(scores, max(map(abs, scores)))

    def cells(self, points: Numbers, most: int) -> list[Cell]:
        """Numbers of all seats with their bars."""
        colours = ["table"] if self.team else map(self.table.colour, range(len(points)))
        return [Cell(n, bar(n, most, colour)) for n, colour in zip(points, colours, strict=True)]

    # ---- how it went

    def charts(self) -> list[Chart]:
        """The score over time and what the whole table watches, then all the seats had."""
        course = self.course
        stocks = course.varying().items()
        return [
            *self.score(),
            *(self.gauge(name) for name in next(iter(course.gauges), {})),
            *(self.chart(name, self.told.name("stock", name), found) for name, found in stocks),
        ]

    def score(self) -> list[Chart]:
        """The points over time, if there are any."""
        title, score = self.told.say("web-result-points"), self.course.points()
        if self.rounds:
            return []
        if self.team:
            return [self.curve("score", title, [n[0] for n in score])]
        return [self.chart("score", title, score)]

    def chart(self, name: str, title: str, values: list[Numbers]) -> Chart:
        """One number of all seats over time."""
        rows = list(zip(self.course.positions, values, strict=True))
        seats = range(len(self.table.seats))
        ends = [
            self.told.say("web-result-end", name=self.who(n), amount=values[-1][n]) for n in seats
        ]
        picture = line_chart(
            self.told.say("web-result-chart", what=title),
            [
                Series(
                    self.short(n),
                    n,
                    self.table.colour(n),
                    [(at, numbers[n]) for at, numbers in rows],
                )
                for n in seats
            ],
            name=f"chart-{name}",
            desc=self.told.say("web-result-chart-means", ends=self.told.names(ends)),
            across=self.told.say("web-result-choices"),
            up="",  # it stands above the picture
        )
        return Chart(title, without_style(picture), rows)

    def gauge(self, name: str) -> Chart:
        """One number of the whole table over time."""
        values = [gauges[name] for gauges in self.course.gauges]
        return self.curve(name, self.told.name("stock", name), values)

    def curve(self, name: str, title: str, values: list[int]) -> Chart:
        """One curve, of the whole table."""
        rows = [(at, [n]) for at, n in zip(self.course.positions, values, strict=True)]
        picture = line_chart(
            self.told.say("web-result-chart", what=title),
            [Series("", WHOLE_TABLE, "table", [(at, numbers[0]) for at, numbers in rows])],
            name=f"chart-{name}",
            desc=self.told.say("web-result-end", name=title, amount=values[-1]),
            across=self.told.say("web-result-choices"),
            up="",
        )
        return Chart(title, without_style(picture), rows, of_seats=False)

    # ---- where it was decided

    def best(self) -> int:
        """The winner; if nobody wins, the seat with most points."""
        return self.winners[0] if self.winners else self.scores.index(max(self.scores))

    def about_moments(self) -> str:
        """What the moments are."""
        if self.team:
            return self.told.say("web-result-moments-team")
        return self.told.say("web-result-moments-about", name=self.who(self.best()))

    def moments(self) -> list[Moment]:
        """The choices that moved the winner's lead most; without a winner there is no lead.

        Of a team they are those that moved its points most, also if it has lost.
        """
        if self.rounds or not (self.winners or self.team):
            return []
        first = first_choice(self.table.match)
        swings = self.course.swings(self.best(), MOMENTS, first, team=self.team)
        told: dict[int, list[str]] = {}
        for chapter in chapters(self.table, None, self.told):
            for passage in chapter.passages:
                told.setdefault(passage.at, passage.sentences)  # without the turn that follows
        return [Moment(s.at, self.lead(s), self.shown(s.at, told.get(s.at, []))) for s in swings]

    def shown(self, at: int, sentences: list[str]) -> list[str]:
        """What happened there; at the end that is all that is counted, which the sheet has.

        A team is not counted at the end: its points were always there.
        """
        scored = not (self.team or self.table.match.state.is_lost())
        over = scored and at == len(self.table.match.taken)
        return [self.told.say("web-result-counted")] if over else sentences

    def lead(self, swing: Swing) -> str:
        """How the lead changed, from behind to ahead; or the points of a team."""
        if self.team:
            return self.told.say("web-result-swing", before=swing.before, after=swing.after)
        before, after = self.ahead(swing.before), self.ahead(swing.after)
        return self.told.say("web-result-swing", before=before, after=after)

    def ahead(self, points: int) -> str:
        """How far ahead or behind."""
        key = "ahead" if points > 0 else "behind" if points else "level"
        return self.told.say(f"web-result-{key}", points=abs(points))
