"""Positions for tests, in one line: an agenda, and what differs from an empty table."""

from __future__ import annotations

from typing import Any

import keeling
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import CARDS, POWERS
from keeling.games.e_mission.game import GAME
from keeling.kernel.rng import Rng
from keeling.kernel.scenario import merged

BLUE, ORANGE, GREEN, PURPLE = range(4)
NAMES = GAME.vocabulary.names["seat"]
POWER = {
    1: ["solo"],
    2: ["china", "usa"],
    3: ["global_south", "europe", "usa"],
    4: ["global_south", "china", "europe", "usa"],
}


def table(*agenda: str, players: int = 2, **given: Any) -> EMission:
    """A position in round 2; every slot holds nothing, every number is 0 unless `given` says so."""
    seats = {NAMES[n]: {"power": POWER[players][n]} for n in range(players)}
    base = {"config": {"seats": players}, "round": 2, "seats": seats, "agenda": list(agenda)}
    state = GAME.load(merged(base, given))
    assert isinstance(state, EMission)
    state.events = []
    return state


def menu(players: int = 2, **given: Any) -> EMission:
    """The project phase, in which nobody has done anything yet; blue is asked first."""
    return table("project_phase", players=players, **given)


def crisis_phase(*column: str, players: int = 2, **given: Any) -> EMission:
    """Crises from the bottom to the top are about to be resolved."""
    given = {"phase": "crisis", "column": list(column), **given}
    return table("resolve_crises", players=players, **given)


def set_up(players: int, seed: int = 0, **settings: Any) -> EMission:
    """A game with powers taken in the order of the box, up to the first question of round 1."""
    s, rng = GAME.new(GAME.config(seats=players, **settings)), Rng(seed)
    while s.seat == keeling.CHANCE or any(power < 0 for power in s.power):
        s.apply(s.sample(rng) if s.seat == keeling.CHANCE else s.legal[0])
    return s


def play(s: EMission, *notations: str) -> None:
    """Take options given in notation, each checked."""
    GAME.take(s, *notations)


def by(s: EMission, seat: int, *notations: str) -> None:
    """A seat that may choose now takes options, whoever would be next."""
    for notation in notations:
        if s.seat != seat:
            s.call(seat)
        assert s.seat == seat
        GAME.take(s, notation)


def draw(s: EMission, seed: int = 0) -> None:
    """Let chance decide until somebody has a choice."""
    rng = Rng(seed)
    while s.seat == keeling.CHANCE:
        s.apply(s.sample(rng))


def options(s: EMission, seat: int) -> list[str]:
    """What a seat may do now."""
    return GAME.legal(s.asked(seat)) if s.may_choose(seat) else []


def offered(s: EMission) -> list[str]:
    """What is legal, in notation."""
    return GAME.legal(s)


def refused(s: EMission, notation: str) -> str:
    """The clause that stands in the way of an option; empty if nobody would think of it."""
    assert notation not in GAME.legal(s)
    objection = GAME.objection(s, GAME.vocabulary.read(notation))
    return objection.clause if objection else ""


def told(s: EMission) -> list[tuple[Any, ...]]:
    """What has been told, by names of events."""
    return [(GAME.events.all[event[0]].name, *event[1:]) for event in s.events or []]


def row(s: EMission, seat: int = BLUE) -> dict[str, Any]:
    """What lies before a seat, as a dump tells it."""
    found: dict[str, Any] = GAME.dump(s)["seats"][NAMES[seat]]
    return found


def number(card: str) -> int:
    """A project or start card by number."""
    return CARDS.index(card)


def power(name: str) -> int:
    """A power by number."""
    return POWERS.index(name)
