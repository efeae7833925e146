"""The board in words: a page of its own, and what the script puts into the table's page."""

from __future__ import annotations

import re

from litestar import get
from litestar.params import FromPath, FromQuery
from litestar.response import Template

from keeling.text.words import GameWords
from keeling.web.framework import AnyRequest
from keeling.web.page import Page
from keeling.web.pages.report import position
from keeling.web.pages.table import PART
from keeling.web.pages.viewer import viewer_of
from keeling.web.visitor import language_of, server_of


@get("/t/{table_id:str}/text", sync_to_thread=True)
def text_board(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromQuery[str] = "",
    at: FromQuery[int | None] = None,
) -> Template:
    """Everything on the board as this browser sees it, now or after `at` choices."""
    tables = server_of(request).tables
    with tables.at(table_id) as table:
        seen = viewer_of(request, table, seat).seat
        told = GameWords(table.game, language_of(request, table.row.language))
        shown = table if at is None else tables.remembered.earlier(table, position(table, at))
        context = {
            "table_language": table.row.language,
            "table": table.id,
            "colour": "" if seen is None else table.colour(seen),
            "title": told.title(),
            "paragraphs": paragraphs(told.text_board(shown.view(seen))),
        }
    part = request.headers.get(PART) == "text"
    return Page(request, "in_words.html" if part else "text_board.html", context=context)


def paragraphs(text: str) -> list[list[str]]:
    """The board as text: paragraphs, each a heading and its lines."""
    whole = re.sub(r"\n {4,}", " ", text)  # lines that were broken for terminals
    parts = [part.strip("\n").split("\n") for part in whole.split("\n\n")]
    return [[line.strip() for line in part] for part in parts if any(part)]


HANDLERS = [text_board]
