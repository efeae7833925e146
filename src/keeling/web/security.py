"""What every answer says to browsers, and what no browser of good faith sends."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote_to_bytes

from litestar import Request
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import CacheControlHeader, Headers, MutableScopeHeaders
from litestar.enums import RequestEncodingType, ScopeType
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.middleware import ASGIMiddleware, DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware

from keeling.web import files
from keeling.web.framework import AnyRequest
from keeling.web.keys import cookie_name
from keeling.web.visitor import RENEWED, SENT

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

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
ALWAYS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

LONGEST_PATH = 200
JSON: Final = "application/json"
OWN_SITE: Final = ("same-origin", "none")  # none: somebody typed the address, or used a bookmark
HOST = re.compile(r"([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?", re.ASCII | re.IGNORECASE)
LAST_PORT = 65535


async def harden(message: Message, scope: Scope) -> None:
    """Put the headers on an answer as it leaves."""
    if message["type"] != "http.response.start":
        return
    message["headers"] = [*message["headers"], *ALWAYS]  # nothing else sets any of these
    headers = MutableScopeHeaders.from_message(message)
    picture = headers.get("content-type", "").startswith("image/svg")
    headers["content-security-policy"] = PICTURE if picture else POLICY
    if scope["scheme"] == "https":
        headers["strict-transport-security"] = "max-age=31536000"
    for cookie in scope.get("state", {}).get(RENEWED, ()):
        headers.add("set-cookie", cookie.to_header(header=""))
    if message["status"] >= HTTPStatus.BAD_REQUEST:
        headers["cache-control"] = "no-store"
    headers.setdefault("cache-control", "no-store")
    if "public" not in headers["cache-control"]:
        return
    headers["cache-control"] = files.caching(scope["path"], scope["query_string"])
    if "set-cookie" in headers:
        del headers["set-cookie"]  # what caches keep for everybody is about nobody


class NotJSON(ClientException):
    """What was sent to the API is not said to be JSON."""

    status_code = HTTPStatus.UNSUPPORTED_MEDIA_TYPE


class PlausibleRequests(ASGIMiddleware):
    """What no link and no form of ours leads to is not looked at any further."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """No control characters, nothing endless, a host that can stand in a link; no files."""
        if len(scope["path"]) > LONGEST_PATH or not scope["path"].isprintable():
            raise NotFoundException
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        kinds = [value for name, value in scope["headers"] if name == b"content-type"]
        if len(hosts) > 1 or not all(map(is_host, hosts)):
            raise ClientException
        if any(kind.strip().lower().startswith(b"multipart/") for kind in kinds):
            raise ClientException
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST":
            check_sender(scope["path"], Headers.from_scope(scope))
        await next_app(scope, receive, send)


def check_sender(path: str, headers: Headers) -> None:
    """Refuse what a page of another site can let a browser send without asking first.

    Programs send JSON and say so: no form can, and a script of another site has to ask. Forms come
    from the very site that they are sent to; browsers tell where from.
    """
    if path.startswith("/api/"):
        if headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise NotJSON
    elif headers.get("sec-fetch-site", "same-origin") not in OWN_SITE:
        raise PermissionDeniedException


def is_host(text: str) -> bool:
    """Whether this is the name or the number of a machine, perhaps with a port."""
    found = HOST.fullmatch(text)
    return found is not None and int((found[2] or ":0")[1:]) <= LAST_PORT


class Forms(CSRFMiddleware):
    """Forms come from pages of this server: they bring a token that only its pages know."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A token that another server has left in the browser counts for nothing."""
        if scope["type"] == ScopeType.HTTP:
            cookies = AnyRequest(scope).cookies
            if self._decode_csrf_token(cookies.get(self.config.cookie_name, "")) is None:
                cookies.pop(self.config.cookie_name, None)
            if scope["method"] not in self.config.safe_methods:
                await check_text(Request(scope, receive))
        await super().__call__(scope, receive, send)

    def _decode_csrf_token(self, token: object) -> str | None:
        """What is no token at all is no good one either; forms can bring anything."""
        if not isinstance(token, str) or not token.isascii():
            return None
        return super()._decode_csrf_token(token)


class EitherForms:
    """The guard of forms by HTTPS, whose cookie no other host can set, and of all others."""

    def __init__(self, app: ASGIApp, secret: str, *, always_secure: bool) -> None:
        self.app = app
        self.plain = Forms(app, config=form_config(secret, secure=False))
        self.secure = Forms(app, config=form_config(secret, secure=True))
        self.always_secure = always_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard a form as it came; programs know no cookies."""
        if scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        is_secure = self.always_secure or scope["scheme"] == "https"
        await (self.secure if is_secure else self.plain)(scope, receive, send)


async def check_text(request: AnyRequest) -> None:
    """Refuse a form that holds bytes which are no text: they would be read as something else.

    What it holds is kept until it is answered: if it cannot be now, it is handed back.
    """
    if request.content_type[0] == RequestEncodingType.URL_ENCODED:
        sent = await request.body()
        unquote_to_bytes(sent).decode()
        request.scope["state"][SENT] = sent


def form_config(secret: str, *, secure: bool) -> CSRFConfig:
    """The cookie that goes with forms. The API knows askers by a header, never by a cookie."""
    return CSRFConfig(
        secret=secret,
        cookie_name=cookie_name("keeling_csrf", secure=secure),
        cookie_httponly=True,
        cookie_secure=secure,
        cookie_samesite="lax",
        exclude=["^/api/"],
    )


def forms(secret: str, *, secure: bool) -> DefineMiddleware:
    """The guard of all forms; `secure`: this server is reached by HTTPS, however requests look."""
    return DefineMiddleware(EitherForms, secret=secret, always_secure=secure)
