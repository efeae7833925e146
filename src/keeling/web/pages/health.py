"""Signs of life and numbers, for those who watch over servers."""

from __future__ import annotations

from litestar import Response, get

import keeling
from keeling.web.framework import AnyRequest
from keeling.web.operations.owner import check_watcher
from keeling.web.operations.readiness import Ready
from keeling.web.visitor import server_of

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@get("/healthz", sync_to_thread=False)
def health() -> dict[str, str]:
    """That the server answers, and which release it is."""
    return {"status": "ok", "release": keeling.__version__}


@get("/readyz")
async def ready(request: AnyRequest) -> Response[Ready]:
    """Whether it can do its work: 200 if everything it needs is well, else 503."""
    found = await server_of(request).readiness.look()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", sync_to_thread=True)
def metrics(request: AnyRequest) -> Response[bytes]:
    """What this process counts, for Prometheus: for this machine, or with the owner's key."""
    check_watcher(request)
    return Response(server_of(request).metrics.text(), media_type=PROMETHEUS)


HANDLERS = [health, ready, metrics]
