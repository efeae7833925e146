from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from keeling.draw.cover_world import ASIA, within
from keeling.draw.covers import COVERS, cover

GAMES = (*COVERS, "third_party", "another")


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_has_its_title_and_neither_style_nor_id(game: str) -> None:
    picture = ET.fromstring(cover(game, "<A> & B"))  # noqa: S314 - our own SVG
    assert picture[0].text == "<A> & B"
    assert (picture.attrib["role"], picture.attrib["viewBox"]) == ("img", "0 0 320 200")
    assert not [e for e in picture.iter() if "style" in e.attrib or "id" in e.attrib]
    assert not [e for e in picture.iter() if e.tag.endswith("style")]


def test_every_game_has_a_cover_of_its_own_and_always_the_same() -> None:
    drawn = [cover(game, "") for game in GAMES]
    assert len(set(drawn)) == len(GAMES)
    assert drawn == [cover(game, "") for game in GAMES]


def test_land_lies_inside_its_outline() -> None:
    delhi, bermuda = (77.0, 28.0), (-65.0, 32.0)
    assert within(delhi, ASIA[0])
    assert not within(bermuda, ASIA[0])
