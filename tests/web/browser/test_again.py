"""A form that the server could not answer: what was typed is kept, and sent again."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from keeling.web.tables.opening import Opening, Sitter, open_table
from tests.patience import PATIENCE
from tests.web.test_busy import held
from tests.web.test_door import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from keeling.web.tables.table import Table
    from tests.web.browser.chromium import Chromium

SHORT = 0.05  # seconds that are waited for the table
SITTERS = (Sitter("link", "Ann"), Sitter("link"))


@contextmanager
def busy_table(folder: Path) -> Iterator[tuple[str, Table]]:
    """A server, and a table for which it has little patience."""
    with hosted(folder) as place:
        wanted = Opening(game="future_energy", config={"seats": 2}, sitters=SITTERS)
        table = open_table(place.app.state.server.tables, wanted)
        table.lock.patience = SHORT
        yield f"http://127.0.0.1:{place.port}", table


@contextmanager
def person(chromium: Chromium, url: str, *, script: bool) -> Iterator[Page]:
    """Somebody with a browser; its script raises nothing."""
    context = chromium.alive().new_context(base_url=url, java_script_enabled=script)
    context.set_default_timeout(1000 * PATIENCE)
    page, raised = context.new_page(), list[str]()
    page.on("pageerror", lambda error: raised.append(str(error)))
    yield page
    context.close()
    assert raised == []


@pytest.mark.parametrize("script", [True, False])
def test_a_name_that_was_typed_is_sent_again(
    chromium: Chromium, tmp_path: Path, *, script: bool
) -> None:
    with busy_table(tmp_path) as (url, table), person(chromium, url, script=script) as page:
        sent: list[str | None] = []
        page.on("request", lambda asked: sent.append(asked.post_data) if asked.post_data else None)
        page.goto(f"/join/{table.seats[1].token}")
        page.fill("[name=name]", "Zoë & Ben")
        with held(table.lock):
            page.click("main form button")
            page.wait_for_selector("#again")
            assert page.locator("#again [name=name]").get_attribute("value") == "Zoë & Ben"
            for _ in range(2 if script else 0):
                page.wait_for_event("request", lambda asked: asked.method == "POST")
        if not script:
            page.click("#again button")
        page.wait_for_url(f"**/t/{table.id}")
        assert "Zoë & Ben" in page.locator("main").inner_text()
        assert len(set(sent)) == 1, "the same form, each time"
