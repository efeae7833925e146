"""What the air threatens: how much CO₂ is to be expected."""

from __future__ import annotations

from mypy_extensions import i64

from keeling.games.co2.bot import weights as w
from keeling.games.co2.bot.projects import is_open
from keeling.games.co2.engine import tables
from keeling.games.co2.engine.state import EMPTY, Co2
from keeling.games.co2.engine.tables import N_PROJECTS, N_REGIONS, NONE


def danger(s: Co2) -> float:
    """CO-4.22 Everybody loses at 500 ppm; CO-20.9 alone one loses the turns that are left."""
    over = expected_ppm(s) - w.CALM
    if over <= 0.0:
        return 0.0
    near = 0.5 * over * over / w.MARGIN if over < w.MARGIN else over - 0.5 * w.MARGIN
    return near * (w.PPM_COST if s.seats > 1 else w.SOLO_COST)


def expected_ppm(s: Co2) -> float:
    """CO-4.10 The level when the spaces of the next decade, and half of those after, are fossil."""
    if (s.decade >= s.decades and s.active != NONE) or s.fossils.size == 0:
        return 0.0
    spaces = 0.0
    for region in range(N_REGIONS):
        here: i64 = spaces_left(s, region)
        if here > 0:
            last: i64 = min(s.decades, tables.REGION_SIZE[region])
            soon: i64 = 1 if here >= last - s.decade else 0  # the leftmost space is due
            spaces += float(soon) + w.LATER * float(here - soon)
    spaces -= under_way(s)
    ppm: i64 = 0
    for fossil in range(tables.N_FOSSILS):
        ppm += tables.PPM[fossil] * s.fossils.counts[fossil]
    return float(s.co2) + spaces * float(ppm) / float(s.fossils.size)


def under_way(s: Co2) -> float:
    """Plants that projects on the board are likely to become in time."""
    installed: i64 = 0
    proposed: i64 = 0
    for project in range(N_PROJECTS):
        if s.project[project] != NONE and is_open(s, project):
            if s.is_installed(project):
                installed += 1
            else:
                proposed += 1
    most: i64 = s.seats + 1
    ready: i64 = min(installed, most)
    return w.BUILT_SOON * float(ready) + w.SOME_DAY * float(min(proposed, most + most - ready))


def spaces_left(s: Co2, region: i64) -> i64:
    """Demand spaces that are still empty when their decade may come."""
    first: i64 = tables.FIRST_SPACE[region]
    found: i64 = 0
    for space in range(first + s.decade - 1, first + min(s.decades, tables.REGION_SIZE[region])):
        if s.demand[space] == EMPTY:
            found += 1
    return found
