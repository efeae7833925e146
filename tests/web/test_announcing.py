"""What is written to PostgreSQL is announced to every process that listens."""

from __future__ import annotations

from contextlib import contextmanager
from queue import Queue
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text

from keeling.web.errors import Refused, Stale
from keeling.web.store.announcing import Listener
from keeling.web.store.rows import Entry, Kind, Standing
from keeling.web.store.store import Store
from tests.patience import PATIENCE, until
from tests.web.databases import fresh_postgres, needs_postgres, seat_row, table_row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = needs_postgres

NOW = Standing(1, 1, 0, ended=False)
LISTENING = "FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN keeling'"
COUNT = text(f"SELECT count(*) {LISTENING}")
CUT = text(f"SELECT pg_terminate_backend(pid) {LISTENING}")


@pytest.fixture
def store() -> Iterator[Store]:
    """A database with the tables `a` and `b`."""
    with fresh_postgres() as url:
        made = Store(url)
        for table in ("a", "b"):
            made.add(table_row(table), [seat_row(table, 0)], [])
        yield made
        made.close()


@contextmanager
def listening(store: Store) -> Iterator[Callable[[], str]]:
    """What is heard next: a table, or `all` when any table may have changed unheard."""
    heard: Queue[str] = Queue()
    listener = Listener(store.engine, heard.put, lambda: heard.put("all"))
    listener.start()
    yield lambda: heard.get(timeout=PATIENCE)
    listener.close()


def test_what_is_committed_is_announced_and_nothing_else(store: Store) -> None:
    with listening(store) as heard:
        assert heard() == "all"  # what came before it listened was not heard
        store.append("a", [Entry(1, 0, Kind.CHOICE, "one")], NOW)
        assert heard() == "a"
        with pytest.raises(Stale):
            store.append("a", [Entry(1, 0, Kind.CHOICE, "other")], NOW)
        for table in ("b", "a", "b"):  # what follows shows that nothing else was announced
            store.change_seat(table, 0, name="Ann")
            assert heard() == table


def test_a_listener_that_is_cut_off_listens_again(store: Store) -> None:
    with listening(store) as heard:
        assert heard() == "all"
        with store.engine.connect() as db:
            db.execute(CUT)
        assert heard() == "all"
        store.change_seat("a", 0, name="Bob")
        assert heard() == "a"
    with store.engine.connect() as db:  # it has closed what it opened
        until(lambda: db.execute(COUNT).scalar() == 0)


def test_a_listener_that_is_cut_off_because_it_stops_does_not_complain(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    def stop() -> None:
        """What `close` does, at a moment when the listener is about to ask for something."""
        listener.stopped.set()
        listener.cut()
        listener.driver.execute("SELECT 1")

    listener = Listener(store.engine, lambda _table: None, stop)
    listener.start()
    listener.thread.join(PATIENCE)
    assert not listener.thread.is_alive()
    assert caplog.text == ""


def test_text_that_the_database_cannot_hold_is_refused(store: Store) -> None:
    for ask in (store.table, store.seat_of, store.log):
        with pytest.raises(Refused, match="web-error-400"):
            ask("a\0")


def test_no_transaction_fails_for_running_beside_another(store: Store) -> None:
    url = store.engine.url.update_query_dict(
        {"options": "-c default_transaction_isolation=serializable"}
    )
    strict = Store(url.render_as_string(hide_password=False))
    with strict.writing.begin() as db:
        assert db.exec_driver_sql("SHOW transaction_isolation").scalar() == "read committed"
    strict.close()
