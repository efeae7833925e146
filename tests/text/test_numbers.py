"""Names of plain numbers: one text for all of them, and no list of them in the glossary."""

from __future__ import annotations

import pytest

import keeling
from keeling.text.catalogue import Catalogue, MissingText, keyed
from keeling.text.glossary import names
from keeling.text.words import GameWords

SOURCE = """
slot-1 = slot 1
number-bid = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
option-bid = Bid { NAME($bid) }
"""
WORDS = Catalogue("en", [SOURCE])


def test_a_number_is_said_by_the_text_of_its_kind() -> None:
    assert WORDS.tell("option-bid", [("bid", "1")]) == "Bid 1 coin"
    assert WORDS.tell("option-bid", [("bid", "17")]) == "Bid 17 coins"


def test_a_number_with_a_name_of_its_own_keeps_it() -> None:
    assert WORDS.name("slot-1") == "slot 1"


def test_a_number_of_an_unknown_kind_has_no_name() -> None:
    with pytest.raises(MissingText):
        WORDS.name("slot-2")
    assert not WORDS.has_name("slot-2")


def test_several_arguments_of_one_kind_are_counted() -> None:
    told = keyed([("seat", "blue"), ("number", 1), ("number", 2), ("number", 3)])
    assert told == {"seat": "seat-blue", "number": 1, "number2": 2, "number3": 3}


def test_plain_numbers_are_not_listed_in_the_glossary() -> None:
    game = keeling.game("co2")
    assert "bid" in game.vocabulary.names
    assert "bid" not in {kind.id for kind in names(game)}


def test_the_first_of_several_arguments_can_stand_above_the_others() -> None:
    game = keeling.game("co2")
    told = GameWords(game, "en")
    propose = game.vocabulary.read("propose solar asia-tech")
    assert told.first_of_several(propose) == "solar"
    assert told.arguments(propose, after=1) == "Asia (tech)"
    assert told.first_of_several(game.vocabulary.read("install asia-tech")) == ""
