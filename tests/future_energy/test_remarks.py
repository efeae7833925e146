"""What stands beside options of Future Energy is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from keeling.games.future_energy.game import GAME
from keeling.games.future_energy.words import phrases as said
from keeling.text.words import GameWords
from tests.future_energy.tables import table

if TYPE_CHECKING:
    from keeling.games.future_energy.engine.state import FutureEnergy

SHOWN = GAME.presentation

WORDS = GameWords(GAME, "en").words


def beside(s: FutureEnergy, notation: str) -> str:
    """What stands beside an option for whoever is to choose."""
    return SHOWN.remark(GAME.view(s, int(s.seat)), GAME.vocabulary.read(notation), WORDS)


def test_buying_tells_of_the_card_in_its_slot() -> None:
    cards = ["c01", "c02", "c03", "c04"]
    s = table("turn white", display=cards, seats={"white": {"money": 30}})
    told = [beside(s, f"buy {n}") for n in (1, 2, 3, 4)]
    assert told == [said.contract_in_words(WORDS, card) for card in cards]
    assert len(set(told)) == 4


def own(**contracts: dict[str, int]) -> dict[str, object]:
    """White with these contracts and the plants on them, and no others."""
    return {"white": {"contracts": {"*": "", **contracts}}}


def test_a_step_tells_the_tile_and_which_own_contracts_can_serve_it() -> None:
    """On building land any plant will do."""
    s = table(
        "move white 3",
        crew="lyon",
        tiles={"paris": "gas", "marseille": "coal", "zurich": "building_land"},
        seats=own(s4={"gas": 1, "oil": 1}, c01={"oil": 1}),
    )
    assert beside(s, "step paris") == "Natural gas, for s4"
    assert beside(s, "step zurich") == "Building land, for c01, s4"


def test_a_contract_whose_plant_is_built_serves_no_more() -> None:
    tiles = {"paris": "gas", "marseille": "oil", "zurich": "building_land"}
    s = table("move white 3", crew="lyon", tiles=tiles, seats=own(s4={"oil": 1}, c01={"oil": 1}))
    assert beside(s, "step zurich") == "Building land, for c01, s4"
    s = table("move white 3", crew="lyon", tiles=tiles, seats=own(s4={}, c01={"oil": 1}))
    assert beside(s, "step zurich") == "Building land, for c01"


def test_a_step_onto_a_free_field_tells_that_the_way_goes_on() -> None:
    s = table("move white 0", crew="lyon", tiles={"paris": ""})
    assert beside(s, "step paris") == WORDS.say("board-on_the_way")


@pytest.mark.clause("FE-10.5.7")
def test_beside_o05_stands_that_its_effect_is_a_reading() -> None:
    s = table("turn white", modules=(2,), order_display=["o05", "o06", "o01", "o02"])
    reading = "our reading: the step is part of the crew's movement, not one on top of it"
    assert (
        beside(s, "buy_order 1")
        == f"o05 (one free step): nuclear power, natural gas; 2 points; {reading}"
    )
    assert "reading" not in beside(s, "buy_order 2")
    assert list(said.READINGS) == ["o05"]


@pytest.mark.clause("FE-11.2.6")
def test_land_with_a_free_order_says_that_without_orders_its_effect_is_a_reading() -> None:
    reading = "; our reading: without public orders this land gives a free contract"
    tiles = {"paris": "bl_free_order", "zurich": "bl_money_4"}
    for modules, told in (((3,), reading), ((2, 3), "")):
        s = table(
            "move white 3", modules=modules, crew="lyon", tiles=tiles, seats=own(c01={"oil": 1})
        )
        assert beside(s, "step paris") == f"Building land (free order), for c01{told}"
        assert "reading" not in beside(s, "step zurich")
    cards = ["c01", "c02", "c03", "c04"]
    s = table("take_contract white 1", "turn red", modules=(3,), display=cards, seats=own())
    assert beside(s, "take 1") == said.contract_in_words(WORDS, "c01") + reading
    s = table("take_contract white 0", "turn red", modules=(2,), display=cards, seats=own())
    assert beside(s, "take 1") == said.contract_in_words(WORDS, "c01")
