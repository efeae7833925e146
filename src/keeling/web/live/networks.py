"""Which addresses lie on the open internet, and which lead back inside or nowhere.

The lists are those of IANA (special-purpose addresses of IPv4 and IPv6). What Python's own
`is_global` says of some of them has changed from release to release.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address
from typing import Final

INSIDE_4: Final = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",
        "100.64.0.0/10",  # behind the translators of providers
        "127.0.0.0/8",
        "169.254.0.0/16",  # link-local, with the secrets that clouds tell their machines
        "172.16.0.0/12",
        "192.0.0.0/24",  # protocols
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # relays of 6to4, of the past
        "192.168.0.0/16",
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
GLOBAL_6: Final = IPv6Network("2000::/3")  # all that IPv6 has given out so far
INSIDE_6: Final = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocols: Teredo, benchmarks, ORCHID
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: another address wrapped in this one
        "3fff::/20",  # documentation
    )
)
# IPv4 addresses as IPv6 writes them: those lead where the address inside leads.
WRAPPED: Final = (IPv6Network("::ffff:0:0/96"), IPv6Network("64:ff9b::/96"))


def is_outside(machine: str) -> bool:
    """Whether an address is on the open internet, also where it is one wrapped in another."""
    address = ip_address(machine)
    if isinstance(address, IPv4Address):
        return not any(address in network for network in INSIDE_4)
    if any(address in network for network in WRAPPED):
        return is_outside(str(IPv4Address(address.packed[-4:])))
    return address in GLOBAL_6 and not any(address in network for network in INSIDE_6)
