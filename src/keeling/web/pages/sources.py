"""What is printed and what is ours: the values of a game, by where they come from."""

from __future__ import annotations

from functools import lru_cache

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Template
from markupsafe import Markup

from keeling.kernel.game import AnyGame
from keeling.text.words import GameWords
from keeling.web.framework import AnyRequest
from keeling.web.page import Page
from keeling.web.pages.rules import came_from, game_called
from keeling.web.show.sources import groups, sources_of
from keeling.web.show.wording import fragment
from keeling.web.visitor import language_of

MOST_KEPT = 32  # lists, up to 600 kB each


@get("/sources/{game:str}", sync_to_thread=True)
def sources(request: AnyRequest, game: FromPath[str], table: FromQuery[str] = "") -> Template:
    """The shares of printed and reconstructed values, and every value with its source."""
    found = game_called(game)
    if not found.data:
        raise NotFoundException
    origin = came_from(request, found, table)
    language = language_of(request, origin["table_language"])
    context = {
        **origin,
        "game": found,
        "title": GameWords(found, language).title(),
        "sources": sources_of(found),
        "values": values(found, language),
    }
    return Page(request, "sources.html", context=context)


@lru_cache(MOST_KEPT)
def values(game: AnyGame, language: str) -> Markup:
    """All values of a game as they stand on the page."""
    kinds = [(part, groups(game, part.kind, language)) for part in sources_of(game).bar]
    return fragment("values.html", language, kinds=kinds)


HANDLERS = [sources]
