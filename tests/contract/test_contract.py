"""Every game keeps the contract in every config; where there are many, in any two settings."""

from __future__ import annotations

from typing import Any

import pytest

import keeling
from keeling.bots.play import decide
from keeling.kernel.config import Config, covering
from keeling.kernel.match import Match
from keeling.testing import check_census, check_end, check_game, check_node

CONFIGS = [
    (name, config)
    for name in keeling.game_ids()
    for config in covering(keeling.game(name).configs())
]


# The first config of each number of seats is checked often, all others by `make test`.
FIRST = {(name, config.seats): config for name, config in reversed(CONFIGS)}
CHECKED = [
    pytest.param(
        name,
        config,
        id=f"{name} {config}",
        marks=[] if config is FIRST[name, config.seats] else [pytest.mark.slow],
    )
    for name, config in CONFIGS
]


@pytest.mark.parametrize(("name", "config"), CHECKED)
def test_a_random_game_keeps_the_contract(name: str, config: Config) -> None:
    game: Any = keeling.game(name)
    check_game(game, config, seed=1, every=4)


@pytest.mark.parametrize(("name", "seats"), FIRST)
def test_all_our_views_have_the_seats_by_name(name: str, seats: int) -> None:
    game = keeling.game(name)
    view = game.view(game.new(FIRST[name, seats]), None)
    assert list(view.seats) == game.vocabulary.names["seat"][:seats]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "config"), CHECKED)
def test_more_random_games_keep_the_contract(name: str, config: Config) -> None:
    game: Any = keeling.game(name)
    for seed in range(2, 10):
        check_game(game, config, seed=seed, every=50)


@pytest.mark.slow
@pytest.mark.parametrize("name", keeling.game_ids())
def test_bots_keep_the_contract_too(name: str) -> None:
    """Bots reach odder positions than chance does."""
    game: Any = keeling.game(name)
    for config in covering(game.configs())[::5]:
        match, rng = Match(game, config), keeling.Rng(1)
        census = game.census(match.state)
        bots = [keeling.bot("greedy", name), *[keeling.bot("rollout:1", name)] * (config.seats - 1)]
        while match.state.seat != keeling.NOBODY:
            where = f"{config}, bots, choice {len(match.taken) + 1}"
            if len(match.taken) % 25 == 0:
                check_node(game, match.state, rng, where)
            match.take(decide(match.state, bots, rng))  # says so if a bot wants what is not legal
            check_census(game, match.state, census, where)
        check_end(game, match, f"{config}, bots, at the end")


def test_a_game_with_secrets_cannot_say_that_it_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = keeling.game("co2")
    monkeypatch.setattr(game, "has_secrets", False)
    with pytest.raises(AssertionError, match="secrets"):
        check_game(game, game.config(seats=2), seed=1, every=4)
