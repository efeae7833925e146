"""Pages to read: the rules and the glossary, for everybody and in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.browser.conftest import NewPerson

LANGUAGES = {"en-GB": "en", "de-DE": "de", "pl-PL": "pl"}
PAGES = ["/rules/future_energy", "/glossary/future_energy", "/sources/future_energy"]
PHONE = (360, 740)


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_page_speaks_the_language_of_the_browser(
    locale: str, path: str, new_person: NewPerson, axe: Callable[..., None]
) -> None:
    page = new_person(locale=locale)
    page.goto(path)
    assert page.locator("html").get_attribute("lang") == LANGUAGES[locale]
    axe(page, "light")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_can_be_read_in_the_dark_on_a_phone(
    path: str, new_person: NewPerson, axe: Callable[..., None]
) -> None:
    page = new_person(size=PHONE, color_scheme="dark")
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    axe(page, "dark")


def test_the_rules_are_searched_without_a_script(new_person: NewPerson) -> None:
    page = new_person(java_script_enabled=False)
    page.goto("/rules/future_energy")
    page.get_by_role("searchbox").fill("FE-5.2")
    page.keyboard.press("Enter")
    page.wait_for_url("**q=FE-5.2**")
    assert page.locator("#FE-5\\.2\\.1").count() == 1
