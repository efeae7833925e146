from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

import pytest

from tests.web.browser.chromium import Chromium
from tests.web.browser.playing import await_that
from tests.web.browser.usable import violations
from tests.web.servers import running
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page, Request

LAPTOP = (1280, 800)
PATIENCE = 300_000  # milliseconds: this ends tests that hang, and nothing else
LONGEST = 1800  # seconds: people who play a whole game need minutes on a machine that is busy


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
            item.add_marker(pytest.mark.timeout(LONGEST))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """One browser for all tests of this process; one that fails takes only one test with it."""
    made = Chromium()
    yield made
    made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process that let it run."""
    with running(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture
def new_person(chromium: Chromium, server: Server) -> Iterator[NewPerson]:
    """People with devices of their own; whatever browsers or the server say fails the test."""
    complaints: list[str] = []
    contexts = []
    said_before = server.log.read_text("utf-8")

    def make(
        *, size: tuple[int, int] = LAPTOP, forgive: tuple[str, ...] = (), **device: Any
    ) -> Page:
        viewport = {"width": size[0], "height": size[1]}
        context = chromium.alive().new_context(base_url=server.url, viewport=viewport, **device)  # type: ignore[arg-type]  # a dict is what it takes
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        watch(page, server.url, lambda told: complaints.extend(unforgiven(told, forgive)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
    assert server.log.read_text("utf-8") == said_before


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
    return [] if any(words in told for words in forgive) else [told]


@pytest.fixture
def axe() -> Callable[..., None]:
    """Whether everybody can use a page, in light and in dark: axe-core finds nothing serious."""

    def check(page: Page, *schemes: str) -> None:
        await_that(page, "!document.querySelector('.rise')")  # what fades has no contrast
        assert violations(page, *schemes) == [], page.url

    return check
