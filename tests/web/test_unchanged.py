"""Pages of games that are over are made once, and not sent again to a browser that has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from keeling.kernel.match import Match
from keeling.web.tables.remembered import Remembered
from tests.web.past import send, speak, table_of

if TYPE_CHECKING:
    from httpx import Response
    from litestar import Litestar
    from litestar.testing import TestClient

PAGES = ["/result", "", "?at=40", "/story"]


def again(client: TestClient[Litestar], path: str, etag: str, **headers: str) -> Response:
    """Ask for a page that was kept."""
    return client.get(path, headers={"if-none-match": etag, **headers})


@pytest.mark.parametrize("page", PAGES)
def test_a_kept_page_of_a_game_that_is_over_is_not_sent_again(
    client: TestClient[Litestar], page: str
) -> None:
    path = f"/t/{table_of(client)}{page}"
    client.get(path)  # brings the cookies that the page depends on
    first = client.get(path)
    second = again(client, path, first.headers["etag"])
    assert (first.status_code, first.headers["cache-control"]) == (200, "private, no-cache")
    assert (second.status_code, second.content) == (304, b"")
    assert second.headers["etag"] == first.headers["etag"]


@pytest.mark.parametrize("page", PAGES)
def test_it_is_sent_again_in_another_language(client: TestClient[Litestar], page: str) -> None:
    path = f"/t/{table_of(client)}{page}"
    client.get(path)
    etag = client.get(path).headers["etag"]
    speak(client, "pl")
    assert again(client, path, etag).status_code == 200


def test_it_is_sent_again_when_somebody_has_another_name(client: TestClient[Litestar]) -> None:
    table = table_of(client, hold=[0])
    path = f"/t/{table}/result"
    client.get(path)
    first = client.get(path)
    assert send(client, f"/t/{table}/seats/white/name", name="Zofia").status_code == 303
    second = again(client, path, first.headers["etag"])
    assert second.status_code == 200
    assert "Zofia" in second.text
    assert "Zofia" not in first.text


def test_the_changing_part_is_not_taken_for_the_whole_page(client: TestClient[Litestar]) -> None:
    path = f"/t/{table_of(client)}"
    client.get(path)
    whole = client.get(path)
    part = again(client, path, whole.headers["etag"], **{"keeling-part": "table"})
    assert part.status_code == 200
    assert "<html" in whole.text
    assert "<html" not in part.text
    assert "keeling-part" in whole.headers["vary"]


@pytest.mark.parametrize("page", ["", "?at=40", "/story"])
def test_no_page_of_a_game_that_goes_on_is_kept(client: TestClient[Litestar], page: str) -> None:
    answer = client.get(f"/t/{table_of(client, upto=60, hold=[0])}{page}")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    assert "etag" not in answer.headers


@pytest.mark.parametrize("page", ["/result", "?at=40"])
def test_the_game_is_played_again_only_for_the_first_who_looks(
    client: TestClient[Litestar], page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/t/{table_of(client)}{page}"
    played: list[int] = []
    take = Match.take

    def counted(self: Match, *args: Any) -> Any:
        played.append(1)
        return take(self, *args)

    monkeypatch.setattr(Match, "take", counted)
    first = client.get(path).text
    assert len(played) >= 40
    played.clear()
    assert client.get(path).status_code == 200
    assert not played
    assert first


def test_what_is_remembered_has_a_bound(client: TestClient[Litestar]) -> None:
    remembered = Remembered(most=1000)
    with client.app.state.server.tables.at(table_of(client, upto=60)) as table:
        for n in range(20):
            assert remembered.get(table, f"thing {n}", lambda: "x" * 100, len) == "x" * 100
    assert remembered.memory.size <= 1000
    assert len(remembered.memory.known) == 10
