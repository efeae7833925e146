"""How a server is doing: numbers for metrics, for readiness and for its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

import keeling

if TYPE_CHECKING:
    from collections.abc import Callable

    from keeling.web.server import Server


def tables_in_memory(server: Server) -> int:
    """Tables whose positions are kept in memory."""
    return len(server.tables.kept)


def open_streams(server: Server) -> int:
    """Pages and programs that listen."""
    return server.hub.addresses.total()


def bots_playing(server: Server) -> int:
    """Tables at which bots are playing."""
    return len(server.driver.running)


def dead_thinkers(server: Server) -> int:
    """Processes that think for bots and have died; those that are gone are made anew."""
    return sum(thinker.is_dead for thinker in server.driver.thinkers)


def bots_stuck(server: Server) -> int:
    """Tables at which a choice of a bot has failed, and is tried again."""
    return server.driver.stuck


def bots_thinking(server: Server) -> int:
    """Bots that a process is thinking for."""
    return server.driver.thinking


def bots_waiting(server: Server) -> int:
    """Bots that wait for a process to think for them."""
    return server.driver.waiting


class Load(Struct, frozen=True, kw_only=True):
    """What a process is doing, for the owner of the server."""

    release: str
    compiled: bool
    memory: int  # bytes
    streams: int
    in_memory: int
    choices_a_minute: int
    playing: int
    thinking: int
    waiting: int
    stuck: int


def load(server: Server) -> Load:
    """What this process is doing."""
    memory = server.metrics.registry.get_sample_value("process_resident_memory_bytes")
    return Load(
        release=keeling.__version__,
        compiled=keeling.COMPILED,
        memory=int(memory or 0),
        streams=open_streams(server),
        in_memory=tables_in_memory(server),
        choices_a_minute=server.metrics.choices_a_minute(),
        playing=bots_playing(server),
        thinking=bots_thinking(server),
        waiting=bots_waiting(server),
        stuck=bots_stuck(server),
    )


GAUGES: Final[dict[str, tuple[str, Callable[[Server], float]]]] = {
    "tables_in_memory": ("Tables whose positions are kept in memory.", tables_in_memory),
    "open_streams": ("Pages and programs that listen.", open_streams),
    "bot_tables": ("Tables at which bots are playing.", bots_playing),
    "bots_thinking": ("Bots that a process is thinking for.", bots_thinking),
    "bots_waiting": ("Bots that wait for a process: the queue.", bots_waiting),
    "bots_stuck": ("Tables at which a choice of a bot is tried again.", bots_stuck),
}
