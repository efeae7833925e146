"""A sign of life for those who watch over servers."""

from __future__ import annotations

from litestar import get

import keeling


@get("/healthz", sync_to_thread=False)
def health() -> dict[str, str]:
    """That the server answers, and which release it is."""
    return {"status": "ok", "release": keeling.__version__}


HANDLERS = [health]
