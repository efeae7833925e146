"""SC-18.2 UN inspectors."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import TURN_UP_FOSSIL
from keeling.games.second_chance.engine.places import AWAY
from keeling.games.second_chance.engine.rules.environment import is_met
from keeling.games.second_chance.engine.rules.fossils import (
    DrawFossil,
    has_stack,
    is_removed,
    take_fossil,
)
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import (
    FIRST_TILE,
    GROUP_SIZE,
    INSPECTOR_STEPS,
    NONE,
    PLANT_GROUP,
    SUMMIT_GROUP,
)
from keeling.kernel.agenda import Step

GROUP: Final = vec[i64]([PLANT_GROUP, SUMMIT_GROUP])  # inspector -> group of goals


class MoveInspector(Step[SecondChance]):
    """SC-18.2.2, SC-18.2.3, SC-16.3 An inspector moves; first that of the power plants."""

    def __init__(self, inspector: i64) -> None:
        super().__init__()
        self.inspector = inspector

    def run(self, s: SecondChance) -> None:
        """SC-18.2.5 Where all is met he leaves; SC-18.2.7 without a plant to draw he stays."""
        if s.inspector[self.inspector] == AWAY:
            return
        if next_tile(s, self.inspector) == NONE:
            s.inspector[self.inspector] = AWAY
            s.tell(events.INSPECTOR_LEFT)
        elif has_stack(s):
            s.then(InspectorFossil(self.inspector))


def next_tile(s: SecondChance, inspector: i64) -> i64:
    """SC-18.2.3, SC-18.2.4 The next tile of the group that is face up, cyclic; or NONE."""
    first: i64 = FIRST_TILE[GROUP[inspector]]
    size: i64 = GROUP_SIZE[GROUP[inspector]]
    here: i64 = s.inspector[inspector]
    start: i64 = 0 if here == NONE else here - first + 1
    for n in range(size):
        tile: i64 = first + (start + n) % size
        if not is_met(s, tile):
            return tile
    return NONE


class InspectorFossil(DrawFossil):
    """SC-18.2.3 A fossil plant says how far he goes, and is put under the stack."""

    def __init__(self, inspector: i64) -> None:
        super().__init__()
        self.inspector = inspector

    def choose(self, s: SecondChance, option: i64) -> None:
        """Two tiles for gas, three for oil, four for coal; only those face up count."""
        fossil: i64 = TURN_UP_FOSSIL.first(option)
        take_fossil(s, fossil)
        if is_removed(s, fossil):
            s.then(MoveInspector(self.inspector))
            return
        for _ in range(INSPECTOR_STEPS[fossil]):
            s.inspector[self.inspector] = next_tile(s, self.inspector)
        s.under = append(s.under, fossil)
        s.tell(events.INSPECTED, fossil, s.tiles[s.inspector[self.inspector]])
