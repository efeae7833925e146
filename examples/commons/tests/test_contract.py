"""What every game has to keep, at every choice of random games of every config."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.testing import check_config
from keeling_commons import GAME

if TYPE_CHECKING:
    from keeling.kernel.config import Config


@pytest.mark.parametrize("config", list(GAME.configs()), ids=str)
def test_the_game_keeps_the_contract(config: Config) -> None:
    check_config(GAME, config, games=5)
