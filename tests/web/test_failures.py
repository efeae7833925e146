"""Pages that say what went wrong: in words people understand, with a way to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.asking import API
from tests.web.past import get, send, speak, table_of

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.testing import TestClient


@pytest.mark.parametrize("path", ["record.txt", "fork", "nothing"])
def test_what_goes_wrong_at_a_table_leads_back_to_it_in_its_language(
    client: TestClient[Litestar], path: str
) -> None:
    table = table_of(client, upto=60, language="pl")
    answer = get(client, f"/t/{table}/{path}")
    assert answer.status_code in (403, 404)
    assert f'href="/t/{table}">Do stołu</a>' in answer.text
    assert '<html lang="pl">' in answer.text
    speak(client, "de")
    answer = get(client, f"/t/{table}/{path}")
    assert f'href="/t/{table}">Zum Tisch</a>' in answer.text


def test_a_form_that_is_refused_leads_back_too(client: TestClient[Litestar]) -> None:
    table = table_of(client, upto=60)
    assert f'href="/t/{table}">' in send(client, f"/t/{table}/seats/white/name", name="x").text
    assert f'href="/t/{table}">' in client.post(f"/t/{table}/leave").text  # without the token


@pytest.mark.parametrize("path", ["/t/nowhere", "/t/nowhere/story", "/nothing"])
def test_without_a_table_the_lobby_is_the_way_out(client: TestClient[Litestar], path: str) -> None:
    page = get(client, path).text
    assert 'class="button" href="/"' in page
    assert 'href="/t/' not in page


def test_a_language_that_is_not_there_is_refused_with_those_that_are(
    client: TestClient[Litestar],
) -> None:
    seats = [{"who": "link"}] * 2
    body = {"game": "future_energy", "seats": seats, "language": "fr"}
    answer = client.post(f"{API}/tables", json=body)
    assert answer.status_code == 400
    assert "en, de, pl" in answer.json()["message"]
    assert client.post(f"{API}/tables", json={**body, "language": "pl"}).status_code == 201


@pytest.mark.parametrize(
    ("config", "said"), [({"seats": 3}, "Besetzungen: 2"), ({"seats": 9}, "So geht es nicht")]
)
def test_what_cannot_be_set_up_is_said_in_the_language_of_the_asker(
    client: TestClient[Litestar], config: dict[str, int], said: str
) -> None:
    body = {"game": "future_energy", "seats": [{"who": "link"}] * 2, "config": config}
    answer = client.post(f"{API}/tables", json=body, headers={"accept-language": "de"})
    assert answer.status_code == 400
    assert said in answer.json()["message"]
