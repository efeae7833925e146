"""The effect vocabulary of grants, projects, tracks and cards, as numbers.

An effect list is a stretch of rows, FIRST[list] to LAST[list]; `rules.effects` carries it out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.carbon.data.effects import EffectRows
from keeling.games.co2.data.box import BOX
from keeling.games.co2.engine.tables import ENERGIES, TRACKS

OPS: Final = [
    "money",
    "tech",
    "cep",
    "regional_cep",
    "expertise",
    "move_scientist",
    "recruit_scientist",
    "vp",
    "build_discount",
    "money_per_regional_cep",
    "choose_one",
]
MONEY: Final = 0
TECH: Final = 1
CEP: Final = 2
REGIONAL_CEP: Final = 3
EXPERTISE: Final = 4
MOVE_SCIENTIST: Final = 5
RECRUIT_SCIENTIST: Final = 6
VP: Final = 7
BUILD_DISCOUNT: Final = 8
MONEY_PER_REGIONAL_CEP: Final = 9
CHOOSE_ONE: Final = 10
ROWS: Final = EffectRows(OPS, ENERGIES)

NOTHING: Final[i64] = ROWS.compiled([])
GRANT: Final = vec[i64]([ROWS.compiled(s.effect, optional=s.may_decline) for s in BOX.grant.slot])
REWARD: Final = vec[i64]([ROWS.compiled(energy.install_reward) for energy in BOX.energy.type])
BONUS: Final = vec[i64](  # energy * (TRACK + 1) + level
    [
        n
        for energy in ENERGIES
        for n in [NOTHING, *(ROWS.compiled(space.bonus) for space in TRACKS[energy].spaces)]
    ]
)
MAIN: Final = vec[i64]([ROWS.compiled(card.main) for card in BOX.lobby.card])
MINOR: Final = vec[i64]([ROWS.compiled(card.minor) for card in BOX.lobby.card])

FIRST: Final = vec[i64](ROWS.firsts)
LAST: Final = vec[i64](ROWS.lasts)
OP: Final = ROWS.column(0)
AMOUNT: Final = ROWS.column(1)
ENERGY: Final = ROWS.column(2)
IS_OPTIONAL: Final = ROWS.column(3)
