"""What places will bring in Green Deal: images, balance, valuation."""

from __future__ import annotations

from math import sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.bot import weights as w
from keeling.games.green_deal.bot.outlook import BALANCES, IMAGES, Outlook
from keeling.games.green_deal.engine.effects import IMAGE_BONUS
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import (
    BALANCE,
    CENTRE,
    CHIP_VALUE,
    IMAGE_POINTS,
    MAX_LEVEL,
    N_CATEGORIES,
    N_CHIPS,
    N_FIELDS,
    VALUE_POINTS,
)


class Places:
    """How likely each of the first three places is, rival by rival."""

    def __init__(self, awards: vec[i64]) -> None:
        self.awards = awards
        self.first = 1.0
        self.second = 0.0
        self.third = 0.0

    def meet(self, lead: float, spread: float) -> None:
        """A rival who leads by so much, with so much still open."""
        x = lead / spread
        behind = 0.5 * (1.0 + x / sqrt(1.0 + x * x))
        self.third += behind * (self.second - self.third)
        self.second += behind * (self.first - self.second)
        self.first -= behind * self.first

    def worth(self) -> float:
        """The points to be expected."""
        return (
            self.first * float(self.awards[0])
            + self.second * float(self.awards[1])
            + self.third * float(self.awards[2])
        )


# ---- images


def images_worth(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """GD-9 The places in all PR scorings to come; chips count in the next one, or from it on."""
    total = 0.0
    chips = True
    following = True
    for at in IMAGES:
        if at > s.round or (at == s.round and view.images):
            spread = w.SPREAD + w.SPREAD_ROUND * sqrt(float(at - s.round))
            total += Images(s, seat, spread, chips=chips).worth()
            if following and at < IMAGES[len(IMAGES) - 1]:
                total += kept_worth(s, seat)
            following = False
            chips = s.image_lasts  # GD-9.14 what is laid now counts later too
    return total


def kept_worth(s: GreenDeal, seat: i64) -> float:
    """GD-9.9 A chip in the centre is there the next time."""
    total = 0.0
    for chip in range(N_CHIPS):
        lying: i64 = s.placed[(seat * N_CHIPS + chip) * N_FIELDS + CENTRE]
        total += w.KEPT * float(CHIP_VALUE[chip] * lying)
    return total


class Images:
    """One PR scoring, as a seat expects it."""

    def __init__(self, s: GreenDeal, seat: i64, spread: float, *, chips: bool) -> None:
        self.s = s
        self.seat = seat
        self.spread = spread
        self.chips = chips  # those held now count in this scoring
        self.images = vec[float](capacity=N_CATEGORIES)
        self.worths = vec[float](capacity=N_CATEGORIES)

    def worth(self) -> float:
        """With their own chips where they bring most."""
        s = self.s
        seat = self.seat
        total = 0.0
        for category in range(N_CATEGORIES):
            image = float(s.image_of(seat, category) + s.has(seat, IMAGE_BONUS))
            if self.chips:
                image += float(s.promoted(seat, category))
            found = self.places(category, image)
            self.images = append(self.images, image)
            self.worths = append(self.worths, found)
            total += found
        if self.chips:
            for chip in range(N_CHIPS - 1, -1, -1):
                for _ in range(s.chips[seat * N_CHIPS + chip] - s.on_board(seat, chip)):
                    total += w.CHIP_AHEAD * self.lay(float(CHIP_VALUE[chip]))
        return total

    def lay(self, value: float) -> float:
        """A chip goes where it brings most; how much that is."""
        best = 0.0
        where: i64 = 0
        for category in range(N_CATEGORIES):
            gain = self.places(category, self.images[category] + value) - self.worths[category]
            if gain > best:
                best = gain
                where = category
        self.images[where] += value
        self.worths[where] += best
        return best

    def places(self, category: i64, image: float) -> float:
        """GD-9.4 Points for a place among all images of a category."""
        s = self.s
        if image <= 0.0 and self.spread <= w.SPREAD:
            return 0.0  # GD-9.5
        places = Places(IMAGE_POINTS)
        for rival in range(s.seats):
            if rival != self.seat:
                theirs = float(s.image_of(rival, category) + s.has(rival, IMAGE_BONUS))
                spread = self.spread
                if self.chips:
                    held = chips_worth(s, rival)
                    theirs += w.RIVAL_CHIPS * held
                    spread += w.RIVAL_SPREAD * held
                places.meet(theirs - image, spread)
        return places.worth()


def chips_worth(s: GreenDeal, seat: i64) -> float:
    """The values of all chips of a seat."""
    held: i64 = 0
    for chip in range(N_CHIPS):
        held += CHIP_VALUE[chip] * s.chips[seat * N_CHIPS + chip]
    return float(held)


# ---- balance


def balance_worth(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """GD-10 The lowest level in the scorings to come."""
    total = 0.0
    for at in BALANCES:
        if at > s.round or (at == s.round and view.balance):
            rounds = float(at - s.round)
            if view.waits or view.acts:
                rounds += 1.0
            lowest = raised(s, seat, w.GROWTH * rounds)
            exact = float(BALANCE[s.lowest(seat)])
            smooth = 0.25 * lowest * lowest + 1.5 * lowest - 1.5
            sure = 1.0 / (1.0 + rounds)
            total += sure * exact + (1.0 - sure) * max(0.0, smooth)
    return total


def raised(s: GreenDeal, seat: i64, levels: float) -> float:
    """The lowest level after so many levels have gone to the lowest categories."""
    lowest = float(s.lowest(seat))
    open_to = levels
    while open_to > 0.0 and lowest < float(MAX_LEVEL):
        here: i64 = 0
        following = float(MAX_LEVEL)
        for category in range(N_CATEGORIES):
            level = float(s.level_of(seat, category))
            if level <= lowest:
                here += 1
            else:
                following = min(following, level)
        step = min(following - lowest, open_to / float(here))
        lowest += step
        open_to -= step * float(here)
    return lowest


# ---- valuation


def valuation_worth(s: GreenDeal, seat: i64, view: Outlook) -> float:
    """GD-11 The place by income step at the end."""
    if not view.valuation and view.left == 0:
        return 0.0
    spread = w.VALUED + w.VALUED_ROUND * sqrt(float(view.left))
    places = Places(VALUE_POINTS)
    for rival in range(s.seats):
        if rival != seat:
            places.meet(float(s.step[rival] - s.step[seat]), spread)
    return places.worth()
