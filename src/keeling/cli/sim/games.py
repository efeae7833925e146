"""Bot games: each has its own seed, so that it is the same in whatever process it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

import keeling
from keeling.bots.play import bot, checked
from keeling.bots.playout import play_out
from keeling.bots.uniform import Uniform
from keeling.cli.errors import Refusal
from keeling.cli.seeds import Seed  # noqa: TC001 - a struct needs the types of its fields
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.match import Match
from keeling.kernel.record import record_of
from keeling.kernel.registry import game as find_game

if TYPE_CHECKING:
    from keeling.bots.base import Bot
    from keeling.kernel.agenda import State
    from keeling.kernel.config import Config
    from keeling.kernel.rng import Rng


class Series(Struct, frozen=True):
    """What all games of a series have in common. It can be sent to another process."""

    game: str
    config: dict[str, Any]
    bots: list[str]  # one for each seat
    seed: Seed
    rotate: bool = False
    recorded: bool = False


class Part(Struct, frozen=True):
    """Some games of a series, for one worker."""

    series: Series
    games: range
    compiled: bool


class Played(Struct, frozen=True):
    """What became of one game; by players, not by seats, which differ if they rotate."""

    seed: str
    choices: int = 0
    scores: list[int] = []
    wins: list[float] = []
    lost: bool = False  # by everybody together
    endings: list[str] = []  # how it ended, by names
    team: bool = False  # all seats played together
    scored: bool = True  # there are points in this game
    round: int = 0  # in which it ended
    record: str = ""
    error: str = ""


def play_part(part: Part) -> list[Played]:
    """Play some games of a series, in a worker."""
    if part.compiled != keeling.COMPILED:
        raise Refusal("cli-error-engine")
    return [play_game(part.series, n) for n in part.games]


def play_game(series: Series, n: int) -> Played:
    """Play the n-th game of a series. A game that breaks is reported, not fatal."""
    seed = series.seed.of_game(n)
    seating = rotated(len(series.bots), seed.game if series.rotate else 0)
    try:
        return played(series, seed, seating)
    except Exception as error:  # noqa: BLE001 - whatever it is, the other games are worth playing
        return Played(str(seed), error=f"{type(error).__name__}: {error}")


def rotated(seats: int, turn: int) -> list[int]:
    """Which player sits in each seat."""
    return [(seat + turn) % seats for seat in range(seats)]


def played(series: Series, seed: Seed, seating: list[int]) -> Played:
    """Play one game to its end."""
    rules = find_game(series.game)
    config = rules.config(**series.config)
    names = [series.bots[player] for player in seating]
    bots = [bot(name, series.game) for name in names]
    if series.recorded:
        state, choices, record = play_recorded(config, bots, names, seed)
    else:
        state, choices = play_fast(config, bots, seed)
        record = ""
    scores, won = state.scores(), state.winners()
    share = 1 if state.is_team() else 1 / max(len(won), 1)  # a team wins as one
    shares = [share if seat in won else 0.0 for seat in range(len(seating))]
    of_player = [seating.index(player) for player in range(len(seating))]
    return Played(
        str(seed),
        choices,
        scores=[int(scores[seat]) for seat in of_player],
        wins=[shares[seat] for seat in of_player],
        lost=bool(state.is_lost()),
        endings=rules.endings(state),
        team=bool(state.is_team()),
        scored=any(rules.score_sheet(state)),
        round=rules.rounds(state),
        record=record,
    )


def play_fast(config: Config, bots: list[Bot], seed: Seed) -> tuple[State, int]:
    """The state alone: no events, no record."""
    state: State = find_game(config.game).new(config)
    state.events = None
    rng = seed.rng()
    if all(isinstance(one, Uniform) for one in bots):
        return state, int(play_out(state, rng))
    choices = 0
    while state.seat != NOBODY:
        state.apply(decide(state, bots, rng))
        choices += 1
    return state, choices


def play_recorded(
    config: Config, bots: list[Bot], names: list[str], seed: Seed
) -> tuple[State, int, str]:
    """The same game with every choice written down."""
    match = Match(find_game(config.game), config)
    rng = seed.rng()
    while match.state.seat != NOBODY:
        match.take(decide(match.state, bots, rng))
    record = record_of(match, seats=names, seed=str(seed))
    return match.state, len(match.taken), record.to_json()


def decide(state: State, bots: list[Bot], rng: Rng) -> int:
    """The next choice. A bot sees only what it may; one that looks at nothing is shown nothing."""
    if state.seat == CHANCE:
        return int(state.sample(rng))
    seat = int(state.seat)
    looks_at_nothing = isinstance(bots[seat], Uniform)
    shown = state if looks_at_nothing else state.imagine(seat, rng)
    return checked(state, bots[seat], bots[seat].choose(shown, rng))
