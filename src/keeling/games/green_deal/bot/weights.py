"""How much things in Green Deal are worth to a bot, in points; found by many games."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# Cash, as far as it can still be spent: a point each at first, less and less of it.
SPENT: Final = 8.5  # a turn, on cards and chips
SCARCE: Final = 1.25  # the first cash
PLENTY: Final = 1.4  # times what will be spent: more than that is worth nothing
LOAN: Final = 0.5  # cash, for each loan: it can be taken only so often
OWED: Final = 2.2  # what will be missing in the settlement
NEXT_TURN: Final = 11.0  # what the next turn wants to spend
SHORT: Final = 0.4  # if it cannot
LEFT_OVER: Final = 0.02

# Income.
DIVIDENDS: Final = 0.95  # of the turns left, in which one is paid
VALUED: Final = 2.0  # steps that decide between two players in the last round
VALUED_ROUND: Final = 1.6  # and more with each root of a round left
STEP: Final = 0.1  # a step, besides the cash, in places of the valuation

# Levels and image.
SPREAD: Final = 0.7  # levels that decide between two players when images are compared
SPREAD_ROUND: Final = 1.2  # and more with each root of a round until then
RIVAL_CHIPS: Final = 0.3  # of the chips of a rival, in each category
RIVAL_SPREAD: Final = 0.12
CHIP_AHEAD: Final = 0.8  # of what a chip will bring
KEPT: Final = 0.8  # a point of a chip kept for the next time
GROWTH: Final = 3.0  # levels a round that go where they are needed

# The map.
NEXT_TILE: Final = 0.05  # for each category, of the best place for its next tile
PRESENCE: Final = 0.1  # a size of a tile beyond 1, times the square of the rounds left
TILE_TURNS: Final = 3.0
TILE_SIZE: Final = 3
RIVAL_STEP: Final = 0.7  # a step of a rival

# Cards, for each turn left.
BULK: Final = 0.75  # projects
PRESS: Final = 0.7  # chips
PRESS_LIMIT: Final = 0.35
HOUSE_BANK: Final = 0.35
COOPERATIONS: Final = 0.2
COMPETITIONS: Final = 0.15
IMMUNITY: Final = 0.3
ANYWHERE: Final = 0.1
TILES: Final = 0.65
SAVED: Final = 5.0  # cash in the end
HIGHEST: Final = 0.45
ESPIONAGE: Final = 0.6
HELD: Final = 0.9  # of what a hand card would bring now
POACHED: Final = 2.6
BOYCOTT: Final = 1.3
RELOCATED: Final = 3.0  # steps

# The others.
RIVALS: Final = 0.4  # of the mean of their points
RIVAL_CASH: Final = 0.3

# The auction: the chance that a rival bids more than this.
BIDS_MORE: Final = vec[float]([0.69, 0.45, 0.29, 0.17, 0.09, 0.04, 0.02, 0.01, 0.0])
USUAL_BID: Final = 1

# Their own turn: what is still open counts a little less than what is done.
OPEN_MAIN: Final = 0.97
OPEN_DIVIDEND: Final = 0.97
