"""CO₂: Second Chance in the browser: together, against each other, alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    OVER,
    READY,
    await_turn,
    choose,
    leave_to_bot,
    new_table,
    sit,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

GAME = "second_chance"
FIRST_CHOICES = 12
MODES = {
    "together": (["link", "greedy"], {"mode": "coop"}, 1),
    "with inspectors": (["link", "greedy", "greedy"], {"inspectors": True}, 1),
    "against each other": (["link", "greedy", "greedy"], {"mode": "competitive"}, 3),
    "alone": (["link"], {"solo_goal": "solo_goal_11"}, 1),
}


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_each_mode_is_played_to_its_result(
    mode: str, new_person: NewPerson, server: Server
) -> None:
    who, settings, columns = MODES[mode]
    made = new_table(server, *who, game=GAME, config=settings)
    page = sit(new_person(), made)
    for _ in range(FIRST_CHOICES):
        if await_turn(page):
            choose(page)
    leave_to_bot(server, made)
    page.goto(f"/t/{made['table']}")
    page.wait_for_selector(OVER)
    page.locator(OVER).click()
    page.wait_for_url("**/result")
    assert page.locator(".sheet tfoot .number").count() == columns
    assert page.locator("h1").inner_text()


def test_a_team_sees_what_awaits_it(new_person: NewPerson, server: Server) -> None:
    made = new_table(server, "link", "uniform", game=GAME)
    page = sit(new_person(), made)
    assert page.locator(".picture #balance").count() == 1
    choose_until_done(page)
    assert page.locator(".tie").count() > 0  # random play is lost, and the page says why


def choose_until_done(page: Page) -> None:
    """Play on to the end, then look at the result."""
    page.wait_for_selector(READY)
    while await_turn(page):
        choose(page)
    page.locator(OVER).click()
    page.wait_for_url("**/result")
