"""Errors as answers: JSON for programs, a page for people, never a trace."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.response import Template

from keeling.kernel.errors import KeelingError
from keeling.kernel.game import game as find_game
from keeling.text.catalogue import catalogue
from keeling.text.words import GameWords
from keeling.web.errors import NotLegal, Refused
from keeling.web.visitor import language_of, words_of

if TYPE_CHECKING:
    from litestar import Request

LOGGER = logging.getLogger(__name__)
Answer = Response[Any] | Template


def refused(request: Request[Any, Any, Any], error: Refused) -> Answer:
    """Something that was asked for is not granted."""
    facts: dict[str, Any] = {}
    if isinstance(error, NotLegal) and error.objection is not None:
        facts = {"clause": error.objection.clause, "reason": error.objection.name}
    return answer(request, error.status, error.word, sentence(error, language_of(request)), facts)


def sentence(error: Refused, language: str) -> str:
    """Why something is not granted, in words; the game's own where the rules are against it."""
    if isinstance(error, NotLegal) and error.objection is not None:
        return GameWords(find_game(error.game), language).objection(error.objection)
    return catalogue("keeling", language).say(error.key, **error.args_of_text)


def wrong(request: Request[Any, Any, Any], error: KeelingError) -> Answer:
    """A config, a record or an option that cannot be."""
    return answer(request, HTTPStatus.BAD_REQUEST, "bad_request", str(error))


def http(request: Request[Any, Any, Any], error: HTTPException) -> Answer:
    """Whatever the framework found wrong with a request."""
    status = HTTPStatus(error.status_code)
    words = words_of(request)
    key = f"web-error-{status.value}"
    text = words.say(key) if words.has(key) else status.phrase
    facts = (
        {"details": error.extra}
        if error.extra and status < HTTPStatus.INTERNAL_SERVER_ERROR
        else {}
    )
    made = answer(request, status, status.phrase.lower().replace(" ", "_"), text, facts)
    made.headers.update(error.headers or {})
    return made


def broken(request: Request[Any, Any, Any], error: Exception) -> Answer:
    """A fault of ours: told in the log of the server, not to the world."""
    LOGGER.error("%s %s failed", request.method, request.url.path, exc_info=error)
    text = words_of(request).say("web-error-500")
    return answer(request, HTTPStatus.INTERNAL_SERVER_ERROR, "internal_error", text)


def answer(
    request: Request[Any, Any, Any],
    status: int,
    word: str,
    text: str,
    facts: dict[str, Any] | None = None,
) -> Answer:
    """The same in JSON or as a page."""
    if request.url.path.startswith("/api/"):
        return Response({"error": word, "message": text, **(facts or {})}, status_code=status)
    return Template("error.html", context={"text": text, "status": status}, status_code=status)


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: refused,
    KeelingError: wrong,
    HTTPException: http,
    Exception: broken,
}
