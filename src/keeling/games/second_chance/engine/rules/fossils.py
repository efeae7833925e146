"""SC-13.4, SC-13.9, SC-18.2.3 Fossil plants are drawn from the stack."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from keeling.games.second_chance.engine import events
from keeling.games.second_chance.engine.options import TURN_UP_FOSSIL
from keeling.games.second_chance.engine.state import SecondChance
from keeling.games.second_chance.engine.tables import GAS, N_FOSSILS
from keeling.kernel.agenda import WeightedChance
from keeling.kernel.rng import Rng

NO_GAS: Final = 6  # solo goal 7, from 0


def has_stack(s: SecondChance) -> bool:
    """SC-13.9 Whether a plant can be drawn; an empty stack is made anew of the replaced ones."""
    if s.fossils.size == 0 and len(s.under) == 0:
        for fossil in range(N_FOSSILS):
            s.fossils.put(fossil, s.fossils_gone[fossil])
            s.fossils_gone[fossil] = 0
        if s.fossils.size > 0:
            s.tell(events.STACK_SHUFFLED)
    return s.fossils.size > 0 or len(s.under) > 0


def take_fossil(s: SecondChance, fossil: i64) -> None:
    """The top plant of the stack; those put under it come last, in their order."""
    if s.fossils.size > 0:
        s.fossils.take(fossil)
    else:
        s.under = remove(s.under, fossil)


def is_removed(s: SecondChance, fossil: i64) -> bool:
    """SC-17.7 Solo goal 7: a gas plant leaves the game, and another one is drawn."""
    if s.solo_goal != NO_GAS or fossil != GAS:
        return False
    s.gas_out += 1
    s.tell(events.GAS_REMOVED)
    return True


class DrawFossil(WeightedChance[SecondChance]):
    """The top fossil plant of the stack."""

    def candidates(self, s: SecondChance) -> vec[i64]:
        """Any kind left in the stack; of those under it the first."""
        found = vec[i64](capacity=N_FOSSILS)
        if s.fossils.size == 0:
            return append(found, TURN_UP_FOSSIL.at(s.under[0]))
        for fossil in range(N_FOSSILS):
            if s.fossils.counts[fossil] > 0:
                found = append(found, TURN_UP_FOSSIL.at(fossil))
        return found

    def weights(self, s: SecondChance) -> list[int]:
        """As many as there are."""
        if s.fossils.size == 0:
            return [1]
        return [count for count in s.fossils.counts if count > 0]

    def sample(self, s: SecondChance, rng: Rng) -> i64:
        """One of them."""
        if s.fossils.size == 0:
            return TURN_UP_FOSSIL.at(s.under[0])
        return TURN_UP_FOSSIL.at(s.fossils.sample(rng))
