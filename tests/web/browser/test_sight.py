"""What the eye meets: text large enough to read, changes that float up once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import GAMES, await_that, button, choose, settle, sit
from tests.web.browser.seeding import ALONE, FULL, SMALL, played, spread, turns

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

RECORD = "future_energy/base_2"
POSITIONS = 5  # of each game, from its first to its last
PHONE = (390, 844)
SMALL_TEXT = """least => [...document.querySelectorAll(".picture svg text")]
    .filter(one => one.checkVisibility())
    .map(one => [one, one.getScreenCTM()])
    .map(([one, { a, b }]) => [one, parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b)])
    .filter(([, size]) => size < least)
    .map(([one, size]) => `${one.textContent}: ${size}`)"""
# All that ever floats up, also if it is gone again before anybody asks.
WATCH_RISEN = """() => {
    window.risen = [];
    new MutationObserver(changes => {
        for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (!one.matches?.(".rise")) continue;
            window.risen.push([one.textContent, one.getAttribute("aria-hidden")]);
        }
    }).observe(document.body, { childList: true });
}"""
LONG = "Du wirst gefragt, am Zug ist eine besonders ausdauernde Spielerin"
WITHIN = """said => {
    document.querySelector(".whose .say").textContent = said;
    const [panel, back] = [".decision", "#take-back"]
        .map(one => document.querySelector(one).getBoundingClientRect());
    return back.left >= panel.left && back.right <= panel.right && back.bottom <= panel.bottom;
}"""
LINES = """() => new Set([...document.querySelectorAll(".sitting")]
    .map(one => one.getBoundingClientRect().top)).size"""
# What a finger hits so far from the middle of a connection, on either side of it.
HIT = """([key, far]) => {
    const line = document.querySelector(`[id="${key}"] .road`);
    const end = n => new DOMPoint(line[`x${n}`].baseVal.value, line[`y${n}`].baseVal.value)
        .matrixTransform(line.getScreenCTM());
    const middle = () => [(end(1).x + end(2).x) / 2, (end(1).y + end(2).y) / 2];
    const [left, top] = middle();
    const board = document.querySelector("#board").getBoundingClientRect();
    document.querySelector("#board").scrollBy({
        left: left - board.x - board.width / 2, top: top - board.y - board.height / 2,
        behavior: "instant",
    });
    const [x, y] = middle();
    const [dx, dy] = [end(2).x - end(1).x, end(2).y - end(1).y];
    const share = far / Math.hypot(dx, dy);
    return [1, -1].map(side => {
        const hit = document.elementFromPoint(x - side * dy * share, y + side * dx * share);
        const piece = hit?.closest("[data-element], .can");
        return piece?.dataset.element ?? piece?.id;
    });
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["small", "full"])
def test_no_text_on_a_laptop_is_smaller_than_twelve_pixels(
    size: str, game: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person()
    for name in FULL[game] if size == "full" else [SMALL[game]]:
        for at in spread(turns(name), POSITIONS):
            sit(page, played(server, name, at, language="de"))
            assert page.locator(".picture svg text").count() > 5
            assert page.evaluate(SMALL_TEXT, 11.95) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_text_on_a_phone_is_smaller_than_twelve_pixels(
    game: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=PHONE, has_touch=True, is_mobile=True)
    for name in FULL[game]:
        sit(page, played(server, name, turns(name)[-1], language="de"))
        for tab in ("board", "things"):
            page.locator(f"button[data-tab={tab}]").tap()
            assert page.evaluate(SMALL_TEXT, 11.95) == []


def buy_lines(page: Page) -> None:
    """Two lines for 5 M."""
    page.locator(button("two_lines")).click()
    settle(page)


def test_changes_float_up_once_and_are_not_read_out(new_person: NewPerson, server: Server) -> None:
    page = new_person()
    sit(page, played(server, RECORD, turns(RECORD, "two_lines")[0], ALONE))
    page.evaluate(WATCH_RISEN)
    buy_lines(page)
    await_that(page, "window.risen.length > 0 && !document.querySelector('.rise')")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("#table[data-past=yes]")
    assert page.evaluate("window.risen") == [["\N{MINUS SIGN}5", "true"]]


def test_nothing_floats_for_whoever_wants_no_motion(new_person: NewPerson, server: Server) -> None:
    page = new_person(reduced_motion="reduce")
    sit(page, played(server, RECORD, turns(RECORD, "two_lines")[0], ALONE))
    page.evaluate(WATCH_RISEN)
    buy_lines(page)
    assert page.locator("#stock-white-lines").count() == 1
    assert page.evaluate("window.risen") == []


def test_a_finger_hits_a_connection_within_sixteen_pixels(
    new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=PHONE, has_touch=True, is_mobile=True)
    sit(page, played(server, RECORD, turns(RECORD, "two_lines")[0], ALONE))
    buy_lines(page)
    key = page.locator(".picture .connection.can").first.get_attribute("id")
    assert page.evaluate(HIT, [key, 15]) == [key, key]


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_what_takes_back_stays_in_sight_beside_a_long_sentence(
    size: tuple[int, int], new_person: NewPerson, server: Server
) -> None:
    page = new_person(size=size)
    sit(page, played(server, RECORD, turns(RECORD, "two_lines")[0], ALONE))
    choose(page, "two_lines")
    assert page.evaluate(WITHIN, LONG)  # at once: the page may be told something new


@pytest.mark.parametrize("game", GAMES)
def test_four_players_stand_in_one_line_on_a_laptop(
    game: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person()
    name = FULL[game][0]
    sit(page, played(server, name, turns(name)[0], language="de"))
    assert page.locator(".sitting").count() == 4
    assert page.evaluate(LINES) == 1
