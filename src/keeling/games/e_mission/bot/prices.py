"""What one of each thing that projects bring is worth to a player, and how much is needed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from keeling.games.e_mission.bot import weights as w
from keeling.games.e_mission.bot.boards import Board, resilience_worth, shortage
from keeling.games.e_mission.bot.outlook import Outlook
from keeling.games.e_mission.engine.effects import (
    ADD_DAC,
    ADD_OCEAN,
    ADD_TREE,
    CUT_EMITTED,
    DRAW_CARDS,
    DRAW_FILTER,
    DRAW_KEEP,
    GAIN_CLEAN,
    GAIN_RESILIENCE,
    KIND,
    LOWER_DEMAND,
    N_EFFECTS,
    OP,
    OTHER_DRAWS,
    OTHER_REMOVE_COMMUNITY,
    RECOVER_CARD,
    REMOVE_COMMUNITY,
    REMOVE_DIRTY,
    REMOVE_EMISSION,
    REVEAL_CRISIS,
    SWAP_DIRTY_CLEAN,
    TO,
    TO_ANY,
    TUCK_FROM_DECK,
)
from keeling.games.e_mission.engine.state import EMission
from keeling.games.e_mission.engine.tables import (
    GROWTH,
    MAX_DAC,
    MAX_OCEANS,
    MAX_TREES,
    N_EMISSIONS,
    N_RESILIENCE,
    NONE,
)

# What can be used up, or is needed only so often: a number for each.
OF_DIRTY: Final = 0
OF_EMISSIONS: Final = 1
OF_ANY: Final = 1 + int(N_EMISSIONS)
OF_COMMUNITIES: Final = OF_ANY + 1
OF_TREES: Final = OF_ANY + 2
OF_OCEANS: Final = OF_ANY + 3
OF_DAC: Final = OF_ANY + 4
OF_CLEAN: Final = OF_ANY + 5
OF_RESILIENCE: Final = OF_ANY + 6
OF_CARDS: Final = OF_RESILIENCE + 3
OF_RELIEF: Final = OF_CARDS + 1
UNLIMITED: Final = OF_CARDS + 2
PLENTY: Final = 1000.0
SOME: Final = 3  # units of energy together
FROM_THREE: Final = 3.0  # cards are kept out of so many

# Behind the last effect that projects have: resilience by kind.
PRICE_OF_KIND: Final = 35

_USED_UP: Final = {
    REMOVE_DIRTY: OF_DIRTY,
    SWAP_DIRTY_CLEAN: OF_DIRTY,
    GAIN_CLEAN: OF_CLEAN,
    LOWER_DEMAND: OF_CLEAN,
    REMOVE_COMMUNITY: OF_COMMUNITIES,
    ADD_TREE: OF_TREES,
    ADD_OCEAN: OF_OCEANS,
    ADD_DAC: OF_DAC,
    DRAW_CARDS: OF_CARDS,
    DRAW_KEEP: OF_CARDS,
    DRAW_FILTER: OF_CARDS,
    OTHER_DRAWS: OF_CARDS,
}


def _used_up(effect: int) -> int:
    """What an effect uses up."""
    if OP[effect] == REMOVE_EMISSION:
        return OF_ANY if KIND[effect] == NONE else OF_EMISSIONS + int(KIND[effect])
    if OP[effect] == GAIN_RESILIENCE and KIND[effect] != NONE and TO[effect] != TO_ANY:
        return OF_RESILIENCE + int(KIND[effect])
    if OP[effect] == REMOVE_COMMUNITY and TO[effect] == TO_ANY:
        return OF_RELIEF
    return _USED_UP.get(int(OP[effect]), UNLIMITED)


USED_UP: Final = vec[i64]([_used_up(effect) for effect in range(N_EFFECTS)])
PRICED_AS: Final = vec[i64](  # the entry of the price list for an effect
    [
        PRICE_OF_KIND + int(KIND[e])
        if OP[e] == GAIN_RESILIENCE and KIND[e] != NONE
        else min(int(OP[e]), PRICE_OF_KIND - 1)
        for e in range(N_EFFECTS)
    ]
)


def stock(s: EMission, seat: i64, o: Outlook, rounds: float) -> vec[float]:
    """How much there is of all that projects can use up, or that is needed at all."""
    has = vec[float](capacity=UNLIMITED + 1)
    has = append(has, float(s.dirty[seat]))
    for kind in range(N_EMISSIONS):
        has = append(has, float(s.emission[seat * N_EMISSIONS + kind]))
    has = append(has, float(s.emits(seat) - s.dirty[seat]))
    has = append(has, float(s.communities[seat]))
    has = append(has, float(MAX_TREES - s.trees))
    has = append(has, float(MAX_OCEANS - s.oceans))
    has = append(has, float(MAX_DAC - s.dac))
    grows: i64 = GROWTH[s.power[seat]] + s.growth_bonus
    needed = float(s.demand[seat] - s.clean[seat]) + float(grows) * (rounds + 1.0)
    has = append(has, max(0.0, needed))
    for kind in range(N_RESILIENCE):
        bare = o.next_bands + w.SPARE - float(s.resilience_of(seat, kind))
        has = append(has, max(0.0, bare))
    has = append(has, w.DRAWN * max(1.0, rounds))
    suffer: i64 = 0
    for player in range(s.seats):
        suffer += s.communities[player]
    has = append(has, float(suffer))
    return append(has, PLENTY)


def prices(s: EMission, b: Board, o: Outlook, rounds: float) -> vec[float]:
    """By effect, and behind them by kind of resilience; 0 rounds: what a use brings at once."""
    found = vec[float](capacity=PRICE_OF_KIND + N_RESILIENCE)
    for _ in range(PRICE_OF_KIND + N_RESILIENCE):
        found = append(found, 0.0)
    found[REMOVE_EMISSION] = o.carbon
    found[ADD_TREE] = found[ADD_OCEAN] = found[ADD_DAC] = o.carbon
    found[REMOVE_COMMUNITY] = found[OTHER_REMOVE_COMMUNITY] = b.community
    found[CUT_EMITTED] = o.once
    for kind in range(N_RESILIENCE):
        worth = resilience_worth(s, b, kind, o)
        found[PRICE_OF_KIND + kind] = worth
        found[GAIN_RESILIENCE] = max(found[GAIN_RESILIENCE], worth)
    found[DRAW_CARDS] = found[OTHER_DRAWS] = o.card
    found[DRAW_KEEP] = o.card * w.PICKED / FROM_THREE  # its amount is what is drawn
    found[DRAW_FILTER] = o.card * w.FILTERED
    found[RECOVER_CARD] = o.card * w.PICKED
    found[TUCK_FROM_DECK] = o.card * w.TUCKED
    found[REVEAL_CRISIS] = w.REVEALED
    return of_energy_now(found, s, b, o) if rounds == 0.0 else of_energy(found, o)


def of_energy(found: vec[float], o: Outlook) -> vec[float]:
    """In the long run clean energy and the end of dirty energy belong together."""
    found[GAIN_CLEAN] = found[LOWER_DEMAND] = w.CLEAN * o.carbon
    found[REMOVE_DIRTY] = w.DIRTY * o.carbon
    found[SWAP_DIRTY_CLEAN] = w.SWAP * o.carbon
    return found


def of_energy_now(found: vec[float], s: EMission, b: Board, o: Outlook) -> vec[float]:
    """At once, clean energy is worth what is missing, and dirty energy may be missed."""
    before = shortage(s, b.seat, 0, 0)
    some = (before - shortage(s, b.seat, SOME, 0)) / float(SOME)
    found[GAIN_CLEAN] = found[LOWER_DEMAND] = o.carbon * some
    found[REMOVE_DIRTY] = o.carbon * (1.0 + before - shortage(s, b.seat, 0, -1))
    found[SWAP_DIRTY_CLEAN] = o.carbon * (1.0 + before - shortage(s, b.seat, 1, -1))
    return found
