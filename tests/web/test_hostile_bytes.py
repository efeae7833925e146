"""Bytes that are no text: refused, wherever text is expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.asking import API, new_table
from tests.web.hostile import FORMS, csrf, here, refused, unchanged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.testing import TestClient

JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
NO_TEXT = [b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"a\xe9"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """One server for all of it."""
    with here(tmp_path_factory.mktemp("bytes")) as made:
        yield made


@pytest.mark.parametrize("bad", NO_TEXT)
def test_json_that_is_no_text_is_refused(client: TestClient[Litestar], bad: bytes) -> None:
    made = new_table(client, "link", "link")
    headers = {**JSON, "authorization": f"Bearer {made['seats'][0]['token']}"}
    path = f"{API}/tables/{made['table']}"
    with unchanged(client, made["table"]):
        for body in (b'{"game": "%b"}', b'{"%b": 1}', b"%b", b'{"seats": [{"name": "%b"}]}'):
            refused(client.post(f"{API}/tables", content=body % bad, headers=JSON), 400)
        choice = b'{"option": "%b", "version": 1, "id": "%b"}' % (bad, bad)
        refused(client.post(f"{path}/choices", content=choice, headers=headers), 400)


@pytest.mark.parametrize("path", FORMS)
@pytest.mark.parametrize("bad", NO_TEXT)
def test_a_form_that_is_no_text_is_refused(
    client: TestClient[Litestar], path: str, bad: bytes
) -> None:
    made = new_table(client, "link", "link")
    names = {"table_id": made["table"], "colour": "white", "token": made["seats"][0]["token"]}
    token = csrf(client)["_csrf_token"].encode()
    quoted = b"".join(b"%%%02x" % byte for byte in bad)
    with unchanged(client, made["table"]):
        for value in (bad, quoted):
            for body in (b"_csrf_token=%b&name=%b", b"_csrf_token=%b&%b=1"):
                sent = body % (token, value)
                refused(client.post(path.format(**names), content=sent, headers=FORM), 400)


@pytest.mark.parametrize(
    "name", [b"accept", b"accept-language", b"cookie", b"keeling-part", b"last-event-id", b"x"]
)
def test_a_header_may_hold_anything_and_does_no_harm(
    client: TestClient[Litestar], name: bytes
) -> None:
    for bad in NO_TEXT:
        for path in ("/", f"{API}/tables", "/nowhere"):
            assert client.get(path, headers={name: bad}).status_code in (200, 404)
