"""Three languages: everything has a text, and every text has room."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import GAMES, READY, await_turn, choose, look, new_table, sit
from tests.web.browser.seeding import FULL, hold, played, spread, turns

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.browser.conftest import NewPerson
    from tools.server import Server

LOCALES = {"en-GB": "en", "de-DE": "de", "pl-PL": "pl"}
POSITIONS = 6  # of each game, from its first to its last
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


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lobby_speaks_the_language_of_the_browser(locale: str, new_person: NewPerson) -> None:
    page = new_person(locale=locale)
    for path in ("/", *(f"/new?game={game}" for game in GAMES)):
        page.goto(path)
        speaks(page, LOCALES[locale])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LOCALES.values())
def test_a_full_table_speaks_one_language_from_its_first_choice_to_its_last(
    language: str, game: str, new_person: NewPerson, server: Server
) -> None:
    page = new_person()
    for name in FULL[game]:
        for at in spread(turns(name), POSITIONS // len(FULL[game])):
            sit(page, played(server, name, at, language=language))
            assert look(page).options
            speaks(page, language)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LOCALES.values())
def test_every_page_of_a_game_that_is_over_speaks_one_language(
    language: str, game: str, new_person: NewPerson, server: Server
) -> None:
    page, made = new_person(), played(server, FULL[game][0], language=language)
    hold(server, page, made["table"], 0)
    for name in ("", "/result", "/story", "/seats", "/fair", "/report", "/fork"):
        page.goto(f"/t/{made['table']}{name}")
        speaks(page, language)


def speaks(page: Page, language: str) -> None:
    """The page says which language it is in; no text is missing, none is cut off."""
    assert page.locator("html").get_attribute("lang") == language
    texts = page.evaluate(TEXTS)
    assert [text for text in texts if KEY.search(text) or "{" in text or "undefined" in text] == []
    assert page.evaluate(CLIPPED) == []


def test_a_language_is_chosen_and_stays(new_person: NewPerson, server: Server) -> None:
    page = sit(new_person(locale="en-GB"), new_table(server, "link", "uniform"))
    for language, turn in {"pl": "Twoja kolej", "de": "Du bist dran"}.items():
        page.locator(f".languages [value={language}]").click()
        page.wait_for_selector(f"html[lang={language}] {READY}")
        assert turn in page.locator(".whose").inner_text()
    choose(page)
    assert await_turn(page)
    assert "Du bist dran" in page.locator(".whose").inner_text()
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == "de"
