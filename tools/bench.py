"""How fast the games play at random, compiled and interpreted, beside their peers.

Every figure of our own and of OpenSpiel's backgammon is measured here, in turns, so that a busy
machine slows all of them down alike: the ratios are what counts. The other peers are quoted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import keeling
from keeling.bench import measure

SEATS = 4
CLONES = 2000
CHANCE_PRECISION = 1 << 30

Row = dict[str, Any]

# Player decisions a second in random play, clone in microseconds, bytes a state. Measured
# elsewhere: 2 cores of an AMD EPYC, one thread, CPython 3.11, OpenJDK 17; the machine was shared.
ELSEWHERE = [
    ("TAG Dominion, 3 seats (Java)", 468_000, 15.8, 11_300),
    ("TAG Power Grid, 3 seats (Java)", 302_000, 12.7, 9_700),
    ("TAG Puerto Rico, 3 seats (Java)", 264_000, 15.2, 14_400),
    ("TAG Catan, 3 seats (Java)", 249_000, 71.0, 88_000),
    ("catanatron 3.3, 3 seats (Python)", 26_700, 69.0, 18_700),
    ("OpenSpiel gin rummy from Python", 27_300, 97.0, 143_000),
    ("OpenSpiel hearts from Python", 255_000, 1.0, 3_600),
    ("OpenSpiel backgammon, C++ loop", 75_000, None, None),
    ("OpenSpiel gin rummy, C++ loop", 110_000, None, None),
    ("OpenSpiel hearts, C++ loop", 4_680_000, None, None),
]


class Backgammon:
    """OpenSpiel's backgammon, driven from Python: a rich game with chance, as ours are."""

    def __init__(self) -> None:
        import pyspiel  # noqa: PLC0415 - large, and not installed everywhere

        self.game = pyspiel.load_game("backgammon")
        self.rng = keeling.Rng(1)

    def measure(self, seconds: float) -> Row:
        """Random games for so many seconds; choices with and without those of chance."""
        choices = decisions = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            state = self.game.new_initial_state()
            while not state.is_terminal():
                by_chance = state.is_chance_node()
                state.apply_action(self.drawn(state) if by_chance else self.any_of(state))
                choices += 1
                decisions += not by_chance
        spent = time.perf_counter() - began
        return {
            "game": "openspiel_backgammon",
            "seats": 2,
            "choices_per_second": round(choices / spent),
            "decisions_per_second": round(decisions / spent),
            "clone_us": self.clone_us(),
        }

    def any_of(self, state: Any) -> int:  # noqa: ANN401 - pyspiel has no types
        """Any legal action."""
        legal = state.legal_actions()
        return int(legal[self.rng.below(len(legal))])

    def drawn(self, state: Any) -> int:  # noqa: ANN401 - pyspiel has no types
        """What the dice show."""
        left = self.rng.below(CHANCE_PRECISION) / CHANCE_PRECISION
        outcomes = state.chance_outcomes()
        for action, likely in outcomes:
            left -= likely
            if left < 0:
                return int(action)
        return int(outcomes[-1][0])

    def clone_us(self) -> float:
        """Microseconds for one clone of a state some moves into the game."""
        state = self.game.new_initial_state()
        for _ in range(40):
            state.apply_action(self.drawn(state) if state.is_chance_node() else self.any_of(state))
        began = time.perf_counter()
        for _ in range(CLONES):
            state.clone()
        return round((time.perf_counter() - began) / CLONES * 1e6, 3)


def middle(rows: list[Row]) -> Row:
    """The median of every rate over repeated runs."""
    rates = ("choices_per_second", "decisions_per_second", "clone_us")
    return rows[0] | {key: median(row[key] for row in rows) for key in rates if key in rows[0]}


