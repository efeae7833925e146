"""A new game: it is set up once for each config, and every player of it has a copy."""

from __future__ import annotations

import pytest

import keeling
from keeling.kernel import game as games
from keeling.kernel.config import Config
from keeling.kernel.rng import Rng
from tests.kernel.pebbles.game import Pebbles, PebblesGame


class Counted(PebblesGame):
    """It notes each time it is set up."""

    def __init__(self) -> None:
        self.laid_out: list[Config] = []

    def _set_up(self, config: Config) -> Pebbles:
        self.laid_out.append(config)
        return super()._set_up(config)


@pytest.mark.parametrize("name", keeling.game_ids())
def test_a_new_game_is_the_same_whether_others_were_played_before(name: str) -> None:
    """Its events are told each time, although clones tell none."""
    game = keeling.game(name)
    for seats in (game.seats[0], game.seats[-1]):
        config = game.config(seats=seats)
        laid_out = game.start(config)
        laid_out.config = config
        laid_out.settle()
        for _ in range(2):
            state = game.new(config)
            assert state.config == config
            assert game.dump(state) == game.dump(laid_out)
            assert (state.seat, state.legal) == (laid_out.seat, laid_out.legal)
            assert state.events == laid_out.events
            state.events = [(0, 0, 0, 0, 0)]
            keeling.play(state, [keeling.bot("uniform")] * seats, Rng(1))
            assert state.seat == keeling.NOBODY


def test_it_is_set_up_once_for_each_config() -> None:
    game = Counted()
    two, three = game.config(seats=2), game.config(seats=3)
    seats = [game.new(config).config.seats for config in (two, three, two, three)]
    assert seats == [2, 3, 2, 3]
    assert game.laid_out == [two, three]
    assert Counted().new(two).config == two


def test_two_new_games_share_nothing_that_changes() -> None:
    game = Counted()
    one, other = game.new(game.config(seats=2)), game.new(game.config(seats=2))
    assert one is not other
    assert one.events is not other.events
    assert one.agenda is not other.agenda


def test_only_so_many_configs_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "OPENINGS", 1)
    game = Counted()
    for seats in (2, 3, 2):
        game.new(game.config(seats=seats))
    assert [config.seats for config in game.laid_out] == [2, 3, 2]
