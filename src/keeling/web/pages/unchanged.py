"""Pages that a browser may keep, as long as it asks before it shows them again.

Only of games that are over: nothing of them is secret. All others are never kept: several people
may sit at one device.
"""

from __future__ import annotations

from hashlib import blake2b
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from litestar import Response

import keeling
from keeling.web.visitor import held_by, language_of, server_of

if TYPE_CHECKING:
    from litestar.response import Template

    from keeling.web.framework import AnyRequest
    from keeling.web.tables.table import Table

ASKED: Final = ("keeling-part", "keeling-has")  # headers on which an answer depends
MAY_BE_KEPT: Final = "private, no-cache"


def etag_of(request: AnyRequest, table: Table, *more: object) -> str:
    """What a page of a game that is over depends on, in short; empty: the game goes on."""
    if not table.ended:
        return ""
    held = held_by(request, table)
    facts = [
        keeling.__version__,
        request.url.path,
        request.url.query,
        server_of(request).stamp(table, held),
        language_of(request, table.row.language),
        held,
        more,
        *(request.headers.get(name, "") for name in ASKED),
        *sorted(value for name, value in request.cookies.items() if name.endswith("_csrf")),
    ]
    return f'W/"{blake2b(repr(facts).encode(), digest_size=12).hexdigest()}"'


def has_it(request: AnyRequest, etag: str) -> bool:
    """Whether the browser says that it has this very page."""
    return bool(etag) and etag in request.headers.get("if-none-match", "")


def not_modified(etag: str) -> Response[None]:
    """The answer to a browser that has the page already."""
    return Response(None, status_code=HTTPStatus.NOT_MODIFIED, headers=headers(etag))


def may_be_kept(page: Template, etag: str) -> Template:
    """Let a browser keep a page of a game that is over."""
    if etag:
        page.headers.update(headers(etag))
    return page


def headers(etag: str) -> dict[str, str]:
    """What such an answer says to browsers."""
    return {
        "etag": etag,
        "cache-control": MAY_BE_KEPT,
        "vary": ", ".join(["cookie", *ASKED, "accept-encoding"]),
    }