def in_turns(games: list[str], peer: Backgammon | None, args: argparse.Namespace) -> list[Row]:
    """Measure every game and the peer, one after the other, several times over."""
    runs: dict[str, list[Row]] = {}
    for _ in range(args.runs):
        for game in games:
            seats = min(args.seats, keeling.game(game).seats[-1])
            runs.setdefault(game, []).append(measure(game, seats, args.seconds))
        if peer is not None:
            runs.setdefault("", []).append(peer.measure(args.seconds))
    return [middle(rows) for rows in runs.values()]


def interpreted(games: list[str], args: argparse.Namespace) -> list[Row]:
    """The same games in a process that does not see the compiled tree."""
    numbers = ["--runs", str(args.runs), "--seconds", str(args.seconds), "--seats", str(args.seats)]
    command = [sys.executable, __file__, "--json", "--no-peer", "--here-only", *numbers, *games]
    without = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(command, env=without, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ourselves
    rows: list[Row] = json.loads(done.stdout)["measured"]
    return rows


def peer_or_none(wanted: bool) -> Backgammon | None:  # noqa: FBT001 - a flag of the command line
    """OpenSpiel, if it is installed."""
    if not wanted:
        return None
    try:
        return Backgammon()
    except ImportError as error:
        print(f"OpenSpiel is not here ({error}): no ratio.", file=sys.stderr)
        return None


def ratios(measured: list[Row], peer: Row | None) -> dict[str, float]:
    """How many times as fast as OpenSpiel's backgammon; choices of chance count on both sides."""
    if peer is None:
        return {}
    rate = peer["choices_per_second"]
    return {label(row): round(row["choices_per_second"] / rate, 2) for row in measured}


def label(row: Row) -> str:
    """`future_energy compiled`."""
    return f"{row['game']} {'compiled' if row['compiled'] else 'interpreted'}"


def line(*cells: object) -> str:
    """One row of the table."""
    shown = [
        f"{c:,}" if isinstance(c, (int, float)) else "" if c is None else str(c) for c in cells
    ]
    return f"{shown[0]:<36}" + "".join(f"{cell:>14}" for cell in shown[1:])


def report(measured: list[Row], peer: Row | None) -> str:
    """Everything as a table."""
    keys = ("choices_per_second", "clone_us", "state_bytes")
    times = ratios(measured, peer)
    lines = [line("measured now, chance included", "choices/s", "clone us", "bytes", "x OpenSpiel")]
    for row in measured:
        name = f"{label(row)}, {row['seats']} seats"
        lines.append(line(name, *(row[key] for key in keys), times.get(label(row))))
    if peer is not None:
        name = "OpenSpiel backgammon from Python"
        lines.append(line(name, peer["choices_per_second"], peer["clone_us"], None, 1.0))
        lines.append(line("  its players' decisions alone", peer["decisions_per_second"]))
    lines += ["", line("measured elsewhere, players alone", "decisions/s", "clone us", "bytes")]
    return "\n".join(lines + [line(*row) for row in ELSEWHERE])


def arguments(argv: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="only these games (default: all)")
    parser.add_argument("--runs", type=int, default=5, help="repeated runs; the median counts")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a run")
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument("--no-peer", action="store_true", help="without OpenSpiel")
    parser.add_argument("--here-only", action="store_true", help="without the interpreted twin")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Measure and print."""
    args = arguments(argv)
    games = args.games or keeling.game_ids()
    peer = peer_or_none(not args.no_peer)
    measured = in_turns(games, peer, args)
    found = measured.pop() if peer is not None else None
    if keeling.COMPILED and not args.here_only:
        measured += interpreted(games, args)
    if args.json:
        names = ("name", "decisions_per_second", "clone_us", "state_bytes")
        quoted = [dict(zip(names, row, strict=True)) for row in ELSEWHERE]
        everything = {"measured": measured, "peer": found, "ratios": ratios(measured, found)}
        print(json.dumps({**everything, "elsewhere": quoted}, indent=2))
    else:
        print(f"{Path(sys.executable).name} {sys.version.split()[0]}, median of {args.runs} runs")
        print(report(measured, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
