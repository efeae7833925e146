"""The keys by which browsers are known: only those that this server has handed out count.

Somebody else, a neighbouring site or a machine in between, can plant a cookie in a browser. Where
the connection is secure, the name of ours (`__Host-`) says that no other host may have set it; and
a key is signed, for connections that are secure or for those that are not. Keys of older releases
have no signature: they count if they hold something.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

from keeling.web.ids import TOKEN, new_token

HOST_ONLY: Final = "__Host-"
SIGNATURE: Final = 32  # letters


def cookie_name(name: str, *, secure: bool) -> str:
    """What a cookie is called; browsers take the longer name only from this host, by HTTPS."""
    return f"{HOST_ONLY}{name}" if secure else name


def new_key(secret: str, *, secure: bool) -> str:
    """A key for a browser that has none."""
    return signed(secret, new_token(), secure=secure)


def signed(secret: str, token: str, *, secure: bool) -> str:
    """A token with the signature that only this server can make."""
    said = f"{'secure' if secure else 'plain'} {token}"
    return token + hmac.new(secret.encode(), said.encode(), sha256).hexdigest()[:SIGNATURE]


def is_signed(secret: str, key: str, *, secure: bool) -> bool:
    """Whether this server has handed out a key, for connections of this kind."""
    return key.isascii() and hmac.compare_digest(signed(secret, key[:TOKEN], secure=secure), key)
