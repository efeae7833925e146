"""Making tables and finding them."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from keeling.kernel.registry import game_ids
from keeling.text.catalogue import LANGUAGES
from keeling.web.api.access import NoSuchToken, TableId, seat_acting, seat_asking, token_sent
from keeling.web.api.answers import TOKEN, TOKEN_OR_NONE, problems
from keeling.web.api.chance import drawn_from
from keeling.web.api.listing import told_by_row
from keeling.web.api.schemas import (
    SeatIn,
    SeatInfo,
    SeatMade,
    SitIn,
    TableIn,
    TableInfo,
    TableMade,
    WordsIn,
)
from keeling.web.errors import Busy, Damaged, NoSuchThing, NotYours, OtherRules, Refused
from keeling.web.framework import AnyRequest
from keeling.web.pages.viewer import seat_called
from keeling.web.store.rows import HOST, Comer, Note, What
from keeling.web.tables.glances import Glances
from keeling.web.tables.opening import Opening, Sitter, check_bot, is_fresh, name_of
from keeling.web.tables.table import Table
from keeling.web.tables.tables import Wish
from keeling.web.visitor import base_url, origin_of, server_of, words_of

Colour = Annotated[str, PathParameter(description="The game's own name of a seat: `white`.")]


@post("/tables", sync_to_thread=True, summary="Open a table", responses=problems(404, 413))
def make_table(request: AnyRequest, data: JSONBody[TableIn]) -> TableMade:
    """Open a table. Keep the tokens: they are told only here.

    A token is good until somebody sits down on its seat, in a browser or by `sit`. If the answer
    got lost, the same request with the same `id` is answered with the same table, for ten minutes
    with the tokens of all seats that nobody has used meanwhile.
    """
    server = server_of(request)
    if data.game not in game_ids():
        raise NoSuchThing("web-error-no-game")
    if data.language not in LANGUAGES:
        raise Refused("web-error-language", languages=", ".join(LANGUAGES))
    table = server.open(
        origin_of(request),
        Opening(
            game=data.game,
            config={"seats": len(data.seats), **data.config},
            sitters=[Sitter(sitter.who, sitter.name, sitter.bot) for sitter in data.seats],
            seed=data.seed,
            language=data.language,
            form=data.id or "",
        ),
    )
    return made(request, table)


def made(request: AnyRequest, table: Table) -> TableMade:
    """A new table with its keys."""
    base = base_url(request)
    return TableMade(
        table=table.id,
        version=table.version,
        host_token=table.row.host_token,
        link=f"{base}/t/{table.id}",
        seats=[
            seat_made(table, row.seat, base, told=is_fresh(table, [row.seat]))
            for row in table.seats
        ],
        chance=drawn_from(table, words_of(request, table.row.language)),
    )


def seat_made(table: Table, seat: int, base: str, *, told: bool = True) -> SeatMade:
    """A seat with its key, if it is told."""
    row = table.seats[seat]
    told = told and row.person
    return SeatMade(
        seat=table.colour(seat),
        who="open" if row.open else "link" if row.person else "bot",
        name=row.name,
        bot=row.bot,
        token=row.token if told else None,
        link=f"{base}/join/{row.token}" if told else None,
    )


@get("/tables", sync_to_thread=True, summary="Open tables", responses=problems())
def open_tables(request: AnyRequest) -> list[TableInfo]:
    """Tables at which anybody may sit down.

    Of a table that is busy just now, the words that players have added to chance are left out.
    """
    server = server_of(request)
    glances, found = Glances(server.tables), []
    for row in server.store.with_open_seats():
        with suppress(OtherRules, Damaged):  # of rules that are gone
            try:
                with glances.at(row.id) as table:
                    found.append(told(request, table))
            except Busy:
                found.append(told_by_row(request, row))
    return found


@get(
    "/tables/{table_id:str}", sync_to_thread=True, summary="One table", responses=problems(404, 410)
)
def one_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    """A table as everybody may know it."""
    with server_of(request).tables.at(table_id) as table:
        return told(request, table)


def told(request: AnyRequest, table: Table) -> TableInfo:
    """What everybody may know of a table."""
    state = table.match.state
    return TableInfo(
        table=table.id,
        game=table.game.id,
        data=table.row.data,
        config=dict(table.match.config.json()),
        version=table.version,
        choices=len(table.match.taken),
        to_move=table.next_colour,
        choosing=table.choosing_colours,
        thinking=table.thinking,
        ended=table.ended,
        closed=table.row.closed,
        seats=[
            SeatInfo(table.colour(row.seat), row.name, row.bot, row.person, row.open)
            for row in table.seats
        ],
        scores=[int(score) for score in state.scores()] if table.ended else None,
        winners=[table.colour(seat) for seat in state.winners()] if table.ended else [],
        chance=drawn_from(table, words_of(request, table.row.language)),
    )


@post(
    "/tables/{table_id:str}/seats/{colour:str}",
    sync_to_thread=True,
    status_code=200,
    summary="Who plays a seat",
    security=TOKEN,
    responses=problems(401, 403, 404, 410, 413),
)
def play_by(
    request: AnyRequest,
    table_id: TableId,
    colour: Colour,
    data: JSONBody[SeatIn],
) -> TableInfo:
    """Leave a seat to a bot, or take it back; with the seat's own token or the host's."""
    server = server_of(request)
    with server.tables.at(table_id) as table:
        seat = seat_called(table, colour)
        if not data.bot and not table.seats[seat].person:
            raise NotYours("web-error-bot-seat")
    asking = seat_asking(request, table_id)
    if asking is None:
        raise NoSuchToken("web-error-needs-token")
    if asking not in (seat, HOST):
        raise NotYours("web-error-not-your-seat")
    if data.bot:
        check_bot(data.bot)
    with server.tables.at(table_id) as table:
        if data.bot:
            server.bot_tables.admit(origin_of(request), table, seat)
        name = table.seats[seat].name if asking == seat else ""
        note = Note(What.BOT if data.bot else What.PERSON, asking, name, data.bot)
        server.tables.change_seat(table_id, seat, note, bot=data.bot)
        return told(request, table)


@post(
    "/tables/{table_id:str}/words",
    sync_to_thread=True,
    status_code=200,
    summary="Add words to chance",
    security=TOKEN,
    responses=problems(401, 403, 404, 410, 413),
)
def add_words(request: AnyRequest, table_id: TableId, data: JSONBody[WordsIn]) -> TableInfo:
    """Add words of your own, from which every later draw of chance follows as well."""
    server, seat = server_of(request), seat_acting(request, table_id)
    server.tables.say(table_id, Wish(seat, 0, f"{seat}-{data.id}"), data.text)
    with server.tables.at(table_id) as table:
        return told(request, table)


@post(
    "/tables/{table_id:str}/seats/{colour:str}/sit",
    sync_to_thread=True,
    status_code=200,
    summary="Sit down",
    security=TOKEN_OR_NONE,
    responses=problems(401, 403, 404, 410, 413),
)
def sit(request: AnyRequest, table_id: TableId, colour: Colour, data: JSONBody[SitIn]) -> SeatMade:
    """Sit down on an open seat, or with its token on any. The answer holds a new token.

    The token by which the seat was known before opens nothing any more, so that nobody else who
    knew it can look through the seat or play there: neither a browser nor whoever made the table.
    """
    server, comer = server_of(request), Comer(name_of(data.name))
    with server.tables.at(table_id) as table:
        seat, key = seat_called(table, colour), token_sent(request)
        if key:
            if seat_asking(request, table_id) != seat:
                raise NotYours("web-error-not-your-seat")
            server.tables.join(table_id, key, comer)
        else:
            server.tables.sit(table_id, seat, comer)
        return seat_made(table, seat, base_url(request))


HANDLERS = [make_table, open_tables, one_table, play_by, add_words, sit]
