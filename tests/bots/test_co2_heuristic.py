"""The greedy bot plays CO₂ sensibly: positions in which a person would not hesitate."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.bots.play import decide, heuristic
from keeling.games.co2.engine.state import Co2
from keeling.games.co2.game import GAME
from keeling.kernel.agenda import CHANCE, NOBODY
from keeling.kernel.rng import Rng
from tests.co2.tables import ORANGE, last_round, turn

GREEDY = keeling.bot("greedy", "co2")
WORTH = heuristic("co2")
PLAIN: dict[str, Any] = {"goal": "company_29", "lobby": []}
READY: dict[str, Any] = {**PLAIN, "money": 12, "tech": 2, "ceps": 2, "expertise": {"biomass": 3}}
WITH_BIOMASS = {"asia": {"agenda": "agenda_1"}}
WITH_PROJECT = {"asia-money": {"energy": "biomass", "installed": True}}


def chosen(s: Co2, seed: int = 1) -> str:
    """What the bot does next, in notation."""
    rng = Rng(seed)
    return GAME.vocabulary.write(int(GREEDY.choose(s.imagine(s.seat, rng), rng)))


def whole_turn(s: Co2) -> list[str]:
    """All that the bot does until its turn ends or chance is asked."""
    seat, done = s.seat, list[str]()
    while s.seat == seat and not (done and done[-1] == "end"):
        done.append(chosen(s))
        GAME.take(s, done[-1])
    return done


@pytest.mark.parametrize(
    "seats", [1, 2, 3, *(pytest.param(n, marks=pytest.mark.slow) for n in (4, 5))]
)
def test_it_plays_games_of_all_sizes_to_their_end(seats: int) -> None:
    s, rng = GAME.new(GAME.config(seats=seats)), Rng(seats)
    keeling.play(s, [GREEDY] * seats, rng)
    assert s.decade >= 3  # nobody manages to heat the world up before


def test_it_knows_no_secrets() -> None:
    """A position is worth the same whatever the others may hold."""
    s, rng = GAME.new(GAME.config(seats=3, lobby_draft=True)), Rng(5)
    for _ in range(150):
        if s.seat == NOBODY:
            break
        if s.seat != CHANCE:
            worths = {WORTH.worth(s.imagine(s.seat, rng), s.seat) for _ in range(4)}
            assert len(worths) == 1
        s.apply(decide(s, [keeling.bot("uniform")] * 3, rng))


def test_it_builds_when_it_can() -> None:
    s = turn(projects=WITH_PROJECT, regions=WITH_BIOMASS, seats={"orange": READY})
    assert "build asia-money" in whole_turn(s)


def test_it_sells_a_cep_to_build_at_once() -> None:
    poor = {**READY, "money": 5, "ceps": 3}
    s = turn(projects=WITH_PROJECT, regions=WITH_BIOMASS, price=5, seats={"orange": poor})
    done = whole_turn(s)
    assert done.index("sell") < done.index("build asia-money")


def test_it_sells_dear_and_does_not_buy_dear() -> None:
    rich = {**PLAIN, "money": 20, "ceps": 5, "tech": 2}
    done = whole_turn(turn(price=8, market=3, seats={"orange": rich}))
    assert "sell" in done
    assert "buy" not in done


def test_it_does_not_sell_its_only_cep_for_next_to_nothing() -> None:
    assert "sell" not in whole_turn(turn(price=1, market=6, seats={"orange": {**PLAIN, "ceps": 1}}))


def test_it_claims_a_un_goal() -> None:
    europe = {"spaces": ["coal", "orange biomass small", "orange recycling small", "", ""]}
    s = turn(
        regions={"europe": {**europe, "controller": "orange", "agenda": "agenda_1"}},
        un_goals=["un_34"],
        seats={"orange": {**PLAIN, "tech": 2}},
    )
    assert "claim un_34" in whole_turn(s)


def test_it_keeps_a_scientist_at_work() -> None:
    done = whole_turn(turn())
    assert any(choice.startswith("move supply ") for choice in done)


def test_it_sends_the_last_speaker_to_a_congress() -> None:
    """One of its two scientists, where the other topic is covered."""
    s = turn(
        projects={
            "asia-money": {"energy": "biomass", "installed": False, "worker": "orange"},
            "asia-tech": {"energy": "solar", "installed": False, "worker": "orange"},
        },
        regions=WITH_BIOMASS,
        congresses={"congress_place_1": {"tile": "congress_05", "speakers": {"solar": "orange"}}},
        seats={"orange": {**PLAIN, "supply": 0, "pool": 1}},
    )
    assert "move asia-money congress_place_1" in whole_turn(s)


def test_it_takes_dollars_while_they_can_be_invested_and_points_when_it_has_enough() -> None:
    levels = {"biomass": 6, "recycling": 4}
    poor = last_round(1, seats={"orange": {"money": 0, "expertise": levels}})
    rich = last_round(4, seats={"orange": {"money": 40, "expertise": levels}})
    for s, share in ((poor, True), (rich, False)):
        assert s.seat == ORANGE
        total = len(s.offered) - 1
        assert (int(chosen(s).split()[1]) > total / 2) is share


def test_it_bids_modestly() -> None:
    auction = {"start_player_auction": True}
    s = last_round(1, settings=auction, seats={"orange": {**PLAIN, "money": 30}})
    assert chosen(s) in {"pass", "bid 0", "bid 1", "bid 2"}


def test_the_nearer_500_ppm_the_worse() -> None:
    spaces = {"asia": {"spaces": ["coal", "coal", "coal", "", "", ""]}}
    hot = turn(decade=3, co2=420, regions=spaces)
    cool = turn(decade=3, co2=360, regions=spaces)
    assert WORTH.worth(hot, ORANGE) < WORTH.worth(cool, ORANGE)
