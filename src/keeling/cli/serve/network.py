"""Where the server listens: a free port, and the address that others in the house can reach."""

from __future__ import annotations

import errno
import socket

from keeling.cli.errors import BadFile

FIRST_PORT = 8080
TRIES = 20  # ports looked at when none was asked for
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - recognised here, listened on only when asked for
OUTSIDE = ("192.0.2.1", 9)  # an address of no one (RFC 5737): nothing is sent there


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port; without one, at the first that is free."""
    wanted = range(FIRST_PORT, FIRST_PORT + TRIES) if port is None else (port,)
    for number in wanted:
        try:
            return bound(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                raise BadFile(
                    "cli-error-host", host=host, port=str(number), reason=reason
                ) from error
    if port is not None:
        raise BadFile("cli-error-port", port=str(port))
    raise BadFile("cli-error-ports", first=str(wanted[0]), last=str(wanted[-1]))


def bound(host: str, port: int) -> socket.socket:
    """A socket that waits at this address; OSError says why it cannot."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    return socket.create_server(address, family=family, backlog=2048)


def url_of(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def own_address() -> str:
    """The address of this machine in the network it is in; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
