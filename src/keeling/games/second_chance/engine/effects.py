"""The effect vocabulary of subsidies, rewards, tracks and cards, as numbers.

An effect list is a stretch of rows, FIRST[list] to LAST[list]; `rules.effects` carries it out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.carbon.data.effects import EffectRows
from keeling.games.second_chance.data.box import BOX
from keeling.games.second_chance.engine.tables import ENERGIES, TRACK, TRACKS

OPS: Final = [
    "money",
    "tech",
    "cep",
    "region_cep",
    "knowledge",
    "vp",
    "move_scientist",
    "recruit_or_move",
    "money_per_region_cep",
    "choose",
]
MONEY: Final = 0
TECH: Final = 1
CEP: Final = 2
REGION_CEP: Final = 3
KNOWLEDGE: Final = 4
VP: Final = 5
MOVE_SCIENTIST: Final = 6
RECRUIT_OR_MOVE: Final = 7
MONEY_PER_REGION_CEP: Final = 8
CHOOSE: Final = 9
ROWS: Final = EffectRows(OPS, ENERGIES)


def _bonuses(energy: str) -> list[int]:
    """The effect lists of a track, space by space."""
    shown = {bonus.space: bonus.effect for bonus in TRACKS[energy].bonus}
    spaces = range(1, int(TRACK) + 1)
    return [
        NOTHING,
        *(ROWS.compiled(shown[space]) if space in shown else NOTHING for space in spaces),
    ]


NOTHING: Final = ROWS.compiled([])
SUBSIDY: Final = vec[i64]([ROWS.compiled(place.effect) for place in BOX.subsidy])
REWARD: Final = vec[i64]([ROWS.compiled(energy.infrastructure_reward) for energy in BOX.energy])
BONUS: Final = vec[i64](  # energy * (TRACK + 1) + space
    [n for energy in ENERGIES for n in _bonuses(energy)]
)
MAIN: Final = vec[i64]([ROWS.compiled(card.main_effect) for card in BOX.lobby])
SIDE: Final = vec[i64]([ROWS.compiled(card.side_effect) for card in BOX.lobby])

FIRST: Final = vec[i64](ROWS.firsts)
LAST: Final = vec[i64](ROWS.lasts)
OP: Final = ROWS.column(0)
AMOUNT: Final = ROWS.column(1)
ENERGY: Final = ROWS.column(2)
