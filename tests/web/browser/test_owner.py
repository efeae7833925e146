"""The owner of a server at work, and those who look at a table meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import await_turn, is_mine, new_table, sit
from tests.web.servers import running
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson

KEY = "the-key-of-the-owner"
PHONE = (390, 844)
GONE = ("404", "net::ERR_", "401")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner has named a key."""
    with running(tmp_path_factory.mktemp("server"), owner_key=KEY) as made:
        yield made


def entered(page: Page) -> Page:
    """The owner types the key in."""
    page.goto("/owner")
    page.fill("input[name=key]", KEY)
    page.click("main button")
    page.wait_for_selector("h2#tables")
    return page


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_everybody_can_use_the_page_of_the_owner(
    new_person: NewPerson, server: Server, axe: Callable[..., None], size: tuple[int, int]
) -> None:
    table = new_table(server, "link", "greedy")["table"]
    page = new_person(size=size, forgive=("401",))
    page.goto("/owner")
    axe(page)
    entered(page)
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.click(f"a[href='/owner/tables/{table}/delete']")
    page.wait_for_selector("h1")
    axe(page)


def test_pages_show_at_once_that_a_table_is_closed_open_again_and_deleted(
    new_person: NewPerson, server: Server
) -> None:
    made = new_table(server, "link", "link")
    table = made["table"]
    player = sit(new_person(forgive=GONE), made, 0)
    if not is_mine(player):
        player = sit(new_person(forgive=GONE), made, 1)
    owner = entered(new_person(forgive=("401",)))
    owner.click(f"form[action='/owner/tables/{table}/close'] button")
    player.wait_for_selector("text=This table is closed")
    assert player.locator(".options button").count() == 0
    owner.click(f"form[action='/owner/tables/{table}/reopen'] button")
    await_turn(player)
    owner.click(f"a[href='/owner/tables/{table}/delete']")
    owner.click(f"form[action='/owner/tables/{table}/delete'] button")
    owner.wait_for_selector(f"text=Table {table} is deleted")
    player.wait_for_selector("text=There is no such table here")


def test_a_page_comes_back_by_itself_after_the_server_was_restarted(
    new_person: NewPerson, server: Server
) -> None:
    made = new_table(server, "link", "link")
    player = sit(new_person(forgive=GONE), made, 0)
    player.wait_for_selector("#alive.on")
    server.stop()
    player.wait_for_selector("#alive.lost")
    server.start()
    player.wait_for_selector("#alive.on")
