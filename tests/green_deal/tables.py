"""Positions for tests, in one line: an agenda or a turn, and what differs from the set-up."""

from __future__ import annotations

from typing import Any

import keeling
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.game import GAME
from keeling.kernel.rng import Rng
from keeling.kernel.scenario import Scenario, position

RED, BLUE, GREEN, YELLOW, VIOLET = range(5)
NAMES = GAME.vocabulary.names["seat"]


def table(*agenda: str, players: int = 3, image: str = "anew", **given: Any) -> GreenDeal:
    """A position; `given` is merged into the dump after set-up."""
    config: dict[str, object] = {"seats": players, "image": image}
    given = {"order": NAMES[:players], **given}
    scenario = Scenario("green_deal", config=config, given={"agenda": list(agenda), **given})
    state = position(scenario)
    assert isinstance(state, GreenDeal)
    state.events = []
    return state


def turn(seat: str = "red", *, players: int = 3, **given: Any) -> GreenDeal:
    """The investment turn of a seat in which nothing is done yet."""
    given = {"round": 3, "phase": "investment", **given}
    return table(f"invest {seat}", players=players, **given)


def placing(tile: str, *, players: int = 3, **given: Any) -> GreenDeal:
    """Red is to place a tile, and everybody has started."""
    seats: dict[str, Any] = {name: {"started": True} for name in NAMES[:players]}
    for name, row in given.pop("seats", {}).items():
        seats[name] = {**seats[name], **row}
    seats["red"]["pending"] = tile
    given = {"round": 3, "phase": "expansion", **given}
    return table("place_tile red", players=players, seats=seats, **given)


def on_map(**tiles: str) -> dict[str, dict[str, str]]:
    """Tiles by cell: c14="red jobs-2" lies on 1-4."""
    pairs = {f"{cell[1]}-{cell[2]}": tile.split() for cell, tile in tiles.items()}
    return {cell: {"seat": seat, "tile": tile} for cell, (seat, tile) in pairs.items()}


def set_up(seed: int, players: int) -> GreenDeal:
    """A game with its set-up done, up to the first choice of a player."""
    s, rng = GAME.new(GAME.config(seats=players)), Rng(seed)
    while s.seat == keeling.CHANCE:
        s.apply(s.sample(rng))
    return s


def play(s: GreenDeal, *notations: str) -> None:
    """Take options given in notation, each checked."""
    GAME.take(s, *notations)


def offered(s: GreenDeal) -> list[str]:
    """What is legal, in notation."""
    return GAME.legal(s)


def refused(s: GreenDeal, notation: str) -> str:
    """The clause that stands in the way of an option; empty if nobody would think of it."""
    assert notation not in GAME.legal(s)
    objection = GAME.objection(s, GAME.vocabulary.read(notation))
    return objection.clause if objection else ""


def told(s: GreenDeal) -> list[tuple[Any, ...]]:
    """What has been told, by names of events."""
    return [(GAME.events.all[event[0]].name, *event[1:]) for event in s.events or []]


def play_at_random(s: GreenDeal, rng: Rng) -> None:
    """Take one choice at random."""
    legal = s.legal
    drawn = s.seat == keeling.CHANCE
    s.apply(s.sample(rng) if drawn else legal[int(rng.below(len(legal)))])
