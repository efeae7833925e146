"""Positions: what is written down is read back, and a bad one says what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.games.co2.engine.tables import REGIONS
from keeling.games.co2.game import GAME
from keeling.kernel.errors import BadScenario
from keeling.kernel.rng import Rng
from tests.co2.tables import play_at_random, turn


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_position_is_read_back_as_it_was_written(seats: int) -> None:
    s, rng = GAME.new(GAME.config(seats=seats, fossil_set="eco")), Rng(seats)
    n = 0
    while s.seat != keeling.NOBODY:
        if n % 7 == 0:
            again = GAME.load(GAME.dump(s))
            assert GAME.dump(again) == GAME.dump(s)
            assert (again.seat, again.legal) == (s.seat, s.legal)
        play_at_random(s, rng)
        n += 1
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


SOLAR = {"energy": "solar", "installed": False, "worker": ""}
BAD = [
    ("weather", "fine", "weather"),
    ("price", 9, "price"),
    ("start_player", "yellow", "'yellow' does not sit at a table of 3"),
    ("start_player", "", "start_player: no seat is called ''"),
    ("start_player", "mauve", "start_player: no seat is called 'mauve'"),
    ("turn", None, "missing required field `turn`"),
    ("seats.blue", None, "name exactly orange, purple, blue"),
    ("seats.blue.expertise.solar", 11, "seats: blue: expertise: solar ends at 10"),
    ("seats.blue.lobby", ["lobby_03"], "'lobby_03' is in two places at once"),
    ("seats.blue.goal", "company_30", "'company_30' is in two places at once"),
    ("regions.africa.spaces", ["oil"], "africa: spaces: there are 3 demand spaces"),
    ("regions.africa.spaces", ["oil", "blue solar", ""], "write 'blue solar' as"),
    ("regions.africa.spaces", ["peat", "", ""], "no fossil is called 'peat'"),
    ("regions.africa.spaces", ["yellow solar small", "", ""], "'yellow' does not sit at a table"),
    ("regions.asia.spaces", ["blue solar small"] * 6, "there are not 6 plants of solar"),
    (
        "projects",
        dict.fromkeys(
            [f"{r}-{s}" for r in REGIONS[:3] for s in ("money", "tech", "research")], SOLAR
        ),
        "too many of solar",
    ),
    ("projects", {"africa-tech": SOLAR | {"energy": ""}}, "africa-tech: energy: no energy"),
    ("congresses.congress_place_1.tile", "", "nobody can speak at congress_place_1"),
    ("congresses.congress_place_1.speakers", {"biomass": "blue"}, "has no topic 'biomass'"),
    ("lobby_gone", None, "missing required field `lobby_gone`"),
    ("congresses_gone", ["congress_08"], "'congress_08' is in two places at once"),
]


@pytest.mark.parametrize(("path", "value", "message"), BAD, ids=[row[2] for row in BAD])
def test_a_bad_position_says_what_is_wrong(path: str, value: Any, message: str) -> None:
    talk = {"speakers": {"forestation": "blue"}}
    dump = GAME.dump(turn(congresses={"congress_place_1": talk}))
    *folders, last = path.split(".")
    there: Any = dump
    for key in folders:
        there = there[key]
    if value is None:
        del there[last]
    else:
        there[last] = value
    with pytest.raises(BadScenario, match=message):
        GAME.load(dump)


def test_a_position_needs_its_config() -> None:
    with pytest.raises(BadScenario, match="'config' is missing"):
        GAME.load({"decade": 1})
