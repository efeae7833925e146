"""Keys that leave, and keys that can be switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.browser.playing import await_turn, button, choose, new_table, settle, sit

if TYPE_CHECKING:
    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

SOUNDS = """() => {
    Object.assign(window, { made: 0, rung: 0 });
    const [Source, start] = [AudioContext, OscillatorNode.prototype.start];
    window.AudioContext = class extends Source { constructor() { super(); window.made += 1; } };
    OscillatorNode.prototype.start = function () { window.rung += 1; return start.call(this); };
}"""


def test_escape_leaves_the_question_whether_one_is_sure(
    new_person: NewPerson, server: Server
) -> None:
    page = sit(new_person(), new_table(server, "link", "uniform"))
    page.locator(button("buy 1")).click()
    settle(page)
    page.wait_for_selector("#yes")
    page.keyboard.press("Escape")
    page.wait_for_selector(button("buy 1"))
    assert page.locator("#yes").count() == 0


def test_escape_closes_a_menu_before_anything_else(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(), new_table(server, "link", "uniform"))
    page.locator(button("buy 1")).click()
    page.wait_for_selector("#yes")
    page.keyboard.press("?")
    assert page.locator("#keys[open]").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("#keys[open]").count() == 0
    assert page.locator("#yes").count() == 1


def test_the_question_mark_is_switched_off_with_the_letters(
    new_person: NewPerson, server: Server
) -> None:
    page = sit(new_person(), new_table(server, "link", "uniform"))
    page.evaluate("document.querySelector('#letters').checked = false")
    page.keyboard.press("?")
    assert page.locator("#keys[open]").count() == 0
    page.evaluate("document.querySelector('#letters').checked = true")
    page.keyboard.press("?")
    assert page.locator("#keys[open]").count() == 1


def test_all_sounds_come_from_one_source(new_person: NewPerson, server: Server) -> None:
    page = new_person()
    page.add_init_script(f"({SOUNDS})()")
    sit(page, new_table(server, "link", "uniform"))
    page.evaluate("document.querySelector('#sound').checked = true")
    while page.evaluate("window.rung") < 2:
        assert await_turn(page)
        choose(page)
    assert page.evaluate("window.made") == 1
