"""The greedy bot plays e-Mission to win together: positions in which nobody would hesitate."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.bots.play import decide, heuristic
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.game import GAME
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from tests.e_mission.tables import BLUE, ORANGE, menu, table

GREEDY = keeling.bot("greedy", "e_mission")
WORTH = heuristic("e_mission")
AFTER = ("project_phase", "emission_phase", "crisis_phase", "resolve_crises", "growth", "round")
FAIR: dict[str, Any] = {"demand": 6, "dirty": 4, "clean": 3, "emissions": {"transport": 5}}


def chosen(s: EMission, seed: int = 1) -> str:
    """What the bot does next, in notation."""
    rng = Rng(seed)
    return GAME.vocabulary.write(int(GREEDY.choose(s.imagine(s.seat, rng), rng)))


def phase(blue: dict[str, Any], orange: dict[str, Any] | None = None, **given: Any) -> EMission:
    """A project phase of round 3, with all that comes after it."""
    seats = {"blue": {**FAIR, **blue}, "orange": {**FAIR, **(orange or {})}}
    given = {"round": 3, "trees": 8, "oceans": 6, **given}
    return table(*AFTER, seats=seats, **given)


def whole_turn(s: EMission) -> list[str]:
    """All that blue does until it is done or chance is asked."""
    done: list[str] = []
    while s.seat == BLUE and not (done and done[-1] == "done"):
        done.append(chosen(s))
        GAME.take(s, done[-1])
    return done


@pytest.mark.parametrize("seats", range(1, 5))
def test_it_plays_the_first_round_with_any_number(seats: int) -> None:
    s, rng = GAME.new(GAME.config(seats=seats)), Rng(seats)
    before = 0
    while s.seat != NOBODY and s.round < 2:
        s.apply(decide(s, [GREEDY] * seats, rng))
        if s.round == 1 and not before:
            before = balance(s)
    assert s.ending < 0
    assert balance(s) < before


def balance(s: EMission) -> int:
    """What all emit beyond what the earth binds."""
    return sum(int(s.emits(seat)) for seat in range(s.seats)) - int(s.sinks())


def test_it_knows_no_more_than_anybody() -> None:
    s, rng = GAME.new(GAME.config(seats=2)), Rng(5)
    for _ in range(150):
        if s.seat == NOBODY:
            break
        if s.seat != CHANCE:
            worths = {WORTH.worth(s.imagine(s.seat, rng), s.seat) for _ in range(2)}
            assert len(worths) == 1
        s.apply(decide(s, [keeling.bot("uniform")] * 2, rng))


def test_it_does_not_give_up_dirty_energy_that_is_needed() -> None:
    tight = {"demand": 7, "projects": [["S_china_2"]], "hand": ["P017", "P018"]}
    s = phase(tight)
    assert not [choice for choice in whole_turn(s) if choice.startswith("use")]


def test_it_replaces_dirty_energy_where_clean_energy_is_left_over() -> None:
    rich = {"demand": 6, "clean": 9, "projects": [["S_china_2"]], "hand": ["P017", "P018"]}
    assert "use 1" in whole_turn(phase(rich))


def test_it_produces_energy_before_somebody_goes_short() -> None:
    short = {"demand": 9, "projects": [["S_china_1"]], "hand": ["P103", "P104", "P105"]}
    s = phase(short)
    whole_turn(s)
    assert s.dirty[BLUE] + s.clean[BLUE] >= 9


def test_it_builds_up_a_project_before_it_is_used() -> None:
    """A second grid tag, and each card paid brings twice as much."""
    hand = ["P007", "P091", "P103", "P104", "P105", "P106"]
    done = whole_turn(phase({"demand": 7, "projects": [["S_china_1"]], "hand": hand}))
    assert done.index("tuck P007 1") < done.index("use 1")


def test_it_averts_a_crisis_that_is_known() -> None:
    s = phase({"hand": ["P097"]}, bands=2, column=["C23"])
    assert chosen(s) == "help P097 C23"


def test_it_reaches_drawdown_when_it_can() -> None:
    last = {"emissions": {"waste": 2}, "dirty": 0, "clean": 7}
    projects = {"projects": [["P091"]], "hand": []}
    s = phase({**last, **projects}, last, round=6, trees=2, oceans=1)
    assert whole_turn(s)[:1] == ["use 1"]


def test_resilience_is_worth_more_the_hotter_it_is() -> None:
    gains = []
    for bands in (1, 5):
        hot: dict[str, Any] = {"bands": bands, "column": ["unknown", "unknown"]}
        weak, strong = (phase({"resilience": {"social": n}}, **hot) for n in (0, 4))
        gains.append(WORTH.worth(strong, BLUE) - WORTH.worth(weak, BLUE))
    assert gains[1] > gains[0] > 0


def test_the_worst_off_counts_most() -> None:
    even = phase({"communities": 5}, {"communities": 5}, bands=2)
    uneven = phase({"communities": 10}, {"communities": 0}, bands=2)
    assert WORTH.worth(even, ORANGE) > WORTH.worth(uneven, ORANGE)


def test_it_says_done_when_nothing_helps() -> None:
    assert chosen(menu(players=1)) == "done"
