"""What stands beside options of CO₂ is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.games.co2.game import GAME
from keeling.text.words import GameWords
from tests.co2.tables import table, turn

if TYPE_CHECKING:
    from keeling.games.co2.engine.state import Co2

SHOWN = GAME.presentation

WORDS = GameWords(GAME, "en").words
RICH = {"orange": {"money": 30, "tech": 9}}


def beside(s: Co2, notation: str) -> str:
    """What stands beside an option for whoever is to choose, spaces alike."""
    told = SHOWN.remark(GAME.view(s, int(s.seat)), GAME.vocabulary.read(notation), WORDS)
    return " ".join(told.split())


def test_proposing_tells_what_a_preview_cannot_show() -> None:
    told = "move a scientist or recruit a scientist"
    assert beside(turn(), "propose solar africa-research") == told
    assert beside(turn(), "propose solar africa-money") == ""


def test_installing_tells_costs_and_reward_and_pays_only_for_others_scientists() -> None:
    projects = {
        "africa-money": {"energy": "solar", "worker": "blue"},
        "africa-tech": {"energy": "solar", "worker": "orange"},
        "asia-tech": {"energy": "recycling"},
    }
    s = turn(projects=projects)
    told = "solar: costs 1 CEP, $1 to Blue for the scientist; gives 3 tech cubes"
    assert beside(s, "install africa-money") == told
    assert beside(s, "install africa-tech") == "solar: costs 1 CEP; gives 3 tech cubes"
    assert beside(s, "install asia-tech") == "recycling: costs 1 CEP; gives $5, 1 CEP"


@pytest.mark.parametrize(
    ("spaces", "rest"),
    [
        (["oil", "blue recycling small", ""], ""),
        (["oil", "blue recycling small", "coal"], "; replaces oil, 30 ppm less"),
        (["blue solar small", "coal", "oil"], "; replaces coal, 40 ppm less"),
    ],
)
def test_building_tells_costs_and_points_and_what_leaves_a_full_region(
    spaces: list[str], rest: str
) -> None:
    ready = {"africa-money": {"energy": "solar", "installed": True}}
    s = turn(regions={"africa": {"spaces": spaces}}, projects=ready, seats=RICH)
    told = "solar, small: ${} and 2 tech cubes, 8 points" + rest
    assert beside(s, "build africa-money") == told.format(10)
    assert beside(s, "build_cheaper africa-money") == told.format(7)


def test_a_move_tells_the_energies_it_leads_from_and_to() -> None:
    projects = {
        "africa-tech": {"energy": "solar", "worker": "orange"},
        "asia-tech": {"energy": "recycling"},
    }
    s = turn(projects=projects)
    assert beside(s, "move supply asia-tech") == "recycling"
    assert beside(s, "move africa-tech supply") == ""
    assert beside(s, "move africa-tech asia-tech") == "solar → recycling"


@pytest.mark.parametrize(
    ("level", "told"),
    [
        (0, "level 1"),
        (2, "level 3, bonus 1 tech cube"),
        (3, "level 4"),
        (4, "level 5, bonus 1 expertise in forestation"),
    ],
)
def test_studying_tells_the_level_and_the_bonus_that_is_reached(level: int, told: str) -> None:
    s = turn(seats={"orange": {"expertise": {"solar": level}}})
    assert beside(s, "study solar") == told


def test_a_bid_tells_what_it_takes_besides_dollars() -> None:
    """$3, and two cubes at 2: more than that takes the company goal."""
    bids = ("bid orange", "bid purple", "bid blue", "award_start", "resource")
    s = table(
        *bids,
        settings={"start_player_auction": True},
        start_player="orange",
        decade=2,
        seats={"orange": {"money": 3, "tech": 2, "ceps": 0}},
    )
    told = [beside(s, f"bid {n}") for n in (3, 4, 7, 8)]
    goods, goal = WORDS.say("text-bid_goods"), WORDS.say("text-bid_goal")
    assert told == ["", goods, goods, goal]
