"""Several workers behind one address, with PostgreSQL: pages do not notice when one dies."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest

from tests.web.browser.playing import choose, is_mine, new_table, sit, version
from tests.web.databases import fresh_postgres, needs_postgres
from tests.web.servers import running
from tools.server import Server, worker_pids

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.web.browser.conftest import NewPerson

pytestmark = needs_postgres

FAILED = ("net::ERR_",)  # what browsers say of a connection that broke
PLAIN = "two_lines"  # an option without chance: one entry of the log


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two workers; that they are killed is nothing to complain of."""
    folder = tmp_path_factory.mktemp("server")
    with (
        fresh_postgres() as url,
        running(folder, workers=2, database=url, log_level="error") as made,
    ):
        yield made


def test_pages_go_on_when_the_workers_behind_them_die(
    new_person: NewPerson, server: Server
) -> None:
    made = new_table(server, "link", "link")
    pages = [sit(new_person(forgive=FAILED), made, seat) for seat in range(2)]
    anna, ben = sorted(pages, key=is_mine, reverse=True)
    for page in pages:
        page.wait_for_selector("#alive.on")
    for option in (PLAIN, ""):
        for pid in worker_pids(server.process.pid):
            os.kill(pid, signal.SIGKILL)
        choose(anna, option)
        anna.wait_for_selector("#table:not([aria-busy])")
        ben.wait_for_selector(f'#table[data-stamp^="{version(anna)}-"]')
    for page in pages:
        page.wait_for_selector("#alive.on")
        assert page.locator(".presence.here").count() == 2
