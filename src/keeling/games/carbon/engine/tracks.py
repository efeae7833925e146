"""Tracks: who earns on them; and what their bonuses give besides steps."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.carbon.engine.facts import GOT_MONEY, GOT_TECH
from keeling.games.carbon.engine.table import Carbon
from keeling.kernel.bits import bit, count_bits


def earns(s: Carbon, seat: i64, energy: i64, places: i64) -> bool:
    """Whether a seat is on one of the foremost levels with discs, so many of which earn."""
    mine: i64 = s.level(seat, energy)
    if mine == 0:
        return False
    levels: i64 = 0  # the levels above that have discs, as bits
    for other in range(s.seats):
        if s.level(other, energy) > mine:
            levels |= bit(s.level(other, energy))
    return count_bits(levels) < places


def gain_tech(s: Carbon, seat: i64, n: i64) -> None:
    """Tech from the general supply, as much as is left."""
    got: i64 = min(n, s.tech_left)
    if got > 0:
        s.tech_left -= got
        s.tech[seat] += got
        s.tell(GOT_TECH, seat, got)


def gain_money(s: Carbon, seat: i64, n: i64) -> None:
    """Money is unlimited."""
    s.money[seat] += n
    s.tell(GOT_MONEY, seat, n)
