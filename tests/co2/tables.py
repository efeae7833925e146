"""Positions for tests, in one line: an agenda or a turn, and what differs from the set-up."""

from __future__ import annotations

from typing import Any

import keeling
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.game import GAME
from keeling.kernel.rng import Rng
from keeling.kernel.scenario import Scenario, position

ORANGE, PURPLE, BLUE, YELLOW, BLACK = range(5)


def table(
    *agenda: str, players: int = 3, settings: dict[str, object] | None = None, **given: Any
) -> Co2:
    """A position; `given` is merged into the dump after set-up."""
    config: dict[str, object] = {"seats": players, **(settings or {})}
    scenario = Scenario("co2", config=config, given={"agenda": list(agenda), **given})
    state = position(scenario)
    assert isinstance(state, Co2)
    return state


def turn(seat: str = "orange", *, players: int = 3, **given: Any) -> Co2:
    """The turn of a seat in which nothing is done yet."""
    now = {"active": seat, **given.pop("turn", {})}
    start = given.pop("start_player", seat)
    agenda = (f"act {seat}", "end_decade")
    return table(*agenda, players=players, start_player=start, turn=now, **given)


def last_round(decade: int, *, players: int = 3, **given: Any) -> Co2:
    """After the last turn of a decade, seat by seat from orange."""
    last = GAME.vocabulary.names["seat"][players - 1]
    rounds = 7 - players
    now = {"active": last}
    agenda = (f"end_turn {last}", "end_decade")
    given = {"decade": decade, "round": rounds, "start_player": "orange", "turn": now, **given}
    return table(*agenda, players=players, **given)


def set_up(seed: int, **config: object) -> Co2:
    """A game with its set-up done, up to the first choice of a player."""
    s = GAME.new(GAME.config(**config))
    rng = Rng(seed)
    while s.seat == keeling.CHANCE:
        s.apply(s.sample(rng))
    return s


def play(s: Co2, *notations: str) -> None:
    """Take options given in notation, each checked."""
    GAME.take(s, *notations)


def offered(s: Co2) -> list[str]:
    """What is legal, in notation."""
    return GAME.legal(s)


def refused(s: Co2, notation: str) -> str:
    """The clause that stands in the way of an option; empty if nobody would think of it."""
    assert notation not in GAME.legal(s)
    objection = GAME.objection(s, GAME.vocabulary.read(notation))
    return objection.clause if objection else ""


def play_at_random(s: Co2, rng: Rng) -> None:
    """Take one choice at random."""
    legal = s.legal
    drawn = s.seat == keeling.CHANCE
    s.apply(s.sample(rng) if drawn else legal[int(rng.below(len(legal)))])
