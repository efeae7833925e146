"""Errors as answers: JSON for programs, a page for people, never a trace."""

from __future__ import annotations

import logging
import re
import sqlite3
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, quote

from litestar import Response
from litestar.exceptions import ClientException, HTTPException
from litestar.response import Template
from sqlalchemy.exc import DatabaseError

from keeling.kernel.errors import KeelingError
from keeling.kernel.registry import game as find_game
from keeling.text.catalogue import catalogue
from keeling.text.words import GameWords
from keeling.web.errors import Busy, NotLegal, Refused, Wrecked
from keeling.web.operations.requests import REQUEST_ID, method_of
from keeling.web.store.database import AWAY, is_away
from keeling.web.visitor import SENT, language_of, server_of, words_of

if TYPE_CHECKING:
    from keeling.web.framework import AnyRequest
    from keeling.web.tables.table import Table

LOGGER = logging.getLogger(__name__)
Answer = Response[Any] | Template

WORDS = {  # for programs
    400: "bad_request",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    408: "too_slow",
    413: "too_large",
    415: "not_json",
    429: "too_many",
    431: "headers_too_large",
    503: "unavailable",
}
AGAIN = 1  # seconds after which what was not possible may be
HEADERS = {
    401: {"www-authenticate": "Bearer"},
    429: {"retry-after": "60"},
    503: {"retry-after": str(AGAIN)},
}
AWAY_NOW = "%s %s: the database is away: %s"
GONE = "client disconnected"  # what the framework says of somebody who left in mid-sentence
TABLE = re.compile(r"/t/([^/]+)")
LONGEST = 300  # of what somebody sent, so much comes back at most


def refused(request: AnyRequest, error: Refused) -> Answer:
    """Something that was asked for is not granted."""
    facts: dict[str, Any] = {}
    if isinstance(error, NotLegal) and error.objection is not None:
        facts = {"clause": error.objection.clause, "reason": error.objection.name}
    text = sentence(error, language_of(request, table_language(request)))
    made = answer(request, error.status, error.word, text, facts)
    made.headers.update(error.headers)
    return made


def sentence(error: Refused, language: str) -> str:
    """Why something is not granted, in words; the game's own where the rules are against it."""
    if isinstance(error, NotLegal) and error.objection is not None:
        return GameWords(find_game(error.game), language).objection(error.objection)
    return catalogue("keeling", language).say(error.key, **error.args_of_text)


def wrong(request: AnyRequest, error: KeelingError) -> Answer:
    """A config, a record or an option that cannot be."""
    words = words_of(request, table_language(request))
    text = words.say("web-error-wrong", why=str(error)[:LONGEST])
    return answer(request, HTTPStatus.BAD_REQUEST, "bad_request", text)


def nonsense(request: AnyRequest, _error: RecursionError | UnicodeError) -> Answer:
    """JSON in JSON in JSON, and so on, or bytes that are no text: nobody means that."""
    return http(request, ClientException())


def http(request: AnyRequest, error: HTTPException) -> Answer:
    """Whatever the framework found wrong with a request."""
    status = HTTPStatus(error.status_code)
    if GONE in error.detail:
        status = HTTPStatus.BAD_REQUEST  # nobody hears the answer, and nothing is wrong here
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return broken(request, error)
    words = words_of(request, table_language(request))
    key = f"web-error-{status.value}"
    text = words.say(key if words.has(key) else "web-error-400")
    facts = {"details": error.extra} if isinstance(error.extra, list) else {}
    made = answer(request, status, WORDS.get(status, "refused"), text, facts)
    made.headers.update(error.headers or {})
    return made


def broken(request: AnyRequest, error: Exception) -> Answer:
    """A fault of ours: told in the log of the server, not to the world."""
    LOGGER.error("%s %s failed", method_of(request.scope), where(request), exc_info=error)
    words, name = words_of(request, table_language(request)), REQUEST_ID.get()
    text = f"{words.say('web-error-500')} {words.say('web-error-quote', request=name)}"
    facts = {"request": name}
    return answer(request, HTTPStatus.INTERNAL_SERVER_ERROR, "internal_error", text, facts)


def away(request: AnyRequest, error: Exception) -> Answer:
    """What is needed cannot be had now. Nothing has happened: whoever asks again is answered.

    Browsers load a page again by themselves; what a form has sent is sent again by the script, with
    the same id. Without a script, the page that says so holds all that was sent, and a button.
    """
    if not is_away(error):
        return broken(request, error)
    if not isinstance(error, Busy):
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        LOGGER.warning(AWAY_NOW, method_of(request.scope), where(request), reason)
    text = words_of(request, table_language(request)).say("web-error-503")
    made = answer(request, HTTPStatus.SERVICE_UNAVAILABLE, "unavailable", text)
    if request.method == "GET":
        made.headers["refresh"] = str(AGAIN)
    elif isinstance(made, Template):
        made.context["again"] = form_sent(request)
    return made


def damaged(request: AnyRequest, error: Exception) -> Answer:
    """A file of SQLite is damaged where this is needed; other tables may go on."""
    if not server_of(request).store.damage.note(error):
        return away(request, error)
    return refused(request, Wrecked())


def form_sent(request: AnyRequest) -> dict[str, Any]:
    """A form as it was sent, for a page that can send it once more.

    Its token is the one that came with it: a form of another site gains none by being handed back.
    """
    sent, asked = request.scope["state"].get(SENT, b""), request.scope
    query = asked["query_string"].decode("latin-1")
    return {
        "to": quote(asked["path"]) + (f"?{query}" if query else ""),
        "fields": parse_qsl(sent.decode(), keep_blank_values=True),
        "after": AGAIN,
    }


def where(request: AnyRequest) -> str:
    """Where a request went, for the log: without what could be a key to a seat."""
    asked = request.scope.get("path_template", "")
    return asked.replace("{table_id}", request.path_params.get("table_id", ""))


def table_asked_for(request: AnyRequest) -> Table | None:
    """The table that a page is about, if it is in memory: what went wrong may be the database."""
    found = TABLE.match(request.scope["path"])
    return server_of(request).tables.kept.get(found[1]) if found else None


def table_language(request: AnyRequest) -> str:
    """The language of the table that a page is about; empty: it is about none."""
    table = table_asked_for(request)
    return table.row.language if table else ""


def answer(
    request: AnyRequest,
    status: int,
    word: str,
    text: str,
    facts: dict[str, Any] | None = None,
) -> Answer:
    """The same in JSON or as a page."""
    headers = dict(HEADERS.get(status, {}))
    if request.scope["path"].startswith("/api/"):
        problem = {"error": word, "message": text, **(facts or {})}
        return Response(problem, status_code=status, headers=headers)
    table = table_asked_for(request)
    context = {
        "text": text,
        "status": status,
        "table": table.id if table else "",
        "table_language": table_language(request),
        "again": None,  # what can be sent once more
    }
    return Template("error.html", context=context, status_code=status, headers=headers)


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: refused,
    KeelingError: wrong,
    RecursionError: nonsense,
    UnicodeError: nonsense,
    HTTPException: http,
    DatabaseError: damaged,
    sqlite3.DatabaseError: damaged,  # while a connection is opened
    **dict.fromkeys(AWAY, away),
    Exception: broken,
}
