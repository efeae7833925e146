"""The rules of a game, clause by clause and with a search, and its glossary in all languages."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Template

from keeling.kernel import game as games
from keeling.kernel.errors import BadConfig
from keeling.kernel.game import Game
from keeling.text.catalogue import LANGUAGES
from keeling.text.glossary import glossary as glossary_of
from keeling.text.glossary import names
from keeling.text.markdown import as_html, marked
from keeling.text.rulebook import NoRulebook, chapters, openings, rulebook, search, words_of
from keeling.text.words import GameWords
from keeling.web.visitor import language_of, server_of

LONGEST_QUERY = 100
TABLE_ID = re.compile(r"[a-z0-9]{1,16}")


@get("/rules/{game:str}", sync_to_thread=True)
def rules(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    q: FromQuery[str] = "",
    table: FromQuery[str] = "",
) -> Template:
    """The clauses of a game; with a query those that answer it, its words marked."""
    found, query = game_called(game), " ".join(q[:LONGEST_QUERY].split())
    origin = came_from(request, found, table)
    try:
        book = rulebook(found)
    except NoRulebook as error:
        raise NotFoundException from error
    answers = search(book, query)
    words = words_of(query.split(), found.clauses)
    whole = f"/rules/{found.id}{origin['from_table']}"
    page = whole if query else ""  # what a clause links to may be no answer itself
    context = {
        **origin,
        "game": found,
        "title": GameWords(found, language_of(request, origin["table_language"])).title(),
        "query": query,
        "count": len(answers),
        "example": f"{found.clauses}-1",
        "chapters": chapters(answers),
        "openings": openings(book),
        "whole": whole,
        "page": page,
        "as_html": partial(as_html, words=words, page=page),
        "marked": partial(marked, words=words),
    }
    return Template("rules.html", context=context)


@get("/glossary/{game:str}", sync_to_thread=True)
def glossary(
    request: Request[Any, Any, Any], game: FromPath[str], table: FromQuery[str] = ""
) -> Template:
    """The terms of a game with what they mean, and all its names, in all languages."""
    found = game_called(game)
    origin = came_from(request, found, table)
    language = language_of(request, origin["table_language"])
    terms = glossary_of(found, language)
    if not terms:
        raise NotFoundException
    context = {
        **origin,
        "game": found,
        "title": GameWords(found, language).title(),
        "terms": terms,
        "kinds": names(found),
        "columns": sorted(LANGUAGES, key=lambda code: code != language),  # the reader's own first
    }
    return Template("glossary.html", context=context)


def came_from(request: Request[Any, Any, Any], game: Game[Any], table: str) -> dict[str, str]:
    """The table from which a page was opened, to go back to: one of this game, or none at all."""
    row = server_of(request).store.table(table) if TABLE_ID.fullmatch(table) else None
    if row is None or row.game != game.id:
        return {"table": "", "table_language": "", "from_table": ""}
    return {"table": row.id, "table_language": row.language, "from_table": f"?table={row.id}"}


def game_called(name: str) -> Game[Any]:
    """The game with this id; without one there is no page."""
    try:
        return games.game(name)
    except BadConfig as error:
        raise NotFoundException from error


HANDLERS = [rules, glossary]
