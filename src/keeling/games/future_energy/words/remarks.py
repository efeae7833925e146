"""What a person wants to know of an option besides its name: the card in the slot, the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from keeling.games.future_energy.data.box import BOX
from keeling.games.future_energy.engine.options import VOCABULARY
from keeling.games.future_energy.words import phrases as said

if TYPE_CHECKING:
    from keeling.games.future_energy.view.types import ContractField, FutureEnergyView
    from keeling.text.catalogue import Catalogue

FREE_ORDER: Final = "bl_free_order"


def remark(view: FutureEnergyView, option: int, words: Catalogue) -> str:
    """A few words beside an option; empty where there is nothing to add."""
    verb, args = VOCABULARY.meaning(option)
    name = args[0][1] if args else ""
    if verb in ("buy", "take"):
        return contract_there(view, words, verb, name)
    if verb in ("buy_order", "take_order"):
        card = view.order_display[int(name) - 1]
        return said.order_in_words(words, card) if card else ""
    if verb == "use":
        return said.order_in_words(words, name)
    if verb in ("step", "step_nuclear"):
        return tile_there(view, name, words)
    if verb == "end" and view.stuck:
        return words.say("board-stuck")
    substitute = verb == "pay" and name in BOX.order_payment.substitutes
    return words.say("board-no_points") if substitute else ""


def contract_there(view: FutureEnergyView, words: Catalogue, verb: str, slot: str) -> str:
    """The contract in a slot; and that taking it for building land is a reading of ours."""
    card = view.display[int(slot) - 1]
    told = said.contract_in_words(words, card) if card else ""
    if told and verb == "take" and said.land_gives_contracts(view):
        return f"{told}; {words.say('board-reading_land')}"
    return told


def tile_there(view: FutureEnergyView, place: str, words: Catalogue) -> str:
    """The tile at a place and one's own contracts that can serve it; or that the way goes on."""
    tile = view.tiles.get(place)
    if tile is None:
        return words.say("board-on_the_way")
    held = view.looker.contracts if view.looker else []
    serving = [c.id for c in held if any(serves(f, tile) for f in c.fields)]
    told = words.say("board-serves", tile=f"tile-{tile}", contracts=", ".join(serving))
    if tile == FREE_ORDER and said.land_gives_contracts(view):
        return f"{told}; {words.say('board-reading_land')}"
    return told


def serves(field: ContractField, tile: str) -> bool:
    """Whether a contract field holds a plant that can be built on this tile."""
    on_land = tile not in {kind.id for kind in BOX.tile_kind if kind.on_contracts}
    return bool(field.plants) and (on_land or field.icon == tile)
