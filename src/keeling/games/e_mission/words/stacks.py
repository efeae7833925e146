"""What a project would do with other tags, worked out from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.e_mission.engine.tables import MAX_DAC, MAX_OCEANS, MAX_TREES
from keeling.games.e_mission.words.cards import CARDS, CHALLENGE, GLOBAL, effects_now

if TYPE_CHECKING:
    from collections.abc import Mapping

    from keeling.games.e_mission.data.cards import Effect
    from keeling.games.e_mission.view.types import EMissionView, GlobalCard, Seat, World

UNLIMITED: Final = -1
BLOCKED: Final = {  # EM-9.4 what ongoing crises forbid
    "no_remove_dirty": ("remove_dirty", "swap_dirty_clean"),
    "no_remove_emission": ("remove_emission",),
}


def amounts(view: EMissionView, card: str, tags: Mapping[str, int]) -> list[int]:
    """EM-7.17 What the effects of a top card come to with these tags in its project."""
    return [amount(view, card, effect, tags) for effect in CARDS[card].effects]


def amount(view: EMissionView, card: str, effect: Effect, tags: Mapping[str, int]) -> int:
    """EM-7.6 The highest tier reached, EM-7.17 or the number times tags; EM-7.38 maybe twice."""
    n = effect.n or effect.draw
    if effect.tier_kinds:
        least = min(least for least, _ in effect.tier_kinds)
        return n if tags.get(effect.tier_tag, 0) >= least else 0
    if effect.tiers:
        reached = [n for least, n in effect.tiers if tags.get(effect.tier_tag, 0) >= least]
        return reached[-1] if reached else 0
    if effect.per:
        n *= tags.get(effect.per, 0)
    return 2 * n if effect.do == "gain_clean" and is_doubled(view, card) else n


def is_doubled(view: EMissionView, card: str) -> bool:
    """EM-7.38 An active global project doubles the clean energy of cards with a tag."""
    effects = [e for one in view.globals if one and one.active for e in of(one)]
    return any(e.do == "double_clean" and e.tag in CARDS[card].tags for e in effects)


def of(one: GlobalCard) -> list[Effect]:
    """The effects of a global project."""
    return GLOBAL[one.project].effects


def lacking(card: str, tags: Mapping[str, int]) -> dict[str, int]:
    """EM-6.3.3 The tags a card still needs."""
    wanted = {tag: n - tags.get(tag, 0) for tag, n in CARDS[card].needs.items()}
    return {tag: n for tag, n in wanted.items() if n > 0}


def waits_for(card: str, tags: Mapping[str, int]) -> dict[str, int]:
    """The tags without which it cannot be used; EM-6.3.6 that of its limit, too."""
    found = lacking(card, tags)
    if uses(card, tags) == 0:
        found.setdefault(CARDS[card].limit.tag, 1)
    return found


def uses(card: str, tags: Mapping[str, int]) -> int:
    """EM-6.3.6 How often a card may be used in a round."""
    limit = CARDS[card].limit
    if limit.kind == "none":
        return UNLIMITED
    return 1 if limit.kind == "once" else tags.get(limit.tag, 0)


def counted(card: str) -> str:
    """The tag the effects of a card count; empty: none."""
    found = [effect.per or effect.tier_tag for effect in CARDS[card].effects]
    return next((tag for tag in found if tag), "")


def relevant(card: str) -> set[str]:
    """The tags a card looks at: it counts them, needs them, or may be used once for each."""
    row = CARDS[card]
    found = [tag for effect in row.effects for tag in (effect.per, effect.tier_tag)]
    return {tag for tag in [*found, *row.needs, row.limit.tag] if tag}


def added(tags: Mapping[str, int], card: str, by: int = 1) -> dict[str, int]:
    """The tags of a project with a card more, or one less."""
    found = dict(tags)
    for tag in CARDS[card].tags:
        found[tag] = found.get(tag, 0) + by
    return found


# ---- as far as possible


def within_reach(
    view: EMissionView, seat: Seat, card: str, amounts: list[int], tags: Mapping[str, int]
) -> list[int]:
    """EM-7.18 The amounts of a card as far as there is something to take or to add."""
    found = zip(effects_now(card, tags), amounts, strict=True)
    return [min(n, most(view, seat, effect, n)) for effect, n in found]


def most(view: EMissionView, seat: Seat, effect: Effect, n: int) -> int:
    """How much an effect could come to on this board; EM-7.34 nothing, if it is forbidden."""
    if effect.do in forbidden(view):
        return 0
    if effect.do == "remove_emission":
        tokens = seat.emissions
        return tokens.get(effect.kind, sum(tokens.values()))
    if effect.do == "remove_community" and effect.to == "any_player":  # EM-7.44
        return max(one.communities for one in view.seats.values())
    return {**on_board(seat), **in_supply(view.world)}.get(effect.do, n)


def on_board(seat: Seat) -> dict[str, int]:
    """How much of a board there is for effects that take it away."""
    return {
        "remove_dirty": seat.dirty,
        "swap_dirty_clean": seat.dirty,
        "remove_community": seat.communities,
        "lower_demand": seat.demand,
        "give_clean": seat.clean,
    }


def in_supply(world: World) -> dict[str, int]:
    """How much can still be added to the world."""
    return {
        "add_tree": int(MAX_TREES) - world.trees,
        "add_ocean": int(MAX_OCEANS) - world.oceans,
        "add_dac": int(MAX_DAC) - world.dac,
    }


def forbidden(view: EMissionView) -> list[str]:
    """The effects that ongoing crises and challenges forbid."""
    found = [do for name in view.restrictions for do in BLOCKED.get(name, ())]
    effects = [effect for card in view.challenges for effect in CHALLENGE[card].effects]
    return found + [effect.kind for effect in effects if effect.do == "forbid"]
