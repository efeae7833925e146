"""Positions for tests, in one line: an agenda, and what differs from the set-up."""

from __future__ import annotations

from typing import Any

import keeling
from keeling.games.future_energy.engine.state import FutureEnergy
from keeling.games.future_energy.game import GAME
from keeling.kernel.rng import Rng
from keeling.kernel.scenario import Scenario, position

WHITE, RED, BLUE, YELLOW = range(4)


def table(
    *agenda: str, players: int = 4, modules: tuple[int, ...] = (), **given: Any
) -> FutureEnergy:
    """A position; `given` is merged into the dump after set-up."""
    config = {"seats": players, "modules": [f"module_{n}" for n in modules]}
    scenario = Scenario("future_energy", config=config, given={"agenda": list(agenda), **given})
    state = position(scenario)
    assert isinstance(state, FutureEnergy)
    return state


def play(s: FutureEnergy, *notations: str) -> None:
    """Take options given in notation, each checked."""
    GAME.take(s, *notations)


def play_at_random(s: FutureEnergy, rng: Rng) -> None:
    """Take one choice at random."""
    legal = s.legal
    drawn = s.seat == keeling.CHANCE
    s.apply(s.sample(rng) if drawn else legal[int(rng.below(len(legal)))])
