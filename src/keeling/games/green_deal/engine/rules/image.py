"""GD-9 PR scoring: chips are laid on their own PR board unseen, then images are compared."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.green_deal.engine import events, reasons
from keeling.games.green_deal.engine.effects import IMAGE_BONUS
from keeling.games.green_deal.engine.options import ALLOCATE, REPAY
from keeling.games.green_deal.engine.rules.loans import add_repayments, repay, repay_objection
from keeling.games.green_deal.engine.rules.places import shared
from keeling.games.green_deal.engine.state import GreenDeal
from keeling.games.green_deal.engine.tables import (
    CENTRE,
    CENTRE_MAX,
    FOR_IMAGE,
    IMAGE_POINTS,
    N_CATEGORIES,
    N_CHIPS,
    N_FIELDS,
    N_LOANS,
    NONE,
)
from keeling.kernel.agenda import Choice, Step, together


class ImageScoring(Step[GreenDeal]):
    """GD-9.1 Everybody lays out all own chips; GD-9.2 then all boards are shown together."""

    def run(self, s: GreenDeal) -> None:
        """GD-9.12 Who has no chips makes no choice."""
        steps: list[Step[GreenDeal]] = []
        for seat in range(s.seats):
            for _ in range(s.chips_of(seat)):
                steps += [LayChip(seat)]
        s.then(*together(steps), CompareImages())


class LayChip(Choice[GreenDeal]):
    """GD-9.1 The most valuable chip left goes on a category or, one of them, in the centre."""

    def sealed(self, option: i64) -> bool:
        """The board is secret, a repayment is not."""
        return ALLOCATE.has(option)

    def candidates(self, s: GreenDeal) -> vec[i64]:
        """GD-6.1 Before the first chip loans may be repaid; GD-9.11 the centre is open always."""
        found = vec[i64](capacity=N_FIELDS + N_LOANS)
        if laid(s, self.seat) == 0:
            found = add_repayments(s, self.seat, found)
        chip: i64 = s.next_chip(self.seat)
        for field in range(N_FIELDS):
            found = append(found, ALLOCATE.at(chip, field))
        return found

    def objection(self, s: GreenDeal, option: i64) -> i64:
        """GD-9.1 At most one chip may lie in the centre."""
        if REPAY.has(option):
            return repay_objection(s, self.seat, REPAY.first(option))
        if ALLOCATE.second(option) == CENTRE and s.in_centre(self.seat) >= CENTRE_MAX:
            return reasons.CENTRE_FULL.at()
        return 0

    def choose(self, s: GreenDeal, option: i64) -> None:
        """Unseen by the others."""
        if REPAY.has(option):
            repay(s, self.seat, REPAY.first(option))
            s.then(LayChip(self.seat))
            return
        chip: i64 = ALLOCATE.first(option)
        field: i64 = ALLOCATE.second(option)
        s.placed[(self.seat * N_CHIPS + chip) * N_FIELDS + field] += 1
        s.tell(events.ALLOCATED, self.seat, chip, field)


def laid(s: GreenDeal, seat: i64) -> i64:
    """How many chips lie on a PR board."""
    lying: i64 = 0
    for chip in range(N_CHIPS):
        lying += s.on_board(seat, chip)
    return lying


class CompareImages(Step[GreenDeal]):
    """GD-9.3 to GD-9.8 Each category is scored; GD-9.9 then the chips go back."""

    def run(self, s: GreenDeal) -> None:
        """GD-9.10 Image lasts for this scoring only, unless the marker stays (GD-9.14)."""
        s.tell(events.BOARDS_SHOWN)
        show_chips(s)
        for category in range(N_CATEGORIES):
            images = vec[i64](capacity=5)
            for seat in range(s.seats):
                found: i64 = image(s, seat, category)
                images = append(images, found if found > 0 else NONE)  # GD-9.5
            for seat in range(s.seats):
                gained: i64 = shared(images, seat, IMAGE_POINTS)
                if gained > 0:
                    s.add_points(seat, FOR_IMAGE, gained)
                    s.tell(events.IMAGE_SCORED, seat, category, images[seat], gained)
        if s.image_lasts:
            keep_images(s)
        clear_boards(s)


def image(s: GreenDeal, seat: i64, category: i64) -> i64:
    """GD-9.3 Level and chips (GD-9.13 not those in the centre); GD-13.17 an eco label adds."""
    found: i64 = s.image_of(seat, category) + s.promoted(seat, category)
    return found + s.has(seat, IMAGE_BONUS) if found > 0 else 0


def keep_images(s: GreenDeal) -> None:
    """GD-9.14 Where chips have raised an image, the marker stays; an eco label never moves it."""
    for seat in range(s.seats):
        for category in range(N_CATEGORIES):
            raised: i64 = s.promoted(seat, category)
            if raised > 0:
                kept: i64 = s.image_of(seat, category) + raised
                s.marker[seat * N_CATEGORIES + category] = kept
                s.tell(events.IMAGE_STAYS, seat, category, kept)


def show_chips(s: GreenDeal) -> None:
    """GD-9.2 Every chip on every board."""
    for seat in range(s.seats):
        for chip in range(N_CHIPS):
            for field in range(N_FIELDS):
                for _ in range(s.placed[(seat * N_CHIPS + chip) * N_FIELDS + field]):
                    s.tell(events.CHIP_SHOWN, seat, chip, field)


def clear_boards(s: GreenDeal) -> None:
    """GD-9.9 Chips on categories go back to the supply; one in the centre stays with its owner."""
    for seat in range(s.seats):
        for chip in range(N_CHIPS):
            first: i64 = (seat * N_CHIPS + chip) * N_FIELDS
            for field in range(N_FIELDS):
                if field != CENTRE:
                    s.chips[seat * N_CHIPS + chip] -= s.placed[first + field]
                    s.chips_left[chip] += s.placed[first + field]
                s.placed[first + field] = 0
