"""Requests of every kind, made from the OpenAPI document, at a real server with tables in play.

Each is as wild as the document allows, or makes sense but for one field, with a token or without.
No answer may be other than the document says, none may tell how the server is made, and none may
be a fault of the server; 503 is none if it says when to come again.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from collections import Counter
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import hypothesis
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from rich.progress import Progress
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from tools.server import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemathesis import APIOperation, Case, Response

CHECKS: Final = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.unsupported_method,
]
TRACE: Final = re.compile(r'Traceback|File \\?"|\.py\b|site-packages|sqlalchemy|/src/|/tmp/')
SENSIBLE: Final = {
    "game": "future_energy",
    "config": {},
    "seats": [{}, {}],
    "seed": "",
    "bot": "greedy",
}
GAMES: Final = {  # with whom they are played, besides two people
    "co2": 1,
    "e_mission": 0,
    "future_energy": 2,
    "green_deal": 1,
    "second_chance": 0,
}
ONCE: Final = 100  # requests of one kind in a row
LINK, BOT = {"who": "link"}, {"who": "bot", "bot": "uniform"}


def tamed(sent: dict[str, Any], now: dict[str, Any], wild: str) -> dict[str, Any]:
    """A body that makes sense, but for the one field that stays wild."""
    legal = [one["option"] for one in now.get("options", [])]
    known = {**SENSIBLE, "option": legal[0] if legal else "end", "version": now.get("version", 0)}
    return {name: value if name == wild else known.get(name, value) for name, value in sent.items()}


def check(answer: Response) -> None:
    """No answer tells how the server is made, and each says what browsers must not do."""
    if TRACE.search(answer.text):
        raise AssertionError(f"the answer tells how the server is made: {answer.text}")
    if "content-security-policy" not in answer.headers:
        raise AssertionError("the answer has no content security policy")
    busy = answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE and "retry-after" in answer.headers
    if answer.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR and not busy:
        raise AssertionError(f"a fault of the server: {answer.status_code} {answer.text}")


class Playing:
    """A table of a game, with its tokens; a new one when the game is over."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.game = game
        self.open()

    def open(self) -> None:
        """Open a table."""
        seats = [LINK, LINK, *([BOT] * GAMES[self.game])]
        made = self.server.api.post("/tables", json={"game": self.game, "seats": seats}).json()
        self.id: str = made["table"]
        self.colours = [seat["seat"] for seat in made["seats"]]
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
        self.host: str = made["host_token"]

    def to_move(self, name: str) -> list[str]:
        """Whose turn it is, several times, if that matters for a request."""
        if name not in ("choose", "undo"):
            return []
        found = self.server.api.get(f"/tables/{self.id}").json()
        return list(found["choosing"]) * 9

    def now(self, headers: dict[str, str]) -> dict[str, Any]:
        """What can be chosen."""
        path = f"/tables/{self.id}/options"
        return dict(self.server.api.get(path, headers=headers).json())


class Asking:
    """Asks a server, and counts what it answers."""

    def __init__(self, server: Server, seed: str) -> None:
        self.server = server
        self.random = random.Random(seed)  # noqa: S311 - to be repeated
        self.tables = [Playing(server, game) for game in GAMES]
        self.counts: Counter[tuple[str, int]] = Counter()
        self.failed: dict[str, str] = {}  # by operation
        self.operations = operations_of(server.api.get("/openapi.json").json())

    def one(self, name: str, case: Case[Any]) -> None:
        """One request."""
        table, wild = self.random.choice(self.tables), self.random.choice(["", *SENSIBLE, "option"])
        headers: dict[str, str] = {}
        if self.random.random() < 0.8:  # noqa: PLR2004 - mostly at a table; else as wild as can be
            colour = self.random.choice([*table.colours, *table.to_move(name)])
            token = self.random.choice(["", table.host, *([table.tokens.get(colour, "")] * 4)])
            headers = {"authorization": f"Bearer {token}"} if token else {}
            known = {"game_id": table.game, "table_id": table.id, "colour": colour}
            case.path_parameters.update({key: known[key] for key in case.path_parameters})
            if isinstance(case.body, dict):
                case.body = tamed(case.body, table.now(headers), wild)
                if name == "choose" and wild:
                    case.body["id"] = f"{self.random.getrandbits(64)}"
        answer = case.call(self.server.url, headers=headers, timeout=PATIENCE)
        self.counts[name, answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)
        check(answer)
        self.heed(name, table, answer)

    def heed(self, name: str, table: Playing, answer: Response) -> None:
        """What an answer means for those to come: a new token, a game that is over."""
        if name == "sit" and answer.status_code == HTTPStatus.OK:
            made = answer.json()
            table.tokens[made["seat"]] = made["token"]
        if name == "one_table" and answer.status_code == HTTPStatus.OK and answer.json()["ended"]:
            table.open()

    def several(self, operation: APIOperation[Any, Any, Any, Any], count: int) -> None:
        """Some requests of one kind; the first failure is kept."""
        name = str(operation.definition.raw["operationId"])

        @hypothesis.seed(self.random.getrandbits(64))
        @settings(
            max_examples=count,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy())
        def ask(case: Case[Any]) -> None:
            self.one(name, case)

        try:
            ask()
        except (Exception, BaseExceptionGroup) as error:  # noqa: BLE001 - that is what is looked for
            self.failed.setdefault(name, told(error))

    def rounds(self, count: int) -> Iterator[int]:
        """Requests of all kinds in turn, until there were so many: how many more each time."""
        while (before := self.counts.total()) < count:
            self.several(self.random.choice(self.operations), ONCE)
            yield self.counts.total() - before


def operations_of(document: dict[str, Any]) -> list[APIOperation[Any, Any, Any, Any]]:
    """All that can be asked for; a stream never ends."""
    every = schemathesis.openapi.from_dict(document).exclude(operation_id="stream")
    return [found.ok() for found in every.get_all_operations() if isinstance(found, Ok)]


def told(error: BaseException) -> str:
    """A failure and all that it consists of, in short."""
    if isinstance(error, BaseExceptionGroup):
        return "\n".join(told(one) for one in error.exceptions)
    return "\n".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", [])])


def main() -> int:
    """How many requests."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--seed", default=str(random.SystemRandom().randrange(10**9)))
    args = parser.parse_args()
    print(f"{args.requests:,} requests, seed {args.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            asking = Asking(server, args.seed)
            with Progress() as progress:
                bar = progress.add_task("asking", total=args.requests)
                for more in asking.rounds(args.requests):
                    progress.advance(bar, more)
        finally:
            server.close()
        faults = server.log.read_text("utf-8").count("Traceback")
    for (name, status), count in sorted(asking.counts.items()):
        print(f"{name:12} {status} {count:7,}")
    for name, failure in asking.failed.items():
        print(f"\n{name}: {failure}")
    print(f"{asking.counts.total():,} answers, {faults} faults in the log of the server.")
    return 1 if asking.failed or faults else 0


if __name__ == "__main__":
    sys.exit(main())
