"""Positions for tests, in one line: an agenda or a turn, and what differs from the set-up."""

from __future__ import annotations

from typing import Any

import keeling
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import REGIONS, SEATS
from keeling.games.second_chance.game import GAME
from keeling.kernel.rng import Rng
from keeling.kernel.scenario import Scenario, merged, position

RED, BLUE, YELLOW, VIOLET = range(4)

# What chance lays out during set-up, always the same.
AGENDAS = [f"agenda_{n + 1}" for n in range(len(REGIONS))]
PLANT_TILES = [1, 3, 5, 7, 9, 11, 13, 15]  # each region, recycling, hydro
KNOWLEDGE_TILES = [28, 29, 30, 31, 32]  # the middle of each track
SUMMIT_TILES = [33, 34, 35, 36, 37, 38, 40, 42]  # sizes, recycling, hydro, wind
TILES = [f"env_{n:02}" for n in [*PLANT_TILES, *KNOWLEDGE_TILES, *SUMMIT_TILES]]
LAID_OUT: dict[str, Any] = {
    "regions": {name: {"agenda": AGENDAS[n]} for n, name in enumerate(REGIONS)},
    "summits": {f"summit_place_{n + 1}": {"tile": f"summit_0{n + 1}"} for n in range(4)},
    "un_goals": ["un_01", "un_02", "un_03", "un_04", "un_05", "un_16", "un_17", "un_18", "un_19"],
}
SETTINGS: dict[str, dict[str, object]] = {
    "coop": {},
    "competitive": {"mode": "competitive"},
    "solo": {},
}


def laid_out(mode: str, players: int) -> dict[str, Any]:
    """What all tests of a mode begin with: the same regions, summits and goals."""
    given: dict[str, Any] = {**LAID_OUT, "seats": {}}
    for n, name in enumerate(SEATS[:players]):
        goals = [f"coop_goal_{2 * n + m:02}" for m in (1, 2)]
        if mode == "competitive":
            goals = [f"company_goal_{n + 1:02}"]
        held = {"goals": goals, "goals_dealt": []}
        given["seats"][name] = {**held, "lobby": [f"lobby_{5 * n + m:02}" for m in range(1, 6)]}
    if mode == "competitive":
        return {**given, "event": "event_1", "next_event": "event_2"}
    return {**given, "goals": TILES}


def table(
    *agenda: str,
    players: int = 3,
    mode: str = "coop",
    settings: dict[str, object] | None = None,
    **given: Any,
) -> SecondChance:
    """A position; `given` is merged into a table that is laid out."""
    seats = 1 if mode == "solo" else players
    config: dict[str, object] = {"seats": seats, **SETTINGS[mode], **(settings or {})}
    base = merged(laid_out(mode, seats), {"agenda": list(agenda), **given})
    base |= {name: "" for name, value in given.items() if value == ""}  # not even what is dealt
    state = position(Scenario("second_chance", config=config, given=base))
    assert isinstance(state, SecondChance)
    return state


def turn(seat: str = "red", *, players: int = 3, mode: str = "coop", **given: Any) -> SecondChance:
    """The turn of a seat in which nothing is done yet."""
    now = {"active": seat, **given.pop("turn", {})}
    start = given.pop("start_player", seat)
    agenda = (f"act {seat}", "end_decade")
    return table(*agenda, players=players, mode=mode, start_player=start, turn=now, **given)


def set_up(seed: int, **config: object) -> SecondChance:
    """A game with its set-up done; what players choose meanwhile is chosen at random."""
    s = GAME.new(GAME.config(**config))
    rng = Rng(seed)
    while s.active < 0:
        play_at_random(s, rng)
    return s


def play(s: SecondChance, *notations: str) -> None:
    """Take options given in notation, each checked."""
    GAME.take(s, *notations)


def offered(s: SecondChance) -> list[str]:
    """What is legal, in notation."""
    return GAME.legal(s)


def refused(s: SecondChance, notation: str) -> str:
    """The clause that stands in the way of an option; empty if nobody would think of it."""
    assert notation not in GAME.legal(s)
    objection = GAME.objection(s, GAME.vocabulary.read(notation))
    return objection.clause if objection else ""


def play_at_random(s: SecondChance, rng: Rng) -> None:
    """Take one choice at random."""
    legal = s.legal
    drawn = s.seat == keeling.CHANCE
    s.apply(s.sample(rng) if drawn else legal[int(rng.below(len(legal)))])


def told(s: SecondChance) -> list[tuple[Any, ...]]:
    """What has been told since the last choice, by names of events."""
    return [(GAME.events.all[event[0]].name, *event[1:]) for event in s.events or []]
