"""Every request has an id and is counted: in the answer, in the log, in the metrics."""

from __future__ import annotations

import logging
import re
from contextvars import ContextVar
from secrets import token_hex
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar
from litestar.enums import ScopeType

if TYPE_CHECKING:
    from litestar.types import (
        LifeSpanReceive,
        LifeSpanScope,
        LifeSpanSend,
        Message,
        Receive,
        Scope,
        Send,
    )

LOGGER = logging.getLogger(__name__)
REQUEST_ID: Final[ContextVar[str]] = ContextVar("request_id", default="")
HEADER: Final = "x-request-id"
SENSIBLE: Final = re.compile(rb"[\w.-]{8,64}", re.ASCII)
LENGTH: Final = 12  # letters of an id: short enough to be read aloud, and there is one log
NO_ROUTE: Final = "none"  # an address that leads nowhere, or not in this way
METHODS: Final = frozenset({"GET", "HEAD", "POST", "OPTIONS"})
OTHER: Final = "other"


class Watched(Litestar):
    """The application, with an eye on each request from its first byte to the first of the answer.

    It stands around everything, also around what answers requests that no route was found for.
    """

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Answer a request."""
        if scope["type"] != ScopeType.HTTP:
            await super().__call__(scope, receive, send)
            return
        asked: Any = scope  # mypy does not know that this is no start or end of the server
        forward: Any = send
        began, name = perf_counter(), id_of(asked)
        before = REQUEST_ID.set(name)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (HEADER.encode(), name.encode())]
                self.note(asked, message["status"], perf_counter() - began)
            await forward(message)

        try:
            await super().__call__(scope, receive, answer)
        finally:
            REQUEST_ID.reset(before)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request when its answer begins: a stream goes on for hours."""
        server = self.state.server
        route, method = route_of(scope), method_of(scope)
        server.metrics.answered(method, route, status, seconds)
        if not LOGGER.isEnabledFor(logging.INFO):
            return
        facts: dict[str, Any] = {
            "method": method,
            "route": route,
            "status": status,
            "milliseconds": round(1000 * seconds, 1),
        }
        if server.settings.log_addresses:
            facts["address"] = scope["client"][0] if scope["client"] else ""
        told = "%(method)s %(route)s %(status)s %(milliseconds)s ms"
        LOGGER.info(told, facts, extra={"facts": facts})


def route_of(scope: Scope) -> str:
    """The route of a request, without what stood in its place: `/t/{table_id}`, never a token."""
    return str(scope.get("path_template") or NO_ROUTE)


def method_of(scope: Scope) -> str:
    """The method of a request; anybody can send any word there."""
    method = str(scope.get("method", ""))
    return method if method in METHODS else OTHER


def id_of(scope: Scope) -> str:
    """The id of a request: made here, or by the proxy that has let it through."""
    given = [value for name, value in scope["headers"] if name == HEADER.encode()]
    if len(given) == 1 and is_from_proxy(scope) and SENSIBLE.fullmatch(given[0]):
        return given[0].decode()
    return token_hex(LENGTH // 2)  # a key would cost as much as the rest of this file


def is_from_proxy(scope: Scope) -> bool:
    """Whether a proxy that is believed has sent this: no port of a visitor is known then."""
    return scope["client"] is not None and scope["client"][1] == 0
