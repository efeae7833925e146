"""Three languages: everything has a text, and every text has room."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import (
    ALL_VARIANTS,
    GAMES,
    READY,
    await_turn,
    choose,
    leave_to_bot,
    new_table,
    sit,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

LOCALES = {"en-GB": "en", "de-DE": "de", "pl-PL": "pl"}
LONG = 90_000  # milliseconds: a bot that looks far ahead thinks about each step of its turn
KINDS = "web|common|option|event|reason|prompt|help|place|seat|slot|board|stock|tile|value|setting"
KEY = re.compile(rf"(?<![/\w-])(?:{KINDS})-[a-z_]+")
TEXTS = """() => [...document.querySelectorAll("body :not(textarea)")].flatMap(one =>
    [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data)
        .concat(["title", "alt", "aria-label", "placeholder"].map(name => one.getAttribute(name))))
    .filter(text => text && text.trim())"""
CLIPPED = """() => [...document.querySelectorAll("button, summary, a.button, .tabs *, .headline")]
    .filter(one => one.checkVisibility() && one.clientWidth > 1)
    .filter(one => one.scrollWidth > one.clientWidth || beyond(one))
    .map(one => one.textContent.trim());
function beyond(one) {
    const room = one.closest(".decision, .top, .bar");
    return room && one.getBoundingClientRect().right > room.getBoundingClientRect().right + 0.5;
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_page_speaks_one_language(
    locale: str, game: str, new_person: NewPerson, server: Server
) -> None:
    page, language = new_person(locale=locale), LOCALES[locale]
    for path in ("/", f"/new?game={game}"):
        page.goto(path)
        speaks(page, language)
    config = ALL_VARIANTS[game]
    made = new_table(server, "link", "greedy", game=game, config=config, language=language)
    sit(page, made)
    for _ in range(6):
        assert await_turn(page)
        speaks(page, language)
        choose(page)
    leave_to_bot(server, made)
    for name in ("", "/result", "/story", "/seats", "/report", "/fork"):
        page.goto(f"/t/{made['table']}{name}")
        speaks(page, language)


def speaks(page: Page, language: str) -> None:
    """The page says which language it is in; no text is missing, none is cut off."""
    assert page.locator("html").get_attribute("lang") == language
    texts = page.evaluate(TEXTS)
    assert [text for text in texts if KEY.search(text) or "{" in text or "undefined" in text] == []
    assert page.evaluate(CLIPPED) == []


def test_a_language_is_chosen_and_stays(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(locale="en-GB"), new_table(server, "link", "greedy"))
    for language, turn in {"pl": "Twoja kolej", "de": "Du bist dran"}.items():
        page.locator(f".languages [value={language}]").click()
        page.wait_for_selector(f"html[lang={language}] {READY}")
        assert turn in page.locator(".whose").inner_text()
    choose(page)
    assert await_turn(page)
    assert "Du bist dran" in page.locator(".whose").inner_text()
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_no_button_is_clipped_at_a_full_table(
    locale: str, game: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person(locale=locale)
    page.set_default_timeout(LONG)
    who = ("link", "greedy", "rollout", "uniform")
    box = {"game": game, "config": ALL_VARIANTS[game], "language": LOCALES[locale]}
    sit(page, new_table(server, *who, **box))
    for _ in range(3):
        assert await_turn(page)
        assert page.evaluate(CLIPPED) == []
        choose(page)
