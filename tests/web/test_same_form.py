"""A form that opens a table, sent twice because its answer got lost: it leads to one table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from time import time
from typing import TYPE_CHECKING, Any

import pytest

from keeling.web.errors import Busy
from keeling.web.ids import fingerprint
from keeling.web.store import care
from keeling.web.store.rows import HOST
from keeling.web.store.store import Store
from keeling.web.tables import opening
from keeling.web.tables.opening import Opening, Sitter, open_table
from keeling.web.tables.tables import Tables
from keeling.web.visitor import BROWSER
from tests.web.asking import API, sit
from tests.web.browsers import become, key_called
from tests.web.databases import KINDS, fresh_database
from tests.web.forms import sent_by
from tests.web.past import KEY, get, server_of, table_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from httpx import Response
    from litestar import Litestar
    from litestar.testing import TestClient

ME = key_called("my-browser")
ID = "0123456789abcdef"
BODY = {"game": "future_energy", "seats": [{"who": "link"}, {"who": "open"}], "id": ID}
LATER = 3600  # seconds


def wanted(form: str) -> Opening:
    """A table that a form asks for."""
    sitters = [Sitter(), Sitter()]
    return Opening(game="future_energy", config={"seats": 2}, sitters=sitters, form=form)


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first table is written, and then something fails."""
    keep: Callable[..., None] = opening.keep
    failing = [Busy()]

    def kept(*args: Any) -> None:
        keep(*args)
        if failing:
            raise failing.pop()

    monkeypatch.setattr(opening, "keep", kept)


def count(client: TestClient[Litestar]) -> int:
    """How many tables there are."""
    return care.count(server_of(client).store)


def new_form(client: TestClient[Litestar]) -> dict[str, str]:
    """The form of a new table."""
    return sent_by(client.get("/new?game=future_energy").text, "/new")


def post(client: TestClient[Litestar], path: str, fields: dict[str, str]) -> Response:
    """Send a form."""
    return client.post(path, data=fields, follow_redirects=False)


def table_in(answer: Response) -> str:
    """The table to which an answer leads."""
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].split("/")[2])


@pytest.mark.usefixtures("lost")
def test_a_table_whose_answer_got_lost_is_opened_once(client: TestClient[Litestar]) -> None:
    become(client, ME)
    answer = post(client, "/new", new_form(client))
    assert answer.status_code == 503
    table = table_in(post(client, "/new", sent_by(answer.text, "/new")))  # as the page does
    assert count(client) == 1
    assert server_of(client).store.held(fingerprint(ME), table) == [HOST, 0]
    assert get(client, f"/t/{table}").status_code == 200


@pytest.mark.usefixtures("lost")
def test_a_browser_that_was_not_known_yet_holds_its_seat_in_the_end(
    client: TestClient[Litestar],
) -> None:
    form = new_form(client)
    assert post(client, "/new", form).status_code == 503
    assert BROWSER not in client.cookies
    table = table_in(post(client, "/new", form))
    assert server_of(client).store.held(fingerprint(client.cookies[BROWSER]), table) == [HOST, 0]


@pytest.mark.parametrize("what", ["again", "fork"])
def test_a_game_is_played_again_or_forked_once(client: TestClient[Litestar], what: str) -> None:
    old = table_of(client, hold=[HOST, 0])
    path = f"/t/{old}/{what}"
    page = get(client, f"/t/{old}/result" if what == "again" else path).text
    form, before = sent_by(page, path), count(client)
    tables = {table_in(post(client, path, form)) for _ in range(2)}
    assert (len(tables), count(client)) == (1, before + 1)
    page = get(client, f"/t/{old}/result" if what == "again" else path).text
    assert table_in(post(client, path, sent_by(page, path))) not in tables


@pytest.mark.usefixtures("lost")
def test_a_program_that_asks_again_is_told_the_same_table(client: TestClient[Litestar]) -> None:
    assert client.post(f"{API}/tables", json=BODY).status_code == 503
    made = [client.post(f"{API}/tables", json=BODY).json() for _ in range(2)]
    assert made[0] == made[1]
    assert all(seat["token"] for seat in made[0]["seats"])
    assert count(client) == 1
    other = client.post(f"{API}/tables", json={**BODY, "id": "another-of-16-letters"}).json()
    assert other["table"] != made[0]["table"]


def test_an_id_that_somebody_could_guess_is_refused(client: TestClient[Litestar]) -> None:
    assert client.post(f"{API}/tables", json={**BODY, "id": "1"}).status_code == 400


def test_the_key_to_a_seat_where_somebody_sits_is_not_told_again(
    client: TestClient[Litestar],
) -> None:
    made = client.post(f"{API}/tables", json=BODY).json()
    sit(client, made, 0)
    again = client.post(f"{API}/tables", json=BODY).json()
    assert again["table"] == made["table"]
    assert [seat["token"] is None for seat in again["seats"]] == [True, False]
    assert [seat["link"] is None for seat in again["seats"]] == [True, False]


def test_another_wish_in_the_same_form_opens_another_table(client: TestClient[Litestar]) -> None:
    form = new_form(client)
    tables = {table_in(post(client, "/new", {**form, "seats": n})) for n in ("2", "3")}
    assert len(tables) == 2


def test_what_is_wrong_with_a_form_leaves_it_the_same(client: TestClient[Litestar]) -> None:
    form = new_form(client)
    answer = post(client, "/new", {**form, "seats": "77"})
    assert sent_by(answer.text, "/new")["form"] == form["form"] != ""


def test_the_same_form_again_counts_as_no_other_table(client: TestClient[Litestar]) -> None:
    server_of(client).openings.most = 1
    form = new_form(client)
    assert table_in(post(client, "/new", form)) == table_in(post(client, "/new", form))
    assert post(client, "/new", new_form(client)).status_code == 429


def test_a_form_from_the_history_of_a_browser_hands_out_no_seats(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    become(client, ME)
    form = new_form(client)
    table, store = table_in(post(client, "/new", form)), server_of(client).store
    left = sent_by(client.get("/").text, f"/t/{table}/leave")
    assert post(client, f"/t/{table}/leave", left).status_code == 303
    become(client, KEY)
    assert table_in(post(client, "/new", form)) == table
    assert store.held(fingerprint(KEY), table) == []
    form = new_form(client)
    table, now = table_in(post(client, "/new", form)), time()
    monkeypatch.setattr(opening, "time", lambda: now + LATER)
    become(client, ME)
    assert table_in(post(client, "/new", form)) == table
    assert store.held(fingerprint(ME), table) == []


@pytest.mark.parametrize("kind", KINDS)
def test_of_two_at_the_same_time_one_opens_it(kind: str, tmp_path: Path) -> None:
    with fresh_database(kind, tmp_path) as url, ThreadPoolExecutor(2) as threads:
        stores = [Store(url), Store(url)]
        together = Barrier(2)

        def opened(store: Store) -> str:
            together.wait()
            return open_table(Tables(store), wanted(ID)).id

        one, two = threads.map(opened, stores)
        other = open_table(Tables(stores[0]), wanted("")).id
        assert (one == two != other, care.count(stores[0])) == (True, 2)
        for store in stores:
            store.close()


def test_an_id_that_others_could_have_chosen_too_is_none() -> None:
    assert opening.form_of(wanted("1")) is None
    assert opening.form_of(wanted(ID)) is not None
