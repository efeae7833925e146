"""The effect vocabulary of tiles and orders, as numbers. `rules.effects` carries them out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from keeling.games.future_energy.data.box import BOX, Effect
from keeling.games.future_energy.engine.tables import KINDS, TILES
from keeling.kernel.errors import BadData

OPS: Final = [
    "gain_money",
    "gain_vp",
    "gain_certificate",
    "place_line",
    "move_line",
    "return_plant",
    "place_more_matching",
    "store_on_tableau",
    "place_plant",
    "sell_certificate",
    "shift_plant",
    "free_step",
    "take_contract",
    "take_order",
    "swap_tiles",
    "add_oil_plant",
    "repeat_planning",
]
GAIN_MONEY: Final = 0
GAIN_VP: Final = 1
GAIN_CERTIFICATE: Final = 2
PLACE_LINE: Final = 3
MOVE_LINE: Final = 4
RETURN_PLANT: Final = 5
PLACE_MORE_MATCHING: Final = 6
STORE_ON_TABLEAU: Final = 7
PLACE_PLANT: Final = 8
SELL_CERTIFICATE: Final = 9
SHIFT_PLANT: Final = 10
FREE_STEP: Final = 11
TAKE_CONTRACT: Final = 12
TAKE_ORDER: Final = 13
SWAP_TILES: Final = 14
ADD_OIL_PLANT: Final = 15
REPEAT_PLANNING: Final = 16

# Effects are numbered: first those of the tiles, then those of the orders.
FIRST_ORDER_EFFECT: Final[i64] = len(TILES)
ROWS: Final = (
    [tile.effect for tile in BOX.tile_kind]
    + [tile.effect for tile in BOX.building_land_tile_module3]
    + [order.effect for order in BOX.public_order]
)


def _op(effect: Effect) -> int:
    if effect.op not in OPS:
        raise BadData(f"future_energy/data: there is no effect '{effect.op}'")
    return OPS.index(effect.op)


def _amount(effect: Effect) -> int:
    """How much or how many: an effect has one number at the most."""
    return effect.amount or effect.max or effect.capacity or effect.bonus or effect.count


OP: Final = vec[i64]([_op(effect) for effect in ROWS])
AMOUNT: Final = vec[i64]([_amount(effect) for effect in ROWS])
IS_DOUBLE: Final = vec[i64]([int(effect.allow_double) for effect in ROWS])
IS_OWN: Final = vec[i64]([int(effect.beside == "own") for effect in ROWS])
IS_OPTIONAL: Final = vec[i64]([int(effect.optional) for effect in ROWS])
# effect * number of kinds + kind -> whether the effect may swap tiles of this kind
MAY_SWAP: Final = vec[i64]([int(kind in effect.kinds) for effect in ROWS for kind in KINDS])
