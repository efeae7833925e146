"""What a server counts, as Prometheus reads it. Nothing in it tells tables or people apart."""

from __future__ import annotations

import asyncio
import platform
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

import keeling
from keeling.web.operations import state
from keeling.web.operations.together import all_counted, is_together
from keeling.web.store.rows import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.engine import ExceptionContext

    from keeling.web.server import Server
    from keeling.web.store.rows import Entry

# When each counter began: twice the lines, and nobody reads them.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library's own
SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CHOOSING: Final = frozenset({"/t/{table_id}/choose", "/api/v1/tables/{table_id}/choices"})
KINDS: Final = {
    400: "malformed",
    401: "no_token",
    403: "forbidden",
    404: "no_table",
    409: "stale",
    410: "other_rules",
    413: "too_large",
    422: "illegal",
    429: "too_many",
}
MINUTE: Final = 60.0
OFTEN: Final = 2.0  # seconds after which what a process is doing is written down anew
MOST: Final = 60_000  # choices whose times are remembered


class Metrics:
    """The counters of one process."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.lately: deque[float] = deque(maxlen=MOST)  # when choices were made
        self.choices = self._counter("choices", "Choices accepted.", "game")
        self.refused = self._counter("choices_refused", "Choices refused.", "kind")
        self.answers = self._counter("answers", "Requests answered.", "method", "route", "status")
        self.errors = self._counter("database_errors", "Statements that failed.")
        self.seconds = Histogram(
            "keeling_request_seconds",
            "Time until an answer begins.",
            ["method", "route"],
            buckets=SECONDS,
            registry=self.registry,
        )
        build = Gauge(
            "keeling_build_info",
            "The release that runs.",
            ["release", "compiled", "python"],
            registry=self.registry,
            multiprocess_mode="max",
        )
        compiled = "yes" if keeling.COMPILED else "no"
        build.labels(keeling.__version__, compiled, platform.python_version()).set(1)
        self.gauges = {
            name: Gauge(
                f"keeling_{name}", about, registry=self.registry, multiprocess_mode="livesum"
            )
            for name, (about, _) in state.GAUGES.items()
        }
        server.store.witnesses.append(self.appended)
        event.listen(server.store.engine, "handle_error", self.failed)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"keeling_{name}", about, labels, registry=self.registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request has been answered."""
        self.answers.labels(method, route, status).inc()
        self.seconds.labels(method, route).observe(seconds)
        if route in CHOOSING and status in KINDS:
            self.refused.labels(KINDS[status]).inc()

    async def keep_looking(self) -> None:
        """Where processes count together, whoever is asked reads what the others wrote down."""
        while is_together():
            self.look()
            await asyncio.sleep(OFTEN)

    def look(self) -> None:
        """Write down how this process is doing now."""
        for name, (_, read) in state.GAUGES.items():
            self.gauges[name].set(read(self.server))

    def appended(self, table: str, entries: Sequence[Entry]) -> None:
        """Somebody has chosen, a person or a bot. From any thread."""
        made = [entry for entry in entries if entry.kind is Kind.CHOICE]
        kept = self.server.tables.kept.get(table)
        for _ in made if kept else []:
            self.choices.labels(kept.row.game if kept else "").inc()
            self.lately.append(monotonic())

    def choices_a_minute(self) -> int:
        """How many choices were made in the last minute."""
        since = monotonic() - MINUTE
        return sum(made >= since for made in self.lately.copy())

    def failed(self, context: ExceptionContext) -> None:
        """A statement has failed; that somebody else was first is no failure."""
        if not isinstance(context.sqlalchemy_exception, IntegrityError):
            self.errors.inc()

    def text(self) -> bytes:
        """All of it, in the format of Prometheus."""
        self.look()
        return all_counted() if is_together() else generate_latest(self.registry)
