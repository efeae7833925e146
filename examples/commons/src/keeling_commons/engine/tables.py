"""The numbers of the rules and the names of things; the order of names is that of options."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1  # no catch, no order

SEATS: Final = ["red", "blue", "green", "yellow"]
SIZES: Final = ["1", "2", "3"]  # of catches, and of what orders ask for
WEATHERS: Final = ["dry", "mild", "wet"]
N_SIZES: Final = len(SIZES)

FISH: Final = vec[i64]([1, 2, 3])  # CM-2.2 in a catch of each size
PARENTS: Final = vec[i64]([4, 3, 2])  # CM-3.2 so many fish add one, by weather
FISH_EACH: Final = 6  # CM-1.1
ORDERS_EACH: Final = 2  # CM-1.2 of each size
ROUNDS: Final = 6  # CM-2.1
ORDERED: Final = 4  # CM-4.2 coins for a catch that was ordered
