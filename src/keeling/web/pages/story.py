"""The whole story of a table in words, as this browser may know it: a page, and a text to keep."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Template

from keeling.text.words import GameWords
from keeling.web.framework import AnyRequest
from keeling.web.page import NOT_PACKED, Page
from keeling.web.pages.records import download
from keeling.web.pages.unchanged import etag_of, has_it, may_be_kept, not_modified
from keeling.web.pages.viewer import viewer_of
from keeling.web.server import Server
from keeling.web.show.chapters import Chapter, chapters
from keeling.web.show.people import who
from keeling.web.show.scene import Presenter, Sitting
from keeling.web.tables.table import Table
from keeling.web.visitor import language_of, server_of

SET_UP = -1
SMALL = 1000  # bytes of a story in which nothing happens


@get("/t/{table_id:str}/story", sync_to_thread=True)
def story(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[str] = ""
) -> Template | Response[None]:
    """The story by turns; each line leads to the position it tells of."""
    server = server_of(request)
    with server.tables.at(table_id) as table:
        etag = etag_of(request, table)
        if has_it(request, etag):
            return not_modified(etag)
        looking = viewer_of(request, table, seat)
        presenter = Presenter(table, language_of(request, table.row.language), server.hub)
        told = told_of(server, table, looking.seat, presenter.told)
        context = {
            "table_language": table.row.language,
            "table": table.id,
            "title": presenter.told.title(),
            "chapters": told,
            "sittings": sittings(presenter, looking.held),
            "viewer": looking,
            "colour": "" if looking.seat is None else table.colour(looking.seat),
            "ended": table.ended,
        }
    return may_be_kept(Page(request, "story.html", context=context), etag)


@get("/t/{table_id:str}/story.txt", sync_to_thread=True, opt=NOT_PACKED)
def story_text(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[str] = ""
) -> Response[str]:
    """The story as plain text."""
    server = server_of(request)
    with server.tables.at(table_id) as table:
        told = GameWords(table.game, language_of(request, table.row.language))
        found = told_of(server, table, viewer_of(request, table, seat).seat, told)
        head = told.say("web-story-title", game=told.title(), table=table.id)
        text = "\n\n".join([head, *(as_text(table, chapter, told) for chapter in found)])
    return download(text + "\n", table, "story.txt")


def told_of(server: Server, table: Table, seat: int | None, told: GameWords) -> list[Chapter]:
    """The story as a seat may know it."""
    what = f"story {told.words.language} {seat}"
    return server.tables.remembered.get(
        table, what, lambda: chapters(table, seat, told), lambda found: SMALL + size_of(found)
    )


def size_of(found: list[Chapter]) -> int:
    """About how many bytes a story takes."""
    return sum(len(text) + 100 for one in found for part in one.passages for text in part.sentences)


def sittings(presenter: Presenter, held: list[int]) -> list[Sitting]:
    """Who sits at a table."""
    table = presenter.table
    view = table.view(None)
    return [presenter.sitting(table, n, held, view) for n in range(len(table.seats))]


def as_text(table: Table, chapter: Chapter, told: GameWords) -> str:
    """A turn as text: whose it was, then a line for each choice with its position."""
    if chapter.seat == SET_UP:
        head = told.say("web-story-setup")
    else:
        head = who(table.seats[chapter.seat], told)
    lines = [f"{passage.at:5}  {' '.join(passage.sentences)}" for passage in chapter.passages]
    return "\n".join([head, *lines])


HANDLERS = [story, story_text]
