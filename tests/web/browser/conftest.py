from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from tests.web.browser.playing import await_that

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page, Request

    from tools.server import Server

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
LAPTOP = (1280, 800)
GRAVE = {"serious", "critical"}
PATIENCE = 15_000  # milliseconds: two cores, and several browsers
FASTER = "409 (Conflict)"  # somebody else was: the page then shows the table as it stands
WHOLE_GAME = 900  # seconds: people who play one need minutes on a machine that is busy


class NewPerson(Protocol):
    """Somebody sits down at a device of their own."""

    def __call__(
        self, *, size: tuple[int, int] = LAPTOP, forgive: tuple[str, ...] = (), **device: Any
    ) -> Page:
        """A page in a fresh browser context; complaints with these words are expected."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    for item in items:
        if "tests/web/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(WHOLE_GAME))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The Chromium of this system; one that fails takes only the tests of a file with it."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, f"none of {', '.join(BROWSERS)} is here: make browser"
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])


@pytest.fixture
def new_person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """People with devices of their own; whatever their browsers complain about fails the test."""
    complaints: list[str] = []
    contexts = []

    def make(
        *, size: tuple[int, int] = LAPTOP, forgive: tuple[str, ...] = (), **device: Any
    ) -> Page:
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(base_url=server.url, viewport=viewport, **device)  # type: ignore[arg-type]  # a dict is what it takes
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        watch(page, server.url, lambda told: complaints.extend(unforgiven(told, forgive)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


def watch(page: Page, url: str, complain: Callable[[str], None]) -> None:
    """Errors in the console, exceptions, and requests to anywhere else."""

    def look(request: Request) -> None:
        where = urlsplit(request.url)
        if where.scheme not in {"data", "blob"} and where.netloc != urlsplit(url).netloc:
            complain(f"asks for {request.url}")

    page.on("request", look)
    page.on("pageerror", lambda error: complain(f"raises {error}"))
    page.on("console", lambda said: complain(said.text) if said.type == "error" else None)


def unforgiven(told: str, forgive: tuple[str, ...]) -> list[str]:
    """A complaint, unless it was to be expected."""
    return [] if any(words in told for words in (*forgive, FASTER)) else [told]


@pytest.fixture
def axe() -> Callable[[Page], None]:
    """Whether everybody can use a page: axe-core finds nothing serious."""

    def check(page: Page) -> None:
        await_that(page, "!document.querySelector('.rise')")  # what fades has no contrast
        found = Axe().run(page).response["violations"]
        assert [shown(one) for one in found if one["impact"] in GRAVE] == [], page.url

    return check


def shown(violation: dict[str, Any]) -> str:
    """A violation, and where."""
    places = [" ".join(map(str, node["target"])) for node in violation["nodes"]]
    return f"{violation['id']}: {violation['help']} at {'; '.join(places)}"
