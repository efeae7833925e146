"""How much things in the competitive game are worth to a bot, in points; found by many games."""

from __future__ import annotations

from typing import Final

WON: Final = 5.0

NEEDED: Final = 13.0  # dollars that are soon spent on a plant
DOLLAR: Final = 0.5  # each of them
SPARE: Final = 0.4  # and any other: what it scores in the end
CUBE: Final = 0.7
SPARE_CUBE: Final = 0.4
USUAL_PRICE: Final = 3.5
IN_REGION: Final = 0.8  # of a CEP: it can be paid, not sold, and fossil plants may cost it
FIRST_CEP: Final = 1.0
SECOND_CEP: Final = 0.6
CONTROL: Final = 1.0
HAND: Final = 1.0

KNOWLEDGE: Final = 1.0
SCIENTISTS: Final = 0.7

UN_MOST: Final = 0.9
UN_BEST: Final = 0.5
UN_NEAR: Final = 0.06
GOAL: Final = 8.0  # what the company goal will still gain
GOAL_CASH: Final = 4.0

PLANT: Final = 8.0  # for what a plant brings besides its points
PLANNED: Final = 0.12
PREPARED: Final = 0.4
BEST: Final = 0.25  # the plant it will build next

STRUCK: Final = 3.0
STRUCK_LATER: Final = 1.5

CALM: Final = 380.0
MARGIN: Final = 60.0
PPM_COST: Final = 0.8
LATER: Final = 0.5
RATE: Final = 1.5  # plants a decade
BUILT_SOON: Final = 0.3
SOME_DAY: Final = 0.1
