"""Workers and the database are killed while games are played: nothing is lost, nobody is stuck.

`make kill` does the same for longer.
"""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING

import pytest

from tests.web.databases import needs_postgres
from tools.kill_players import Score
from tools.kill_server import FAULT, Killing, session
from tools.postgres import Postgres
from tools.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = [needs_postgres, pytest.mark.slow]


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A database server that writes to disk before it answers, and can be killed."""
    made = Postgres()
    made.start()
    yield made
    made.close()


def test_workers_and_the_database_die_and_nothing_is_lost(
    postgres: Postgres, tmp_path: Path
) -> None:
    server = Server(tmp_path, workers=3, database=postgres.url, heartbeat=1.0)
    server.start()
    killing = Killing(server, Score(), postgres)
    try:
        told = asyncio.run(session(killing, tables=2, kills=4, database_kills=2))
    finally:
        server.close()
    assert re.match(r"4 kills, \d+ games at 2 tables, .* 0 lost; .* every record replays", told)
    assert len(killing.back) == 2
    assert server.is_gone()
    assert FAULT not in server.log.read_text("utf-8")
