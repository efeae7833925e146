"""The log of a server: lines for people or for machines, each with the request it is about."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from keeling.web.operations.requests import REQUEST_ID

FORMS: Final = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
TALKATIVE: Final = ("alembic", "httpx", "httpcore", "asyncio")  # what they do is no news


class Lines(logging.Formatter):
    """A line for people: when, how bad, what, and in which request."""

    def format(self, record: logging.LogRecord) -> str:
        """One record."""
        request = REQUEST_ID.get()
        told = f"{moment(record)} {record.levelname} {super().format(record)}"
        head, newline, trace = told.partition("\n")
        return f"{head} [{request}]{newline}{trace}" if request else told


class Json(logging.Formatter):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One record."""
        facts: dict[str, Any] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST_ID.get():
            facts["request"] = request
        facts |= getattr(record, "facts", {})
        if record.exc_info:
            facts["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(facts).decode()


def moment(record: logging.LogRecord) -> str:
    """When something was noted: `2026-11-17T19:05:12.345Z`."""
    when = datetime.fromtimestamp(record.created, UTC)
    return when.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def configure(form: str, level: str) -> None:
    """Write the log of this process to standard error, in this form, from this level on."""
    writer = logging.StreamHandler()
    writer.setFormatter(Json() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers = [writer]
    root.setLevel(level.upper())
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
