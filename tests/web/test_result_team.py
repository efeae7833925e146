"""The end of a game that all played together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import keeling
from keeling.kernel.match import Match
from keeling.kernel.rng import Rng
from keeling.web.tables.opening import Sitter
from tests.web.past import get, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient


def lost_at_random(seats: int) -> Match:
    """A game that nobody plans: it is lost in the first decades."""
    game, rng = keeling.game("second_chance"), Rng(1)
    match = Match(game, game.config(seats=seats))
    while match.state.seat != keeling.NOBODY:
        legal = match.state.legal
        drawn = match.state.seat == keeling.CHANCE
        match.take(int(match.state.sample(rng)) if drawn else legal[int(rng.below(len(legal)))])
    return match


def result(client: TestClient[Litestar], match: Match) -> str:
    """The page with the result of a game."""
    sitters = [Sitter("bot", "", "greedy")] * match.config.seats
    return str(get(client, f"/t/{table_of(client, sitters, match=match)}/result").text)


def test_a_team_has_one_column_one_curve_and_hears_why_it_lost(
    client: TestClient[Litestar],
) -> None:
    match = lost_at_random(3)
    assert match.state.is_lost()
    page = result(client, match)
    head = page.partition("<thead>")[2].partition("</thead>")[0]
    assert re.findall('<th scope="col"[^>]*>(.*?)<', head)[:2] == ["Points for", "Team"]
    assert '<p class="tie">' in page
    assert "wins with" not in page


def test_a_team_hears_what_it_needed_to_win(client: TestClient[Litestar]) -> None:
    page = result(client, lost_at_random(3))
    listed = page.partition('<ul class="conditions"')[2].partition("</ul>")[0]
    assert re.findall('<li class="([a-z]+)">', listed)[:2] == ["missed", "missed"]
    assert "Blue, private goals, one is needed: " in listed
    assert "UN goals claimed: " in listed
    alone = result(client, lost_at_random(1))
    assert "Private goals, all are needed: " in alone
