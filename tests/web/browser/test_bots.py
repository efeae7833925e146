"""One person against three bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    GAMES,
    MINE,
    OVER,
    READY,
    await_turn,
    choose,
    is_mine,
    new_table,
    open_table,
    sit,
    totals,
)
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson

PACE = 0.1  # seconds a turn: fast, but so slow that bots are seen to think
COUNT_SIGNS = """
window.signs = 0;
new MutationObserver(() => { window.signs += document.querySelectorAll(".moving .dots").length; })
    .observe(document.querySelector("main"), { childList: true });
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not choose at once."""
    made = Server(tmp_path_factory.mktemp("server"), bot_pace=PACE, bot_workers=2)
    made.start()
    yield made
    made.close()
    assert made.log.read_text("utf-8") == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_three_bots(game: str, new_person: NewPerson) -> None:
    page = new_person()
    open_table(page, "here", "uniform", "uniform", "uniform", game=game)
    page.evaluate(COUNT_SIGNS)
    while await_turn(page):
        choose(page)
    assert page.evaluate("window.signs") > 0
    page.locator(OVER).click()
    page.wait_for_url("**/result")
    assert page.locator(".sheet tfoot .number").count() == totals(game, 4)


def test_a_seat_is_left_to_a_bot_and_taken_back(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(), new_table(server, "link", "greedy", "greedy"))
    leave(page)
    assert "a bot plays for Ann" in page.locator(".sitting.mine .who").inner_text()
    page.locator("#take-seat").press("Enter")
    page.wait_for_selector(MINE)
    choose(page)
    leave(page)
    assert not is_mine(page)
    page.wait_for_selector(OVER, timeout=60_000)


def leave(page: Page) -> None:
    """Leave the own seat to a bot, and watch."""
    page.get_by_role("link", name="Seats", exact=True).click()
    page.get_by_role("button", name="Leave it to a bot").click()
    page.wait_for_selector(".notice.done")
    page.get_by_role("link", name="To the table").first.click()
    page.wait_for_selector(READY)
