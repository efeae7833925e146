"""The effect vocabulary of grants, projects, tracks and cards, as numbers.

An effect list is a stretch of rows, FIRST[list] to LAST[list]; `rules.effects` carries it out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.co2.data import BOX
from keeling.games.co2.data_cards import Effect
from keeling.games.co2.tables import ENERGIES, NONE, TRACKS
from keeling.kernel.errors import BadData

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
ANY: Final = -2  # an energy of choice

_rows: list[tuple[int, int, int, int]] = []  # op, amount, energy, optional
_first: list[int] = []
_last: list[int] = []


def _energy(effect: Effect) -> int:
    if effect.energy == "any":
        return ANY
    return ENERGIES.index(effect.energy) if effect.energy else NONE


def _compiled(effects: list[Effect], *, optional: bool = False) -> int:
    """The number of an effect list; the options of a choice are the rows after it."""
    rows = [row for effect in effects for row in [effect, *(o[0] for o in effect.options)]]
    _first.append(len(_rows))
    for effect in rows:
        if effect.op not in OPS or any(len(option) != 1 for option in effect.options):
            raise BadData(f"co2/data: there is no effect '{effect}'")
        n = len(effect.options) or effect.n or effect.minimum
        _rows.append((OPS.index(effect.op), n, _energy(effect), int(optional)))
    _last.append(len(_rows))
    return len(_first) - 1


NOTHING: Final[i64] = _compiled([])
GRANT: Final = vec[i64]([_compiled(s.effect, optional=s.may_decline) for s in BOX.grant.slot])
REWARD: Final = vec[i64]([_compiled(energy.install_reward) for energy in BOX.energy.type])
BONUS: Final = vec[i64](  # energy * (TRACK + 1) + level
    [
        n
        for energy in ENERGIES
        for n in [NOTHING, *(_compiled(space.bonus) for space in TRACKS[energy].spaces)]
    ]
)
MAIN: Final = vec[i64]([_compiled(card.main) for card in BOX.lobby.card])
MINOR: Final = vec[i64]([_compiled(card.minor) for card in BOX.lobby.card])

FIRST: Final = vec[i64](_first)
LAST: Final = vec[i64](_last)
OP: Final = vec[i64]([row[0] for row in _rows])
AMOUNT: Final = vec[i64]([row[1] for row in _rows])
ENERGY: Final = vec[i64]([row[2] for row in _rows])
IS_OPTIONAL: Final = vec[i64]([row[3] for row in _rows])
