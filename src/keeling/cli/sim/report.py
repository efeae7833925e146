"""What a series of games adds up to."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING, Any

from keeling.cli.output import table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from keeling.cli.sim.games import Played, Series
    from keeling.text.words import GameWords


POINTS = ("score", "spread", "least", "most")
MANY = 2  # different rounds: worth a line


class Tally:
    """Sums over the games of one series."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.choices = 0
        self.seconds = 0.0
        self.scores = [0] * len(series.bots)
        self.squares = [0] * len(series.bots)
        self.least = [0] * len(series.bots)
        self.most = [0] * len(series.bots)
        self.wins = [0.0] * len(series.bots)
        self.lost = 0  # games that everybody lost together
        self.team = False  # all seats play together
        self.scored = True  # there are points in this game
        self.endings: Counter[str] = Counter()  # a game may have several
        self.won_in: Counter[int] = Counter()  # round -> games
        self.lost_in: Counter[int] = Counter()
        self.errors: list[str] = []

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        if played.error:
            self.errors.append(f"--seed {played.seed}: {played.error}")
            return
        self.choices += played.choices
        self.lost += played.lost
        self.team = played.team
        self.scored = played.scored
        self.endings.update(played.endings)
        (self.lost_in if played.lost else self.won_in)[played.round] += 1
        first = self.ended == 1
        self.least = played.scores if first else [*map(min, self.least, played.scores)]
        self.most = played.scores if first else [*map(max, self.most, played.scores)]
        self.squares = [a + b * b for a, b in zip(self.squares, played.scores, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, played.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, played.wins, strict=True)]

    @property
    def ended(self) -> int:
        """How many games reached their end."""
        return self.games - len(self.errors)

    def mean(self, player: int) -> float:
        """The mean score of a player."""
        return self.scores[player] / self.ended if self.ended else 0.0

    def spread(self, player: int) -> float:
        """The standard deviation of a player's scores."""
        if not self.ended:
            return 0.0
        return sqrt(max(0.0, self.squares[player] / self.ended - self.mean(player) ** 2))

    def choices_per_second(self) -> int:
        """How fast it went, chance included."""
        return round(self.choices / self.seconds) if self.seconds else 0

    def json(self) -> dict[str, Any]:
        """For machines: scores are means, wins are counts with shared ones in parts."""
        players = range(len(self.series.bots))
        return {
            "game": self.series.game,
            "config": self.series.config,
            "games": self.games,
            "ended": self.ended,
            "errors": len(self.errors),
            "choices": self.choices,
            "seconds": round(self.seconds, 3),
            "lost": self.lost,
            "endings": dict(self.endings.most_common()),
            "won_in": {str(n): games for n, games in sorted(self.won_in.items())},
            "lost_in": {str(n): games for n, games in sorted(self.lost_in.items())},
            "scores": [round(self.mean(player), 3) for player in players],
            "spread": [round(self.spread(player), 3) for player in players],
            "least": self.least,
            "most": self.most,
            "wins": [round(self.wins[player], 3) for player in players],
        }


def players_table(tally: Tally, told: GameWords) -> Table:
    """A row for each player, or one for a team."""
    points = POINTS if tally.scored else ()
    headings = [told.say(f"cli-column-{name}") for name in ("seat", "player", *points, "wins")]
    rows = [
        [
            seat_of(tally, told, player),
            ", ".join(sorted(set(tally.series.bots))) if tally.team else bot,
            *(points_of(tally, told, player) if points else ()),
            wins_of(tally, told, player),
        ]
        for player, bot in enumerate(tally.series.bots[: 1 if tally.team else None])
    ]
    return table(headings, rows, numbers=2)


def points_of(tally: Tally, told: GameWords, player: int) -> list[str]:
    """Mean, spread, least and most."""
    number = told.words.number
    rounded = [number(tally.mean(player), 1), number(tally.spread(player), 1)]
    return [*rounded, number(tally.least[player]), number(tally.most[player])]


def wins_of(tally: Tally, told: GameWords, player: int) -> str:
    """`2.5 (25 %)`."""
    wins, number = tally.wins[player], told.words.number
    return f"{number(wins, 1)} ({number(100 * wins / max(tally.ended, 1))} %)"


def seat_of(tally: Tally, told: GameWords, player: int) -> str:
    """Where a player sat."""
    if tally.team:
        return told.say("common-one-team", count=len(tally.series.bots))
    return told.say("cli-sim-rotating") if tally.series.rotate else told.seat(player)


def lost_together(tally: Tally, told: GameWords) -> str:
    """How many games everybody lost, in a sentence; empty where that cannot happen or did not."""
    if not tally.lost:
        return ""
    share = told.words.number(100 * tally.lost / tally.ended, 1)
    return told.say("cli-sim-lost", games=tally.lost, share=share)


def endings(tally: Tally, told: GameWords) -> list[str]:
    """How games ended, the most frequent way first: a share and a sentence each."""
    number, counted = told.words.number, tally.endings.most_common()
    found = [(number(100 * n / tally.ended, 1), name) for name, n in counted]
    return [f"{share:>5} %  {told.say(f'ending-{name}')}" for share, name in found]


def lengths(tally: Tally, told: GameWords) -> list[str]:
    """In which rounds games were won and lost, where that differs from game to game."""
    kinds = [("won", tally.won_in), ("lost", tally.lost_in)] if tally.lost else []
    kinds = kinds or [("ended", tally.won_in)]
    if len({*tally.won_in, *tally.lost_in}) < MANY:
        return []
    return [
        told.say(
            f"cli-sim-{kind}-in",
            unit=told.game.counts,
            rounds=shares(rounds, tally.ended, told),
        )
        for kind, rounds in kinds
        if rounds
    ]


def shares(rounds: Counter[int], games: int, told: GameWords) -> str:
    """`3 (55.0 %), 4 (12.5 %)`; with a comma in a number, semicolons part them."""
    number = told.words.number
    found = [f"{n} ({number(100 * rounds[n] / games, 1)} %)" for n in sorted(rounds)]
    return ("; " if "," in number(0, 1) else ", ").join(found)


def configs_table(tallies: Sequence[Tally], setups: Sequence[str], told: GameWords) -> Table:
    """A row for each config: the players' scores and wins side by side."""
    points = ["scores"] if any(tally.scored for tally in tallies) else []
    rows = [
        [
            setup,
            told.words.number(tally.ended),
            *(means(tally, told) for _ in points),
            wins(tally, told),
        ]
        for tally, setup in zip(tallies, setups, strict=True)
    ]
    headings = [told.say(f"cli-column-{name}") for name in ("config", "games", *points, "wins")]
    return table(headings, rows, numbers=1)


def means(tally: Tally, told: GameWords) -> str:
    """The mean score of each player; a team has one."""
    players = range(1 if tally.team else len(tally.series.bots))
    return " ".join(told.words.number(tally.mean(player)) for player in players)


def wins(tally: Tally, told: GameWords) -> str:
    """The wins of each player; a team wins as one."""
    return " ".join(told.words.number(won, 1) for won in tally.wins[: 1 if tally.team else None])


def speed(tally: Tally, told: GameWords) -> str:
    """How much was played how fast, in a sentence."""
    return told.say(
        "cli-sim-speed",
        games=tally.ended,
        choices=tally.choices,
        seconds=told.words.number(tally.seconds, 1),
        speed=tally.choices_per_second(),
    )
