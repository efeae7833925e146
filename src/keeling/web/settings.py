"""What a server can be told about the place it runs in."""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

SHORTEST_KEY: Final = 16  # letters: a key that people think up can be found by trying
KEY: Final = re.compile(r"[\w.~-]+", re.ASCII)  # what can stand in an address as it is
URL: Final = re.compile(r"https?://(\[[\da-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?(/[\w.~/-]*)?", re.ASCII)
FORMS: Final = ("text", "json")  # of the log


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs. The defaults are for a table at home."""

    database: str = "sqlite:///keeling.sqlite3"
    public_url: str = ""  # how others reach this server; empty: as the request came
    address: str = ""  # where this server listens, for messages when there is no other address
    bot_workers: int = 2  # processes that think for bots
    bot_pace: float = 1.0  # seconds that a bot's turn takes, so that people can follow; 0: no wait
    bot_patience: float = 60.0  # seconds after which a bot that thinks takes any option
    bot_budget: float = 20.0  # seconds of thinking in a minute; then a table lets others go first
    bot_budget_per_address: float = 40.0  # the same for all tables of an address together
    bot_tables: int = 50  # running tables without people, on the whole server
    bot_tables_per_address: int = 4  # of these, opened from one address
    worker_beat: float = 2.0  # seconds between signs of life to other processes
    patience: float = 2.0  # seconds that a request waits for others, and for the database
    absent_after: float = 120.0  # seconds without an open page after which others may step in
    heartbeat: float = 15.0  # seconds between signs of life on a stream
    requests_per_minute: int = 1200  # of one address
    tables_per_minute: int = 30  # made by one address
    cpu_per_minute: float = 30.0  # seconds that the server computes for one address
    streams_per_address: int = 256
    largest_body: int = 64 * 1024  # bytes
    owner_key: str = ""  # opens the page of the owner; empty: one that the database keeps
    retention_days: int = 0  # tables that nobody has touched for so long are deleted; 0: none
    log: str = "text"  # the form of the log of `keeling serve`: text or json
    log_level: str = "warning"  # what is logged there: from this level on
    log_addresses: bool = False  # whether the log of requests names who asked
    private_webhooks: bool = False  # whether messages may go to addresses inside this network

    def __post_init__(self) -> None:
        """ValueError for what no server can run with: who asks for it should learn it at once."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, (int, float)) and not value >= 0:
                raise ValueError(f"{name} = {value!r}: not below 0")
        if self.bot_workers < 1:
            raise ValueError(f"bot_workers = {self.bot_workers}: at least 1")
        if self.public_url and not is_url(self.public_url):
            raise ValueError(f"public_url = {self.public_url!r}: like https://games.example.org")
        if self.owner_key and not is_key(self.owner_key):
            raise ValueError(f"owner_key: at least {SHORTEST_KEY} of letters, digits and .~_-")
        if self.log not in FORMS:
            raise ValueError(f"log = {self.log!r}: {' or '.join(FORMS)}")


def is_url(text: str) -> bool:
    """Whether links can begin with this: an address with its scheme, and without a query."""
    return URL.fullmatch(text) is not None


def is_key(text: str) -> bool:
    """Whether this is a key that nobody finds by trying, and that can stand in an address."""
    return len(text) >= SHORTEST_KEY and KEY.fullmatch(text) is not None
