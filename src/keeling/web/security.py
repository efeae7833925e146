"""What every answer says to browsers: load nothing from elsewhere, run nothing inline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.datastructures import CacheControlHeader, MutableScopeHeaders

if TYPE_CHECKING:
    from litestar.types import Message, Scope

FILES: Final = CacheControlHeader(public=True, max_age=3600)

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
# A picture that somebody opens by itself has its style sheet inside and needs nothing else.
PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


async def harden(message: Message, scope: Scope) -> None:
    """Put the headers on an answer as it leaves."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    picture = headers.get("content-type", "").startswith("image/svg")
    headers["content-security-policy"] = PICTURE if picture else POLICY
    if scope["scheme"] == "https":
        headers["strict-transport-security"] = "max-age=31536000"
    if not scope["path"].startswith("/static/"):
        headers.setdefault("cache-control", "no-store")
