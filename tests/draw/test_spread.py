"""The whole table in one picture: what stands beside the board is made to fit, never larger."""

from __future__ import annotations

import pytest

from keeling.draw.spread import EDGE, WHOLE, Spread
from keeling.draw.svg import tag
from keeling.kernel.view import View
from keeling.text.catalogue import catalogue


@pytest.mark.parametrize(
    ("height", "scaled"),
    [(100.0, ""), (WHOLE[1] - 2 * EDGE, ""), (2 * (WHOLE[1] - 2 * EDGE), " scale(0.5)")],
)
def test_things_shrink_where_they_are_too_high_and_never_grow(height: float, scaled: str) -> None:
    spread: Spread[View] = Spread(
        name="toy",
        style="",
        seats=[],
        world=lambda _: [],
        things=lambda _: (height, tag("g", class_="things")),
        width=400.0,
        summary=lambda _: "All",
    )
    drawn = spread.board(View(), catalogue("keeling.games.co2", "en"), {})
    assert f'<g transform="translate(1012 4){scaled}"><g class="things"/></g>' in drawn
