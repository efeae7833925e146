"""The board: what can be chosen carries its option, and nobody sees a secret."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from keeling.text.catalogue import LANGUAGES, catalogue
from keeling_commons import GAME
from keeling_commons.presentation import PRESENTATION


def drawn(seat: int | None, language: str = "en") -> dict[str, ET.Element]:
    """A table of three after the first catch, as a seat sees it: all elements by id."""
    s = GAME.new(GAME.config(seats=3))
    GAME.take(s, "draw 3", "draw 1", "draw 2", "catch 3")
    own = s.legal if s.seat == seat else []
    options = {PRESENTATION.element(option): GAME.write(option) for option in own}
    words = catalogue("keeling_commons", language)
    picture = ET.fromstring(PRESENTATION.board(GAME.view(s, seat), words, options))  # noqa: S314 - our own SVG
    return {one.attrib["id"]: one for one in picture.iter() if "id" in one.attrib}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_chosen_carries_its_option(language: str) -> None:
    found = {key: one.get("data-option") for key, one in drawn(1, language).items()}
    assert [found[f"size-{size}"] for size in (1, 2, 3)] == ["catch 1", "catch 2", None]
    assert found["rest"] == "rest"
    assert not any(one.get("data-option") for one in drawn(0, language).values())


@pytest.mark.parametrize(("seat", "coins"), [(0, "4"), (1, None), (None, None)])
def test_coins_are_shown_to_their_owner_alone(seat: int | None, coins: str | None) -> None:
    assert drawn(seat)["stock-red-coins"].get("data-amount") == coins
