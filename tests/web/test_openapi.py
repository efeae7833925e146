"""The OpenAPI document, and requests of every kind made from it."""

from __future__ import annotations

import re
from itertools import cycle, product
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar import Litestar
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from keeling.web.api import api
from keeling.web.api.answers import TOKEN, TOKEN_OR_NONE
from keeling.web.api.description import description
from tests.patience import PATIENCE, until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemathesis import Case, Response

    from tools.server import Server

DOCUMENT: dict[str, Any] = Litestar(
    [api()], openapi_config=description()
).openapi_schema.to_schema()
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.unsupported_method,
]
TRACE = re.compile(r'Traceback|File \\?"|\.py\b|site-packages|sqlalchemy|/src/|/tmp/')
NEED_A_TOKEN = {"choose", "undo", "play_by", "add_words"}
TAKE_A_TOKEN = {"view", "options", "log", "record", "board", "text_board", "stream", "sit"}
SENSIBLE = {"game": "future_energy", "config": {}, "seats": [{}, {}], "seed": "", "bot": "greedy"}
PROBLEMS = {"400", "401", "403", "404", "408", "410", "413", "415", "422", "429", "431"}

OPERATIONS: dict[str, dict[str, Any]] = {
    operation["operationId"]: operation
    for path in DOCUMENT["paths"].values()
    for operation in path.values()
}
every = schemathesis.openapi.from_dict(DOCUMENT).exclude(operation_id="stream")  # it never ends
many = settings(
    max_examples=50,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


# ---- what the document says


def test_this_is_the_document_that_is_served(server: Server) -> None:
    answer = server.api.get("/openapi.json")
    assert answer.headers["content-type"] == "application/vnd.oai.openapi+json"
    assert {**answer.json(), "components": {}} == {**DOCUMENT, "components": {}}
    assert answer.json()["components"].keys() == DOCUMENT["components"].keys()


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_says_what_it_is_for(name: str) -> None:
    operation = OPERATIONS[name]
    assert re.fullmatch("[a-z]+(_[a-z]+)*", name)
    assert operation["summary"][0].isupper()
    assert operation["description"].endswith(".")
    assert set(operation["tags"]) < {tag["name"] for tag in DOCUMENT["tags"]}
    assert all("description" in one for one in operation.get("parameters", []))


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_says_who_may_use_it(name: str) -> None:
    wanted = TOKEN if name in NEED_A_TOKEN else TOKEN_OR_NONE if name in TAKE_A_TOKEN else None
    assert OPERATIONS[name].get("security") == wanted
    assert ("401" in OPERATIONS[name]["responses"]) == (wanted is not None)


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_operation_says_what_can_go_wrong(name: str) -> None:
    responses = OPERATIONS[name]["responses"]
    problems = {status for status in responses if status >= "400"}
    assert {"400", "429", "431"} <= problems <= PROBLEMS | {"409"}
    for status in ("408", "413", "415"):
        assert (status in problems) == ("requestBody" in OPERATIONS[name])
    for status in problems:
        shape = "MovedOn" if status == "409" else "Problem"
        schema = responses[status]["content"]["application/json"]["schema"]
        assert schema == {"$ref": f"#/components/schemas/{shape}"}


def test_a_stream_has_two_forms() -> None:
    content = OPERATIONS["stream"]["responses"]["200"]["content"]
    assert set(content) == {"application/x-ndjson", "text/event-stream"}


# ---- what the server does


def check(answer: Response) -> None:
    """No answer tells how the server is made, and each says what browsers must not do."""
    assert not TRACE.search(answer.text), answer.text
    assert "content-security-policy" in answer.headers


@pytest.mark.slow
@every.parametrize()
@many
def test_whatever_is_asked_the_answer_is_as_described(case: Case[Any], server: Server) -> None:
    check(case.call_and_validate(server.url, checks=CHECKS, timeout=PATIENCE))


@pytest.fixture(scope="module")
def ways(server: Server) -> Iterator[tuple[str, str, str]]:
    """A table, with a token or none, and what is to stay wild; at one table the game is over."""
    people, bots = [{"who": "link"}] * 2, [{"who": "bot", "bot": "uniform"}] * 2
    made, over = (
        server.api.post("/tables", json={"game": "future_energy", "seats": seats}).json()
        for seats in (people, bots)
    )
    until(lambda: server.api.get(f"/tables/{over['table']}").json()["ended"])
    tokens = ["", made["host_token"], *(seat["token"] for seat in made["seats"])]
    return cycle(
        product(["", "option", "version", *SENSIBLE], [made["table"], over["table"]], tokens)
    )


def tamed(sent: dict[str, Any], now: dict[str, Any], wild: str) -> dict[str, Any]:
    """A body that makes sense, but for the one field that stays wild."""
    legal = [one["option"] for one in now.get("options", [])]
    known = {**SENSIBLE, "option": legal[0] if legal else "end", "version": now.get("version", 0)}
    return {name: value if name == wild else known.get(name, value) for name, value in sent.items()}


@pytest.mark.slow
@every.parametrize()
@many
def test_at_a_table_and_with_its_tokens_as_well(
    case: Case[Any], server: Server, ways: Iterator[tuple[str, str, str]]
) -> None:
    wild, table, token = next(ways)
    known = {"game_id": "future_energy", "table_id": table, "colour": "white"}
    case.path_parameters.update({name: known[name] for name in case.path_parameters})
    headers = {"authorization": f"Bearer {token}"} if token else {}
    if isinstance(case.body, dict):
        now = server.api.get(f"/tables/{table}/options", headers=headers).json()
        case.body = tamed(case.body, now, wild)
    check(case.call_and_validate(server.url, checks=CHECKS, headers=headers, timeout=PATIENCE))
