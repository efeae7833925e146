"""Effects in pictures: an icon and a number that says what comes and what goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.svg import Point, tag, text
from keeling.games.e_mission.board.signs import sign
from keeling.games.e_mission.engine.tables import EMISSIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from keeling.games.e_mission.data.cards import Effect

MINUS: Final = "\N{MINUS SIGN}"
# What an effect moves, and whether it comes (+), goes (-), or neither.
SHOWN: Final = {
    "gain_clean": ("clean", "+"),
    "give_clean": ("clean", "+"),
    "double_clean": ("clean", ""),
    "share_energy": ("clean", ""),
    "remove_dirty": ("dirty", MINUS),
    "lose_dirty": ("dirty", MINUS),
    "gain_dirty": ("dirty", "+"),
    "swap_dirty_clean": ("swap", ""),
    "remove_emission": ("carbon", MINUS),
    "cut_emitted": ("carbon", MINUS),
    "lower_demand": ("demand", MINUS),
    "raise_demand": ("demand", "+"),
    "gain_resilience": ("resilience", "+"),
    "give_resilience": ("resilience", "+"),
    "lose_resilience": ("resilience", MINUS),
    "lose_own_resilience": ("resilience", MINUS),
    "remove_community": ("community", MINUS),
    "other_remove_community": ("community", MINUS),
    "move_community": ("community", ""),
    "gain_community": ("community", "+"),
    "add_tree": ("trees", "+"),
    "lose_tree": ("trees", MINUS),
    "add_ocean": ("oceans", "+"),
    "lose_ocean": ("oceans", MINUS),
    "add_dac": ("dac", "+"),
    "add_carbon_recent": ("carbon", "+"),
    "add_carbon_thermometer": ("heat", "+"),
    "suspend_bands": ("heat", MINUS),
    "draw_cards": ("cards", "+"),
    "draw_keep": ("cards", ""),
    "draw_filter": ("cards", ""),
    "recover_card": ("cards", "+"),
    "tuck_from_deck": ("cards", ""),
    "move_card": ("cards", ""),
    "give_card": ("cards", ""),
    "exchange_card": ("cards", ""),
    "other_draws": ("cards", "+"),
    "draw_bonus": ("cards", "+"),
    "draw_fewer_next": ("cards", MINUS),
    "discard_cards": ("cards", MINUS),
    "discard_global_project": ("earth", MINUS),
    "reveal_crisis": ("crisis", ""),
    "reduce_crisis": ("crisis", MINUS),
    "ignore_crisis": ("crisis", ""),
    "extra_forecast": ("crisis", ""),
    "draw_crises": ("crisis", "+"),
    "geo_roll": ("die", ""),
    "retreat_effect": ("extreme_weather", MINUS),
    "advance_effect": ("extreme_weather", "+"),
    "restriction": ("closed", ""),
    "ignore_effect_roll": ("track", ""),
}
KINDS: Final = {"social": "social", "ecological": "ecological", "infrastructure": "infrastructure"}
ANY: Final = "tech"  # resilience of any kind


def picture_of(effect: Effect) -> tuple[str, str]:
    """The icon of an effect and its sign; of a kind where it speaks of one."""
    name, sense = SHOWN[effect.do]
    if name == "resilience":
        return KINDS.get(effect.kind, ANY), sense
    if name == "track" or (name == "carbon" and effect.kind in EMISSIONS):
        return effect.kind, sense
    return name, sense


def changes(
    effects: Sequence[Effect], amounts: Sequence[int], at: Point, size: float, digit: float
) -> tuple[float, Markup]:
    """Effects side by side with how much each moves now, from the left; and how wide they are."""
    x, y = at
    parts = []
    for effect, amount in zip(effects, amounts, strict=False):
        name, sense = picture_of(effect)
        number = f"{sense}{amount}" if amount else "0" if sense else ""
        parts += [sign(name, size, (x + size / 2, y)), text(number, (x + size + 3, y), "amount")]
        x += size + 3 + digit * len(number) + 9
    return max(x - 9 - at[0], 0), tag("g", *parts)
