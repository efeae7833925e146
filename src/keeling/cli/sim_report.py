"""What a series of games adds up to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from keeling.cli.output import table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from keeling.cli.sim_games import Played, Series
    from keeling.text.words import GameWords


class Tally:
    """Sums over the games of one series."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.choices = 0
        self.seconds = 0.0
        self.scores = [0] * len(series.bots)
        self.wins = [0.0] * len(series.bots)
        self.errors: list[str] = []

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        if played.error:
            self.errors.append(f"--seed {played.seed}: {played.error}")
            return
        self.choices += played.choices
        self.scores = [a + b for a, b in zip(self.scores, played.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, played.wins, strict=True)]

    @property
    def ended(self) -> int:
        """How many games reached their end."""
        return self.games - len(self.errors)

    def mean(self, player: int) -> float:
        """The mean score of a player."""
        return self.scores[player] / self.ended if self.ended else 0.0

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
            "scores": [round(self.mean(player), 3) for player in players],
            "wins": [round(self.wins[player], 3) for player in players],
        }


def players_table(tally: Tally, told: GameWords) -> Table:
    """A row for each player."""
    headings = [told.say(f"cli-column-{name}") for name in ("seat", "player", "score", "wins")]
    rows = [
        [
            told.say("cli-sim-rotating") if tally.series.rotate else told.seat(player),
            bot,
            f"{tally.mean(player):.1f}",
            f"{tally.wins[player]:.1f} ({100 * tally.wins[player] / max(tally.ended, 1):.0f} %)",
        ]
        for player, bot in enumerate(tally.series.bots)
    ]
    return table(headings, rows, numbers=2)


def configs_table(tallies: Sequence[Tally], setups: Sequence[str], told: GameWords) -> Table:
    """A row for each config: the players' scores and wins side by side."""
    names = ("config", "games", "scores", "wins")
    rows = [
        [
            setup,
            str(tally.ended),
            " ".join(f"{tally.mean(player):.0f}" for player in range(len(tally.series.bots))),
            " ".join(f"{wins:.1f}" for wins in tally.wins),
        ]
        for tally, setup in zip(tallies, setups, strict=True)
    ]
    return table([told.say(f"cli-column-{name}") for name in names], rows, numbers=1)


def speed(tally: Tally, told: GameWords) -> str:
    """How much was played how fast, in a sentence."""
    return told.say(
        "cli-sim-speed",
        games=tally.ended,
        choices=tally.choices,
        seconds=f"{tally.seconds:.1f}",
        speed=tally.choices_per_second(),
    )
