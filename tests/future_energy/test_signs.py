"""What is written on pages: signs as they are printed, no torn amounts."""

from __future__ import annotations

import re

import pytest

from keeling.text.catalogue import LANGUAGES, catalogue, sources

PACKAGE = "keeling.games.future_energy"

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_carbon_dioxide_has_a_small_two(language: str) -> None:
    assert not [text for text in sources(PACKAGE, language) if "CO2" in text]
    assert "CO₂" in catalogue(PACKAGE, language).name("stock-certificates")


@in_every_language
def test_an_amount_of_money_stays_in_one_line(language: str) -> None:
    words = catalogue(PACKAGE, language)
    args: dict[str, str | int] = {
        "number": 3,
        "number2": 4,
        "seat": "seat-red",
        "seat2": "seat-blue",
    }
    args |= {"contract": "contract-c07", "slot": "slot-1", "place": "place-oslo"}
    options = [f"option-{verb}" for verb in ("one_line", "two_lines", "buy_order", "join")]
    said = [words.say(key, **args) for key in (*options, "event-joined", "event-income")]
    assert all("\N{NO-BREAK SPACE}M" in text for text in said), said
    assert not [
        text for text in said if re.search(r"\d M\b", text.replace("\N{NO-BREAK SPACE}", "_"))
    ]
