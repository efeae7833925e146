"""Where requests come from, as the limits count it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

HOUSEHOLD = 64  # bits: an IPv6 connection has so many, and all addresses that begin with them


@lru_cache(4096)
def origin(address: str) -> str:
    """One household: an IPv4 address, or the first half of one of IPv6; anything else as it is."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOUSEHOLD), strict=False))
