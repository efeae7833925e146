"""Playing and watching: views, options, choices, the story, the stream."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from keeling.kernel.match import Finality
from keeling.text.offers import offers
from keeling.text.words import GameWords
from keeling.web.api.access import TableId, seat_acting, seat_looking
from keeling.web.api.answers import EVENTS, LINES, TOKEN, TOKEN_OR_NONE, Streaming, problems
from keeling.web.api.schemas import (
    ChoiceIn,
    LineInfo,
    LogInfo,
    MovedOn,
    OptionInfo,
    OptionsInfo,
    RefusedInfo,
    SeatingInfo,
    Standing,
    UndoIn,
)
from keeling.web.errors import NoSuchThing, NotYours, Stale
from keeling.web.framework import AnyRequest
from keeling.web.live.streams import News, changes
from keeling.web.show.narration import lines
from keeling.web.show.trace import sentence
from keeling.web.tables.table import Table
from keeling.web.tables.tables import Wish
from keeling.web.visitor import language_of, server_of, words_of

if TYPE_CHECKING:
    from collections.abc import Callable

MOST = 2**31 - 1
At = QueryParameter(gt=-1, le=MOST, description="After so many choices; without it, now.")
Since = QueryParameter(gt=-1, le=MOST, description="Only what came after so many choices.")
Position = Annotated[int | None, At]
# What anybody may look at, each as much as their seat may see; and what needs a seat.
LOOKING: Final[dict[str, Any]] = {
    "sync_to_thread": True,
    "security": TOKEN_OR_NONE,
    "responses": problems(401, 404, 410),
}
ACTING: Final[dict[str, Any]] = {
    "sync_to_thread": True,
    "status_code": 200,
    "security": TOKEN,
    "responses": problems(401, 403, 404, 409, 410, 413, 422),
}


@get(
    "/tables/{table_id:str}/view",
    summary="The view of a seat",
    **LOOKING,
)
def view(request: AnyRequest, table_id: TableId, at: Position = None) -> Standing:
    """All that a seat may see, now or after `at` choices."""
    with server_of(request).tables.at(table_id) as table:
        seat = seat_looking(request, table_id)
        return Standing(table.version, position(request, table, at).view(seat))


def position(request: AnyRequest, table: Table, at: int | None) -> Table:
    """A table now, or as it was after `at` choices."""
    if at is None:
        return table
    if at > len(table.match.taken):
        raise NoSuchThing("web-error-no-position")
    return server_of(request).tables.remembered.earlier(table, at)


@get(
    "/tables/{table_id:str}/options",
    summary="The options of a seat",
    **LOOKING,
)
def options(request: AnyRequest, table_id: TableId) -> OptionsInfo:
    """What the seat can do now, and what it cannot and why; nothing when it is not its turn."""
    with server_of(request).tables.at(table_id) as table:
        seat = seat_looking(request, table_id)
        told = GameWords(table.game, language_of(request, table.row.language))
        shown = table.view(seat)
        mine = seat if seat is not None and table.match.state.may_choose(seat) else None
        return OptionsInfo(
            version=table.version,
            to_move=shown.to_move,
            choosing=shown.choosing,
            prompt=told.prompt(shown),
            undoable=seat is not None and table.undoable(seat),
            options=[] if mine is None else legal_options(table, mine, told),
            refused=[] if mine is None else refused_options(table, mine, told),
        )


def legal_options(table: Table, seat: int, told: GameWords) -> list[OptionInfo]:
    """All legal options of a seat that is to choose."""
    game, state = table.game, table.match.asked(seat)
    return [
        OptionInfo(
            option=offer.notation,
            text=told.option(offer.option),
            verb=offer.verb,
            args=game.vocabulary.meaning(offer.option)[1],
            change=offer.trial.change,
            remark=offer.remark,
            final=table.match.finality(state, offer.trial.after) is not Finality.NONE,
        )
        for offer in offers(game, state, told)
    ]


def refused_options(table: Table, seat: int, told: GameWords) -> list[RefusedInfo]:
    """What is not legal for a seat now, with the reason."""
    game = table.game
    return [
        RefusedInfo(game.write(option), told.option(option), told.objection(why), why.clause)
        for option, why in game.objections(table.match.asked(seat))
    ]


@post("/tables/{table_id:str}/choices", summary="Choose", **ACTING)
def choose(request: AnyRequest, table_id: TableId, data: JSONBody[ChoiceIn]) -> Standing:
    """Take an option. 409 tells how the table stands when it has moved on since `version`."""
    choosing = server_of(request).tables.choose
    return done(request, table_id, data, lambda wish: choosing(table_id, wish, data.option))


@post("/tables/{table_id:str}/undo", summary="Take back", **ACTING)
def undo(request: AnyRequest, table_id: TableId, data: JSONBody[UndoIn]) -> Standing:
    """Take the last choice back, as far as the rules of undo allow."""
    undoing = server_of(request).tables.undo
    return done(request, table_id, data, lambda wish: undoing(table_id, wish))


def done(
    request: AnyRequest,
    table_id: str,
    data: ChoiceIn | UndoIn,
    carry_out: Callable[[Wish], object],
) -> Standing:
    """How the table stands after a command, or now if the command came too late."""
    with server_of(request).tables.at(table_id):  # once for all that follows
        seat = seat_acting(request, table_id)
        try:
            carry_out(Wish(seat, data.version, f"{seat}-{data.id}"))
        except Stale as stale:
            raise TooLate(standing(request, table_id, seat)) from stale
        return standing(request, table_id, seat)


def standing(request: AnyRequest, table_id: str, seat: int) -> Standing:
    """How a table stands, as a seat sees it."""
    with server_of(request).tables.at(table_id) as table:
        return Standing(table.version, table.view(seat))


class TooLate(Exception):
    """A command was made for the past; this is how the table stands now."""

    def __init__(self, now: Standing) -> None:
        super().__init__(now.version)
        self.now = now


def too_late(request: AnyRequest, error: TooLate) -> Response[MovedOn]:
    """That a command came too late, and how the table stands now."""
    stale, now = Stale(), error.now
    body = MovedOn(stale.word, words_of(request).say(stale.key), now.version, now.view)
    return Response(body, status_code=stale.status)


@get(
    "/tables/{table_id:str}/log",
    summary="The story so far",
    **LOOKING,
)
def log(
    request: AnyRequest, table_id: TableId, since: Annotated[int | None, Since] = None
) -> LogInfo:
    """What happened after the first `since` choices, in words, as the seat may know it.

    `lines` tells of the game, `seating` of who sat down, left, or was replaced, and by whom.
    """
    with server_of(request).tables.at(table_id) as table:
        told = GameWords(table.game, language_of(request, table.row.language))
        story = lines(table, seat_looking(request, table_id), told)
        return LogInfo(
            version=table.version,
            lines=[
                LineInfo(
                    line.at, table.colour(line.seat) if line.seat >= 0 else None, line.sentences
                )
                for line in story
                if line.at > (since if since is not None else -1)
            ],
            seating=[
                SeatingInfo(
                    at=one.choices,
                    seat=table.colour(one.seat),
                    what=one.what,
                    by=table.colour(one.by) if one.by >= 0 else "host",
                    detail=one.detail,
                    made=one.made,
                    sentence=sentence(one, told),
                )
                for one in table.trace
                if one.choices >= (since or 0)
            ],
        )


@get(
    "/tables/{table_id:str}/record",
    sync_to_thread=True,
    summary="The record",
    security=TOKEN_OR_NONE,
    responses=problems(401, 403, 404, 410),
)
def record(request: AnyRequest, table_id: TableId) -> dict[str, Any]:
    """The record of the game, once it is over: before, it would tell what others hold."""
    with server_of(request).tables.at(table_id) as table:
        seat = seat_looking(request, table_id)
        if not table.knows_all([] if seat is None else [seat]):
            raise NotYours("web-error-record")
        found: dict[str, Any] = msgspec.to_builtins(table.record())
        return found


@get(
    "/tables/{table_id:str}/board.svg",
    media_type="image/svg+xml",
    summary="The board as a picture",
    **LOOKING,
)
def board(request: AnyRequest, table_id: TableId, at: Position = None) -> Response[str]:
    """The board as a picture, as the seat sees it."""
    with server_of(request).tables.at(table_id) as table:
        told = GameWords(table.game, language_of(request, table.row.language))
        seen = position(request, table, at).view(seat_looking(request, table_id))
        return Response(told.board(seen), media_type="image/svg+xml")


@get(
    "/tables/{table_id:str}/text",
    media_type=MediaType.TEXT,
    summary="The board as text",
    **LOOKING,
)
def text_board(request: AnyRequest, table_id: TableId, at: Position = None) -> str:
    """The board as text, complete, as the seat sees it."""
    with server_of(request).tables.at(table_id) as table:
        told = GameWords(table.game, language_of(request, table.row.language))
        seen = position(request, table, at).view(seat_looking(request, table_id))
        return told.text_board(seen)


@get(
    "/tables/{table_id:str}/stream",
    summary="Changes, as they happen",
    security=TOKEN_OR_NONE,
    operation_class=Streaming,
    responses={
        200: ResponseSpec(News, description="News.", media_type=LINES, generate_examples=False),
        **problems(401, 404, 410),
    },
)
async def stream(request: AnyRequest, table_id: TableId) -> Stream:
    """How the table stands, now and whenever it has changed: a line of JSON each time.

    With `Accept: text/event-stream` the same as server-sent events, whose ids (the stamps of the
    news) may be sent as `Last-Event-ID` to hear only what is new. In between, empty lines or
    events called `alive` show that the connection is. A stream ends when the server stops (after an
    event `bye`, whose `retry` says when to come back) or the table is deleted (after `gone`).
    """
    seat = await asyncio.to_thread(seat_watching, request, table_id)
    events = EVENTS in request.headers.get("accept", "")
    return changes(request, table_id, [] if seat is None else [seat], lines=not events)


def seat_watching(request: AnyRequest, table_id: str) -> int | None:
    """Whose stream it is, if there is such a table."""
    with server_of(request).tables.at(table_id):
        return seat_looking(request, table_id)


HANDLERS = [view, options, choose, undo, log, record, board, text_board, stream]
