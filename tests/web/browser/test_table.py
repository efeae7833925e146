"""The table: board and list are one thing, nothing scrolls, and the past can be looked at."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    MINE,
    await_look,
    await_that,
    await_turn,
    button,
    choose,
    is_mine,
    new_table,
    open_table,
    sit,
    whose_turn,
)
from tests.web.browser.seeding import ALONE, played, spread, turns

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

PARTS = ("#board svg", "#things svg", ".decision", ".log", ".history", "#text-board summary")
OUT_OF_SIGHT = """parts => parts.filter(part => {
    const room = document.querySelector(part).getBoundingClientRect();
    return room.left < 0 || room.top < 0 || room.right > innerWidth || room.bottom > innerHeight
        || room.width < 40 || room.height < 20;
})"""
RECORD = "future_energy/base_2"
POSITIONS = 5  # of each game, from its first to its last
STEP = 1500  # milliseconds: longer than a position is shown in a replay
SCROLLS = "document.scrollingElement.scrollHeight > innerHeight"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["future_energy/land_2", "future_energy/all_4"])
def test_everything_is_in_one_window(
    name: str, language: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person()
    for at in spread(turns(name), POSITIONS):
        sit(page, played(server, name, at, language=language))
        assert page.evaluate(OUT_OF_SIGHT, PARTS) == []
        assert not page.evaluate(SCROLLS)


def test_an_option_and_its_piece_light_up_together(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(), played(server, RECORD, turns(RECORD, "buy 1", "buy 2")[0], ALONE))
    piece = page.locator('[id="slot-2"]')
    page.locator(button("buy 2")).hover()
    assert page.locator('[id="slot-2"].lit').count() == 1
    page.locator("#ask").hover()
    assert page.locator(".lit").count() == 0
    piece.hover()
    assert page.locator(f"{button('buy 2')}.lit").count() == 1
    page.locator(button("end")).focus()
    page.locator("#ask").hover()
    assert page.locator(f"{button('buy 2')}.lit").count() == 0


def test_what_is_not_possible_leads_to_its_rule(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(), played(server, RECORD, turns(RECORD, "buy 1", "buy 2")[0], ALONE))
    choose(page, "buy 1")
    assert await_turn(page)
    page.locator("#refused summary").click()
    clause = page.locator("#refused a").first
    anchor = (clause.get_attribute("href") or "").partition("#")[2]
    clause.click()
    page.wait_for_url(re.compile(rf"/rules/future_energy\?table=\w+#{re.escape(anchor)}$"))
    assert page.locator(f'[id="{anchor}"]').is_visible()


def test_the_last_moves_of_others_are_marked(new_person: NewPerson, server: Server) -> None:
    made = new_table(server, "link", "link")
    ben, anna = sorted((sit(new_person(), made, seat) for seat in range(2)), key=is_mine)
    choose(anna, "buy 1")
    while whose_turn(anna, ben) is anna:
        choose(anna)
    assert ben.locator(".picture .last").count() > 1


def test_the_right_button_holds_nothing_up(new_person: NewPerson, server: Server) -> None:
    """Where it opens a menu, browsers do not tell that it is up again."""
    made = new_table(server, "link", "link")
    ben, anna = sorted((sit(new_person(), made, seat) for seat in range(2)), key=is_mine)
    ben.locator("#ask").hover()
    ben.mouse.down(button="right")
    choose(anna, "two_lines")
    at(ben, position(anna))


def test_the_title_and_the_icon_tell_whose_turn_it_is(
    new_person: NewPerson, server: Server
) -> None:
    made = new_table(server, "link", "link")
    ben, anna = sorted((sit(new_person(), made, seat) for seat in range(2)), key=is_mine)
    await_that(ben, "document.title.startsWith('Future Energy')")
    await_that(anna, "document.title.startsWith('● Your turn')")
    ben.locator(".history a[rel=prev]").click()
    ben.wait_for_selector("#table[data-past=yes]")
    while await_look(anna, "now.ready").mine:
        choose(anna)
    await_that(ben, "document.title.startsWith('● Your turn')")  # also to who looks at the past
    await_that(ben, "document.querySelector('link[rel=icon]').href.endsWith('/icon-turn.svg')")
    await_that(anna, "document.querySelector('link[rel=icon]').href.endsWith('/icon.svg')")


def test_earlier_positions_are_looked_at(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(), played(server, RECORD, turns(RECORD, "buy 1", "buy 2")[0], ALONE))
    choose(page, "buy 1")
    assert await_turn(page)
    now = position(page)
    page.locator(".history a[rel=prev]").click()
    at(page, now - 1)
    page.keyboard.press("ArrowLeft")
    at(page, now - 2)
    page.keyboard.press("ArrowRight")
    at(page, now - 1)
    line = page.locator("#story li").nth(-4)
    before = int(line.get_attribute("data-at") or 0)
    line.locator("a").click()
    at(page, before)
    assert page.locator(".options").count() == 0
    page.locator(".decision a", has_text="To the latest position").click()
    page.wait_for_selector(MINE)
    assert position(page) == now


def test_a_replay_plays_and_pauses(new_person: NewPerson, server: Server) -> None:
    page = new_person()
    page.clock.install()
    sit(page, played(server, RECORD, turns(RECORD)[0], ALONE))
    now, play = position(page), page.locator("#play")
    for back in range(1, 4):
        page.keyboard.press("ArrowLeft")
        at(page, now - back)
    play.click()
    assert play.inner_text() == "Pause"
    at(page, now - 2)
    page.clock.fast_forward(STEP)
    at(page, now - 1)
    play.click()
    assert play.inner_text() == "Play"
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.fast_forward(10 * STEP)
    assert position(page) == now - 1
    assert asked == []
    play.click()
    page.wait_for_selector(MINE)
    page.clock.fast_forward(STEP)
    await_that(page, "document.querySelector('#play').innerText === 'Play'")


def test_a_table_works_without_a_script(new_person: NewPerson) -> None:
    page = new_person(java_script_enabled=False)
    open_table(page, "here", "here")
    page.locator("#take-over").click()
    before = position(page)
    page.locator(button("two_lines")).click()
    at(page, before + 1)
    page.locator("#take-back").click()
    at(page, before)
    page.locator(button("buy 1")).click()
    page.locator("#no").click()
    page.wait_for_selector(button("buy 1"))
    assert position(page) == before
    while not page.locator("#take-over").count():
        with page.expect_navigation():
            page.locator(f"#yes, {button('end')}, .options button").last.click()
    page.locator("#take-over").click()
    page.wait_for_selector(".options button")
    assert page.locator(".options button").count() > 1


def position(page: Page) -> int:
    """After how many choices the page shows the table."""
    return int(page.locator("#table").get_attribute("data-at") or -1)


def at(page: Page, wanted: int) -> None:
    """The page comes to show this position."""
    page.wait_for_selector(f'#table[data-at="{wanted}"]')
