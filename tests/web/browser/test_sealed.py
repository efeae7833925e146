"""Green Deal: three people choose at the same time, unseen, each in a browser of their own.

A whole game is played in `test_whole_games`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import (
    MINE,
    await_that,
    choose,
    info,
    join,
    new_table,
    offered,
    settle,
    whose_turn,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

GAME = "green_deal"
NAMES = ("Anna", "Ben", "Cleo")
PRESENCE = ("is here", "is away")  # pages hear of that late, and now and then


def three_people(new_person: NewPerson, server: Server) -> tuple[str, list[Page]]:
    """A table, and its people at their devices."""
    made = new_table(server, "link", "link", "link", game=GAME)
    pages = [new_person() for _ in NAMES]
    for page, seat, name in zip(pages, made["seats"], NAMES, strict=True):
        join(page, seat["link"], name)
    return str(made["table"]), pages


def await_ready(page: Page, count: int) -> None:
    """Wait until so many are said to have chosen."""
    await_that(page, f"document.querySelectorAll('.ready').length === {count}")


def seen(page: Page) -> str:
    """All that the table says, in words and in pictures; but not who looks at it just now."""
    lines = page.locator("#table").inner_text().splitlines()
    return "\n".join(line for line in lines if line not in PRESENCE)


def test_three_people_set_their_bids_unseen_and_one_thinks_again(
    new_person: NewPerson, server: Server
) -> None:
    table, (anna, ben, cleo) = three_people(new_person, server)
    for page in (anna, ben, cleo):
        page.wait_for_selector(MINE)
        assert page.get_by_text("Everybody chooses at the same time").is_visible()
        assert "bid 8" in offered(page)
    choose(cleo, "bid 3")
    for page in (anna, ben, cleo):
        await_ready(page, 1)
    first = [seen(page) for page in (anna, ben)]
    assert all("Cleo sets a bid." in text or "sets a bid." in text for text in first)
    change(cleo)
    for page in (anna, ben):
        await_ready(page, 0)
    choose(cleo, "bid 5")
    for page in (anna, ben):
        await_ready(page, 1)
    assert [seen(page) for page in (anna, ben)] == first
    choose(anna, "bid 1")
    await_ready(ben, 2)
    assert not any(f"bids {n}" in seen(page) for page in (anna, ben, cleo) for n in range(9))
    assert info(server, table)["choosing"] == ["blue"]
    choose(ben, "bid 0")
    for page in (anna, ben, cleo):
        await_that(page, "document.querySelector('.log').textContent.includes('bids 5')")
        told = page.locator(".log").inner_text()
        assert all(f"bids {n}" in told for n in (0, 1, 5))
        assert "bids 3" not in told
    assert whose_turn(anna, ben, cleo) is cleo


def change(page: Page) -> None:
    """Take back what nobody has seen yet."""
    page.locator("#take-back").click()
    settle(page)
    page.wait_for_selector(MINE)
