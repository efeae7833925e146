"""How much things in CO₂ are worth to a bot, in points; found by many games against itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Money, in points a dollar.
NEEDED: Final = 13.0  # dollars that are soon spent on a plant
DOLLAR: Final = 0.65  # each of them
SPARE: Final = 0.5  # and any other: what it scores in the end
DOLLAR_AT_INCOME: Final = 1.05  # while the split is open, against a point

# Tech cubes.
CUBE: Final = 1.2
SPARE_CUBE: Final = 0.4
CUBES: Final[i64] = 5  # that are soon spent
CUBE_TURNS: Final = 4.0  # the last ones, in which they become worthless

# CEPs and regions.
FIRST_CEP: Final = 1.3  # without one nothing can be installed
SECOND_CEP: Final = 1.6
USUAL_PRICE: Final = 3.5  # to which the price is expected to come back
CONTROL: Final = 1.0
DISASTER: Final = 1.3  # the next one finds no plant of the seat

# Expertise.
INCOME_POINT: Final = 0.9  # of a decade to come
GATE: Final = 1.6  # knowing enough for the next plant of an energy
BONUS_AHEAD: Final = 0.9

# Scientists.
STUDIES: Final = 10.0  # turns that count for scientists
EXPERTISE: Final = 0.36  # a decade to come
FIRST_SCIENTIST: Final = 0.4  # of an expertise a turn
MORE_SCIENTISTS: Final = 0.08
WORKING: Final = 0.3  # of an expertise: being dismissed some day
AFTERWARDS: Final = 1.5  # a speaker comes home
COMPLETED: Final = 0.5  # the chance that a last topic is covered

# Cards.
HOLD: Final = 0.75  # of what a card in hand may bring
SOLO_HOLD: Final = 0.15  # alone, a new card comes for each one played
# What a card brings, by its action: propose, install, build, speak, buy, sell.
CARD_WORTH: Final = vec[float]([0.0, 1.5, 1.7, 1.8, 1.6, 1.4, 1.7])
GOAL: Final = 8.0  # what the company goal will still gain
REACHED: Final = 0.3  # of a UN goal that can be claimed
NEARLY: Final = 0.12  # one plant is missing

# Projects and plants.
INSTALLED: Final = 0.5  # of what a plant would bring, once the project is installed
PROPOSED: Final = 0.12
FREE_SLOT: Final = vec[float]([0.08, 0.1, 0.0])  # its grant, by kind: money, tech, research
PLANT: Final = 2.0  # for what a plant brings besides its points
LACKS_LEVEL: Final = 0.3  # for each thing that is missing, of 1
LACKS_DOLLAR: Final = 0.085
LACKS_CUBE: Final = 0.3

# The climate, in ppm and points.
LOST: Final = -1000.0
CALM: Final = 430.0  # expected ppm that nobody minds
MARGIN: Final = 60.0  # beyond it, until a ppm counts in full
PPM_COST: Final = 0.25  # points
SOLO_COST: Final = 0.3
LATER: Final = 0.3  # of a space that is due in a later decade
BUILT_SOON: Final = 0.45  # of an installed project, for a fossil plant less
SOME_DAY: Final = 0.09  # of a proposed one

# The auction.
STARTING: Final = 1.0


def ripeness(left: i64, turns: float) -> float:
    """From 1 down to 0 over the last turns: how much an investment can still bring."""
    return min(1.0, float(left) / turns)
