"""The end of a game that all can lose, and of one for one player."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from keeling.web.tables.opening import Sitter
from tests.web.past import get, played, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient

    from keeling.kernel.match import Match

MOMENTS = 'id="moments"'
AIR = "<figcaption><h3>CO₂ (ppm)</h3></figcaption>"


def result(client: TestClient[Litestar], match: Match) -> str:
    """The page with the result of a game."""
    sitters = [Sitter("bot", "", "greedy")] * match.config.seats
    return str(get(client, f"/t/{table_of(client, sitters, match=match)}/result").text)


def heading(page: str) -> str:
    """What the page says first."""
    found: list[str] = re.findall("<h1>(.*?)</h1>", page)
    return found[0]


def test_a_game_that_was_won_shows_the_air_over_time(client: TestClient[Litestar]) -> None:
    match = played(3, name="co2")
    assert match.state.winners()
    page = result(client, match)
    assert "wins with" in heading(page)
    assert AIR in page
    assert MOMENTS in page


def test_a_game_that_all_have_lost_has_no_winner_and_no_lead(client: TestClient[Litestar]) -> None:
    match = played(2, player="uniform", name="co2")
    assert match.state.is_lost()
    page = result(client, match)
    assert heading(page) == "At 500 ppm or more nothing is scored: everybody has lost."
    assert AIR in page
    assert MOMENTS not in page
    assert "web-result-won" not in page


def test_alone_there_are_points_and_no_lead(client: TestClient[Litestar]) -> None:
    match = played(1, name="co2")
    page = result(client, match)
    assert heading(page) == f"The game ends with {match.state.scores()[0]} points."
    assert MOMENTS not in page
