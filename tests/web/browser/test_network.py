"""When the network fails, or the server does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    MINE,
    await_turn,
    button,
    choose,
    info,
    is_mine,
    new_table,
    settle,
    sit,
    version,
)
from tests.web.servers import running
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, Route

    from tests.web.browser.conftest import NewPerson

FAILED = ("net::ERR_",)  # what browsers say of a network that is gone
PLAIN = "two_lines"  # an option without chance: one entry of the log
# Signs of life, and silence, let a page look again: then it would find what it has missed.
NO_SECOND_CHANCE = """
const again = window.setInterval;
window.setInterval = (look, ms) => (ms < 1000 ? again(look, ms) : 0);
window.EventSource = class extends EventSource {
    addEventListener(kind, ...more) { if (kind !== "alive") super.addEventListener(kind, ...more); }
};
"""
Two = tuple["Page", "Page", str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is stopped and started again."""
    with running(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture
def two(new_person: NewPerson, server: Server) -> Two:
    """Two people at a table, the one whose turn it is first."""
    made = new_table(server, "link", "link")
    pages = [sit(new_person(forgive=FAILED), made, seat) for seat in range(2)]
    pages.sort(key=is_mine, reverse=True)
    return pages[0], pages[1], made["table"]


def test_a_page_catches_up_when_the_network_is_back(two: Two) -> None:
    anna, ben, _ = two
    ben.context.set_offline(True)
    ben.wait_for_selector("#alive.lost")
    assert "lost" in ben.locator("#alive").inner_text()
    choose(anna, PLAIN)
    choose(anna)
    told = screen(anna)
    assert screen(ben) != told
    ben.context.set_offline(False)
    await_version(ben, told[0])
    ben.wait_for_selector("#alive.on")
    assert screen(ben) == told


def test_what_is_chosen_without_a_network_is_sent_once_there_is_one(
    two: Two, server: Server
) -> None:
    anna, ben, table = two
    before = info(server, table)["version"]
    anna.context.set_offline(True)
    anna.locator(button(PLAIN)).click()
    anna.wait_for_selector("#alive.lost")
    anna.locator(button(PLAIN)).click()  # nothing happens, so people click again
    assert info(server, table)["version"] == before
    anna.context.set_offline(False)
    anna.wait_for_selector("#table:not([aria-busy])")
    assert info(server, table)["version"] == before + 1
    await_version(ben, screen(anna)[0])
    assert screen(ben) == screen(anna)


def test_a_page_survives_the_end_of_the_server(two: Two, server: Server) -> None:
    anna, ben, table = two
    choose(anna, PLAIN)
    before, told = info(server, table)["version"], screen(anna)
    server.stop()
    for page in (anna, ben):
        page.wait_for_selector("#alive.lost")
    server.start()
    for page in (anna, ben):
        page.wait_for_selector("#alive.on")
        await_version(page, told[0])
        assert screen(page) == told
    assert info(server, table)["version"] == before
    choose(anna)
    await_version(ben, screen(anna)[0])


def test_what_is_chosen_while_the_server_is_away_is_not_lost(two: Two, server: Server) -> None:
    anna, ben, table = two
    before = info(server, table)["version"]
    server.stop()
    anna.locator(button(PLAIN)).click()
    anna.wait_for_selector("#alive.lost")
    server.start()
    settle(anna)
    assert info(server, table)["version"] == before + 1
    ben.wait_for_selector("#alive.on")  # browsers wait a while before they try again
    await_version(ben, screen(anna)[0])


def test_a_choice_whose_answer_is_lost_is_made_once(two: Two, server: Server) -> None:
    anna, ben, table = two
    before = info(server, table)["version"]
    answers = []

    def lose_the_first(route: Route) -> None:
        answers.append(route.fetch().status)
        if len(answers) == 1:
            route.abort()
        else:
            route.continue_()

    anna.route("**/choose", lose_the_first)
    anna.locator(button(PLAIN)).click()
    settle(anna)
    assert answers == [200, 200]
    assert info(server, table)["version"] == before + 1
    await_version(ben, screen(anna)[0])
    assert anna.locator(MINE).count() == 1


def test_news_that_overtakes_an_answer_is_not_missed(new_person: NewPerson, server: Server) -> None:
    made = new_table(server, "link", "greedy")
    page = new_person()
    page.add_init_script(NO_SECOND_CHANCE)
    sit(page, made)
    overtaken = []

    def answer_late(route: Route) -> None:
        answer = route.fetch()
        while info(server, made["table"])["thinking"]:
            overtaken.append(answer.status)
        route.fulfill(response=answer)

    page.route("**/choose", answer_late)
    while not overtaken:
        assert await_turn(page)
        choose(page)
    page.wait_for_selector(MINE)


def screen(page: Page) -> tuple[str, list[str]]:
    """What a page shows of the game: which version, and what led to it."""
    lines = page.locator("#story li").all_text_contents()
    return version(page), [" ".join(line.split()) for line in lines]


def await_version(page: Page, wanted: str) -> None:
    """The page shows this version soon, by itself."""
    page.wait_for_selector(f'#table[data-stamp^="{wanted}-"]')
