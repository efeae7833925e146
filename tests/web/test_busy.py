"""Nobody waits for long: what cannot be had is answered with 503, and nothing is lost."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from threading import Event, Semaphore, Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING

import pytest
from litestar.testing import TestClient

from keeling.web.app import make_app
from keeling.web.door import ROOM, Door
from keeling.web.errors import Busy
from keeling.web.live.newsroom import Newsroom
from keeling.web.settings import Settings
from tests.web.asking import API, Player, hidden, new_table, sit
from tests.web.forms import sent_by
from tests.web.hostile import addressed, here
from tools.server import PATIENCE, UNHURRIED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from litestar import Litestar

SHORT = 0.05  # seconds that these servers have patience


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of the database."""
    return tmp_path / "keeling.sqlite3"


@pytest.fixture
def client(file: Path) -> Iterator[TestClient[Litestar]]:
    """A server that is quickly at the end of its patience."""
    settings = Settings(**{**UNHURRIED, "database": f"sqlite:///{file}", "patience": SHORT})  # type: ignore[arg-type]  # of all kinds
    with TestClient(make_app(settings)) as made:
        yield made


def test_a_choice_is_not_lost_while_the_file_is_locked(
    client: TestClient[Litestar], file: Path
) -> None:
    table = new_table(client, "link", "link")
    player = Player(client, table, 0)
    option, version = player.get("/options")["options"][0]["option"], player.get()["version"]
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = player.choose(option, version, "once")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert answer.json()["error"] == "unavailable"
        assert player.get()["version"] == version, "looking needs no lock"
        other.execute("ROLLBACK")
    assert player.choose(option, version, "once").status_code == 200
    assert player.get()["version"] > version


def test_a_page_that_cannot_be_had_loads_itself_again(client: TestClient[Litestar]) -> None:
    path = sit(client, new_table(client, "link", "link"), 0)
    table = client.app.state.server.tables.kept[path.removeprefix("/t/")]
    with held(table.lock):
        answer = client.get(path)
        assert (answer.status_code, answer.headers["refresh"]) == (503, "1")
    assert client.get(path).status_code == 200


def test_a_form_that_cannot_be_answered_is_handed_back_with_all_that_was_typed(
    client: TestClient[Litestar],
) -> None:
    table = new_table(client, "link", "link", seed="")
    path = sit(client, table, 0)
    lock = client.app.state.server.tables.kept[table["table"]].lock
    link = re.sub("^https?://[^/]*", "", table["seats"][1]["link"])
    words = 'two\nlines & "more" <b>'
    saying = {"seat": table["seats"][0]["seat"], "command": "x", "words": words}
    forms = {
        f"{path}/words": {**hidden(client.get(f"{path}/fair").text), **saying},
        link: {**hidden(client.get(link).text), "name": "Ben"},
        f"{path}/words?a=b&c=%22": {**hidden(client.get(f"{path}/fair").text), "words": ""},
    }
    with held(lock):
        for where, typed in forms.items():
            answer = client.post(where, data=typed, follow_redirects=False)
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
            assert sent_by(answer.text, where) == typed
            assert "Send again" in answer.text
            assert "<b>" not in answer.text
    again = client.post(link, data=forms[link], follow_redirects=False)
    assert (again.status_code, again.headers["location"]) == (303, path)


def test_a_form_of_another_site_gains_no_token_by_being_handed_back(
    client: TestClient[Litestar],
) -> None:
    path = sit(client, new_table(client, "link", "link", seed=""), 0)
    with held(client.app.state.server.tables.kept[path.removeprefix("/t/")].lock):
        answer = client.post(f"{path}/words", data={"words": "evil", "_csrf_token": "made up"})
    assert answer.status_code == 403
    assert "evil" not in answer.text


def test_nobody_waits_for_a_busy_table_in_a_list(tmp_path: Path) -> None:
    with here(tmp_path) as client:
        tables = [new_table(client, "open", "link") for _ in range(3)]
        for table in tables:
            sit(client, table, 1)
        free = client.get(f"{API}/tables").json()
        assert {one["table"] for one in free} == {table["table"] for table in tables}
        kept = client.app.state.server.tables.kept
        with held(kept[tables[0]["table"]].lock), held(kept[tables[2]["table"]].lock):
            assert client.get(f"{API}/tables").json() == free
            page = client.get("/")
        assert page.status_code == 200
        assert all(f"/t/{table['table']}" in page.text for table in tables)


def test_a_slow_table_keeps_few_threads_from_their_work(client: TestClient[Litestar]) -> None:
    path = sit(client, new_table(client, "link", "link"), 0)
    tables = client.app.state.server.tables
    table = tables.kept[path.removeprefix("/t/")]
    table.lock.patience = PATIENCE
    turned_away = Semaphore(0)

    def look() -> None:
        try:
            with tables.at(table.id):
                pass
        except Busy:
            turned_away.release()

    looking = [Thread(target=look) for _ in range(100)]
    with held(table.lock):
        for one in looking:
            one.start()
        for _ in range(len(looking) - ROOM):
            assert turned_away.acquire(timeout=PATIENCE)
    for one in looking:
        one.join()
    assert not turned_away.acquire(blocking=False)


class held:  # noqa: N801 - used like a function
    """Another thread is behind a door as long as the block runs."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.inside, self.enough = Event(), Event()
        self.thread = Thread(target=self._stay)

    def _stay(self) -> None:
        with self.door:
            self.inside.set()
            self.enough.wait(PATIENCE)

    def __enter__(self) -> None:
        """Wait until it is."""
        self.thread.start()
        assert self.inside.wait(PATIENCE)

    def __exit__(self, *_error: object) -> None:
        """It comes out."""
        self.enough.set()
        self.thread.join()


def test_those_who_wait_at_one_table_leave_threads_for_another(
    client: TestClient[Litestar],
) -> None:
    slow, other = (sit(client, new_table(client, "link", "link"), 0) for _ in range(2))
    lock = client.app.state.server.tables.kept[slow.removeprefix("/t/")].lock
    lock.patience = PATIENCE
    waiting = [Thread(target=client.get, args=[slow]) for _ in range(2 * ROOM)]
    with held(lock), addressed(client) as coming:
        for one in waiting:
            one.start()
        end = monotonic() + PATIENCE
        while lock.waiting < ROOM and monotonic() < end:
            sleep(0.01)
        assert lock.waiting == ROOM, "there are threads for all who may wait"
        coming.address = "192.0.2.7"
        assert client.get(other).status_code == 200
    for one in waiting:
        one.join(PATIENCE)


def test_a_door_turns_away_those_who_would_wait_too_long_or_be_too_many() -> None:
    door = Door(SHORT, room=0)
    with door, door:
        pass
    with held(door), pytest.raises(Busy), door:
        pass
    patient = Door(SHORT)
    with held(patient), pytest.raises(Busy), patient:
        pass
    with patient:
        pass


def test_one_look_serves_all_who_ask_before_it_begins() -> None:
    began, go, looks = Event(), Event(), []

    def look(table: str) -> int:
        looks.append(table)
        began.set()
        go.wait(PATIENCE)
        return len(looks)

    async def ask() -> tuple[int, list[int]]:
        newsroom = Newsroom(look)
        first = asyncio.create_task(newsroom.of("a"))
        await asyncio.to_thread(began.wait, PATIENCE)
        later = [asyncio.create_task(newsroom.of("a")) for _ in range(50)]
        await asyncio.sleep(0)
        go.set()
        found = await first, list(await asyncio.gather(*later))
        newsroom.close()
        return found

    assert asyncio.run(ask()) == (1, [2] * 50)
