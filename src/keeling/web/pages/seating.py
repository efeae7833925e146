"""Changing who plays a seat, what they are called and where messages for them go."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect, Template

from keeling.bots.play import BOTS
from keeling.text.words import GameWords
from keeling.web.errors import NotYours, Refused, TooMany
from keeling.web.framework import AnyRequest
from keeling.web.pages.commands import own_seat
from keeling.web.pages.seats import seats_page
from keeling.web.pages.viewer import seat_called
from keeling.web.server import Server
from keeling.web.store.rows import HOST, Note, What
from keeling.web.tables.opening import name_of
from keeling.web.tables.table import Table
from keeling.web.visitor import browser_of, held_by, origin_of, server_of

STAND_IN = "greedy"  # plays for people who leave
Form = URLEncodedBody[dict[str, str]]


@post("/t/{table_id:str}/seats/{colour:str}/bot", sync_to_thread=True)
def play_by(
    request: AnyRequest, table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect:
    """A bot plays a seat (`bot` is its level), or a person does again (`bot` is empty)."""
    server, level = server_of(request), data.get("bot", "")
    if level not in ("", *BOTS):
        raise Refused("web-seats-no-bot")
    with server.tables.at(table_id) as table:
        seat, held = seat_called(table, colour), held_by(request, table)
        if not may_change(server, table, seat, held, level):
            raise NotYours("web-error-not-your-seat")
        if level:
            server.bot_tables.admit(origin_of(request), table, seat)
        what = What.BOT if level else What.PERSON
        if level or table.seats[seat].person:
            note = noted(what, table, seat, held, level)
            server.tables.change_seat(table_id, seat, note, bot=level)
        else:
            offer(server, table, seat, noted(what, table, seat, held, "link"), bot="")
    return back(data, table_id, what)


def may_change(server: Server, table: Table, seat: int, held: list[int], level: str) -> bool:
    """The host and whoever holds the seat may; any player where somebody stays away, for a bot."""
    if HOST in held or seat in held:
        return True
    return bool(held and level) and server.is_absent(table, seat)


@post("/t/{table_id:str}/seats/{colour:str}/reissue", sync_to_thread=True)
def reissue(
    request: AnyRequest, table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect:
    """A new link to a person's seat; the old one is dead, and so is what it opened."""
    server = server_of(request)
    with server.tables.at(table_id) as table:
        seat, held = seat_called(table, colour), held_by(request, table)
        if seat not in held:
            may_host(table, seat, held)
        keeper = browser_of(request) if seat in held else ""  # nobody is shut out of an own seat
        offer(server, table, seat, noted(What.LINK, table, seat, held), keeper)
    return back(data, table_id, "link")


@post("/t/{table_id:str}/seats/{colour:str}/free", sync_to_thread=True)
def free(
    request: AnyRequest, table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect:
    """Whoever sits there gets up; `to` says for whom: `link`, `open` (anybody) or a bot."""
    server = server_of(request)
    to = data.get("to", "link")
    if to not in ("link", "open", *BOTS):
        raise Refused("web-seats-no-bot")
    with server.tables.at(table_id) as table:
        seat = seat_called(table, colour)
        may_host(table, seat, held_by(request, table))
        bot = to if to in BOTS else ""
        if bot:
            server.bot_tables.admit(origin_of(request), table, seat)
        note = Note(What.FREED, HOST, "", to)
        offer(server, table, seat, note, name="", open=to == "open", bot=bot, person=not bot)
    return back(data, table_id, "freed")


def may_host(table: Table, seat: int, held: list[int]) -> None:
    """Only the host gives away the seats of people."""
    if HOST not in held:
        raise NotYours("web-seats-host-only")
    if not table.seats[seat].person:
        raise NotYours("web-error-bot-seat")


def offer(
    server: Server, table: Table, seat: int, note: Note, keeper: str = "", **changes: object
) -> None:
    """Make a seat one for whoever has its new link, and for the browser that keeps it."""
    with server.tables.seating(table.id):
        server.store.reissue(table.id, seat, keeper, note, **{"person": True, **changes})


def noted(what: What, table: Table, seat: int, held: list[int], detail: str = "") -> Note:
    """What is noted of a change by a browser that holds these seats."""
    by = seat if seat in held else min(held)  # HOST comes first
    return Note(what, by, table.seats[by].name if by != HOST else "", detail)


@post("/t/{table_id:str}/seats/{colour:str}/name", sync_to_thread=True)
def call(
    request: AnyRequest, table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect:
    """People call themselves what they like."""
    tables, seat = server_of(request).tables, own_seat(request, table_id, colour)
    name = name_of(data.get("name", ""))
    with tables.at(table_id) as table:
        if name != table.seats[seat].name:
            note = noted(What.NAMED, table, seat, [seat], name)
            tables.change_seat(table_id, seat, note, name=name)
    return back(data, table_id, "name")


@post("/t/{table_id:str}/seats/{colour:str}/webhook")
async def webhook(
    request: AnyRequest, table_id: FromPath[str], colour: FromPath[str], data: Form
) -> Redirect | Template:
    """Where a message goes when it is this seat's turn: `do` is save, test or remove.

    Other machines are waited for here, and no thread is kept meanwhile.
    """
    server, do = server_of(request), data.get("do", "save")
    url = "" if do == "remove" else data.get("url", "").strip()
    seat = await asyncio.to_thread(own_seat, request, table_id, colour)
    try:
        if url:
            await server.webhooks.check(url)
        await asyncio.to_thread(server.tables.change_seat, table_id, seat, webhook=url)
        if url and do == "test":
            text = await asyncio.to_thread(trial, server, table_id)
            await server.webhooks.test(table_id, url, text)
    except Refused as refused:
        status = 429 if isinstance(refused, TooMany) else 422
        wrong = (colour, url, refused.key)
        return await asyncio.to_thread(seats_page, request, table_id, wrong=wrong, status=status)
    return back(data, table_id, "removed" if not url else "sent" if do == "test" else "saved")


def trial(server: Server, table_id: str) -> str:
    """What is sent to see whether it gets there."""
    with server.tables.at(table_id) as table:
        told = GameWords(table.game, table.row.language)
    return told.say("web-seats-webhook-message", game=told.title())


@post("/t/{table_id:str}/leave", sync_to_thread=True)
def leave(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """Give up all seats here; bots go on in their place until the game is over."""
    server, browser = server_of(request), browser_of(request)
    with server.tables.seating(table_id) as table:
        if table.ended:
            server.store.forget(browser, table_id)
        else:
            server.store.leave(browser, table_id, STAND_IN)
    with server.tables.at(table_id) as table:
        server.bot_tables.left(origin_of(request), table)
    return Redirect("/", status_code=303)


def back(data: dict[str, str], table_id: str, done: str) -> Redirect:
    """Back to where the form stood: the table, or the page of seats, which says what is done."""
    to = f"/t/{table_id}/seats?done={done}" if data.get("page") == "seats" else f"/t/{table_id}"
    return Redirect(to, status_code=303)


HANDLERS = [play_by, reissue, free, call, webhook, leave]
