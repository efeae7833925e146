"""The OpenAPI document, and requests of every kind made from it."""

from __future__ import annotations

import re
from copy import deepcopy
from itertools import cycle, product
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from jsonschema import Draft202012Validator
from litestar import Litestar

import keeling
from keeling.kernel.record import read_records, replay
from keeling.web.api import api
from keeling.web.api.answers import TOKEN, TOKEN_OR_NONE
from keeling.web.api.description import description
from keeling.web.api.views import ViewSchemas
from tests.patience import PATIENCE, until
from tools.fuzz_api import CHECKS, SENSIBLE, Asking, check, operations_of, tamed
from tools.golden import played_files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemathesis import Case

    from tools.server import Server

DOCUMENT: dict[str, Any] = Litestar(
    [api()], openapi_config=description(), plugins=[ViewSchemas()]
).openapi_schema.to_schema()
NEED_A_TOKEN = {"choose", "undo", "play_by", "add_words"}
TAKE_A_TOKEN = {"view", "options", "log", "record", "board", "text_board", "stream", "sit"}
PROBLEMS = {"400", "401", "403", "404", "408", "410", "413", "415", "422", "429", "431", "503"}

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
    assert {"400", "429", "431", "503"} <= problems <= PROBLEMS | {"409"}
    for status in ("408", "413", "415"):
        assert (status in problems) == ("requestBody" in OPERATIONS[name])
    for status in problems:
        shape = "MovedOn" if status == "409" else "Problem"
        schema = responses[status]["content"]["application/json"]["schema"]
        assert schema == {"$ref": f"#/components/schemas/{shape}"}


def test_a_stream_has_two_forms() -> None:
    content = OPERATIONS["stream"]["responses"]["200"]["content"]
    assert set(content) == {"application/x-ndjson", "text/event-stream"}


@pytest.mark.parametrize("name", keeling.game_ids())
def test_the_view_of_each_game_is_described(name: str) -> None:
    """With the fields that it has; and views along golden games are as described."""
    game = keeling.game(name)
    either = DOCUMENT["components"]["schemas"]["Standing"]["properties"]["view"]["anyOf"]
    ours = {"$ref": f"#/components/schemas/{game.view_type.__name__}"}
    assert ours in either
    described = DOCUMENT["components"]["schemas"][game.view_type.__name__]
    fields = [field.encode_name for field in msgspec.structs.fields(game.view_type)]
    assert (list(described["properties"]), described["required"]) == (fields, sorted(fields))
    assert described["properties"]["game"]["const"] == name
    validator = Draft202012Validator({**ours, "components": DOCUMENT["components"]})
    for path in played_files(name)[:3]:
        if ".told" in path.name:
            continue
        (record,) = read_records(path)
        for choices in (0, len(record.choices) // 2, len(record.choices)):
            match = replay(record, choices)
            for seat in (None, 0):
                validator.validate(game.view(match.state, seat).json())


# ---- what the server does


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


# ---- the tool that asks for long


@pytest.mark.slow
def test_the_tool_plays_at_all_games_and_has_nothing_to_say(server: Server) -> None:
    asking = Asking(server, "seed")
    for operation in asking.operations:
        asking.several(operation, 5)
    assert asking.failed == {}
    assert {name for name, _ in asking.counts} == OPERATIONS.keys() - {"stream"}
    assert {table.game for table in asking.tables} == set(keeling.game_ids())


def test_the_tool_finds_an_answer_that_is_not_in_the_document(server: Server) -> None:
    asking = Asking(server, "seed")
    document = deepcopy(DOCUMENT)
    del document["paths"]["/api/v1/games/{game_id}"]["get"]["responses"]["404"]
    for operation in operations_of(document):
        if operation.definition.raw["operationId"] == "one_game":
            asking.several(operation, 20)
    assert "404" in asking.failed["one_game"]


@pytest.mark.parametrize(
    ("status", "headers", "text"),
    [
        (500, {"content-security-policy": "x"}, "sorry"),
        (503, {"content-security-policy": "x"}, "come again"),
        (404, {}, "not here"),
        (400, {"content-security-policy": "x"}, 'File "x.py"'),
    ],
)
def test_an_answer_that_no_server_of_ours_may_give_is_found(
    status: int, headers: dict[str, str], text: str
) -> None:
    answer: Any = SimpleNamespace(status_code=status, headers=headers, text=text)
    with pytest.raises(AssertionError):
        check(answer)
