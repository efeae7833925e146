"""The rules of a game, clause by clause and with a search, and its glossary in all languages."""

from __future__ import annotations

import re
from functools import lru_cache, partial

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Template
from markupsafe import Markup

from keeling.kernel.errors import BadConfig
from keeling.kernel.game import AnyGame
from keeling.kernel.registry import game as find_game
from keeling.text.catalogue import LANGUAGES
from keeling.text.glossary import glossary as glossary_of
from keeling.text.glossary import names
from keeling.text.markdown import as_html, marked
from keeling.text.rulebook import (
    Clause,
    NoRulebook,
    chapters,
    in_pieces,
    openings,
    prefix_of,
    rulebook,
    search,
    words_of,
)
from keeling.text.words import GameWords
from keeling.web.framework import AnyRequest
from keeling.web.page import Page
from keeling.web.show.wording import fragment
from keeling.web.visitor import language_of, server_of

LONGEST_QUERY = 100
MOST_KEPT = 64  # rules and glossaries, up to 80 kB each
TABLE_ID = re.compile(r"[a-z0-9]{1,16}")


@get("/rules/{game:str}", sync_to_thread=True)
def rules(
    request: AnyRequest,
    game: FromPath[str],
    q: FromQuery[str] = "",
    table: FromQuery[str] = "",
) -> Template:
    """The clauses of a game; with a query those that answer it, its words marked."""
    found, query = game_called(game), " ".join(q[:LONGEST_QUERY].split())
    origin = came_from(request, found, table)
    language = language_of(request, origin["table_language"])
    whole = f"/rules/{found.id}{origin['from_table']}"
    try:
        count, clauses = answers(found, language, query, whole) if query else book(found, language)
    except NoRulebook as error:
        raise NotFoundException from error
    context = {
        **origin,
        "game": found,
        "title": GameWords(found, language).title(),
        "query": query,
        "count": count,
        "example": f"{found.clauses}-1",
        "clauses": clauses,
        "whole": whole,
    }
    return Page(request, "rules.html", context=context)


@lru_cache(MOST_KEPT)
def book(game: AnyGame, language: str) -> tuple[int, Markup]:
    """How many clauses a game has, and all of them as they stand on the page."""
    return answers(game, language, "", "")


def answers(game: AnyGame, language: str, query: str, page: str) -> tuple[int, Markup]:
    """How many clauses answer a query, and these; what they link to may stand on another page."""
    all_clauses = rulebook(game)
    found, words = search(all_clauses, query), asked_words(all_clauses, query)
    clauses = fragment(
        "clauses.html",
        language,
        chapters=chapters(found),
        openings=openings(all_clauses),
        page=page,
        as_html=partial(as_html, words=words, page=page),
        marked=partial(marked, words=words),
        in_pieces=in_pieces,
    )
    return len(found), clauses


def asked_words(all_clauses: list[Clause], query: str) -> list[str]:
    """The words of a query that are no numbers of clauses."""
    return words_of(query.split(), prefix_of(all_clauses), all_clauses)


@get("/glossary/{game:str}", sync_to_thread=True)
def glossary(request: AnyRequest, game: FromPath[str], table: FromQuery[str] = "") -> Template:
    """The terms of a game with what they mean, and all its names, in all languages."""
    found = game_called(game)
    origin = came_from(request, found, table)
    language = language_of(request, origin["table_language"])
    context = {
        **origin,
        "game": found,
        "title": GameWords(found, language).title(),
        "terms": terms(found, language),
    }
    return Page(request, "glossary.html", context=context)


@lru_cache(MOST_KEPT)
def terms(game: AnyGame, language: str) -> Markup:
    """The terms and names of a game as they stand on the page."""
    told = glossary_of(game, language)
    if not told:
        raise NotFoundException
    columns = sorted(LANGUAGES, key=lambda code: code != language)  # the reader's own first
    return fragment("terms.html", language, terms=told, kinds=names(game), columns=columns)


def came_from(request: AnyRequest, game: AnyGame, table: str) -> dict[str, str]:
    """The table from which a page was opened, to go back to: one of this game, or none at all."""
    row = server_of(request).store.table(table) if TABLE_ID.fullmatch(table) else None
    if row is None or row.game != game.id:
        return {"table": "", "table_language": "", "from_table": ""}
    return {"table": row.id, "table_language": row.language, "from_table": f"?table={row.id}"}


def game_called(name: str) -> AnyGame:
    """The game with this id; without one there is no page."""
    try:
        return find_game(name)
    except BadConfig as error:
        raise NotFoundException from error


HANDLERS = [rules, glossary]
