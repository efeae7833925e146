"""Effects in short: how much, and an icon for what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.draw.icons import icon
from keeling.draw.svg import tag, text

if TYPE_CHECKING:
    from markupsafe import Markup

    from keeling.draw.svg import Point
    from keeling.games.carbon.data.effects import Effect

PICTURES: Final = {
    "money": "money",
    "tech": "tech",
    "cep": "cep",
    "regional_cep": "regional_cep",
    "region_cep": "regional_cep",
    "vp": "points",
    "move_scientist": "move",
    "recruit_scientist": "recruit",
    "build_discount": "money",
}
LEARNING: Final = {"expertise", "knowledge"}  # what the two editions call it
CHOICES: Final = {"choose_one", "choose"}
SIGNS: Final = {"build_discount": "−", "expertise": "+", "knowledge": "+"}  # noqa: RUF001 - the minus of a price
ALONE: Final = {"move_scientist", "recruit_scientist"}  # said without a number
GAP: Final = 3


def picture_of(effect: Effect) -> str:
    """The name of the icon of an effect."""
    if effect.op in LEARNING:
        return "joker" if effect.energy == "any" else effect.energy
    return PICTURES[effect.op]


def number_of(effect: Effect) -> str:
    """How much, with the sign it needs; nothing where one is meant."""
    return "" if effect.op in ALONE else f"{SIGNS.get(effect.op, '')}{effect.n}"


def shown(effects: list[Effect], size: float, at: Point) -> tuple[float, Markup]:
    """Effects in a row, and how wide they are; alternatives have a stroke between them."""
    x, y = at
    parts: list[Markup | None] = []
    for effect in effects:
        if effect.op in CHOICES:
            for i, choice in enumerate(effect.options):
                if i:
                    parts.append(text("/", (x + 1, y), "effect-amount"))
                    x += size * 0.5
                width, part = shown(choice, size, (x, y))
                parts.append(part)
                x += width
            continue
        number = number_of(effect)
        parts.append(text(number, (x, y), "effect-amount") if number else None)
        x += size * 0.64 * len(number) + (GAP if number else 0)
        parts.append(icon(picture_of(effect), size, (x + size / 2, y)))
        x += size + GAP
    return x - at[0], tag("g", *parts)
