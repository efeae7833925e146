"""Who asks: a browser, known by a key of its own; a language; the seats it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from babel import negotiate_locale
from litestar.datastructures import Cookie

from keeling.text.catalogue import LANGUAGES, catalogue
from keeling.web.ids import fingerprint, new_token
from keeling.web.origin import origin

if TYPE_CHECKING:
    from litestar import Request

    from keeling.text.catalogue import Catalogue
    from keeling.web.server import Server
    from keeling.web.tables.table import Table

BROWSER = "keeling_browser"
LANGUAGE = "keeling_language"
YEAR = 365 * 24 * 3600
LONGEST_KEY = 100


def server_of(request: Request[Any, Any, Any]) -> Server:
    """The server that answers."""
    server: Server = request.app.state.server
    return server


def base_url(request: Request[Any, Any, Any]) -> str:
    """How others reach this server."""
    return (server_of(request).settings.public_url or str(request.base_url)).rstrip("/")


def origin_of(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from, as the limits count it."""
    return origin(request.client.host) if request.client else ""


def browser_of(request: Request[Any, Any, Any]) -> str:
    """The fingerprint of a browser that has been here before; else empty."""
    key = request.cookies.get(BROWSER, "")
    return fingerprint(key) if 0 < len(key) < LONGEST_KEY else ""


def greet(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """The fingerprint of a browser, and the cookie by which a new one will be known again."""
    if known := browser_of(request):
        return known, []
    key = new_token()
    return fingerprint(key), [kept(request, BROWSER, key)]


def kept(request: Request[Any, Any, Any], name: str, value: str) -> Cookie:
    """A cookie that scripts cannot read and other sites do not send."""
    secure = request.url.scheme == "https"
    return Cookie(key=name, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def held_by(request: Request[Any, Any, Any], table: Table) -> list[int]:
    """The seats of a table that this browser holds; HOST among them for the host's rights."""
    return table.held(browser_of(request))


def language_of(request: Request[Any, Any, Any], otherwise: str = "") -> str:
    """What somebody chose here, or the table's language, or what their browser asks for."""
    chosen = request.cookies.get(LANGUAGE, "")
    if chosen in LANGUAGES:
        return chosen
    if otherwise in LANGUAGES:
        return otherwise
    return preferred_language(request.headers.get("accept-language", ""))


def preferred_language(header: str) -> str:
    """The language that a browser asks for, if we speak it."""
    wanted = [part.partition(";")[0].strip() for part in header[:LONGEST_KEY].split(",")]
    return negotiate_locale([w for w in wanted if w], LANGUAGES, sep="-") or LANGUAGES[0]


def words_of(request: Request[Any, Any, Any], otherwise: str = "") -> Catalogue:
    """The texts of the pages in the visitor's language."""
    return catalogue("keeling", language_of(request, otherwise))
