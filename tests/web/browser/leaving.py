"""Leaving one's seat to a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import READY

if TYPE_CHECKING:
    from playwright.sync_api import Page


def leave(page: Page) -> None:
    """Leave their seat to a bot, and watch."""
    page.get_by_role("link", name="Seats", exact=True).click()
    page.get_by_role("button", name="Leave it to a bot").click()
    page.wait_for_selector(".notice.done")
    page.get_by_role("link", name="To the table").first.click()
    page.wait_for_selector(READY)
