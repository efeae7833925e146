"""Who asks: a browser, known by a key of its own; a language; the seats it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from babel import negotiate_locale
from litestar.datastructures import Cookie

from keeling.text.catalogue import LANGUAGES, catalogue
from keeling.web.ids import fingerprint
from keeling.web.keys import cookie_name, is_signed, new_key
from keeling.web.origin import origin

if TYPE_CHECKING:
    from keeling.text.catalogue import Catalogue
    from keeling.web.framework import AnyRequest
    from keeling.web.server import Server
    from keeling.web.tables.table import Table

BROWSER = "keeling_browser"
LANGUAGE = "keeling_language"
YEAR = 365 * 24 * 3600
LONGEST_KEY = 100
SENT = "keeling_sent"  # in the state of a request: the form that it has brought, as it came
RENEWED = "keeling_renewed"  # in the state of a request: cookies that its answer brings besides


def server_of(request: AnyRequest) -> Server:
    """The server that answers."""
    server: Server = request.app.state.server
    return server


def base_url(request: AnyRequest) -> str:
    """How others reach this server."""
    return (server_of(request).settings.public_url or str(request.base_url)).rstrip("/")


def origin_of(request: AnyRequest) -> str:
    """Where a request comes from, as the limits count it."""
    return origin(request.client.host) if request.client else ""


def is_secure(request: AnyRequest) -> bool:
    """Whether a browser reaches this server by HTTPS, as far as anybody has told."""
    return request.url.scheme == "https" or server_of(request).is_secure


def key_of(request: AnyRequest) -> str:
    """The key that a browser brings, be it good or not; else empty.

    By HTTPS also one of the plain name, from an older release or from the time before HTTPS. One
    that was made for HTTPS has no business there: a neighbouring site has planted it.
    """
    secure = is_secure(request)
    key = request.cookies.get(cookie_name(BROWSER, secure=secure), "")
    if not key and secure:
        key = request.cookies.get(BROWSER, "")
        if is_signed(server_of(request).secret, key, secure=True):
            return ""
    return key if len(key) < LONGEST_KEY else ""


def browser_of(request: AnyRequest) -> str:
    """The fingerprint of a browser's key; else empty. What was made up holds nothing."""
    key = key_of(request)
    return fingerprint(key) if key else ""


def greet(request: AnyRequest) -> tuple[str, list[Cookie]]:
    """The fingerprint of a browser, and the cookie by which a new one will be known again.

    A key that this server has not handed out is nobody's, unless it holds something already.
    """
    server, key, secure = server_of(request), key_of(request), is_secure(request)
    ours = is_signed(server.secret, key, secure=secure) or server.store.knows(fingerprint(key))
    if key and ours:
        renew(request)
        return fingerprint(key), []
    key = new_key(server.secret, secure=secure)
    return fingerprint(key), [kept(request, cookie_name(BROWSER, secure=secure), key)]


def renew(request: AnyRequest) -> None:
    """Let a browser that holds something have its key under the safer name from now on."""
    if is_secure(request) and cookie_name(BROWSER, secure=True) not in request.cookies:
        safer = kept(request, cookie_name(BROWSER, secure=True), key_of(request))
        plain = Cookie(key=BROWSER, value="", max_age=0, httponly=True, samesite="lax")
        request.scope["state"][RENEWED] = [safer, plain]


def kept(request: AnyRequest, name: str, value: str) -> Cookie:
    """A cookie that scripts cannot read and other sites do not send."""
    secure = is_secure(request)
    return Cookie(key=name, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def held_by(request: AnyRequest, table: Table) -> list[int]:
    """The seats of a table that this browser holds; HOST among them for the host's rights."""
    held = table.held(browser_of(request))
    if held:
        renew(request)
    return held


def language_of(request: AnyRequest, otherwise: str = "") -> str:
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


def words_of(request: AnyRequest, otherwise: str = "") -> Catalogue:
    """The texts of the pages in the visitor's language."""
    return catalogue("keeling", language_of(request, otherwise))
