"""Section 19 of the rules document, as far as a single position shows it."""

from __future__ import annotations

from keeling.games.green_deal.engine.rules.image import image
from keeling.games.green_deal.engine.state import EMPTY, OPEN, PREVIEW, GreenDeal
from keeling.games.green_deal.engine.tables import (
    CARD_CATEGORY,
    INCOME,
    N_CARDS,
    N_CATEGORIES,
    NONE,
    PHASES,
    START_FIELDS,
)
from keeling.games.green_deal.game import GAME
from keeling.kernel.bits import bit

FULL = {"chips": 3, "loans": 3, "tiles of cards": 0, "tiles": 3, "cards": 60, "action cards": 29}
AFTER_THE_AUCTION = ("accounting", "investment", "expansion", "scoring")


def check_components(s: GreenDeal) -> None:
    """GD-I1 to GD-I5: nothing is lost and nothing comes from nowhere."""
    for what, n in GAME.census(s).items():
        known = FULL[what] if what in FULL else FULL[what.split()[0]]
        assert n == known, what
    assert min(*s.chips, *s.chips_left, *s.loans, *s.loans_left, *s.tiles_left) >= 0
    assert all(s.loans_of(seat) <= 3 for seat in range(s.seats))
    for where in (OPEN, PREVIEW):
        lying = [CARD_CATEGORY[card] for card in range(N_CARDS) if s.card[card] == where]
        assert len(set(lying)) == len(lying)
        assert list(s.action).count(where) <= 2


def check_tracks(s: GreenDeal) -> None:
    """GD-I6, GD-I14."""
    assert min(s.cash) >= 0
    assert all(0 <= step <= 31 for step in s.step)
    assert all(0 <= level <= 12 for level in s.level)
    for seat in range(s.seats):
        assert s.income(seat) == INCOME[s.step[seat]]
        for category in range(N_CATEGORIES):
            assert image(s, seat, category) >= s.level_of(seat, category)


def check_map(s: GreenDeal) -> None:
    """GD-I7, GD-I8, GD-I16."""
    if PHASES[s.phase_begun] not in ("investment", "expansion"):
        assert all(tile == NONE for tile in s.set_aside)
    assert s.sold <= s.seats - 1
    assert sum(tile != EMPTY for tile in s.cell) <= 10 * (s.seats - 1)
    if s.started != bit(s.seats) - 1:
        assert START_FIELDS[s.seats] & s.free_cells() != 0


def check_order(s: GreenDeal) -> None:
    """GD-I9."""
    if PHASES[s.phase_begun] in AFTER_THE_AUCTION:
        assert sorted(s.order) == list(range(s.seats))
        bids = [s.bid[seat] for seat in s.order]
        assert bids == sorted(bids, reverse=True)


def check(s: GreenDeal) -> None:
    """All that a position shows."""
    check_components(s)
    check_tracks(s)
    check_map(s)
    check_order(s)
