"""What operations answer besides what they are for, as the OpenAPI document says it."""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Schema

from keeling.web.api.schemas import MovedOn, Problem
from keeling.web.errors import Stale

LINES: Final = "application/x-ndjson"
EVENTS: Final = "text/event-stream"

MEANINGS: Final = {
    400: "The request makes no sense.",
    401: "There is no token, or it opens nothing at this table.",
    403: "The token is good, but not for this, or not now.",
    404: "There is no such thing.",
    408: "The body took too long to arrive.",
    409: "The table has moved on since that version; this is how it stands.",
    410: "The table was made with other rules or data, or its log is damaged: nobody can open it.",
    413: "The body is too large.",
    415: "The body is not said to be JSON: `Content-Type: application/json`.",
    422: "The rules do not allow it now.",
    429: "Too many requests, tables or streams; `Retry-After` tells how long to wait.",
    431: "There are too many headers, or they are too long.",
    503: "The server is too busy, or its database is away or damaged: nothing has happened.",
}

# A token is needed; or one may be sent, and without it the answer is that for spectators.
TOKEN: Final[list[dict[str, list[str]]]] = [{"seat": []}]
TOKEN_OR_NONE: Final[list[dict[str, list[str]]]] = [{"seat": []}, {}]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What can go wrong with an operation; some of it always can, whatever is asked for.

    Whatever has a body can be too large, too slow or no JSON.
    """
    body = {408, 413, 415} if HTTPStatus.REQUEST_ENTITY_TOO_LARGE in statuses else set()
    return {
        status: ResponseSpec(
            MovedOn if status == Stale.status else Problem,
            description=MEANINGS[status],
            generate_examples=False,
        )
        for status in sorted({400, 429, 431, 503, *statuses, *body})
    }


@dataclass
class Streaming(Operation):
    """An operation whose answer can have two forms."""

    def __post_init__(self) -> None:
        """The second form: server-sent events."""
        if self.responses is not None:
            content = getattr(self.responses["200"], "content", None) or {}
            content[EVENTS] = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
