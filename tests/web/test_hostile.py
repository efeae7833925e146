"""Hostile input: it gets a 4xx and no trace, and the table is as before."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.asking import API, Player, new_table
from tests.web.hostile import FORMS, ROUTES, csrf, here, refused, unchanged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.testing import TestClient

DEEP = "[" * 3000 + "]" * 3000
LESS_DEEP = "[" * 400 + "]" * 400
LONG = "x" * 5000
JSON = {"content-type": "application/json"}
BODIES = [
    b"",
    b"null",
    b"[]",
    b'"text"',
    b"\x00\xff{",
    b'{"game": ',
    b'{"game": NaN}',
    DEEP.encode(),
    b'{"a":' * 3000 + b"1" + b"}" * 3000,
    b"option=buy&version=1",
    json.dumps({"game": "future_energy"}).encode("utf-16"),
]
NAMES = ("table_id", "token", "colour", "game_id", "game", "picture", "key")
PATHS = [
    "x",
    "%00",
    "%0d%0aset-cookie:a=b",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e",
    "%f0%9f%98%80",
    "%ff%fe",
    "%ed%a0%80",
    "'%20or%201=1--",
    "%3Cscript%3E",
    "%7B%7B7*7%7D%7D",
    LONG,
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """One server for all of it: whatever is sent, it is as before."""
    with here(tmp_path_factory.mktemp("hostile")) as made:
        yield made


@pytest.fixture(scope="module")
def table(client: TestClient[Litestar]) -> dict[str, Any]:
    """A table of two people, none of them at this browser; their programs have looked at it."""
    made = new_table(client, "link", "link")
    for seat in (0, 1):
        Player(client, made, seat).get("/view")
    return made


@pytest.fixture
def mover(client: TestClient[Litestar], table: dict[str, Any]) -> Player:
    """Who is to choose there."""
    players = [Player(client, table, seat) for seat in (0, 1)]
    return next(player for player in players if player.name == player.get()["to_move"])


def at(path: str, table: dict[str, Any]) -> str:
    """An address of that table."""
    token = table["seats"][0]["token"]
    known = {"table_id": table["table"], "colour": "white", "token": token, "key": token}
    return path.format(game_id="future_energy", game="future_energy", picture="co2.svg", **known)


def sent_to(path: str, version: int = 1, option: str = "end") -> dict[str, Any]:
    """What an operation wants to have sent."""
    if path.endswith("/sit"):
        return {"name": "Eve"}
    if "/seats/" in path:
        return {"bot": "greedy"}
    if "words" in path:
        return {"text": option, "id": "a"}
    return {"version": version, "id": "a"} | ({"option": option} if "choices" in path else {})


# ---- bodies


BODY = ["/choices", "/undo", "/words", "/seats/white", "/seats/white/sit"]


@pytest.mark.parametrize("path", BODY)
@pytest.mark.parametrize("body", BODIES)
def test_a_body_that_is_nothing_is_refused(
    client: TestClient[Litestar], table: dict[str, Any], mover: Player, path: str, body: bytes
) -> None:
    with unchanged(client, table["table"]):
        headers = {**mover.headers, **JSON}
        refused(client.post(mover.path + path, content=body, headers=headers), 400)
        refused(client.post(f"{API}/tables", content=body, headers=JSON), 400)


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "text/plain;charset=UTF-8",
        "application/x-www-form-urlencoded",
        "text/plain; application/json",
        "application/jsonx",
        "text/json",
        "",
        None,
    ],
)
@pytest.mark.parametrize(
    "path", [path for method, path in ROUTES if method == "POST" and API in path]
)
def test_a_body_that_a_page_of_another_site_could_send_is_refused(
    client: TestClient[Litestar], table: dict[str, Any], mover: Player, path: str, kind: str | None
) -> None:
    seats = [{"who": "link"}] * 2
    wanted = {"game": "future_energy", "seats": seats}
    option = mover.get("/options")["options"][0]["option"]
    sent = wanted if path.endswith("/tables") else sent_to(path, table["version"], option)
    body, headers = json.dumps(sent).encode(), dict(mover.headers)
    headers |= {} if kind is None else {"content-type": kind}
    with unchanged(client, table["table"]):
        answer = client.post(at(path, table), content=body, headers=headers)
        assert refused(answer, 415).json()["error"] == "not_json"


@pytest.mark.parametrize("path", [path for method, path in ROUTES if method == "POST"])
def test_a_huge_body_is_refused_wherever_it_is_sent(
    client: TestClient[Litestar], table: dict[str, Any], mover: Player, path: str
) -> None:
    kind = "json" if path.startswith(API) else "x-www-form-urlencoded"
    headers = {"content-type": f"application/{kind}", **mover.headers}
    with unchanged(client, table["table"]):
        body = b"name=" + b"x" * 70_000
        refused(client.post(at(path, table), content=body, headers=headers), 413)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("version", -1),
        ("version", 2**31),
        ("version", 10**30),
        ("version", 1.5),
        ("version", None),
        ("version", [1]),
        ("version", "many"),
        ("id", ""),
        ("id", "x" * 61),
        ("id", 7),
        ("id", {}),
        ("option", ""),
        ("option", "x" * 201),
        ("option", ["buy", 1]),
        ("secret", 1),
    ],
)
def test_a_command_of_the_wrong_shape_is_refused(
    client: TestClient[Litestar], table: dict[str, Any], mover: Player, field: str, value: object
) -> None:
    wish = {"option": "end", "version": table["version"], "id": "a", field: value}
    with unchanged(client, table["table"]):
        assert refused(mover.post("/choices", **wish), 400).json()["error"] == "bad_request"


@pytest.mark.parametrize("option", ["\0", " ", "buy", "buy 99", "buy 1 2 3", "😀", "'; --", "-1"])
def test_what_is_no_option_is_refused(
    client: TestClient[Litestar], table: dict[str, Any], mover: Player, option: str
) -> None:
    with unchanged(client, table["table"]):
        refused(mover.choose(option, table["version"], "a"), 422)


def test_a_lone_surrogate_is_no_text(
    client: TestClient[Litestar], table: dict[str, Any], mover: Player
) -> None:
    body = b'{"option": "\\ud800", "version": 1, "id": "\\udfff"}'
    with unchanged(client, table["table"]):
        headers = {**mover.headers, **JSON}
        refused(client.post(mover.path + "/choices", content=body, headers=headers), 400)
        refused(client.post(f"{API}/tables", content=b'{"game": "\\ud800"}', headers=JSON), 400)


@pytest.mark.parametrize(
    ("field", "value", "status"),
    [
        ("game", "chess", 404),
        ("game", "../../etc/passwd", 404),
        ("game", "\0", 404),
        ("game", LONG, 400),
        ("config", {"seats": 10_000}, 400),
        ("config", {"seats": 10**40}, 400),
        ("config", {"seats": True}, 400),
        ("config", {"seats": "2"}, 400),
        ("config", {"self": 1}, 400),
        ("config", {"__class__": {}}, 400),
        ("config", {"\0": 1}, 400),
        ("config", {"modules": {"a": [1]}}, 400),
        ("config", {"modules": ["module_9"] * 1000}, 400),
        ("config", {"modules": json.loads(LESS_DEEP)}, 400),
        ("config", [], 400),
        ("seats", [{}] * 10_000, 400),
        ("seats", [{}] * 5, 400),
        ("seats", [{"who": "here"}, {}], 400),
        ("seats", [{"who": "bot"}, {}], 400),
        ("seats", [{"who": "bot", "bot": "rollout:999999"}, {}], 400),
        ("seats", [{"name": LONG}, {}], 400),
        ("seats", [{"token": "x"}, {}], 400),
        ("seed", "x" * 41, 400),
        ("seed", LONG, 400),
        ("seed", "\n", 400),
        ("seed", 7, 400),
        ("host_token", "x", 400),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    client: TestClient[Litestar], table: dict[str, Any], field: str, value: object, status: int
) -> None:
    wanted = {"game": "future_energy", "seats": [{}, {}], field: value}
    with unchanged(client, table["table"]):
        answer = refused(client.post(f"{API}/tables", json=wanted), status)
    assert len(answer.content) < 1000


def test_nobody_lets_a_bot_think_for_days(
    client: TestClient[Litestar], table: dict[str, Any], mover: Player
) -> None:
    with unchanged(client, table["table"]):
        refused(mover.post(f"/seats/{mover.name}", bot="rollout:999999"), 400)


# ---- addresses


@pytest.mark.parametrize(("method", "path"), [way for way in ROUTES if "{" in way[1]])
def test_what_is_not_there_is_not_found_whatever_it_is_called(
    client: TestClient[Litestar], table: dict[str, Any], method: str, path: str
) -> None:
    form = {**csrf(client), "seat": "white", "version": "1", "command": "a"}
    with unchanged(client, table["table"]):
        for name in PATHS:
            where = path.format(**dict.fromkeys(NAMES, name))
            if path.startswith("/owner"):  # who is not the owner learns nothing
                refused(client.request(method, where, data=form), 400, 403, 404, 429)
            elif path in FORMS:
                refused(client.post(where, data=form), 404)
            else:
                refused(client.request(method, where, json=sent_to(path)), 400, 401, 404)


@pytest.mark.parametrize(
    "path",
    [
        "../templates/base.html",
        "%2e%2e/templates/base.html",
        "..%2ftemplates%2fbase.html",
        "%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "..\\templates\\base.html",
        "..%5ctemplates%5cbase.html",
        "%00",
        "icon.svg%00.css",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        ".",
        "",
        LONG,
        "a/" * 2000,
    ],
)
def test_files_are_those_of_the_folder_and_no_others(
    client: TestClient[Litestar], path: str
) -> None:
    refused(client.get(f"/static/{path}"), 404)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_other_methods_are_not_allowed(
    client: TestClient[Litestar], table: dict[str, Any], method: str, path: str
) -> None:
    with unchanged(client, table["table"]):
        for other in ("PUT", "DELETE", "PATCH", "TRACE", "NONSENSE"):
            answer = refused(client.request(other, at(path, table)), 405)
            assert method in answer.headers["allow"]


@pytest.mark.parametrize(
    "path",
    ["/api/v1/tables/{table_id}/" + end for end in ("view", "text", "board.svg")]
    + ["/t/{table_id}", "/t/{table_id}/report", "/t/{table_id}/report.txt"],
)
def test_there_is_no_such_position(
    client: TestClient[Litestar], table: dict[str, Any], path: str
) -> None:
    for position in ("-1", "99999", "9" * 5000, "1.5", "x", "%00", "", "%D9%A1", "1e3"):
        refused(client.get(f"{at(path, table)}?at={position}"), 400, 404)


# ---- other people's seats


def wrong_tokens(client: TestClient[Litestar]) -> list[str]:
    """What opens nothing at the table."""
    other = new_table(client, "link", "link")
    return [other["host_token"], *(seat["token"] for seat in other["seats"]), "x", LONG, "", "\xe9"]


@pytest.mark.parametrize(
    ("method", "path"), [way for way in ROUTES if "v1/tables/{table_id}/" in way[1]]
)
def test_a_token_that_opens_nothing_here_is_told_so(
    client: TestClient[Litestar], table: dict[str, Any], method: str, path: str
) -> None:
    sent, wrong = sent_to(path, table["version"]), wrong_tokens(client)
    with unchanged(client, table["table"]):
        for token in wrong:
            for header in (f"Bearer {token}", f"Basic {token}"):
                headers = {b"authorization": header.encode("latin-1")}
                answer = client.request(method, at(path, table), json=sent, headers=headers)
                assert refused(answer, 401).headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize("path", ["/choices", "/undo", "/words", "/seats/{}"])
def test_nobody_acts_without_the_right_token(
    client: TestClient[Litestar], table: dict[str, Any], mover: Player, path: str
) -> None:
    other = next(seat for seat in table["seats"] if seat["seat"] != mover.name)
    option = mover.get("/options")["options"][0]["option"]
    body = sent_to(path, table["version"], option)
    where = mover.path + path.format(mover.name)
    with unchanged(client, table["table"]):
        refused(client.post(where, json=body), 401)
        headers = {"authorization": f"Bearer {other['token']}"}
        refused(client.post(where, json=body, headers=headers), 403, 422)
        if "seats" not in path:  # the host may seat bots, but plays for nobody
            headers = {"authorization": f"Bearer {table['host_token']}"}
            refused(client.post(where, json=body, headers=headers), 403)


def test_a_record_is_told_to_nobody_before_the_end(
    client: TestClient[Litestar], table: dict[str, Any], mover: Player
) -> None:
    refused(client.get(f"{mover.path}/record"), 403)
    refused(client.get(f"{mover.path}/record", headers=mover.headers), 403)
    refused(client.get(at("/t/{table_id}/record.txt", table)), 403)
