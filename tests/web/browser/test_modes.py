"""CO₂: Second Chance in the browser: together, against each other, alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import OVER, await_turn, choose, new_table, sit
from tests.web.browser.seeding import ALONE, played, turns

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

GAME = "second_chance"
CHOICES = 4  # at the beginning, and at the end at least
# The players, the mode, a golden game of that kind, and how many totals it has.
MODES = {
    "together": (["link", "uniform"], {"mode": "coop"}, "coop_2", 1),
    "with inspectors": (["link", *["uniform"] * 3], {"inspectors": True}, "inspectors_4", 1),
    "against each other": (["link", "uniform"], {"mode": "competitive"}, "rivals_2", 2),
    "alone": (["link"], {"solo_goal": "solo_goal_11"}, "solo_1", 1),
}


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_each_mode_begins_and_ends(
    mode: str, new_person: NewPerson, server: Server
) -> None:
    who, settings, record, columns = MODES[mode]
    page = sit(new_person(), new_table(server, *who, game=GAME, config=settings))
    for _ in range(CHOICES):
        assert await_turn(page)
        choose(page)
    name = f"{GAME}/{record}"
    sit(page, played(server, name, turns(name)[-CHOICES], ALONE))
    play_on(page)
    assert page.locator(".sheet tfoot .number").count() == columns
    assert page.locator("h1").inner_text()


def test_a_team_sees_what_awaits_it(new_person: NewPerson, server: Server) -> None:
    name = f"{GAME}/coop_2"
    page = sit(new_person(), played(server, name, turns(name)[-CHOICES], ALONE))
    assert page.locator(".picture #balance").count() == 1
    play_on(page)
    assert page.locator(".tie").count() > 0  # random play is lost, and the page says why


def play_on(page: Page) -> None:
    """Play on to the end, then look at the result."""
    while await_turn(page):
        choose(page)
    page.locator(OVER).click()
    page.wait_for_url("**/result")
