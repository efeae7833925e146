"""The browser of this system, kept for all tests of a process; a new one if it has died."""

from __future__ import annotations

import shutil
from contextlib import suppress
from typing import TYPE_CHECKING

from playwright.sync_api import Error, sync_playwright

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 120_000  # milliseconds in which a browser starts, on a machine that is busy


class Chromium:
    """A driver and its browser."""

    def __init__(self) -> None:
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        assert found, f"none of {', '.join(BROWSERS)} is here: make browser"
        self.path = found
        self.driver: Playwright | None = None
        self.browser: Browser | None = None

    def alive(self) -> Browser:
        """A browser that answers."""
        if self.browser is None or not answers(self.browser):
            self.close()
            self.driver = sync_playwright().start()
            self.browser = self.driver.chromium.launch(
                executable_path=self.path, args=["--no-sandbox"], timeout=PATIENCE
            )
        return self.browser

    def close(self) -> None:
        """End both, whatever is left of them."""
        if self.browser is not None:
            with suppress(Error):
                self.browser.close()
        if self.driver is not None:
            with suppress(Error):
                self.driver.stop()
        self.browser = self.driver = None


def answers(browser: Browser) -> bool:
    """Whether driver and browser are there: of a driver that died only a question tells."""
    try:
        browser.new_browser_cdp_session().detach()
    except Error:
        return False
    return True
