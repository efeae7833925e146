from __future__ import annotations

import re

import pytest

from keeling.draw.parts import beside, strip
from keeling.draw.style import BOARD, RIMS, scoped
from keeling.draw.svg import svg


def test_a_style_sheet_holds_inside_its_picture_only() -> None:
    sheet = scoped("svg.chart", ".a { fill: red; }")
    outermost = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "|", sheet)
    selectors = {selector.strip() for selector in outermost.split("|")} - {""}
    assert selectors == {"svg.chart", "svg.chart text", "@media (prefers-color-scheme: dark)"}


@pytest.mark.parametrize("state", [".can", ".can:hover", ".can:focus-visible", ".lit", ".last"])
def test_a_rim_tells_each_state_of_a_piece(state: str) -> None:
    assert f"{state} > .rim" in scoped(BOARD, RIMS)


def test_the_name_of_a_picture_keeps_its_ids_apart() -> None:
    picture = svg((10, 20), name="map", title="T", desc="D", class_="board", style="")
    assert 'id="map-title"' in picture
    assert 'aria-labelledby="map-title map-desc"' in picture
    assert 'viewBox="0 0 10 20"' in picture


def test_a_strip_goes_around_a_line() -> None:
    ends = ((0.0, 0.0), (10.0, 0.0))
    assert beside(ends, 2) == ((0, 2), (10, 2))
    assert strip(ends, 2) == [(0, 2), (10, 2), (10, -2), (0, -2)]
