"""Whether it is the owner of the server who asks: by a key that only the owner knows."""

from __future__ import annotations

import hmac
import ipaddress
from typing import TYPE_CHECKING, Final

from keeling.web.errors import NotYours
from keeling.web.ids import fingerprint
from keeling.web.keys import cookie_name
from keeling.web.limits import PerMinute
from keeling.web.visitor import is_secure, origin_of, server_of

if TYPE_CHECKING:
    from keeling.web.framework import AnyRequest
    from keeling.web.server import Server

COOKIE: Final = "keeling_owner"  # with another beginning by HTTPS
ATTEMPTS: Final = 30  # keys that one address may try in a minute
LEAST: Final = 16  # letters of a key that somebody has chosen
BEARER: Final = "bearer "
# What proxies add: a request with one of these does not come from a program on this machine.
PASSED_ON: Final = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")


class Owner:
    """The key of a server's owner: given, or made once and kept in the database."""

    def __init__(self, server: Server) -> None:
        self.key = server.settings.owner_key or server.store.secret("owner")
        self.attempts = PerMinute(ATTEMPTS, "web-error-429")

    @property
    def badge(self) -> str:
        """What a browser shows after it has shown the key: it changes with the key."""
        return fingerprint(f"the owner's browser {self.key}")

    def check(self, request: AnyRequest, key: str) -> None:
        """NotYours if this is not the key; TooMany for those who try many."""
        self.attempts.note(origin_of(request))
        if not same(key, self.key):
            raise NotYours("web-owner-wrong-key")

    def is_known(self, request: AnyRequest) -> bool:
        """Whether this browser has shown the key before."""
        return same(request.cookies.get(cookie_of(request), ""), self.badge)


def cookie_of(request: AnyRequest) -> str:
    """What the cookie of the owner's browser is called."""
    return cookie_name(COOKIE, secure=is_secure(request))


def same(given: str, expected: str) -> bool:
    """Whether two words are the same; how long that takes does not tell how much of them is."""
    return hmac.compare_digest(given.encode(), expected.encode())


def check_watcher(request: AnyRequest) -> None:
    """Programs on this machine may read the numbers, and whoever brings the owner's key."""
    if is_local(request):
        return
    given = request.headers.get("authorization", "")
    if not given.lower().startswith(BEARER):
        raise NotYours("web-owner-only")
    server_of(request).owner.check(request, given[len(BEARER) :].strip())


def is_local(request: AnyRequest) -> bool:
    """Whether a program on this machine asks, and no proxy for somebody else.

    It also calls this machine by its number or `localhost`: a page from elsewhere that the
    owner's browser shows has another name, even if that name leads here.
    """
    if any(name in request.headers for name in PASSED_ON):
        return False
    asker = request.client.host if request.client else ""
    return is_loopback(asker) and is_loopback(request.url.hostname or "")


def is_loopback(name: str) -> bool:
    """Whether this is a name of this machine that nobody else has."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
