"""The driver: chance is drawn, bots are asked, until the game is over."""

from __future__ import annotations

import re
from contextlib import suppress
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from keeling.bots.greedy import Greedy
from keeling.bots.planner import WIDTH, Planner
from keeling.bots.rollout import Rollout
from keeling.bots.uniform import Uniform
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.errors import BadConfig, IllegalChoice
from keeling.kernel.registry import game as find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from keeling.bots.base import Bot
    from keeling.kernel.agenda import State
    from keeling.kernel.heuristic import Heuristic
    from keeling.kernel.rng import Rng

BOTS = ("uniform", "greedy", "planner", "rollout")

# What a bot does within a second where the engine is not compiled, on an ordinary machine.
QUICK_LOOKS = 1200  # positions that a planner looks at
QUICK_CHOICES = 6000  # choices in the games that are played out


def quick_bot(name: str, game: str) -> Bot:
    """A bot that answers soon although the engine is not compiled: it looks at less.

    The bound is a number, never a time, so that the same seed gives the same game.
    """
    if name == "planner":
        return Planner(heuristic(game), most=QUICK_LOOKS)
    return Rollout(most=QUICK_CHOICES) if name == "rollout" else bot(name, game)


def bot(name: str, game: str = "") -> Bot:
    """A bot by name: `greedy`, or `rollout:100` (games an option), `planner:8` (ways at once)."""
    kind, _, number = name.partition(":")
    if kind == "uniform" and not number:
        return Uniform()
    if kind == "greedy" and not number:
        return Greedy(heuristic(game)) if game else OfAnyGame(name)
    if kind == "planner" and re.fullmatch("|[1-9][0-9]?", number):
        return Planner(heuristic(game), int(number or WIDTH)) if game else OfAnyGame(name)
    if kind == "rollout" and re.fullmatch("|[1-9][0-9]{0,5}", number):
        return Rollout(int(number)) if number else Rollout()
    known = f"{', '.join(BOTS)} (or planner:8, rollout:100)"
    raise BadConfig(f"there is no bot '{name}'; there are: {known}")


class OfAnyGame:
    """A bot that finds the heuristic of the game when it sees the first state."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bots: dict[str, Bot] = {}

    def choose(self, state: State, rng: Rng) -> int:
        """What the bot made for this game chooses."""
        game = state.config.game
        if game not in self.bots:
            self.bots[game] = bot(self.name, game)
        return self.bots[game].choose(state, rng)


def heuristic(game: str) -> Heuristic:
    """What a game says its positions are worth."""
    return find_game(game).heuristic


def play(state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """Play a game to its end with a bot in each seat; how many choices it took, chance included.

    IllegalChoice if a bot chooses what it was not offered.
    """
    if len(bots) != state.config.seats:
        raise BadConfig(f"{state.config.seats} bots are needed, one in each seat, not {len(bots)}")
    choices = 0
    while state.seat != NOBODY:
        state.apply(decide(state, bots, rng))
        choices += 1
    return choices


def decide(state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """The next choice, by chance or by the bot whose turn it is. A bot sees only what it may."""
    if state.seat == CHANCE:
        return int(state.sample(rng))
    seat = int(state.seat)
    return checked(state, bots[seat], bots[seat].choose(state.imagine(seat, rng), rng))


def checked(state: State, bot: Bot, option: object) -> int:
    """What a bot has chosen, if it may; a mistake of its author is named, and spoils no game."""
    if isinstance(option, SupportsIndex) and (found := index(option)) in state.offered:
        return found
    who = f"the bot {type(bot).__name__} in seat {int(state.seat)}"
    chosen, legal = repr(option), [str(one) for one in state.legal]
    with suppress(BadConfig):  # nobody knows the game: then by numbers
        rules = find_game(state.config.game)
        legal = rules.legal(state)
        if isinstance(option, int) and 0 <= option < rules.vocabulary.size:
            chosen = rules.write(option)
    raise IllegalChoice(f"{who} chose {chosen}, which is not legal; legal are: {', '.join(legal)}")
